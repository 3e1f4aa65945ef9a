/// Wrong answers where a periphrasis is asked, or another verb is right too.
extension SentenceRows {
  /// The gap takes a periphrasis.
  static let periphrases = SentenceRow.table(
    """
    = present-perfect-ever | ever
    B1 Nadie me [ha hablado: hablar present-perfect 3s +preterite] así *tense: en la vida*. | … | in my life
    > hablo | other-tense-and-person | form | habló, he/she/it spoke
    = si-real | si about what may well be
    B1 *tense: Si* Marta te [pregunta: preguntar present 3s +imperfect-subjunctive-ra] algo, *tense: no le digas* nada. | … | a real condition
    > preguntará | other-tense | choice | is the future; “Si” and “no le digas” ask for the present; !preguntara
    B1 *tense: Si mañana* [va a llover: llover present 3s ir+a+infinitive], *tense: nos quedamos* en casa. | … | a forecast
    > llueva | other-tense | choice | the present subjunctive; ask for ir a + infinitive; !indicative
    = subjunctive-ojala | a wish
    B1 La selección juega esta noche; *tense: ojalá* [gane: ganar present-subjunctive 3s +imperfect-subjunctive-ra]. | … | a wish
    > ganará | other-tense | choice | is the future; “ojalá” asks for the present subjunctive; !stressed
    = progressive-present | under way
    A2 *tense: Ahora no puedo salir*: [estoy comiendo: comer present 1s estar+gerund -present]. (yo) | … | under way
    > estaba comiendo | other-tense | choice | estar + gerund is right; imperfect; here it is the present: under way
    > estás comiendo | other-person | form | estar + gerund is right; for tú; here it is for yo
    > voy a comer | not-a-form | choice | is right Spanish: ir a + infinitive; asks for estar + gerund: under way
    > comí | other-tense | choice | is the preterite; “Ahora no puedo salir” asks for estar + gerund: under way
    > estoy comer | not-a-form | form | estar + gerund is right; the gerund is comiendo
    > soy comiendo | not-a-form | form | estar + gerund is right; the helper is estar
    > estoy bebiendo | other-verb | choice | of beber (to drink); here it is comer
    > estoy cominedo | typo | form | estar + gerund is right; swapped
    > comiendo | other-tense-and-person | choice | is the gerund without estar; asks for estar + gerund
    > está comer | not-a-form | both | has another form after “está”: the gerund is comiendo
    > fui comiendo | not-a-form | form | estar + gerund is right; the helper is estar; !right Spanish
    = plan | what will be
    A1 *tense: El próximo septiembre* mi hijo [va a empezar: empezar present 3s ir+a+infinitive +present +future] la escuela. | … | a plan
    > tiene que empezar | not-a-form | form | right Spanish: tener que + infinitive; the present is right; by itself it is empieza; !asks for
    = preterite-length | a closed time
    A2 Mis amigos me [apoyaron: apoyar preterite 3p +estar+gerund.preterite] *tense: durante seis meses*. | … | a closed length
    > consiguieron apoyar | not-a-form | form | right Spanish: conseguir + infinitive; the preterite is right; by itself it is apoyaron
    > trataban de apoyar | not-a-form | both | right Spanish: tratar de + infinitive; asks for the preterite
    > por apoyar | not-a-form | both | right Spanish: por + infinitive; asks for the preterite; !a word too many
    > fueron apoyando | not-a-form | form | right Spanish: ir + gerund; by itself it is apoyaron; !helper
    = pluperfect | what was before
    B1 *tense: Era* el peor hotel [había dormido: dormir pluperfect 1s +pluperfect-subjunctive] *tense: hasta entonces*. (yo) | … | before
    > durmiera | other-tense | choice | the imperfect subjunctive; ask for the pluperfect or the pluperfect subjunctive; !nothing asks
    = perfect | up to now
    B1 El español [ha cambiado: cambiar present-perfect 3s +preterite +ir+gerund.present-perfect] *tense: hasta hoy*. | … | up to now
    > fue cambiando | not-a-form | form | right Spanish: ir + gerund; the preterite is right; by itself it is cambió; !here it is
    = past | x
    A2 *tense: Antes, de niños,* [íbamos: ir imperfect 1p] al río. (nosotros) | … | a habit
    > solíamos ir | not-a-form | form | the imperfect is right; by itself it is íbamos; !asks for
    A2 *agreement: Parte de los invitados* no [vinieron: venir preterite 3p +preterite.3s] *tense: anoche*. | … | plural
    > pudo venir | not-a-form | form | the preterite is right; by itself; !asks for
    B1 Perdón, *tense: no he* [oído: oír participle] el timbre. (yo) | … | after haber the participle
    > oída | typo | form | the past participle is right; “oída” agrees
    > podido oír | not-a-form | form | right Spanish: poder + infinitive; the past participle is right; by itself it is oído
    A2 *tense: Antes de* [llegar: llegar infinitive], apaga la luz. | … | after a preposition the infinitive
    > llegé | ending | both | “llegé” is the preterite, and “g” is not how; “Antes de” asks for the infinitive; !is right
    A2 *tense: Cuando seamos viejos*, [viviremos: vivir future 1p] junto al mar. (nosotros) | … | far ahead
    > estaremos viviendo | not-a-form | form | right Spanish: estar + gerund; the future is right; by itself it is viviremos
    B1 El ladrón *tense: fue* [detenido: detener participle]. | … | ser + participle
    > detenida | typo | form | “detenida” is feminine; masculine singular; !like an adjective
    = progressive-past | under way
    A2 *tense: Cuando llamaste*, [me estaba duchando: ducharse imperfect 1s estar+gerund]. (yo) | … | under way
    > me duché | other-tense | choice | asks for estar + gerund
    > se estaba duchando | pronoun | form | estar + gerund is right; se → me
    > estaba duchando | pronoun | form | estar + gerund is right; no pronoun; me
    A2 *tense: Espera un poco*: papá [se está duchando: ducharse present 3s estar+gerund]. | … | under way
    > esta duchando | not-a-form | form | estar + gerund is right; lacks “se”; !right Spanish
    A2 *tense: Cuando llamaste*, [me estaba duchando: ducharse imperfect 1s estar+gerund]. (yo) | … | under way
    > me estaba lavando | other-verb | choice | of lavarse; here it is ducharse
    > me ducha | other-tense-and-person | both | the present; for él; alone, with “me”
    > me estaba duchándome | pronoun | form | estar + gerund is right; me twice; stands once
    = progressive-not | no progressive
    A2 *tense: Mañana* [salgo: salir present 1s +future +ir+a+infinitive.present] para Bogotá. (yo) | … | a plan
    > estoy saliendo | not-a-form | choice | estar + gerund, for what is under way; “Mañana” asks for the present
    = quedar-quedarse | who stays
    A2 *tense: Esta noche no salgo*: [me quedo: quedarse/quedar present 1s +future +ir+a+infinitive.present] *verb: en casa*. (yo) | … | to stay: quedarse
    > voy a quedarse | pronoun | form | ir a + infinitive is right; se → me; !right Spanish
    > voy a quedar | pronoun | form | ir a + infinitive is right; no pronoun; me
    = pronominal-imperfect | an act of one's own
    A2 *tense: Mientras* [me duchaba: ducharse imperfect 1s +estar+gerund.imperfect], sonó el teléfono. (yo) | … | the scene
    > estaba duchándose | pronoun | form | estar + gerund is right; se → me; !right Spanish
    > estaba duchando | pronoun | form | estar + gerund is right; no pronoun; me
    A2 *tense: Mañana* [me ducharé: ducharse future 1s]. (yo) | … | what is to come
    > voy a ducharse | not-a-form | form | ir a + infinitive, but its pronoun is me; !right Spanish
    = periphrastic-future | a plan
    A1 *tense: Mañana* [vamos a comer: comer present 1p ir+a+infinitive +present +future] fuera. (nosotros) | … | a plan
    > comimos | other-tense | choice | “Mañana” asks for the present, the future or ir a + infinitive: a plan
    > estamos comiendo | not-a-form | choice | estar + gerund, for what is under way just then; !right Spanish
    > voy a comer | other-person | form | ir a + infinitive is right; for nosotros
    > vamos comer | not-a-form | form | ir a + infinitive is right; lacks “a”
    > vamos a comemos | not-a-form | form | ir a + infinitive is right; the infinitive is comer
    """)

  /// Several forms are right, of which the answer is nearest to one.
  static let nearest = SentenceRow.table(
    """
    = subjunctive-doubt | doubt
    B1 *tense: Tal vez* [busque: buscar present-subjunctive 1s +present] otra casa. (yo) | … | tal vez: subjunctive, or the indicative
    > busce | spelling | form | the present subjunctive is right; qu: busque
    = si-past | si and what did not happen
    B2 *tense: Si* [me hubiera puesto: ponerse pluperfect-subjunctive-ra 1s +pluperfect-subjunctive-se] crema, no me habría quemado. (yo) | … | unreal
    > hubiese puesto | pronoun | form | has no pronoun; me; !two things
    = present-perfect-today | today
    B1 *tense: Esta mañana* [me desperté: despertarse preterite 1s +present-perfect] con tos. (yo) | … | over, even if it was today: preterite
    > he despertado | pronoun | form | the present perfect is right; has no pronoun; !two things
    = future-guess | a guess
    B2 No contesta: *tense: a estas horas* [estará durmiendo: dormir future 3s estar+gerund -future]. | … | a guess about now
    > durmirá | stem-change | form | the future is right; u in the stem
    = periphrastic-future | what is to come
    B1 *tense: Pronto* [voy a tener: tener present 1s ir+a+infinitive +future] un hermanito. (yo) | … | about to come
    > tenerá | not-a-form | form | the future is right; goes like a regular verb; for él
    B1 *tense: El próximo lunes* [empezarán: empezar future 3p +ir+a+infinitive.present] las clases. | … | to come
    > van a empiezan | not-a-form | form | ir a + infinitive is right; the infinitive is empezar; !too many
    B1 *tense: Tarde o temprano* [nos enfrentaremos: enfrentarse future 1p +ir+a+infinitive.present] a eso. (nosotros) | … | to come
    > vamos enfrentarnos | not-a-form | form | ir a + infinitive is right; lacks “a”; !gerund
    A2 *tense: Mañana* todo [va a salir: salir present 3s ir+a+infinitive] bien. | … | what one sees coming
    > va a salga | not-a-form | form | ir a + infinitive is right; the infinitive is salir
    = progressive-past | so long, and over
    B1 *tense: El sábado pasado* [estuvo lloviendo: llover preterite 3s estar+gerund +preterite] *tense: todo el día*. | … | so long, and over
    > llovía | other-tense | choice | ask for the preterite or estar + gerund: so long, and over
    > fue lloviendo | not-a-form | form | estar + gerund is right; the helper is estar
    = imperative-tu | an order
    A2 *tense: Toma esta carta* y [lleva: llevar/traer imperative 2s +llevarse] *verb: también el paquete al correo*. (tú) | … | to somewhere else: llevar
    > llévalo | not-a-form | form | has “lo” too; !reflexive
    = past | what happened
    A2 Los alumnos [se rieron: reírse preterite 3p] *tense: en cuanto la maestra se equivocó*. | … | one event
    > se pusieron a reír | not-a-form | form | right Spanish: ponerse a + infinitive; !without its pronoun
    """)

  /// Another form is right too, or only the infinitive tells which verb it is.
  static let rivals = SentenceRow.table(
    """
    = conditional-polite | polite wishes and requests
    B2 *tense: Trabaja demasiado*, [debería: deber conditional 3s +present] descansar. (usted) | … | polite advice
    > debes | other-person | form | the present is right; for tú; here it is for usted
    > debías | other-tense-and-person | both | the imperfect for tú; asks for the conditional
    > tendría que | other-verb | choice | “tendría que” is of tener and may be right; here it is deber
    > ha de | other-verb | choice | “ha de” is of haber and may be right; here it is deber
    > debería de | not-a-form | form | “de” is a word too many
    = saber-conocer | saber/conocer
    A2 *tense: Antes de* [conocer: conocer/saber infinitive] *verb: a Silvia*, no bailaba. | … | a person: conocer
    > saber | other-verb | choice | “saber” means to know; “a Silvia” asks for conocer: a person
    """)
}
