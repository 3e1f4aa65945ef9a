/// One error between what was asked for and what was typed.
struct Step {
  var kind: Diagnosis.Kind
  var price: Int
  /// The verb and cell that the answer, or what is left of it, belongs to; `nil` if it is not a form.
  var infinitive: String?
  private(set) var slot: Slot?
  /// The form with the accent that the answer lacks; `nil` if it lacks none.
  private(set) var written: String?
  /// Whether the answer and a right form differ only in accent: *hablo, habló*.
  var isTwin = false
  /// The right pronoun followed by another person's form: *me cae*; `nil` if they agree.
  var split: (pronoun: String, form: String)?
  var remark: Remark

  /// - Parameter price: defaults to the price of the kind.
  init(
    _ kind: Diagnosis.Kind, of infinitive: String? = nil, at slot: Slot? = nil, written: String? = nil,
    price: Int? = nil, _ remark: Remark
  ) {
    (self.kind, self.price) = (kind, price ?? Price.of(kind))
    (self.infinitive, self.slot, self.written, self.remark) = (infinitive, slot, written, remark)
  }
}
