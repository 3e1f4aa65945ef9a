/// What must be said of the other words of an answer: pronouns, *no*, auxiliaries and participles, other verbs, and what is
/// no form at all.
enum WordMessages {
  static let pronouns = MessageRow.table(
    """
    # another one: which, for which
    lavarse present 1s | se lavo | pronoun | se → me
    llamarse present 1s | se llamo | pronoun | se → me
    llamarse present 1s | te llamo | pronoun | te → me
    levantarse present 1p | se levantamos | pronoun | se → nos
    caerse preterite 1s | se caí | pronoun | se → me
    bañarse imperfect 1s | se bañaba | pronoun | se → me
    ducharse imperfect 1p | se duchábamos | pronoun | se → nos
    acostarse present 2s | se acuestas | pronoun | se → te
    lavarse present 3p | les lavan | pronoun | les → se
    lavarse present 1s | le lavo | pronoun | le → me
    lavarse present-perfect 2s | me has lavado | pronoun | me → te
    lavarse negative-imperative 1p | no se lavemos | pronoun | se → nos
    # no pronoun of a verb
    llamarse future 1s | mi llamaré | pronoun | “mi” is no reflexive pronoun; before the verb it is me
    llamarse present 2s | ti llamas | pronoun | “ti” is no reflexive pronoun; te
    # the order to do something, after no
    comer negative-imperative 2s | no come | other-tense | the imperative after no; subjunctive; -as
    sentarse negative-imperative 2s | no sientate | other-tense | the imperative after no; te before it; -es
    # missing: that the verb lives with it
    lavarse present 1s | lavo | pronoun | me; lavarse
    levantarse present 3s | levanta | pronoun | se; levantarse
    quejarse present 1s | quejo | pronoun | me; quejarse
    irse present 1s | voy | pronoun | me; irse
    lavarse gerund - | lavando | pronoun | se; lavarse
    lavarse imperative 2s | lava | pronoun | te; lavarse; written accent
    lavarse imperative 2v | lavá | pronoun | te; !written accent
    lavarse present-perfect 1s | he lavado | pronoun | me; lavarse
    # of a thing that happens to somebody
    olvidarse present 1s | se me olvida | not-a-form | right Spanish of a thing; here it is yo, with me alone: me olvido
    caerse preterite 2s | se te cayó | not-a-form | right Spanish of a thing; here it is tú, with te alone: te caíste
    olvidarse pluperfect 1s | se me había olvidado | pronoun | right Spanish of a thing; here it is yo, with me alone
    lavarse present 1s | se me lavo | pronoun | a pronoun too many
    # one too many
    hablar present 1s | me hablo | pronoun | me; hablar
    ir present 1s | me voy | pronoun | me; ir; irse
    ocurrir present 3s | me ocurre | pronoun | me; ocurrir; !ocurrirse
    # in the wrong place
    lavarse present 1s | melavo | pronoun | me; before the verb
    comer present-perfect 1s | me he comido | pronoun | me; comer
    # in the wrong place
    lavarse imperative 2s | te lava | pronoun | te; after; joined
    lavarse present 1s | lávome | pronoun | me; before
    lavarse present 1s | lavo me | pronoun | me; before
    lavarse present-perfect 1s | he me lavado | pronoun | me; before; he
    lavarse gerund - | se lavando | pronoun | se; after; joined
    lavarse imperative 3p | se laven | pronoun | se; after; joined
    lavarse negative-imperative 2s | no láveste | pronoun | te; before
    # joined as it must not be
    levantarse imperative 2p | levantados | pronoun | -d; os
    lavarse imperative 1p | lavémosnos | pronoun | -s; nos
    # an extra no
    hablar present 1s | no hablo | negation | no
    hablar imperative 2s | no habla | negation | no
    decir present-perfect 1s | he no dicho | negation | no
    """)

  static let compounds = MessageRow.table(
    """
    # another verb for haber and no pronoun; no haber at all; an adjective for the participle
    irse present-perfect 3p | son idos | not-a-form | haber, never ser | se han; agrees like an adjective
    dormir pluperfect 3s | había caído | participle | is the participle of caer: to fall; dormido is that of dormir
    ir present-perfect 1s | he idado | participle | no participle; in -ido; !ido-
    irse present-perfect 1s | me he id | ending | -id is the imperative
    levantarse present-perfect 1p | nos levantado | not-a-form | lacks “hemos” | present perfect
    despertarse present-perfect 1p | nos hemos despierto | participle | adjective (awake) | -ado; !is the present
    decir present-perfect 1s | soy dicho | auxiliary | ser; haber; never
    ir present-perfect 3s | es ido | auxiliary | ser; haber; never
    llegar pluperfect 1s | era llegado | auxiliary | ser; haber; never
    comer present-perfect 1s | estoy comido | auxiliary | estar; haber; never
    decir present-perfect 1s | tengo dicho | auxiliary | tener; haber; never
    hablar pluperfect 3s | tenía hablado | auxiliary | tener; haber; never
    decir present-perfect 1s | habo dicho | auxiliary | haber; he
    hablar present-perfect 3p | haben hablado | auxiliary | haber; han
    decir present-perfect 1s | haber dicho | auxiliary | haber; he
    hablar past-anterior 3s | hubió hablado | auxiliary | haber; hubo
    hablar present-perfect-subjunctive 1s | haiga hablado | auxiliary | haber; haya
    hacer present-perfect-subjunctive 3s | haiga hecho | auxiliary | no norm; haya
    levantarse present-perfect 1s | me a levantado | auxiliary | sounds like ha, which is for él; has he
    # agreement
    llegar present-perfect 3s | ha llegada | participle | after haber; -o; agree
    venir present-perfect 3p | han venidos | participle | after haber; -o; agree
    ver participle - | vistas | not-a-form | agrees; -o; !no form
    romper participle - | rotas | not-a-form | agrees; -o; !no form
    hablar pluperfect 1p | habíamos hablados | participle | after haber; -o; agree
    escribir present-perfect 1s | he escrita | participle | after haber; -o; agree
    # the participle
    decir present-perfect 1s | he decido | participle | dicho; hecho
    escribir present-perfect 3s | ha escribido | participle | escrito; like
    hacer pluperfect 1s | había hacido | participle | hecho; dicho
    romper present-perfect 3s | ha rompido | participle | roto
    ver present-perfect 1s | he veído | participle | visto
    poner present-perfect 3p | han ponido | participle | puesto
    hablar present-perfect 1s | he hablando | participle | gerund; after haber; -ado
    comer present-perfect 1s | he comer | participle | infinitive; after haber; -ido
    hablar present-perfect 1s | he hablo | participle | after haber; -ado
    comer present-perfect 1s | he comado | ending | -ado; -ar; -ido
    volver present-perfect 3s | ha vuelvido | participle | vuelto
    """)

  static let verbs = MessageRow.table(
    """
    # both verbs, both meanings
    ser present 1s | estoy | other-verb | estar; state; ser; identity
    ser present 3s | está | other-verb | estar; state; ser; identity
    ser present 3p | están | other-verb | estar; ser
    estar present 1s | soy | other-verb | ser; identity; estar; state
    estar present 3s | es | other-verb | ser; estar
    estar imperfect 3s | era | other-verb | ser; identity; estar; state
    ser preterite 3s | estuvo | other-verb | estar; ser
    ser imperfect 3s | estaba | other-verb | estar; ser
    tener present 1s | soy | other-verb | ser; be; tener; have
    haber present 3p | son | other-verb | ser; haber
    tener present 3s | ha | other-verb | haber; tener; have
    haber present 1s | tengo | other-verb | tener; haber
    conocer present 1s | sé | other-verb | saber; fact; conocer; person
    saber present 1s | conozco | other-verb | conocer; person; saber; fact
    saber present 3s | puede | other-verb | poder; can; saber; know
    pedir present 1s | pregunto | other-verb | preguntar; ask; pedir; ask for
    preguntar preterite 1s | pedí | other-verb | pedir; preguntar
    venir present 1s | voy | other-verb | ir; go; venir; come
    ir preterite 1s | vine | other-verb | venir; come; ir; go
    traer present 1s | llevo | other-verb | llevar; carry; traer; bring
    llevar present 3s | tiene | other-verb | tener; llevar
    decir present 1s | hablo | other-verb | hablar; speak; decir; say
    hacer preterite 3s | dijo | other-verb | decir; say; hacer; do
    salir preterite 1s | dejé | other-verb | dejar; salir
    ver present 1s | miro | other-verb | mirar; look; ver; see
    oír present 1s | escucho | other-verb | escuchar; listen; oír; hear
    jugar present 1s | toco | other-verb | tocar; touch; jugar; play
    volver preterite 3s | devolvió | other-verb | devolver; give back; volver; return
    comer present 1s | vivo | other-verb | vivir; live; comer; eat; !vivar
    querer future 3s | vivo | other-verb | vivir; present; yo; !vivar
    irse present 1s | me vengo | other-verb | venirse; come
    levantarse present 1s | me lavo | other-verb | lavarse; wash; levantarse; get up
    # spelled as typed before but for its accent, of one verb; nobody says hablares
    vivir preterite 1s | emigraras | other-verb | emigrar; the imperfect subjunctive in -ra for tú; !accent
    hablar preterite 1s | podo | other-verb | podar; the present for yo; !podó
    vivir present 3s | enarboló | other-verb | enarbolar; the preterite for él; !accent
    vivir present 3s | desenganchá | other-verb | desenganchar; the imperative for vos; !accent
    vivir future 1s | enarbolare | other-verb | but for its accent: enarbolaré
    ser present 1s | seria | other-tense | sería; !seriar
    comer present 3s | beve | not-a-form |
    """)

  static let noForms = MessageRow.table(
    """
    # two slips are too many to be told, but not what the form is
    comer imperfect 1s | comeba | not-a-form | no verb form; -ía
    tener preterite 3p | teneron | not-a-form | no verb form; tuv-; -ieron
    hacer participle - | hecido | not-a-form | no verb form; hecho
    ser imperfect 1p | sermos | not-a-form | no verb form; éramos
    hablar future 3s | halvlará | not-a-form | no verb form; hablar-
    # two errors, both named
    pensar present 3p | pensen | not-a-form | e→ie; -an
    querer present 1p | quieramos | not-a-form | present subjunctive; -emos; e→ie; not in nosotros
    poder present-subjunctive 1p | puedemos | not-a-form | o→ue; -amos
    buscar preterite 1s | buscí | not-a-form | -í; -é; qu
    tener preterite 3p | tenaron | not-a-form | tuv-; -aron
    tener preterite 3p | tubiron | not-a-form | no verb form
    jugar preterite 1s | juegé | not-a-form | u→ue; gu
    estar preterite 1s | estubí | not-a-form | b; v; -e
    lavarse present 1s | se lavaba | other-tense-and-person | imperfect; él; present; yo; me
    levantarse present 1s | levantaba | not-a-form | imperfect; me
    levantarse present 1s | se levantaba | other-tense-and-person | imperfect; él; present; yo; me
    decir present-perfect 1s | ha decido | not-a-form | he; dicho
    ir present-perfect 1s | soy yendo | not-a-form | haber
    # right Spanish, but another construction
    hablar future 1s | voy a hablar | not-a-form | ir a; one word; future
    comer future 3p | van a comer | not-a-form | ir a; one word; future
    hablar present 1s | estoy hablando | not-a-form | estar; gerund; one word; present
    hablar imperfect 3s | estaba hablando | not-a-form | estar; gerund; one word; imperfect
    comer preterite 1s | acabo de comer | not-a-form | acabar de; one word; preterite
    hablar present 1s | tengo que hablar | not-a-form | tener que; one word; present
    levantarse future 1s | me voy a levantar | not-a-form | ir a; future
    levantarse future 1s | voy a levantarme | not-a-form | ir a; future
    hablar present 3s | sigue hablando | not-a-form | seguir; gerund; one word
    # the same by ear
    comer preterite 1s | e comido | not-a-form | sounds like he; “he comido” is the present perfect; !no verb form
    comer preterite 3s | a comido | not-a-form | sounds like ha; “ha comido” is the present perfect; !too many
    ducharse present 1s | me boy a duchar | not-a-form | sounds like voy; “me voy a duchar” is right Spanish; ir a
    # no verb form
    ser present 1s | yo | not-a-form | no verb form
    ser present 3s | el | not-a-form | no verb form
    ser present 3s | un | not-a-form | no verb form
    ser present 3s | is | not-a-form | no verb form
    hablar present 1s | xyz | not-a-form | no verb form
    hablar present 1s | casa bonita | not-a-form | no verb form
    comer present 1s | 123 | not-a-form | no verb form
    tener preterite 3s | had | not-a-form | no verb form
    """)
}
