@testable import ConjugarCore

/// Finds in a text the words that say one familiar *you* where the other has another form: *sabes* beside *sabés*.
struct WordsOfPerson {
  let person: Person
  let other: Person
  private var analyzer = MorphologicalAnalyzer()
  private var kinds: [String: Kind] = [:]

  init(person: Person, other: Person) {
    (self.person, self.other) = (person, other)
  }

  private enum Kind {
    /// A form of the person and of nobody else.
    case own
    /// An order that may be a form of another person too: *cierra*.
    case order
    case none
  }

  mutating func first(in text: String, pronouns: Set<String>) -> String? {
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix { $0.isLetter }
      let before = text[..<start].last { $0 != " " }
      let said = text[start...].lowercased()
      rest = text[word.endIndex...]
      let key = word.lowercased()
      if pronouns.contains(key) { return String(word) }
      if Self.nouns.contains(key) || Self.phrases.contains(where: said.hasPrefix) { continue }
      switch kind(of: key) {
      case .own: return String(word)
      // An order begins a clause.
      case .order: if before.map({ !$0.isLetter }) ?? true { return String(word) }
      case .none: continue
      }
    }
    return nil
  }

  private mutating func kind(of word: String) -> Kind {
    if let kind = kinds[word] { return kind }
    let readings = analyzer.readings(of: word).filter { $0.isKnown && $0.isExact }
    let shared = Set(readings.filter { $0.slot.person == other }.map { "\($0.infinitive) \($0.slot.tense)" })
    let own = readings.filter { reading in
      reading.slot.person == person && !shared.contains("\(reading.infinitive) \(reading.slot.tense)")
    }
    let kind: Kind
    if own.isEmpty {
      kind = .none
    } else if readings.allSatisfy({ $0.slot.person == person || $0.slot.person == other }) {
      kind = .own
    } else {
      // Salí is more often what yo did.
      let isOrder = own.contains { $0.slot.tense == .imperative }
      kind = isOrder && !readings.contains { $0.slot.tense == .preterite } ? .order : .none
    }
    kinds[word] = kind
    return kind
  }

  /// Words that are no verbs in the sentences, though verbs have forms like them.
  private static let nouns: Set<String> = [
    "además", "amigas", "animales", "apenas", "arañas", "bebé", "bebés", "botas", "casas", "cerca", "chavales",
    "citas", "compras", "creas", "doctora", "dudas", "encuestas", "era", "eras", "escuelas", "estrellas", "fines",
    "gafas", "ganas", "hermanas", "historias", "ideas", "jamás", "juntas", "largas", "lima", "luces", "mamá",
    "manchas", "monedas", "normas", "notas", "noticias", "novelas", "obras", "ojalá", "paces", "papá", "papás",
    "para", "parece", "partes", "personas", "pilas", "plantas", "playas", "preguntas", "pruebas", "puede",
    "puntuales", "reformas", "regalos", "reglas", "rosa", "ruedas", "sal", "secas", "señales", "tapas", "tomás",
    "tranquila", "vacas", "vengas", "visitas",
  ]
  /// Forms at the beginning of a clause that say what somebody does, with what follows.
  private static let phrases = [
    "cierra a las", "cuesta mucho x", "duerme casi todo", "echa humo", "habla siempre de", "huele raro: seguro",
    "mide casi dos", "parte de los", "quiere aprender japonés", "quiere sentarse?",
    "resulta que ahora", "sabe dónde x", "sabe que voy", "significa «libertad»", "sigue ahí", "sigue en el",
    "suena el teléfono,", "trabaja demasiado, doña", "trabaja desde casa", "vale la pena", "ven todos los",
    "venga de donde", "vuelve todos los",
  ]
}
