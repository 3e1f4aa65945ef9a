/// Right stems with wrong endings, right sounds in wrong letters, other verbs, slips, and what is nothing.
enum WordRows {
  static let table = DiagnosisRow.table(
    """
    # ending: of another conjugation
    comer imperfect 1p           | comábamos       | ending
    comer imperfect 1p           | comabamos       | ending
    vivir present 1p             | vivemos         | ending
    hablar imperfect 1s          | hablía          | ending
    comer participle -           | comado          | ending
    hablar participle -          | hablido         | ending
    comer gerund -               | comando         | ending
    comer future 1s              | comaré          | ending
    comer future 1s              | comiré          | ending
    hablar preterite 1s          | hablí           | ending
    hablar preterite 3s          | hablió          | ending
    comer preterite 3p           | comaron         | ending
    pedir present 1p             | pedemos         | ending
    poder preterite 3s           | pudió           | ending
    tener preterite 3s           | tuvió           | ending
    decir preterite 3s           | dijió           | ending
    tener preterite 1s           | tuví            | ending
    hacer preterite 1p           | hicemos         | ending
    hacer preterite 3p           | hiceron         | ending
    tener preterite 3p           | tuveron         | ending
    andar preterite 2s           | anduvaste       | ending
    ser preterite 3s             | fuió            | ending
    tener future 3s              | tendró          | ending
    lavarse imperfect 1p         | nos lavíamos    | ending
    vivir imperative 2p          | vived           | ending
    bullir preterite 3s          | bullió          | regularised
    reñir preterite 3p           | riñieron        | regularised
    gruñir gerund -              | gruñiendo       | regularised
    sentir present 1p            | sentemos        | ending
    # ending: of popular speech
    hablar preterite 2s          | hablastes       | ending
    hablar preterite 2s          | hablates        | ending
    comer preterite 2s           | comistes        | ending
    ser preterite 2s             | fuistes         | ending
    hacer preterite 2v           | hicistes        | ending
    venir preterite 2s           | vinistes        | ending
    levantarse preterite 2s      | te levantastes  | ending
    hablar imperfect 1p          | hablábanos      | ending
    comer imperfect 1p           | comíanos        | ending
    ir imperfect 1p              | íbanos          | ending
    hablar participle -          | hablao          | ending
    # spelling
    buscar preterite 1s          | buscé           | spelling
    buscar preterite 1s          | buské           | spelling
    ir imperfect 3s              | iva             | spelling
    ir imperfect 1p              | ivamos          | spelling
    hacer present 1s             | ago             | spelling
    leer preterite 3s            | leió            | spelling
    leer preterite 3s            | leio            | spelling
    caer preterite 3s            | calló           | spelling
    caer gerund -                | caiendo         | spelling
    ir gerund -                  | iendo           | spelling
    llegar preterite 1s          | llegé           | spelling
    llegar preterite 1s          | yegué           | spelling
    pagar present-subjunctive 1s | page            | spelling
    empezar preterite 1s         | empezé          | spelling
    cruzar preterite 1s          | cruzé           | spelling
    cruzar preterite 1s          | crusé           | spelling
    averiguar preterite 1s       | averigué        | spelling
    avergonzar present 1s        | averguenzo      | spelling
    coger present 1s             | cogo            | spelling
    coger present 3s             | coje            | spelling
    vencer present 1s            | venco           | spelling
    conocer present 1s           | conosco         | spelling
    seguir present 1s            | siguo           | spelling
    distinguir present 1s        | distinguo       | spelling
    hacer preterite 3s           | hico            | spelling
    hacer preterite 1s           | hize            | spelling
    hacer preterite 3s           | hiso            | spelling
    haber present 3p             | an              | spelling
    tener preterite 1s           | tube            | spelling
    tener preterite 3p           | tubieron        | spelling
    echar present 1s             | hecho           | spelling
    ser imperfect 3s             | hera            | spelling
    haber present-subjunctive 3s | halla           | spelling
    ir present-subjunctive 3s    | valla           | spelling
    oír present 3s               | oie             | spelling
    huir present 1s              | huio            | spelling
    oler present 3s              | uele            | spelling
    cocer preterite 3s           | cosió           | spelling
    vestirse present 1s          | me bisto        | spelling
    levantarse imperative 2s     | lebántate       | spelling
    estar present 1s             | estoi           | spelling
    querer present 1s            | kiero           | spelling
    # other-verb
    ser present 1s               | estoy           | other-verb   | estar present 1s
    ser preterite 3s             | estuvo          | other-verb   | estar preterite 3s
    ser present 3s               | esta            | other-verb   | estar present 3s
    saber present 1s             | conozco         | other-verb   | conocer present 1s
    poner preterite 3s           | pudo            | other-verb   | poder preterite 3s
    estar preterite 3s           | fue             | other-verb   | ser preterite 3s
    ver preterite 3s             | vino            | other-verb   | venir preterite 3s
    ser imperfect 1s             | estaba          | other-verb   | estar imperfect 1s
    comer present 1s             | bebes           | other-verb   | beber present 2s
    creer present 1s             | crio            | other-verb | criar preterite 3s
    irse present 1s              | me vengo        | other-verb   | venirse present 1s
    irse imperative 2s           | vente           | other-verb   | venirse imperative 2s
    irse present 1s              | vengo           | other-verb   | venir present 1s
    quedarse present 1s          | me voy          | other-verb   | irse present 1s
    ser negative-imperative 2s   | no estés        | other-verb   | estar negative-imperative 2s
    ser negative-imperative 2s   | estés           | other-verb   | estar negative-imperative 2s
    hablar present 1s            | me arrepiento   | other-verb   | arrepentirse present 1s
    traer preterite 3s           | cabió           | not-a-form
    # typo
    hablar present 1p            | hablmaos        | typo
    hablar present 1p            | hablanos        | typo
    hablar present 1p            | hablamo         | typo
    hablar present 1p            | hablaamos       | typo
    hablar present 1p            | hhablamos       | spelling
    soñar present 3s             | suena           | other-verb   | sonar present 3s
    soñar preterite 3s           | sono            | other-verb   | sonar preterite 3s
    bañarse imperfect 1s         | me banaba       | typo
    acompañar present 1s         | acompano        | typo
    enseñar present 1s           | enseno          | typo
    comer imperfect 1p           | comiammos       | spelling
    lavarse imperative 2s        | lábate          | spelling
    lavarse imperative 2s        | láfate          | typo
    decir present-perfect 1s     | hedicho         | typo
    seguir present 3p            | sigen           | spelling
    # not-a-form
    hablar present 1s            | xyz             | not-a-form
    hablar present 1s            | ¿quién sabe?    | not-a-form
    hablar present 1s            | yo              | not-a-form
    tener preterite 3p           | tubierno        | not-a-form
    hablar present 1p            | aplamos         | not-a-form
    hablar present 1s            | 42              | not-a-form
    hablar present 1s            | hablo hablo     | not-a-form
    comer present 1s             | lo komme        | not-a-form
    tener preterite 3p           | tenian          | other-tense | tener imperfect 3p
    # accents typed with quote marks, both readings tried
    oír preterite 1p             | o'imso          | typo
    leer preterite 3s            | lei'o           | spelling
    reír preterite 3s            | re'i            | other-person | reír preterite 1s
    oír imperfect 3s             | o'i             | other-tense-and-person | oír preterite 1s
    SOÑAR present 1s             | SUEN~A          | other-person | soñar present 3s
    """)
}
