/// What sets a verb apart beside its forms, as its line in the lexicon says.
package enum VerbTrait: String, CaseIterable, Sendable, Hashable {
  /// It makes the compound tenses, and has forms of another sense in the same cells: *ha*, but *hay*.
  case auxiliary
  /// Its forms are of several origins: *ser, fui, era*. Verbs that are like it have the trait too.
  case suppletive
  /// Nobody is its object: *me, te, nos, os* are its own pronouns (*irme*).
  case intransitive
}
