/// A Spanish word, or part of one, as it sounds; `Word` has its letters, and orthography maps one to the other.
package typealias Sounds = Segments<Phoneme>

/// One sound of a Spanish word, as far as the rules need to tell sounds apart.
///
/// The capitals `K G Z X` stand for sounds whose spelling depends on the next one: /k/ (*c, qu*), /g/ (*g, gu*), /θ/
/// (*z, c*) and /x/ written *g* before e and i. Any other sound is named by the letter that spells it. An accented
/// vowel is one whose accent is written.
package struct Phoneme: Segment {
  package let code: UInt8

  package init(code: UInt8) { self.code = code }

  init(vowel: Letter) { self.init(code: vowel.code) }
}
