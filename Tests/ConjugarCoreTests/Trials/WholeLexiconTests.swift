import ConjugarCore
import Foundation
import Testing

/// What tests sample, checked for the whole lexicon: the fast ways say what the careful ones say. It takes minutes:
/// `WHOLE_LEXICON=1 swift test --filter WholeLexiconTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WHOLE_LEXICON"] != nil))
struct WholeLexiconTests {
  /// Every verb of the lexicon, inferred from the others.
  @Test func analogies() {
    let accuracy = LeaveOneOut()
    print("inferred otherwise: \(accuracy.wrongVerbs.joined(separator: " "))\n\(accuracy)")
    #expect(accuracy.isGood, "worse than they have been")
  }

  /// Every verb of the lexicon and its pronominal twin, written in bulk and cell by cell.
  @Test func bulk() throws {
    let conjugator = Conjugator()
    var bulk = BulkConjugator(layout: .table(Slot.all, separator: "\t"))
    var buffer = ByteBuffer()
    var differences: [String] = []
    for line in conjugator.lexicon.verbLines {
      for verb in [line.verb, line.verb?.pronominal].compactMap({ $0 }) {
        buffer.removeAll()
        bulk.write(bulk.entry(of: verb), to: &buffer)
        let paradigm = conjugator.paradigm(of: verb)
        let rows = Slot.all.map { slot in
          let forms = paradigm.forms(at: slot).joined(separator: "/")
          return "\(verb.name)\t\(slot.tense.id)\t\(Person.id(of: slot.person))\t\(forms)\n"
        }
        let isSame = buffer.bytes.elementsEqual(rows.joined().utf8)
        if !isSame { differences.append("\(verb.infinitive)") }
      }
    }
    #expect(differences == [])
  }

  /// Every form of the lexicon as it is, without its accents, and with a letter changed, analyzed alone and with an index.
  @Test func analysis() throws {
    let conjugator = Conjugator()
    var alone = MorphologicalAnalyzer(indexAfter: .max)
    var indexed = MorphologicalAnalyzer(indexAfter: 0)
    var generator = SplitMix64(seed: 1)
    var differences: [String] = []
    for name in conjugator.lexicon.infinitives {
      let paradigm = conjugator.paradigm(of: try conjugator.verb(name))
      let forms = Set(Slot.simple.flatMap { paradigm.forms(at: $0) })
      for form in forms.sorted() {
        for word in Set([form, Word(form)?.plain.description ?? form, Self.changed(form, &generator)]) {
          let readings = alone.readings(of: word)
          let others = indexed.readings(of: word)
          if readings != others {
            let lost = Set(others).symmetricDifference(readings).map { "\($0.infinitive) \($0.slot) \($0.form)" }
            differences.append("\(word): \(lost.sorted().joined(separator: ", "))")
          } else if word == form, !readings.contains(where: \.isExact) {
            differences.append("\(word): no exact reading")
          }
        }
      }
    }
    #expect(differences == [])
  }

  private static func changed(_ form: String, _ generator: inout SplitMix64) -> String {
    var letters = Array(form)
    let alphabet = Array("abcdefghijlmnopqrstuvyzáéíóúüñ")
    letters[Int(generator.next() % UInt64(letters.count))] = alphabet[Int(generator.next() % UInt64(alphabet.count))]
    return String(letters)
  }
}
