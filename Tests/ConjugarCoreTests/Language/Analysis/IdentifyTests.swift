import Testing

@testable import ConjugarCore

/// What people say and write, and what they mean by it.
@Suite("What a form means")
struct IdentifyTests {
  private static func first(_ form: String) throws -> Reading {
    var analyzer = MorphologicalAnalyzer()
    return try #require(analyzer.identify(form).first, "\(form)")
  }

  /// Of two verbs the one that is said, by the use of the form and then of the verb.
  @Test(arguments: [
    ("salgo", "salir"), ("era", "ser"), ("siento", "sentir"), ("lo siento", "sentir"), ("creo", "creer"),
    ("cree", "creer"), ("fue", "ser"), ("fui", "ir"), ("fuera", "ser"), ("viste", "ver"), ("visto", "ver"),
    ("vista", "ver"), ("sienta", "sentar"), ("di", "decir"), ("ven", "ver"), ("vete", "ir"), ("salen", "salir"),
    ("duelo", "doler"),
    ("cuento", "contar"), ("cría", "criar"), ("sean", "ser"), ("vino", "venir"), ("sé", "saber"),
    ("este", "estar"),  // ser, es + te
    ("vela", "velar"), ("vele", "ver"), ("velos", "ver"),  // ir, ve + la
    // Venir is said more in a rare cell than vengar in a usual one.
    ("vengáis", "venir"), ("salgáis", "salir"), ("temáis", "temer"), ("amara", "amar"), ("encantara", "encantar"),
    ("prenda", "prender"), ("inventaría", "inventar"), ("vendé", "vender"), ("amalo", "amar"),
    ("dormite", "dormir"),  // not dormitar
    ("se fue", "ir"), ("érase", "ser"), ("se es", "ser"),
  ])
  func likeliest(form: String, infinitive: String) throws {
    #expect(try Self.first(form).infinitive == infinitive)
  }

  /// The cell that is said most, be it counted or expected from the use of the verb.
  @Test(arguments: [
    ("ve", "ver present 3s"), ("crean", "crear present 3p"), ("había", "haber imperfect 3s"),
    ("seguía", "seguir imperfect 3s"), ("era", "ser imperfect 3s"), ("fuera", "ser imperfect-subjunctive-ra 3s"),
    ("parezca", "parecer present-subjunctive 3s"), ("reirían", "reír conditional 3p"),
    ("había dicho", "decir pluperfect 3s"), ("hable", "hablar present-subjunctive 3s"),
    ("yacía", "yacer imperfect 3s"), ("pierdan", "perder present-subjunctive 3p"), ("vete", "ir imperative 2s"),
    ("da", "dar present 3s"), ("deja", "dejar present 3s"), ("dame", "dar imperative 2s"),
    ("se lo decía", "decir imperfect 3s"), ("se lo había dicho", "decir pluperfect 3s"),
    ("dijese", "decir imperfect-subjunctive-se 3s"), ("fuere", "ser future-subjunctive 3s"),
    ("suceda", "suceder present-subjunctive 3s"), ("caía", "caer imperfect 3s"),
    ("¡Ven!", "venir imperative 2s"), ("¡Mira!", "mirar imperative 2s"),
  ])
  func likeliestCell(form: String, cell: String) throws {
    let reading = try Self.first(form)
    #expect("\(reading.infinitive) \(reading.slot)" == cell)
  }

  /// What only a rare verb has does not hide an accent slip in a common one.
  @Test(arguments: [
    ("seria", "sería"), ("serian", "serían"), ("serias", "serías"), ("penso", "pensó"), ("empezo", "empezó"),
    // Nor does what many say: comido, pudría, estuviera, diere, vine, dije, eligido, presintáis, sueño.
    ("comio", "comió"), ("podria", "podría"), ("no podre", "podré"), ("estara", "estará"), ("te dare", "te daré"),
    ("veni", "vení"), ("deci", "decí"), ("eligio", "eligió"), ("presentais", "presentáis"), ("soño", "soñó"),
    ("almorce", "almorcé"), ("forzo", "forzó"), ("apreto", "apretó"),  // almuerce, fuerzo, aprieto
  ])
  func accentSlips(typed: String, spelled: String) throws {
    #expect(try Self.first(typed).spelled == spelled)
  }

  /// Whoever types no accents means the verb whose form it is but for them.
  @Test func formsWithoutAccents() {
    let conjugator = Conjugator()
    var analyzer = MorphologicalAnalyzer(indexAfter: 0)
    for name in FrequencyList.verbs(knownTo: .learner) {
      guard let verb = conjugator.find(name) else { continue }
      let forms = Slot.simple.flatMap { conjugator.paradigm(of: verb.plain).words(at: $0) }
      for form in forms where form.withoutAccents != form {
        let typed = form.withoutAccents.description
        let readings = analyzer.identify(typed)
        if readings.contains(where: \.isExact) { continue }
        let isRead =
          readings.first.map { $0.note == nil && Word($0.form)?.withoutAccents.description == typed } ?? false
        #expect(isRead, "\(typed): \(readings.first?.form ?? "nothing") for \(form)")
      }
    }
  }

  /// An accent that was typed is meant.
  @Test(arguments: ["seriá", "seriáis"])
  func typedAccents(form: String) throws {
    #expect(try Self.first(form).infinitive == "seriar")
  }

  /// A form as typed comes before one with another accent, and the nearer accent before the farther.
  @Test(arguments: [("hablo", "hablo"), ("habló", "habló"), ("guió", "guio"), ("tuvieramos", "tuviéramos")])
  func accents(typed: String, form: String) throws {
    #expect(try Self.first(typed).form == form)
  }

  /// A pronoun of the subject's own person makes the verb one with *se*.
  @Test(arguments: [
    ("acuérdate", "acordarse"), ("acordarse", "acordarse"), ("me acuerdo", "acordarse"), ("quedate", "quedarse"),
    ("siéntense", "sentarse"), ("vámonos", "irse"), ("vete", "irse"), ("se puso", "ponerse"),
    ("diviértanse", "divertirse"), ("me vengo", "venirse"), ("me llamo", "llamarse"), ("nos vemos", "verse"),
    ("se cayó", "caerse"),
    ("irme", "irse"), ("sentirnos", "sentirse"), ("levantándome", "levantarse"), ("arrepiéntete", "arrepentirse"),
    ("no te vayas", "irse"), ("se ha dormido", "dormirse"), ("me lo como", "comerse"),
    ("se fue", "irse"), ("se sienta", "sentarse"), ("se siente", "sentirse"), ("se viste", "vestirse"),
    ("se sentía", "sentirse"), ("se había caído", "caerse"), ("se acuerde", "acordarse"),
    ("se lo comió", "comerse"), ("póngaselo", "ponerse"), ("se las lavó", "lavarse"),
    // The object is somebody else.
    ("dámelo", "dar"), ("te veo", "ver"), ("me dijo", "decir"), ("verte", "ver"), ("decirme", "decir"),
    ("se lo digo", "decir"), ("se lo dijo", "decir"), ("nos fuimos a comer", "comer"), ("vete a dormir", "dormir"),
    ("váyanse a comer", "comer"), ("vete a buscarlo", "buscar"), ("se ha ido a vivir", "vivir"),
    ("me voy a duchar", "ducharse"), ("me fui a duchar", "ducharse"), ("vete a acostar", "acostarse"),
    ("me tuve que ir", "irse"), ("me volví a dormir", "dormirse"), ("se acabó de peinar", "peinarse"),
    ("dádselo", "dar"), ("díganme", "decir"), ("lo siento", "sentir"), ("tuvieron", "tener"),
  ])
  func pronominal(form: String, verb: String) throws {
    #expect(try Self.first(form).verb == verb)
  }

  @Test(arguments: [
    ("estoy comiendo", "comer present 1s", "estar+gerund"),
    ("estábamos hablando", "hablar imperfect 1p", "estar+gerund"),
    ("he estado leyendo", "leer present-perfect 1s", "estar+gerund"),
    ("estar comiendo", "comer infinitive -", "estar+gerund"),
    ("haber estado comiendo", "comer infinitive -", "estar+gerund"),
    ("habiendo sido elegido", "elegir gerund -", "ser+participle"),
    ("no está lloviendo", "llover present 3s", "estar+gerund"),
    ("lo estoy haciendo", "hacer present 1s lo", "estar+gerund"),
    ("estoy haciéndolo", "hacer present 1s lo", "estar+gerund"),
    ("se está quejando", "quejar present 3s se", "estar+gerund"),
    ("voy a ir", "ir present 1s", "ir+a+infinitive"), ("iba a llamarte", "llamar imperfect 3s te", "ir+a+infinitive"),
    ("se lo voy a decir", "decir present 1s se+lo", "ir+a+infinitive"),
    ("vamos a ver", "ver present 1p", "ir+a+infinitive"),
    ("acabo de llegar", "llegar present 1s", "acabar+de+infinitive"),
    ("acababan de irse", "ir imperfect 3p se", "acabar+de+infinitive"),
    ("debe de haber llovido", "llover present 3s", "deber+de+infinitive"),
    ("podrías haberlo visto", "ver conditional 2s lo", "poder+infinitive"),
    ("se puso a llorar", "llorar preterite 3s", "ponerse+a+infinitive"),
    ("se echó a reír", "reír preterite 3s", "echarse+a+infinitive"),
    ("sigue lloviendo", "llover present 3s", "seguir+gerund"),
    ("seguí buscando", "buscar preterite 1s", "seguir+gerund"),
    ("tengo que irme", "ir present 1s me", "tener+que+infinitive"),
    ("tendrás que hacerlo", "hacer future 2s lo", "tener+que+infinitive"),
    ("he de decir", "decir present 1s", "haber+de+infinitive"),
    ("hay que ver", "ver present 3s", "haber+que+infinitive"),
    ("volvió a llamar", "llamar preterite 3s", "volver+a+infinitive"),
    ("estuve por salir", "salir preterite 1s", "estar+por+infinitive"),
    ("sigue sin contestar", "contestar present 3s", "seguir+sin+infinitive"),
    ("no vuelvas a llamarme", "llamar negative-imperative 2s me", "volver+a+infinitive"),
    ("vas a tener que hacerlo", "hacer present 2s lo", "ir+a+infinitive"),
    ("tendré que estar trabajando", "trabajar future 1s", "tener+que+infinitive"),
    ("estaba a punto de salir", "salir imperfect 3s", "estar+a+punto+de+infinitive"),
    ("llevo dos años viviendo", "vivir present 1s", "llevar+gerund"),
    ("se lleva toda la tarde quejando", "quejar present 3s se", "llevar+gerund"),
    ("había que hacerlo", "hacer imperfect 3s lo", "haber+que+infinitive"),
    ("podría estar durmiendo", "dormir conditional 3s", "poder+infinitive"),
    ("me voy a tener que ir", "ir present 1s me", "ir+a+infinitive"),
    ("yo estoy comiendo", "comer present 1s", "estar+gerund"), ("suele venir", "venir present 3s", "soler+infinitive"),
    ("fue construida", "construir preterite 3s", "ser+participle"),
    ("han sido vendidos", "vender present-perfect 3p", "ser+participle"),
    ("está siendo construido", "construir present 3s", "estar+gerund"),
    ("te fue dada", "dar preterite 3s te", "ser+participle"),
    ("estoy sentada", "sentar present 1s", "estar+participle"),
    ("quedó prohibido", "prohibir preterite 3s", "quedar+participle"),
    ("sigue cerrado", "cerrar present 3s", "seguir+participle"),
  ])
  func periphrases(form: String, cell: String, construction: String) throws {
    let reading = try Self.first(form)
    let clitics = reading.clitics.isEmpty ? "" : " \(reading.clitics.joined(separator: "+"))"
    #expect("\(reading.plainName) \(reading.slot)\(clitics)" == cell)
    #expect(reading.construction?.id == construction)
  }

  @Test(arguments: [
    "estoy comer", "voy comer", "acabo llegar", "tengo irme", "estoy de comer", "lo voy a decirlo", "a ver",
    "fue construidos", "están cerrada",
  ])
  func noPeriphrasis(form: String) {
    var analyzer = MorphologicalAnalyzer()
    #expect(!analyzer.identify(form).contains { $0.construction != nil })
  }

  /// Nothing rains in the first person, nobody is told to, and what can be or is done is no order; the verb that helps has the endings that another lacks.
  @Test(arguments: [
    ("está lloviendo", ["present 3s"]), ("seguía lloviendo", ["imperfect 3s"]), ("han llovido", ["present-perfect 3p"]),
    ("he llovido", []), ("voy a llover", []), ("estoy embayendo", ["present 1s"]),
    ("debe de ser", ["present 3s"]), ("está prohibido", ["present 3s"]), ("puede ser", ["present 3s"]),
    ("tenga que ir", ["present-subjunctive 3s", "present-subjunctive 1s"]),
    ("vuelve a intentarlo", ["present 3s", "imperative 2s"]),
    ("díme", ["imperative 2s"]), ("estáte", ["imperative 2s", "imperative 2v"]),
    ("está siendo visto", ["present 3s"]), ("lleva trabajando", ["present 3s"]),
  ])
  func helpedCells(form: String, cells: [String]) {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.identify(form).map(\.slot.description) == cells)
  }

  /// What many say is told with the form of the norm. Sources: DPD, *haber*, *andar*, *satisfacer*, *ver*; Nueva
  /// gramática, 4.6.
  @Test(arguments: [
    ("dijistes", "dijiste"), ("dormió", "durmió"), ("dormio", "durmió"), ("he dormío", "he dormido"),
    ("hicistes", "hiciste"), ("haiga", "haya"), ("no haigas", "hayas"),
    ("trabajao", "trabajado"),
    ("he trabajao", "he trabajado"), ("comío", "comido"), ("traiba", "traía"), ("andé", "anduve"),
    ("andaron", "anduvieron"), ("satisfació", "satisfizo"), ("trajieron", "trajeron"), ("dijieron", "dijeron"),
    ("rompido", "roto"), ("ha escribido", "ha escrito"), ("semos", "somos"), ("habemos", "hemos"),
    ("querramos", "queramos"),
    ("dijites", "dijiste"), ("estea", "esté"), ("siéntesen", "siéntense"),
    ("veniste", "viniste"), ("reduciste", "redujiste"),  // not venís + te
    ("puédamos", "podamos"), ("vuélvamos", "volvamos"), ("nos arrepiéntamos", "nos arrepintamos"),
    ("váyamos", "vayamos"), ("téngamos", "tengamos"), ("hágamoslo", "hagámoslo"), ("caío", "caído"),
    ("andastes", "anduviste"), ("podistes", "pudiste"), ("sabistes", "supiste"),
    ("tradujió", "tradujo"), ("oyí", "oí"), ("creyiste", "creíste"), ("satisfaceré", "satisfaré"), ("poneré", "pondré"),
    ("preveyendo", "previendo"), ("preveyó", "previó"), ("preveer", "prever"), ("prevee", "prevé"),
    ("márchesen", "márchense"), ("levántesen", "levántense"), ("quédesen", "quédense"), ("dígamen", "díganme"),
    ("váyansen", "váyanse"), ("denmen", "denme"), ("tú dijistes", "dijiste"), ("tú veniste", "viniste"),
    ("dormiendo", "durmiendo"), ("estoy dormiendo", "estoy durmiendo"), ("está deciendo", "está diciendo"),
    ("haiga sido", "haya sido"), ("nos habemos ido", "nos hemos ido"), ("sabo", "sé"), ("yo sabo", "sé"),
    ("vámosnos", "vámonos"), ("sentémosnos", "sentémonos"), ("digámosselo", "digámoselo"),
    ("estábanos", "estábamos"),  // sooner than nos estaba
    ("andó", "anduvo"),  // not ando
    ("forzan", "fuerzan"), ("apretan", "aprietan"), ("nevan", "nievan"), ("soldan", "sueldan"), ("fregan", "friegan"),
    ("cuezco", "cuezo"), ("cozco", "cuezo"), ("convenzco", "convenzo"), ("bendició", "bendijo"),
    ("maldició", "maldijo"), ("quedrá", "querrá"), ("no forces", "no fuerces"), ("poni", "puse"),
    ("me se olvidó", "se me olvidó"), ("ya te se ha caído", "se te ha caído"), ("aiga", "haya"), ("jue", "fue"),
    ("soldo", "sueldo"), ("neva", "nieva"),  // few know the verb (soldó), nobody orders it (nevá)
  ])
  func popular(said: String, norm: String) throws {
    let reading = try Self.first(said)
    #expect(reading.note == .popular)
    #expect(reading.spelled == norm)
  }

  /// What many say is one reading with the form of the norm, before a form of a rarer verb.
  @Test(arguments: [
    ("hablés", ["hablar present-subjunctive 2v hables"]), ("sepás", ["saber present-subjunctive 2v sepas"]),
    ("querás", ["querer present-subjunctive 2v quieras"]),
    ("podás", ["poder present-subjunctive 2v puedas", "podar present 2v podás"]),
    (
      "vengás", ["venir present-subjunctive 2v vengas", "vengar present 2v vengás", "vengar present 2s vengas"]
    ),
    ("que vengás", ["venir present-subjunctive 2v vengas", "vengar present 2v vengás", "vengar present 2s vengas"]),
    ("no vengás", ["venir negative-imperative 2v no vengas"]),
    ("no te olvidés", ["olvidar negative-imperative 2v no te olvides"]),
    ("hágamoslo", ["hacer imperative 1p hagámoslo"]),
    ("estés", ["estar present-subjunctive 2s estés", "estar present-subjunctive 2v estés"]),
    ("veno", ["venir present 1s vengo"]),  // not of vengar
    ("andaste", ["andar preterite 2s anduviste", "andar preterite 2v anduviste"]),  // not andás + te
    ("me fui", ["ir preterite 1s me fui"]), ("veme", ["ver imperative 2s veme", "ver imperative 2v veme"]),
    (
      "pudria", ["pudrir imperfect 3s pudría", "pudrir imperfect 1s pudría"]
    ),  // its podría is another form of the cell
    (
      "amare",
      [
        "amar future-subjunctive 3s amare", "amar future-subjunctive 1s amare", "amar future 1s amaré",
        "amarar present-subjunctive 3s amare", "amarar present-subjunctive 1s amare", "amarar imperative 3s amare",
      ]
    ),
  ])
  func oneReading(form: String, readings: [String]) {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.identify(form).map { "\($0.infinitive) \($0.slot) \($0.form)" } == readings)
  }

  /// What the norm has is no popular form: both participles of *freír*, *hubieron* of *hubieron venido*.
  @Test(arguments: ["freído", "imprimido", "hubieron", "decí", "vístete", "parí"])
  func norm(form: String) throws {
    let reading = try Self.first(form)
    #expect(reading.note == nil && reading.isExact)
  }

  /// Words that only look like it.
  @Test(arguments: [
    "unión", "reunión", "tío", "bacalao", "tomates", "antes", "cabo", "plaza", "seis", "camaradas",
    "antesala", "si",
    "caio", "huio", "lo me dio", "me lo se dijo", "piensamos", "cuentamos", "juegamos", "encuentramos",
    "region", "mention", "olas", "vías", "examen", "dictamen", "gravamen", "ánimos", "que", "que no", "yo",
  ])
  func noForm(word: String) {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.identify(word).isEmpty, "\(analyzer.identify(word))")
  }

  @Test(arguments: [
    ("redomesticados", "redomesticar"), ("redomesticado", "redomesticar"), ("superconvencieron", "superconvencer"),
    ("supercontrolaba", "supercontrolar"),
  ])
  func prefixed(form: String, infinitive: String) throws {
    let reading = try Self.first(form)
    #expect(reading.infinitive == infinitive)
    #expect(!reading.isKnown)
  }
}
