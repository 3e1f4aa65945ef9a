/// An ending whose verbs all go one way, whatever stands before it, and the known verbs that show which.
///
/// Source: RAE & ASALE, Nueva gramática, 4.8–4.13.
struct EndingAnalogy: Sendable {
  let ending: Word
  /// Verbs with the ending: the first that a lexicon has is the model.
  let models: [String]

  init(_ ending: Word, _ models: String...) {
    self.ending = ending
    self.models = models
  }

  /// Endings whose verbs do not go as the verb that is in them: *predice*, but *di*; *complazca*, never *plega*.
  static let apart = [
    EndingAnalogy("decir", "contradecir", "desdecir", "predecir"),
    EndingAnalogy("placer", "complacer", "displacer", "aplacer"),
    EndingAnalogy("facer", "rarefacer", "licuefacer", "satisfacer"),
  ]

  /// The endings to go by where no verb of the family is known, the longer before the shorter.
  static let all = [
    EndingAnalogy("ducir", "conducir", "reducir", "producir"),
    EndingAnalogy("ucir", "lucir", "relucir", "deslucir"),
    EndingAnalogy("ecer", "agradecer", "parecer", "crecer"),
    EndingAnalogy("scer", "evanescer", "fosforescer", "pubescer"),
    EndingAnalogy("hacer", "rehacer", "deshacer", "hacer"),
    EndingAnalogy("acer", "nacer", "pacer", "renacer"),
    EndingAnalogy("ocer", "conocer", "reconocer", "desconocer"),
    EndingAnalogy("scribir", "suscribir", "inscribir", "describir"),
    EndingAnalogy("abrir", "abrir", "entreabrir", "reabrir"),
    EndingAnalogy("cubrir", "descubrir", "encubrir", "cubrir"),
    EndingAnalogy("solver", "absolver", "disolver", "resolver"),
    EndingAnalogy("volver", "devolver", "envolver", "revolver"),
    EndingAnalogy("poner", "componer", "imponer", "suponer"),
    EndingAnalogy("tener", "mantener", "contener", "obtener"),
    EndingAnalogy("venir", "intervenir", "convenir", "prevenir"),
    EndingAnalogy("traer", "atraer", "extraer", "distraer"),
    EndingAnalogy("aer", "decaer", "recaer", "caer"),
    EndingAnalogy("oír", "desoír", "entreoír", "oír"),
    EndingAnalogy("eír", "sonreír", "engreír", "desleír"),
    EndingAnalogy("eñir", "teñir", "reñir", "ceñir"),
    EndingAnalogy("quirir", "adquirir", "inquirir", "perquirir"),
    EndingAnalogy("erir", "sugerir", "preferir", "herir"),
    EndingAnalogy("entir", "mentir", "consentir", "sentir"),
    EndingAnalogy("ertir", "convertir", "divertir", "invertir"),
    EndingAnalogy("ernir", "discernir", "cernir"),
    EndingAnalogy("egir", "corregir", "elegir", "regir"),
    EndingAnalogy("eguir", "seguir", "conseguir", "perseguir"),
    EndingAnalogy("etir", "repetir", "competir", "derretir"),
    EndingAnalogy("edir", "pedir", "medir", "despedir"),
    EndingAnalogy("estir", "vestir", "embestir", "investir"),
    EndingAnalogy("ebir", "concebir", "preconcebir"),
    EndingAnalogy("enchir", "henchir", "rehenchir"),
    EndingAnalogy("ormir", "dormir", "adormir", "entredormirse"),
    EndingAnalogy("orcer", "torcer", "retorcer", "contorcerse"),
    EndingAnalogy("order", "morder", "remorder"),
    EndingAnalogy("oler", "moler", "doler", "demoler"),
    EndingAnalogy("over", "mover", "promover", "remover"),
    EndingAnalogy("cender", "encender", "ascender", "descender"),
    EndingAnalogy("tender", "extender", "entender", "atender"),
    EndingAnalogy("erder", "perder"),
    EndingAnalogy("erter", "verter", "reverter", "trasverter"),
    EndingAnalogy("grafiar", "fotografiar", "biografiar", "radiografiar"),
    EndingAnalogy("friar", "enfriar", "resfriar", "refriar"),
    EndingAnalogy("eizar", "homogeneizar", "corporeizar"),
    EndingAnalogy("aullar", "aullar", "maullar"),
    EndingAnalogy("aizar", "enraizar", "hebraizar", "judaizar"),
    EndingAnalogy("cuar", "evacuar", "adecuar", "licuar"),
  ]

  /// Whether a known verb with the ending, longer than that, is what the prefix was put before: *re|bendecir* goes with
  /// *bendecir*, not with *predecir*.
  private func isOfLongerBase(_ bare: Word, _ lexicon: Lexicon) -> Bool {
    PrefixedVerb.all(bare).contains { parts in
      parts.prefix.isProductive && parts.root.count > ending.count && parts.root.hasSuffix(ending)
        && lexicon.contains(parts.root.description)
    }
  }

  /// The conjugation that the ending stands for, as a verb has it.
  ///
  /// - Returns: `nil` if the verb has another ending, or the lexicon no verb with it.
  func verb(_ infinitive: Infinitive, in lexicon: Lexicon) throws(LexiconError) -> Verb? {
    guard infinitive.bare.hasSuffix(ending), !isOfLongerBase(infinitive.bare, lexicon) else { return nil }
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
        VerbName(infinitive), evidence: .ending(ending.description), variants: variants)
    }
    return nil
  }
}
