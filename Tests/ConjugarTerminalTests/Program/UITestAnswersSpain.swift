/// The quizzes of the ui-test world in Spain: fifty questions each, in the order of the plan, with the answers read
/// over by hand.
///
/// Verb, tense, who is asked for: the form.
extension UITestQuiz {
  static let easyInSpain = """
    deber, present, yo: debo
    pasar, present, tú: pasas
    dejar, present, él: deja
    hablar, present, nosotros: hablamos
    llegar, present, vosotros: llegáis
    llevar, present, ellos: llevan
    creer, present, yo: creo
    esperar, present, tú: esperas
    ser, present, ella: es
    estar, present, ellas: están
    haber, present, no subject: hay
    ir, present, nosotras: vamos
    hacer, present, yo: hago
    tener, present, tú: tienes
    decir, present, ustedes: dicen
    poder, present, yo: puedo
    ver, present, yo: veo
    dar, present, yo: doy
    saber, present, yo: sé
    querer, present, tú: quieres
    pensar, preterite, vosotras: pensasteis
    encontrar, preterite, nosotros: encontramos
    tomar, preterite, vosotros: tomasteis
    salir, preterite, él: salió
    volver, preterite, nosotras: volvimos
    quedar, preterite, vosotras: quedasteis
    llamar, preterite, ellos: llamaron
    conocer, preterite, tú: conociste
    buscar, preterite, ella: buscó
    parecer, preterite, nosotros: parecimos
    poner, preterite, vosotros: pusisteis
    seguir, preterite, ellas: siguieron
    venir, preterite, tú: viniste
    sentir, preterite, usted: sintió
    pedir, preterite, ustedes: pidieron
    morir, preterite, él: murió
    conseguir, preterite, ellos: consiguieron
    mantener, preterite, nosotras: mantuvimos
    traer, preterite, vosotras: trajisteis
    mirar, future, tú: mirarás
    trabajar, future, nosotros: trabajaremos
    vivir, future, vosotros: viviréis
    perder, future, yo: perderé
    necesitar, future, tú: necesitarás
    gustar, future, eso: gustará
    ayudar, future, nosotras: ayudaremos
    obtener, future, vosotras: obtendréis
    valer, future, ellas: valdrán
    suponer, future, yo: supondré
    haber, future, no subject: habrá
    """

  static let moderateInSpain = """
    deber, present, yo: debo
    pasar, present, tú: pasas
    dejar, present, él: deja
    hablar, present, nosotros: hablamos
    ser, present, vosotros: sois
    estar, present, ellos: están
    haber, present, no subject: hay
    ir, present, yo: voy
    hacer, present, yo: hago
    ver, preterite, tú: viste
    pensar, preterite, nosotras: pensamos
    llegar, preterite, vosotras: llegasteis
    tener, preterite, ellas: tuvieron
    decir, preterite, tú: dijiste
    poder, preterite, usted: pudo
    dar, preterite, nosotros: dimos
    saber, imperfect, vosotros: sabíais
    querer, imperfect, ustedes: querían
    llevar, imperfect, yo: llevaba
    encontrar, imperfect, tú: encontrabas
    ser, imperfect, él: era
    creer, present perfect, nosotras: hemos creído
    esperar, present perfect, vosotras: habéis esperado
    poner, present perfect, ellos: han puesto
    volver, present perfect, yo: he vuelto
    tomar, present subjunctive, tú: tomes
    quedar, present subjunctive, ella: quede
    llamar, present subjunctive, nosotros: llamemos
    salir, present subjunctive, vosotros: salgáis
    seguir, present subjunctive, ellas: sigan
    venir, present subjunctive, yo: venga
    buscar, imperative, tú: busca
    mirar, imperative, usted: mire
    sentir, imperative, nosotras: sintamos
    conocer, imperative, ustedes: conozcan
    trabajar, negative imperative, vosotras: no trabajéis
    perder, negative imperative, tú: no pierdas
    parecer, future, yo: pareceré
    vivir, future, él: vivirá
    mantener, future, nosotros: mantendremos
    valer, future, vosotros: valdréis
    necesitar, conditional, ellos: necesitarían
    gustar, conditional, eso: gustaría
    obtener, conditional, yo: obtendría
    suponer, conditional, tú: supondrías
    ayudar, gerund, gerund: ayudando
    pedir, gerund, gerund: pidiendo
    empezar, past participle, past participle: empezado
    morir, past participle, past participle: muerto
    escribir, past participle, past participle: escrito
    """

  static let difficultInSpain = """
    deber, present, yo: debo
    pasar, present, tú: pasas
    ser, present, él: es
    estar, present, ellos: están
    haber, present, no subject: hay
    ir, present, nosotros: vamos
    ver, preterite, vosotros: visteis
    dejar, preterite, yo: dejé
    hacer, preterite, tú: hiciste
    tener, preterite, nosotras: tuvimos
    decir, preterite, vosotras: dijisteis
    poder, imperfect, ellas: podían
    dar, imperfect, yo: daba
    ser, imperfect, tú: eras
    hablar, present subjunctive, usted: hable
    llegar, present subjunctive, nosotros: lleguemos
    saber, present subjunctive, vosotros: sepáis
    querer, present subjunctive, ustedes: quieran
    pensar, present subjunctive, yo: piense
    llevar, imperative, tú: lleva
    encontrar, imperative, usted: encuentre
    poner, imperative, nosotras: pongamos
    salir, negative imperative, vosotras: no salgáis
    creer, negative imperative, ustedes: no crean
    esperar, future, yo: esperaré
    venir, future, tú: vendrás
    tomar, conditional, ella: tomaría
    mantener, conditional, nosotros: mantendríamos
    volver, gerund, gerund: volviendo
    seguir, past participle, past participle: seguido
    quedar, imperfect subjunctive in -ra, vosotros: quedarais
    llamar, imperfect subjunctive in -ra, ellas: llamaran
    sentir, imperfect subjunctive in -ra, yo: sintiera
    pedir, imperfect subjunctive in -ra, tú: pidieras
    conocer, imperfect subjunctive in -se, usted: conociese
    morir, imperfect subjunctive in -se, nosotras: muriésemos
    parecer, present perfect, vosotras: habéis parecido
    escribir, present perfect, ustedes: han escrito
    buscar, pluperfect, yo: había buscado
    abrir, pluperfect, tú: habías abierto
    mirar, future perfect, él: habrá mirado
    trabajar, conditional perfect, nosotros: habríamos trabajado
    descubrir, conditional perfect, vosotros: habríais descubierto
    vivir, present perfect subjunctive, ellos: hayan vivido
    perder, pluperfect subjunctive in -ra, yo: hubiera perdido
    suponer, pluperfect subjunctive in -ra, tú: hubieras supuesto
    necesitar, pluperfect subjunctive in -se, ella: hubiese necesitado
    gustar, past anterior, esas cosas: hubieron gustado
    ayudar, future subjunctive, nosotras: ayudáremos
    empezar, future perfect subjunctive, vosotras: hubiereis empezado
    """
}
