/// One thing that went wrong between what was asked and what was typed.
struct Step {
  var kind: Diagnosis.Kind
  var price: Int
  /// The verb that the answer, or what is left of it, is a form of, and the cell; `nil` if it is none.
  var infinitive: String?
  private(set) var slot: Slot?
  /// The form with the accent that the answer lacks; `nil` if it lacks none.
  private(set) var written: String?
  /// Whether the answer and a right form differ by the accent alone: *hablo, habló*.
  var isTwin = false
  /// The right pronoun, and another person's form after it: *me cae*; `nil` if they agree.
  var split: (pronoun: String, form: String)?
  var remark: Remark

  /// - Parameter price: that of the kind alone, unless said otherwise.
  init(
    _ kind: Diagnosis.Kind, of infinitive: String? = nil, at slot: Slot? = nil, written: String? = nil,
    price: Int? = nil, _ remark: Remark
  ) {
    (self.kind, self.price) = (kind, price ?? Price.of(kind))
    (self.infinitive, self.slot, self.written, self.remark) = (infinitive, slot, written, remark)
  }
}
