/// An ending whose verbs all go one way, whatever stands before it, and the known verbs that show which.
///
/// Source: RAE & ASALE, Nueva gramática, 4.8–4.13.
struct FamilyEnding: Sendable {
  let ending: Letters
  /// Verbs with the ending: the first that a lexicon has is the model.
  let models: [String]

  init(_ ending: Letters, _ models: String...) {
    self.ending = ending
    self.models = models
  }

  /// Endings whose verbs do not go as the verb that is in them: *predice*, but *di*; *complazca*, never *plega*.
  static let apart = [
    FamilyEnding("decir", "contradecir", "desdecir", "predecir"),
    FamilyEnding("placer", "complacer", "displacer", "aplacer"),
    FamilyEnding("facer", "rarefacer", "licuefacer", "satisfacer"),
  ]

  /// The endings to go by where no verb of the family is known, the longer before the shorter.
  static let all = [
    FamilyEnding("ducir", "conducir", "reducir", "producir"),
    FamilyEnding("ucir", "lucir", "relucir", "deslucir"),
    FamilyEnding("ecer", "agradecer", "parecer", "crecer"),
    FamilyEnding("scer", "evanescer", "fosforescer", "pubescer"),
    FamilyEnding("hacer", "rehacer", "deshacer", "hacer"),
    FamilyEnding("acer", "nacer", "pacer", "renacer"),
    FamilyEnding("ocer", "conocer", "reconocer", "desconocer"),
    FamilyEnding("scribir", "suscribir", "inscribir", "describir"),
    FamilyEnding("cubrir", "descubrir", "encubrir", "cubrir"),
    FamilyEnding("solver", "absolver", "disolver", "resolver"),
    FamilyEnding("volver", "devolver", "envolver", "revolver"),
    FamilyEnding("poner", "componer", "imponer", "suponer"),
    FamilyEnding("tener", "mantener", "contener", "obtener"),
    FamilyEnding("venir", "intervenir", "convenir", "prevenir"),
    FamilyEnding("traer", "atraer", "extraer", "distraer"),
    FamilyEnding("aer", "decaer", "recaer", "caer"),
    FamilyEnding("oír", "desoír", "entreoír", "oír"),
    FamilyEnding("eír", "sonreír", "engreír", "desleír"),
    FamilyEnding("eñir", "teñir", "reñir", "ceñir"),
    FamilyEnding("quirir", "adquirir", "inquirir", "perquirir"),
    FamilyEnding("erir", "sugerir", "preferir", "herir"),
    FamilyEnding("entir", "mentir", "consentir", "sentir"),
    FamilyEnding("ertir", "convertir", "divertir", "invertir"),
    FamilyEnding("ernir", "discernir", "cernir"),
    FamilyEnding("egir", "corregir", "elegir", "regir"),
    FamilyEnding("eguir", "seguir", "conseguir", "perseguir"),
    FamilyEnding("etir", "repetir", "competir", "derretir"),
    FamilyEnding("edir", "pedir", "medir", "despedir"),
    FamilyEnding("estir", "vestir", "embestir", "investir"),
    FamilyEnding("ebir", "concebir", "preconcebir"),
    FamilyEnding("enchir", "henchir", "rehenchir"),
    FamilyEnding("ormir", "dormir", "adormir", "entredormirse"),
    FamilyEnding("orcer", "torcer", "retorcer", "contorcerse"),
    FamilyEnding("order", "morder", "remorder"),
    FamilyEnding("oler", "moler", "doler", "demoler"),
    FamilyEnding("over", "mover", "promover", "remover"),
    FamilyEnding("cender", "encender", "ascender", "descender"),
    FamilyEnding("tender", "extender", "entender", "atender"),
    FamilyEnding("erder", "perder"),
    FamilyEnding("erter", "verter", "reverter", "trasverter"),
    FamilyEnding("grafiar", "fotografiar", "biografiar", "radiografiar"),
    FamilyEnding("friar", "enfriar", "resfriar", "refriar"),
    FamilyEnding("aizar", "enraizar", "hebraizar", "judaizar"),
    FamilyEnding("cuar", "evacuar", "adecuar", "licuar"),
  ]

  /// The conjugation that the ending stands for, as a verb has it.
  ///
  /// - Returns: `nil` if the verb has another ending, or the lexicon no verb with it.
  func verb(_ infinitive: Infinitive, in lexicon: Lexicon) throws(LexiconError) -> Verb? {
    guard infinitive.bare.hasSuffix(ending) else { return nil }
    for name in models {
      guard let model = Infinitive(name), model.bare != infinitive.bare, let known = try lexicon.verb(model) else {
        continue
      }
      let variants = known.variants.compactMap {
        $0.moved(
          to: infinitive.plain, from: model.bare.count - ending.count, to: infinitive.bare.count - ending.count)
      }
      if variants.isEmpty { continue }
      return Verb(
        infinitive, meaning: "", ground: .ending(ending.description), defect: nil, variants: variants)
    }
    return nil
  }
}
