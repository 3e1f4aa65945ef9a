/// Wrong answers to sentences, written from what learners write, before there was a diagnosis of them.
///
/// `choice`: the form is a right one of another tense, mood or verb. `form`: the choice is right, its form is not.
/// `both`: neither.
enum SentenceRows {
  static let past = SentenceRow.table(
    """
    = preterite-imperfect-event | preterite: one event in a time that is named and over
    A2 *tense: Ayer* Ana y Luis [tuvieron: tener preterite 3p] una reunión larga. | Yesterday Ana and Luis had a long meeting. | over, in a time that is named
    > tenían | other-tense | choice | imperfect; “Ayer” asks for the preterite; over, in a time that is named
    > tienen | other-tense | choice | present; “Ayer”; preterite
    > tendrán | other-tense | choice | future; “Ayer”; preterite
    > han tenido | other-tense | choice | present perfect; “Ayer”; preterite
    > tuvo | other-person | form | the preterite is right; singular; here it is plural
    > tenía | other-tense-and-person | both | imperfect; “Ayer”; preterite; ellos
    > tenieron | regularised | form | the preterite is right
    > tubieron | spelling | form | the preterite is right
    > tuvieran | other-tense | choice | imperfect subjunctive; nothing asks for the subjunctive; here it is the preterite
    > tenér | other-tense-and-person | both | infinitive; “Ayer”
    > tener | other-tense-and-person | choice | infinitive; “Ayer” asks for the preterite
    > tenaban | not-a-form | both | is the imperfect; for verbs in -ar (tenían); “Ayer”; preterite
    > tenian | other-tense | both | imperfect; tenían; “Ayer”
    > fueron | other-verb | choice | ser; tener
    > zzz | not-a-form | both | no verb form; “Ayer”
    > tuveron | ending | form | the preterite is right
    A2 *tense: Si mañana* no [llueve: llover present 3s], *tense: iremos* a la playa. | If it doesn't rain tomorrow, we'll go to the beach. | a real condition, even one still to come: present
    > llueva | other-tense | choice | the present subjunctive; “Si mañana” and “iremos” ask for the present indicative; !nothing asks
    A2 ¿A qué hora [te acostaste: acostarse preterite 2s] *tense: anoche*? (tú) | What time did you go to bed last night? | over: preterite
    > acostó | not-a-form | both | no pronoun; for él; here it is for tú; !preterite
    > te acuestas | other-tense | choice | “anoche” asks for the preterite
    A2 *tense: Es mejor* [decir: decir infinitive] la verdad. | It's better to tell the truth. | nobody named: es mejor + infinitive
    > decirle | not-a-form | form | has “le” too; without it; !Es mejor
    > diciendo | other-tense | choice | “Es mejor” asks for the infinitive: nobody named (es mejor + infinitive)
    A2 *tense: Anoche, por fin,* ustedes me [presentaron: presentar preterite 3p] a su hija. | Last night you finally introduced me to your daughter. | one event in the end: preterite
    > presentabas | other-tense-and-person | both | imperfect; preterite; the person here is ustedes; !ellos
    = preterite-imperfect-habit | imperfect: what used to happen, in a frame of time with no end in view
    A2 *tense: De niña*, yo [comía: comer imperfect 1s] en casa de mi abuela *tense: los domingos*. | As a girl, I used to eat at my grandmother's on Sundays. | a habit in childhood
    > comí | other-tense | choice | preterite; “De niña” and “los domingos” ask for the imperfect; a habit in childhood
    > como | other-tense | choice | present; “De niña”; imperfect
    > comaba | ending | form | the imperfect is right
    > comías | other-person | form | the imperfect is right; tú; yo
    > comiendo | other-tense-and-person | choice | gerund; imperfect
    > comería | other-tense | choice | conditional; imperfect
    > comió | other-tense-and-person | both | preterite; imperfect
    = preterite-imperfect-age-hour | imperfect: age, the clock and the time of day in the past
    A2 Mi hermano [tenía: tener imperfect 3s] *tense: doce años cuando* nací yo. | My brother was twelve when I was born. | age in the past: the scene, not the event
    > tuvo | other-tense | choice | preterite; “doce años cuando”; imperfect; age in the past
    > tiene | other-tense | choice | present; imperfect
    > era | other-verb | choice | ser; tener
    > estaba | other-verb | choice | estar; tener
    = past-narration-preterite | a story in the past: what happened is in the preterite, not the present
    A2 *tense: Anoche* yo [llegué: llegar preterite 1s] a casa muy tarde. | Last night I got home very late. | one event, over: last night
    > llego | other-tense | choice | present; “Anoche” asks for the preterite
    > llegé | spelling | form | the preterite is right
    > llegó | other-person | form | the preterite is right; yo
    > llegaba | other-tense | choice | imperfect; “Anoche”
    > llegue | other-tense | form | present subjunctive; that I arrive; stressed on the end
    > he llegado | other-tense | choice | present perfect; preterite
    = pluperfect-before-event | pluperfect: already over when the other past event came
    B1 *tense: Cuando encontré el estadio*, el partido *tense: ya* [había empezado: empezar pluperfect 3s]. | When I found the stadium, the game had already started. | past before a past
    > empezó | other-tense | choice | preterite; pluperfect; past before a past
    > ha empezado | other-tense | choice | present perfect; “ya”; pluperfect
    > estaba empezado | auxiliary | form | the pluperfect is right
    > había empiezado | stem-change | form | the pluperfect is right
    > habían empezado | other-person | form | the pluperfect is right
    """)

  static let verbs = SentenceRow.table(
    """
    = ser-estar-state | how someone or something is just now takes estar
    A2 *tense: Cuando llegué* al hotel, [estaba: estar/ser imperfect 3s] *verb+tense: cerrado*. | It was closed. | a state: estar; the scene I found: imperfect
    > vendaron | other-verb | both | of vendar; here it is estar; for the imperfect; !here it is the imperfect
    = ser-estar-participle | what became of something takes estar
    B1 Este cuadro está [pintado: pintar participle] con *tense: café*. | This picture is painted with coffee. | the result: estar + participle
    > pintada | typo | form | agrees; masculine singular; -o; !pintar has
    > pintadas | not-a-form | form | participle is right; agrees; masculine singular; -o
    A2 ¿Dónde has [puesto: poner participle] *tense: el pasaporte*? | Where did you put the passport? | haber + participle
    > puesta | typo | form | agrees; after haber it always ends in -o; !masculine
    B1 *tense: Todavía estará* [sirviendo: servir gerund] mesas. (él) | He is probably still serving. | under way: estar + gerund
    > serviendo | stem-change | form | e→i in the gerund; !not in the gerund
    = ser-estar-state | ser/estar: how someone or something is just now takes estar
    A1 Mi hermana [está: estar/ser present 3s] *verb: enferma* hoy. | My sister is sick today. | a state: estar
    > es | other-verb | choice | ser; “enferma” asks for estar; a state
    > era | other-verb | choice | ser; “enferma” asks for estar; present
    > soy | other-verb | both | ser; “enferma” asks for estar
    > estoy | other-person | form | estar is right; yo; él
    > estaba | other-tense | choice | imperfect; estar is right; present
    > tiene | other-verb | choice | tener; estar
    > kdja | not-a-form | both | no verb form; “enferma” asks for estar
    = ser-estar-trait | ser/estar: what someone or something is like takes ser
    A1 Mi vecino [es: ser/estar present 3s] *verb: muy alto*; mide casi dos metros. | My neighbor is very tall. | what he is like: ser
    > está | other-verb | choice | estar; “muy alto” asks for ser; what he is like
    > esta | other-verb | both | estar; “muy alto” asks for ser; está
    > soy | other-person | form | ser is right; yo
    > fue | other-tense | choice | preterite; ser is right; present
    > están | other-verb | both | estar; asks for ser
    = ser-estar-passive-result | ser: what is done by someone
    B2 *tense: Hasta ahora* la ley no [ha sido: ser/estar present-perfect 3s +preterite] *verb: aprobada por* el Congreso. | So far the law has not been passed by Congress. | done by someone: ser + participle
    > ha estada | participle | form | always the participle
    > ha estado | other-verb | choice | estar; ser
    = ser-estar-event | ser/estar: where and when an event takes place takes ser
    A1 *verb: La fiesta* de Carla [es: ser/estar present 3s +future] *verb: en su casa*. | Carla's party is at her place. | an event takes place: ser
    > está | other-verb | choice | “La fiesta” and “en su casa” ask for ser; an event takes place
    > son | other-person | form | ser is right
    > hay | other-verb | choice | haber; ser
    = ser-estar-material-owner | ser/estar: what something is made of and whose it is takes ser
    B1 *tense: Quiero una bolsa que* no [sea: ser/estar present-subjunctive 3s] *verb: de plástico*. | I want a bag that isn't plastic. | material: ser de; only wished for: subjunctive
    > seia | ending | form | is right; -ía
    = saber-conocer | saber/conocer: facts and skills take saber; people, places, things you have met take conocer
    A1 Yo [conozco: conocer/saber present 1s] *verb: a tu hermano*. | I know your brother. | a person: conocer
    > sé | other-verb | choice | saber; “a tu hermano” asks for conocer; a person
    > conoco | regularised | form | conocer is right
    > conoce | other-person | form | conocer is right
    > sabo | not-a-form | both | saber; “a tu hermano” asks for conocer
    > conocí | other-tense | choice | preterite; conocer is right
    = ir-venir | ir/venir: venir is to where the speaker is; to where the other is one goes: ir
    A2 —¿Vienes? —Sí, ya [voy: ir/venir present 1s], *verb: espérame ahí*. | "Are you coming?" "Yes, I'm coming, wait for me there." | to where the other is: ir
    > vengo | other-verb | choice | venir; “espérame ahí” asks for ir
    > vamos | other-person | form | ir is right
    > veno | not-a-form | both | venir; asks for ir
    = haber-auxiliary | compound tenses are made with haber, never with tener or ser
    A2 Mi hermana todavía no [ha: haber/tener/ser present 3s] *verb: llegado*: *tense: estoy preocupada*. | … | haber
    > han | other-person | form | plural; singular; !there is
    > habe | regularised | form | regular verb; ha; !what there is
    = haber-estar | haber/estar: hay un… (that there is one), está el… (where it is)
    A1 *verb: En* mi calle [hay: haber/estar present 3s] *verb: una farmacia*. | There's a drugstore on my street. | that there is one: hay
    > están | other-verb | choice | estar; “una farmacia” ask for haber; that there is one; !the person
    > ay | spelling | form | haber is right
    > había | other-tense | choice | imperfect; haber is right
    = llevar-tener | llevar/tener: for how long takes llevar
    A2 Yo [llevo: llevar/tener present 1s] *verb: dos años aquí*. | I've been here for two years. | for how long: llevar
    > tengo | other-verb | choice | tener; “dos años aquí” asks for llevar
    > he llevado | other-tense | choice | present perfect; llevar is right
    = ir-irse | ir: go somewhere; irse: leave, go away
    A2 *verb: Ya es tarde*, yo [me voy: irse/ir present 1s]. | It's late, I'm leaving. | leave: irse
    > voy | other-verb | choice | ir; “Ya es tarde” asks for irse
    > se voy | pronoun | form | irse is right; me
    > me vengo | other-verb | choice | venir; irse
    """)

  static let moods = SentenceRow.table(
    """
    = subjunctive-ojala | ojalá + present subjunctive: a wish that may come true
    B1 *tense: Ojalá* [llueva: llover present-subjunctive 3s] *tense: mañana*. | I hope it rains tomorrow. | a wish that may come true
    > llueve | other-tense | choice | “Ojalá” and “mañana” ask for the present subjunctive; a wish
    > lloverá | other-tense | choice | future; “Ojalá”; subjunctive
    > llova | stem-change | form | the present subjunctive is right
    > lluevan | other-person | form | the present subjunctive is right
    > llover | other-tense-and-person | choice | infinitive; “Ojalá”
    > va a llover | not-a-form | both | ir a; “Ojalá”
    = subjunctive-want | wanting that somebody else does something: subjunctive
    B1 Mis padres *tense: quieren que* yo [estudie: estudiar present-subjunctive 1s] derecho. | My parents want me to study law. | they want it, but I am the one to study
    > estudio | other-tense | choice | present; “quieren que” asks for the present subjunctive
    > estudiar | other-tense-and-person | choice | infinitive; “quieren que”; present subjunctive
    > estudiara | other-tense | choice | imperfect subjunctive; present subjunctive
    > estudia | other-tense-and-person | both | present; “quieren que”; present subjunctive
    > estudien | other-person | form | the present subjunctive is right; yo
    = si-unreal | si about what is not so: imperfect subjunctive
    B2 *tense: Si* yo [tuviera: tener imperfect-subjunctive-ra 1s +imperfect-subjunctive-se] dinero, *tense: viajaría* más. | If I had money, I'd travel more. | not so: imperfect subjunctive
    > tendría | other-tense | choice | conditional; “Si” and “viajaría” ask for the imperfect subjunctive
    > tengo | other-tense | choice | present; “Si”
    > tenía | other-tense | choice | imperfect; “Si”
    > tuve | other-tense | choice | preterite; “Si”
    > teniera | regularised | form | the imperfect subjunctive
    > tuvieras | other-person | form | the imperfect subjunctive
    = subjunctive-doubt | creo, estoy seguro de que: indicative
    B1 *tense: Creo que* Ana [está: estar present 3s] en casa. | I think Ana is at home. | belief: indicative
    > esté | other-tense | choice | present subjunctive; “Creo que” asks for the present
    > estar | other-tense-and-person | choice | infinitive; “Creo que”
    > este | other-tense | both | present subjunctive; esté; “Creo que”
    = conditional-if | what would happen, were something so: conditional
    B1 *tense: Si tuviera tiempo*, yo [leería: leer conditional 1s] más. | If I had time, I'd read more. | would: conditional
    > leeré | other-tense | choice | future; “Si tuviera tiempo” asks for the conditional
    > leía | other-tense | choice | imperfect; conditional
    > leyera | other-tense | choice | imperfect subjunctive; conditional
    > leo | other-tense | choice | present; conditional
    = imperative-tu-irregular | an order to a friend: di, haz, ve, pon, sal, sé, ten, ven
    A2 *person: Hijo*, [di: decir imperative 2s] la verdad, por favor. | Son, tell the truth, please. | an order to tú: di
    > dices | other-tense | choice | present; imperative; an order to tú
    > dice | other-tense-and-person | both | present; imperative
    > decir | other-tense-and-person | choice | infinitive; imperative
    > diga | other-person | form | the imperative is right; usted; tú
    > diz | typo | form | the imperative is right; letter
    = imperative-vosotros | an order to you all in Spain: -d
    A2 {spain} *person: Niños*, [dad: dar imperative 2p ~infinitive] las gracias a *person: vuestra* tía. | Kids, say thank you to your aunt. | an order to vosotros: -ad
    > dadlas | not-a-form | form | has “las” too; without it
    > dale | not-a-form | form | has “le” too; for tú
    = preguntar-pedir | pedir: to ask for something; preguntar: to ask a question
    B1 *tense: No quiero que* me [preguntes: preguntar/pedir present-subjunctive 2s] *verb: cuántos años* tengo. | I don't want you to ask me how old I am. | asking a question: preguntar; querer que: subjunctive
    > pedí | other-verb | both | pedir; “cuántos años” asks for preguntar; here it is the present subjunctive for tú
    = negative-imperative-tu | a negative order to tú is in the subjunctive
    B1 ¡*person: Cuidado, Leo*! [No bebas: beber negative-imperative 2s] esa leche. | Careful, Leo! Don't drink that milk. | a negative order is in the subjunctive
    > no bebes | other-tense | choice | present; negative imperative
    > no bebe | other-tense | choice | imperative; a negative order
    > no beber | other-tense-and-person | choice | infinitive; a negative order
    > no beba | other-person | form | the negative imperative is right; tú
    """)

  static let others = SentenceRow.table(
    """
    = tener-expressions | tener: age, hunger, thirst
    A2 *tense: Cuando nació* mi hija, [tenía: tener/ser imperfect 1s] *verb: treinta años*. (yo) | When my daughter was born I was thirty. | age: tener; when something else happened: imperfect
    > tuve | other-tense | choice | preterite; “Cuando nació” asks for the imperfect: when something else happened
    > era | other-verb | choice | ser; “treinta años” asks for tener: age
    = present-timetable | what a timetable says is in the present
    A2 El tren *tense: que sale ahora* [llega: llegar present 3s +future] a Madrid a las once. | The train leaving now gets to Madrid at eleven. | a timetable: present, i → y
    > llegó | other-tense | choice | preterite; asks for the present or the future: a timetable
    > lleguerá | ending | form | the future is right; -erá is for verbs in -er; llegar has -ará
    = infinitive-after-verb | prohibir + infinitive
    B1 El médico le *tense: prohibió* [comer: comer infinitive] sal. | The doctor forbade him to eat salt. | prohibir + infinitive
    > que come | other-tense-and-person | choice | present; “prohibió” asks for the infinitive
    = gustar-plural | gustar and its kin: what is liked is the subject; plural things, plural verb
    A2 A mí me [gustan: gustar present 3p] *agreement: las playas* del norte. | I like the beaches in the north. | what is liked is the subject: plural
    > gusta | other-person | choice | “las playas” asks for the plural; what is liked is the subject
    > gusto | other-person | choice | yo; “las playas”; plural
    > gustaban | other-tense | choice | imperfect; present
    > gustar | other-tense-and-person | choice | infinitive; present
    > interesa | other-verb | both | interesar; here it is gustar; “las playas” asks for the plural
    > gustas | other-person | choice | tú; “las playas”; plural
    = agreement-distant | agreement: the true subject is far away or comes after the verb
    A2 *agreement: Las hijas* de mi vecino [juegan: jugar present 3p] en el patio. | My neighbor's daughters play in the yard. | the daughters play: plural
    > juega | other-person | choice | singular; “Las hijas” asks for the plural; the daughters play
    > jugan | stem-change | form | the present is right
    > jugaron | other-tense | choice | preterite; present
    = infinitive-preposition-time | after antes de, después de, al, hasta: the infinitive
    A2 *tense: Antes de* [salir: salir infinitive], apaga la luz. | Before going out, turn off the light. | after a preposition: infinitive
    > saliendo | other-tense | choice | gerund; “Antes de” asks for the infinitive; after a preposition
    > sales | other-tense-and-person | choice | present; “Antes de” asks for the infinitive
    > salgas | other-tense-and-person | choice | present subjunctive; “Antes de”; infinitive
    > haber salido | not-a-form | form | perfect infinitive; by itself it is salir; !asks for the infinitive
    > poder salir | not-a-form | form | right Spanish: poder + infinitive; by itself it is salir; !asks for
    > saler | ending | form | the infinitive is right
    = infinitive-after-verb | after querer, poder, deber, saber, soler, pensar…: the infinitive
    A2 Mis hijos *tense: quieren* [irse: irse infinitive] a vivir al extranjero. | My kids want to go live abroad. | after querer: infinitive, with its pronoun
    > se van | other-tense-and-person | choice | present; “quieren” asks for the infinitive
    > ir | pronoun | form | the infinitive is right
    > yéndose | other-tense | choice | gerund; infinitive
    = gerund-estar | under way: estar, in any tense, + gerund
    A2 ¿Qué *tense: estás* [haciendo: hacer gerund], Lucas? | What are you doing, Lucas? | under way: estar + gerund
    > hacer | other-tense | choice | infinitive; “estás” asks for the gerund
    > hecho | other-tense | choice | past participle; “estás”; gerund
    > haces | other-tense-and-person | choice | present; gerund
    > haceiendo | typo | form | the gerund is right
    = subjunctive-ojala | ojalá: subjunctive
    A2 *tense: Ojalá* [duerma: dormir present-subjunctive 3s] bien. (usted) | I hope you sleep well. | a wish
    > duerma tú | not-a-form | form | “duerma” is right, and “tú” is a word too many
    = ser-estar-location | where somebody is: estar
    B1 *tense: Mañana a esta hora*, mi hermano [estará: estar/ser future 3s +present] *verb: en Londres*. | This time tomorrow, my brother will be in London. | where he will be: future of estar
    > va a estar | not-a-form | form | ir a + infinitive; estar is right; by itself; estará
    = imperative-ustedes | an order to ustedes
    A2 *person: Niños*, *tense: no* [se peleen: pelearse negative-imperative 3p] más. (ustedes) | … | a negative order
    > sigan peleándose | not-a-form | form | right Spanish: seguir + gerund; by itself; se peleen; !asks for
    = ser-estar-location | where somebody is: estar
    B1 *tense: Mañana a esta hora*, mi hermano [estará: estar/ser future 3s +present] *verb: en Londres*. | This time tomorrow, my brother will be in London. | where he will be: future of estar
    > estará él | not-a-form | form | “estará” is right, and “él” is a word too many
    = subjunctive-wish | querer que: subjunctive
    B1 Mi mamá *tense: quería que* yo [me pusiera: ponerse imperfect-subjunctive-ra 1s +imperfect-subjunctive-se] un vestido. | My mom wanted me to wear a dress. | querer que: subjunctive
    > me puso | other-tense-and-person | both | preterite; “me”; “quería que”; imperfect subjunctive
    = participle-haber | he, has, ha… + participle
    A2 ¿*tense: Has* [visto: ver participle] mis llaves? | Have you seen my keys? | haber + participle; ver → visto
    > vido | regularised | form | the past participle is right
    > visto las | not-a-form | form | “visto” is right; “las”; a word too many
    > viendo | other-tense | choice | gerund; “Has” asks for the past participle
    > ver | other-tense | choice | infinitive; past participle
    > viste | other-tense-and-person | choice | preterite; past participle
    = pronominal-preterite | one event that is over: the preterite
    A2 *tense: Ayer* mi hermana [se levantó: levantarse preterite 3s] a mediodía. | My sister got up at noon yesterday. | over, in a time that is named
    > levantó | pronoun | form | the preterite is right; se
    > se levanta | other-tense | choice | present; “Ayer” asks for the preterite
    > me levanto | other-tense-and-person | both | “Ayer”; preterite
    > me levantó | pronoun | form | the preterite is right; se
    > levantaba | not-a-form | both | imperfect; “Ayer” asks for the preterite
    > se levantaba | other-tense | choice | imperfect; “Ayer”
    = volver-devolver | to go back is volver, to give back devolver
    A2 *tense: Ayer* Inés [devolvió: devolver/volver preterite 3s] *verb: los libros* a la biblioteca. | Inés took the books back to the library yesterday. | things given back: devolver
    > regresó | other-verb | choice | regresar; here it is devolver; !asks for
    > volvió | other-verb | choice | “los libros” asks for devolver
    = infinitive-subject | es mejor + infinitive
    A2 *tense: Es mejor* [decir: decir infinitive] la verdad. | It's better to tell the truth. | nobody is named: infinitive
    > que digas | other-tense-and-person | choice | present subjunctive; infinitive
    > digas | other-tense-and-person | choice | subjunctive; infinitive; !que has
    """)
}
