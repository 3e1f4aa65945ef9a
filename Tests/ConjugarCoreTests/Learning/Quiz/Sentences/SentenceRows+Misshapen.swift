/// Wrong answers of which a cell is told that nobody typed, or a reason that is that of something else.
extension SentenceRows {
  /// What was rather made for another cell, or for the other form that is right too.
  static let misshapen = SentenceRow.table(
    """
    = ser-estar-trait | ser/estar
    A2 [Soy: ser/estar present 1s] muy abierto: *verb+tense: hablo con todo el mundo*. (yo) | … | outgoing: ser
    > estar | other-verb | choice | “estar” is the infinitive, and of another verb; asks for ser; here it is the present
    = subjunctive-hope | esperar que
    B1 ¿Puedo fumar? *tense: Espero que* no te [moleste: molestar present-subjunctive 3s] el humo. | … | hoping
    > mollesta | not-a-form | both | is the present and has a letter too many (molesta); asks for the present subjunctive
    > mollestan | not-a-form | both | the present for ellos; a letter too many (molestan); the person here
    > molleste | typo | form | the present subjunctive is right; a letter too many
    B2 Me miran *tense: como si* no me [entendieran: entender imperfect-subjunctive-ra 3p +imperfect-subjunctive-se]. | … | it is not so
    > entendan | ending | both | is the present subjunctive and has e in the stem (entiendan); “como si” asks for
    B1 *tense: Ojalá* [encuentre: encontrar present-subjunctive 1s +imperfect-subjunctive-ra] un taxi. (yo) | … | a wish
    > encontre | stem-change | form | the present subjunctive is right; o→ue; !encontré
    = future-certain | what is sure to come
    B1 Tranquila: *tense: mañana* [saldrá: salir future 3s] el sol, como siempre. | … | what is sure to come
    > salgará | not-a-form | form | the future is right; stem of salgo; saldrá
    = imperative-tu | an order
    A2 ¡*tense: Apaga* eso y [haz: hacer imperative 2s -present] la tarea! (tú) | … | an order to tú
    > hace | other-tense-and-person | both | is the present for él; asks for the imperative; !present is right
    = agreement-after | the subject after the verb
    B1 *tense: Mañana* [saldrán: salir future 3p +present] *agreement: los resultados*. | … | the subject is plural
    > deberían salir | not-a-form | both | deber + infinitive; asks for the future; !plural
    = ser-estar-place | where
    A1 Saca las tazas: [están: estar/ser present 3p] *verb: en el armario*, a la derecha. | … | where things are: estar
    > hay | other-verb | both | “en el armario” asks for estar
    = subjunctive-fact | a fact
    A2 *tense: Sé que* ustedes [viven: vivir present 3p] lejos. | … | a fact
    > vivís | other-person | form | for vosotros
    = pluperfect-before | before a point in the past
    B1 *tense: Era* el peor hotel en que [habíamos dormido: dormir pluperfect 1p -preterite]. (nosotros) | … | before it
    > durmíamos | not-a-form | both | is the imperfect and has u in the stem (dormíamos); asks for the pluperfect
    = agreement-distant | who acts
    A2 *agreement: Los argentinos* [tomamos: tomar present 1p +present.3p] mate; *person: somos así*. | … | a people that I belong to
    > tomame | not-a-form | form | the imperative for tú; has “me” too; !future
    > tomabé | not-a-form | both | is no verb form; !future
    = saber-conocer | saber/conocer
    A1 No [sé: saber/conocer present 1s] *verb: cómo se llama*. (yo) | … | a fact: saber
    > conosco | not-a-form | both | is of conocer; sound alike; (conozco); asks for saber
    = imperative-ustedes | an order to ustedes
    A2 {latin-america} ¡[Escóndanse: esconderse imperative 3p], *person: chicos*, *tense: que ya viene Ana*! (ustedes) | … | an order
    > escondeis | not-a-form | both | is the present for vosotros and has no pronoun (os escondéis); !is right
    B1 {latin-america} *tense: No* [te enojes: enojarse negative-imperative 2s] conmigo, *person: Lupita*. (tú) | … | a negative order
    > te enoja | other-tense | choice | is the affirmative imperative; !with “te”
    = progressive-past | under way
    A2 Los niños *tense: todavía* [estaban jugando: jugar imperfect 3p estar+gerund +imperfect] *tense: cuando empezó* la tormenta. | … | under way
    > jugavan | spelling | form | the imperfect is right; !estar
    > estavan jugando | spelling | form | estar + gerund is right
    > estaban jugaban | not-a-form | form | estar + gerund is right; the gerund is jugando; !too many
    A2 ¿Qué [estás haciendo: hacer present 2s estar+gerund +present] *tense: ahí debajo*? (tú) | … | under way
    > estás haces | not-a-form | form | estar + gerund is right; the gerund is haciendo; !too many
    > hicistes | not-a-form | both | is the preterite alone; many say; (hiciste); !is not estar
    = future-perfect-guess | a guess about what has happened
    B2 *tense: No sé cuántas veces* te lo [habré dicho: decir future-perfect 1s +present-perfect]. (yo) | … | a guess
    > e dicho | spelling | form | the present perfect is right; “e” sounds like he
    > a dicho | auxiliary | both | “a” sounds like ha, which is the present for él
    B2 *tense: Espero que* los abuelos *tense: ya* [hayan llegado: llegar present-perfect-subjunctive 3p -future-perfect]. | … | hoping
    > ayan llegado | spelling | form | the present perfect subjunctive is right; with h: hayan
    """)

  /// What the clause on the choice names, and why.
  static let clauses = SentenceRow.table(
    """
    = periphrastic-future | what one sees coming
    A2 *tense: Este árbol está seco*: un día se [va a caer: caer present 3s ir+a+infinitive +future]. | … | one sees it coming
    > va a caerse | pronoun | form | the se that stands in the sentence; write it once; !caer is asked
    = gustar-kin | what acts is the subject
    A2 A los alumnos les [sorprenden: sorprender present 3p] *agreement: tus preguntas*. | … | the questions are the subject
    > sorprende a | not-a-form | both | is singular, and “a” is a word too many; asks for the plural
    A1 *tense: Hoy en día* a la gente le [gusta: gustar present 3s] *agreement: cenar* tarde. | … | an infinitive is the subject
    > les gusta | not-a-form | form | has “les” too; !the singular
    = haber-there-is | what there is
    A2 El ladrón se llevó el dinero *tense: que aún* [había: haber imperfect 3s] en la caja. | … | what was still there
    > ay | not-a-form | both | is the present and sounds like hay; !(ha)
    = present-body | what is so now
    A1 Me [duelen: doler present 3p] *agreement: los pies*, *tense: necesito sentarme*. | … | so now: present; the feet are the subject: plural
    > duele | other-person | form | the present is right; “los pies” asks for the plural
    > duelo | other-person | form | “los pies” asks for the third person plural
    > dolieron | other-tense | choice | “necesito sentarme” asks for the present: so now; !the feet
    = preterite-imperfect-age-hour | age in the past
    A2 Mi hermano [tenía: tener imperfect 3s +conditional] *tense: doce años cuando* nací. | … | age in the past: imperfect
    > tuvo | other-tense | choice | “doce años cuando” asks for the imperfect: age in the past; !conditional
    = past | what happened
    A2 *agreement: Los vecinos* me [parecieron: parecer preterite 3p] antipáticos *tense: ayer*. | … | over
    > parecio | other-person | form | “parecio” is pareció, singular, but for its accent; “Los vecinos” asks for the plural
    = subjunctive-relative | who is known
    B1 *tense: Tengo una vecina que* [toca: tocar present 3s] el piano *tense: todas las mañanas*. | … | somebody I know, so indicative
    > tocaba | other-tense | choice | ask for the present; !indicative
    > toque | other-tense | choice | present indicative: somebody I know, so indicative
    = present-dialogue | questions | person
    A2 ¿*person: Este seguro* [cubre: cubrir present 3s] el robo *tense: o hay que pagar aparte*? | … | a question about what is so: present
    > cubren | other-person | form | “Este seguro” asks for the singular; !a question
    """)

  /// A form that is right Spanish elsewhere, and what another form that is right too does not tell of it.
  static let elsewhere = SentenceRow.table(
    """
    = ser-estar-result | ser/estar
    A2 La carta ya [está: estar/ser present 3s -ser.preterite] *verb+tense: escrita: solo falta mandarla*. | … | a result: estar
    > es | other-verb | choice | “es” is of ser; asks for estar; !ser is right
    = present-now | what is so now
    A1 No [tenemos: tener present 1p -preterite] clase hoy *tense: porque es fiesta*. (nosotros) | … | what is so today: present
    > tenimos | ending | both | is the preterite and goes like a regular verb; asks for the present; !is right
    A1 {vos} ¿Por qué no [dormís: dormir present 2v +dormirse] un rato, *tense+person: si tenés* sueño? | … | -ís with vos
    > dormiste | other-tense | choice | is the preterite; asks for the present; !joined
    = subjunctive-hope | hoping
    B1 *tense: Espero que* les [guste: gustar present-subjunctive 3s] *agreement: la cena*. (a ustedes) | … | hoping
    > gustes | other-person | form | for tú; “la cena” asks for the third person singular; !ustedes
    > gustarán | other-tense-and-person | both | is the future; asks for the present subjunctive; !a ustedes
    = imperative-tu | an order
    A2 {vos} Mirá, [andá: ir imperative 2v -present] *tense: por esta calle y doblá ahí*. (vos) | … | an order to vos
    > va | other-tense-and-person | both | is the present for él; asks for the imperative; !the present is right
    = past | what happened
    A2 *tense: Antes* [bailábamos: bailar imperfect 1p] todos los viernes. (nosotros) | … | a habit
    > bailamos | other-tense | choice | is the present and the preterite; “Antes” asks for the imperfect
    > hablamos | other-verb | choice | of hablar; here it is bailar
    B1 *tense: Me di cuenta de que* [me había olvidado: olvidarse pluperfect 1s -preterite] el paraguas *tense: el día antes*. (yo) | … | before I noticed: pluperfect
    > se me había olvidado | pronoun | form | right Spanish of a thing; here it is yo, with me alone; !too many
    > se me olvidó | not-a-form | both | right Spanish of a thing; ask for the pluperfect
    B2 *tense: No hay luz: no sé*, [nos habremos olvidado: olvidarse future-perfect 1p] de pagar. (nosotros) | … | a guess: future perfect
    > se nos habrá olvidado | not-a-form | form | right Spanish of a thing; here it is nosotros, with nos alone; !asks for
    = future-guess | a guess
    B2 No contesta: *tense: a estas horas ya* [dormirá: dormir future 3s]. (él) | … | a guess about now: future
    > está dormido | not-a-form | both | right Spanish: estar + participle, for a state; “a estas horas ya” asks for the future
    B2 *tense: Saldremos cuando ya* todos [se hayan vestido: vestirse present-perfect-subjunctive 3p]. | … | what must be done first
    > estén vestidos | not-a-form | both | right Spanish: estar + participle; asks for the present perfect subjunctive; !haber; !adjective
    B2 *tense: Creí que, para cuando yo volviera, ya* [te habrías acostado: acostarse conditional-perfect 2s]. (tú) | … | done by then
    > estarías acostado | not-a-form | both | right Spanish: estar + participle; asks for the conditional perfect; !never
    B1 *tense: En lo que va de año* [hemos vendido: vender present-perfect 1p] tres casas. (nosotros) | … | up to now
    > llevamos vendidas | not-a-form | both | right Spanish: llevar + participle; asks for the present perfect
    = word-more | one word more
    A2 *tense: Antes de* [pagar: pagar infinitive], revisa la cuenta. | … | after a preposition the infinitive
    > el pagar | not-a-form | form | “pagar” is right, and “el” is a word too many
    C1 *tense: No parecía que* los vecinos *tense: ya* [hubiesen cenado: cenar pluperfect-subjunctive-se 3p +pluperfect-subjunctive-ra]. | … | done before
    > hubieran ya cenado | not-a-form | form | “hubieran cenado” is right, and “ya” is a word too many
    > hubieran cenado ellos | not-a-form | form | “hubieran cenado” is right, and “ellos” is a word too many
    A2 Cervantes [escribió: escribir preterite 3s] el Quijote *tense: en 1605*. | … | a date
    > fue escrito | not-a-form | both | is ser + participle; !gerund; !ir
    A2 *tense: Algún día* [te arrepentirás: arrepentirse future 2s] de lo que dijiste. (tú) | … | some day
    > te arrepentes | not-a-form | both | is the present but for its stem (te arrepientes); !and  (
    B1 Sentí mucho *tense: que ya* [te hubieras ido: irse pluperfect-subjunctive-ra 2s]. (tú) | … | a feeling
    > te hubieras sido | other-verb | choice | is of ser; !serse
    = subjunctive-past-conjunction | before something
    B2 Escondimos el regalo *tense: antes de que* [llegara: llegar imperfect-subjunctive-ra 3s] Sofía. | … | a conjunction of time
    > llegará | other-tense | form | is the future for él; “antes de que” asks for the imperfect subjunctive; before the end
    = subjunctive-ojala | a wish
    B1 *tense: Ojalá* [encuentre: encontrar present-subjunctive 1s -imperfect-subjunctive] un taxi enseguida. (yo) | … | a wish
    > encontráramos | other-person | form | the imperfect subjunctive is right; for nosotros; here it is for yo
    = agreement-part-of | half of them
    B1 *agreement: La mitad de mis compañeros* [quiere: querer present 3s +present.3p] *tense: ahora* ir. | … | with mitad
    > quiero | other-person | choice | is for yo; “La mitad de mis compañeros” asks for the third person; !singular; !plural
    = oir-escuchar | what one hears
    A2 *tense: Anoche* [oímos: oír/escuchar preterite 1p -escuchar] *verb: un ruido raro*. (nosotros) | … | without wanting to: oír
    > escuchábamos | other-tense | choice | is the imperfect; “Anoche” asks for the preterite; !asks for oír
    = ponerse-hacerse-volverse | become
    B1 Pablo [se ha vuelto: volverse/ponerse present-perfect 3s] *verb: muy egoísta*. | … | a lasting change: volverse
    > se ha hecho | participle | form | is the participle of hacerse; !volverse is right
    """)
}
