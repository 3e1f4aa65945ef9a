/// A layout, filled in: what its rows say of every verb once, and how their forms end once for each template.
///
/// All that is left to do for a verb is to copy those bytes and its own words by turns.
struct Sheet: ~Copyable {
  private let layout: BulkConjugator.Layout
  /// The slot of each row, and what stands behind its forms.
  private let rows: [(slot: Slot, end: StaticString)]
  /// What each row says before its forms.
  private var leads = Script()
  /// What the rows say from their forms on, template by template.
  private var fillings = Script()
  private var templates: [(start: Script.Place, end: Script.Place, forms: Int)] = []

  init(_ layout: BulkConjugator.Layout) {
    self.layout = layout
    rows = layout.rows.map { ($0.slot, $0.end) }
    for row in layout.rows {
      for part in row.parts {
        switch part {
        case .infinitive: leads.add(.infinitive)
        case .own: leads.add(.own)
        case .text(let text): leads.add(text)
        }
      }
      leads.endRow()
    }
  }

  /// How many forms a template has.
  func forms(of template: Int) -> Int { templates[template].forms }

  /// Adds the next template.
  ///
  /// - Parameter verb: the first of the verbs that share it.
  mutating func add(_ template: Template, _ verb: Verb) {
    let start = fillings.end
    var forms = 0
    for (slot, end) in rows {
      let places = template.places(of: slot)
      forms += places.count
      if places.isEmpty, layout.omitsGaps {
        fillings.add(.absent)
      } else {
        for place in places {
          if place > places.lowerBound { fillings.add(layout.separator) }
          fillings.add(layout.quote)
          fillings.add(template.frames.before[slot.index])
          fillings.add(.head)
          fillings.add(template.ends[place])
          fillings.add(layout.quote)
        }
        if let remark = layout.remark { fillings.add(remark(slot, verb)) }
        fillings.add(end)
      }
      fillings.endRow()
    }
    templates.append((start, fillings.end, forms))
  }

  /// Writes the forms of a verb.
  func write(_ template: Int, _ words: borrowing Script.Words, to buffer: inout ByteBuffer) {
    let (start, end, _) = templates[template]
    let most = leads.most(from: Script.Place(), to: leads.end, words) + fillings.most(from: start, to: end, words)
    buffer.appendUnchecked(most: most + Copy.margin) { first in
      var target = first
      leads.withReader(at: Script.Place()) { lead in
        fillings.withReader(at: start) { filling in
          for _ in rows.indices {
            let row = target
            lead.copyRow(words, isLong: true, to: &target)
            // What is left out has been written in vain.
            if filling.isRowAbsent { target = row }
            filling.copyRow(words, isLong: false, to: &target)
          }
        }
      }
      return target - first
    }
  }
}
