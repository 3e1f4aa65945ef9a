/// What must be said of an answer with two errors: each row has what the message names of the one, and of the other.
enum DoubleMessages {
  static let words = MessageRow.table(
    """
    hacer preterite 1s | ayer hací | not-a-form | “ayer” is a word too many; like a regular verb; hic-
    saber present 1s | hoy sabo | not-a-form | “hoy” is a word too many; like a regular verb; sé
    hacer present-perfect 1s | ya he hacido | not-a-form | “ya” is a word too many; like a regular verb; hecho
    abrir future-perfect 1s | habré abrido ya | not-a-form | “ya” is a word too many; like a regular verb; abierto
    quedarse present 1s | voy a quedarse | not-a-form | ir a + infinitive, but its pronoun is me
    quedarse present 1s | me voy a quedar | not-a-form | right Spanish: ir a + infinitive
    # not right Spanish
    reír present 1s | voy a reir | not-a-form | ir a + infinitive, but for its accent: voy a reír; !right Spanish
    dormir present 3s | está dormiendo | not-a-form | the norm has está durmiendo; !right Spanish; !accent
    trabajar present 3s | esta trabajando | not-a-form | but for its accent: está trabajando; !right Spanish
    lavarse present 1s | estoy lavandome | not-a-form | but for its accent: estoy lavándome; !right Spanish
    # the endings of ser are none of a conjugation
    ser present 2p | ereis | ending | for most verbs in -er; sois
    ser present 2s | ere | ending | of verbs in -er; eres
    ser preterite 1p | fuemos | ending | of verbs in -er; fuimos
    """)

  static let pronouns = MessageRow.table(
    """
    # missing, and
    acostarse present 1s | acosto | not-a-form | pronoun; me | o→ue
    divertirse present 1s | diverto | not-a-form | pronoun; me | e→ie
    despertarse present 3s | desperta | not-a-form | pronoun; se | e→ie
    vestirse present 1s | vesto | not-a-form | pronoun; me | e→i
    lavarse present-subjunctive 2s | lavenos | not-a-form | nos → te | for yo
    acordarse present 2s | acordas | not-a-form | pronoun; te | o→ue
    sentarse present 1p | sientamos | not-a-form | pronoun; nos | not in nosotros
    dormirse preterite 3s | dormió | not-a-form | pronoun; se | o→u
    levantarse preterite 2s | levantastes | not-a-form | pronoun; te | -aste; many say
    ponerse present 1s | pono | not-a-form | pronoun; me | adds g
    ponerse preterite 1s | poní | not-a-form | pronoun; me | pus-
    caerse preterite 3s | caió | not-a-form | pronoun; se | between two vowels
    llamarse imperfect 1s | llamía | not-a-form | pronoun; me | -aba
    llamarse imperfect 1s | yamaba | not-a-form | pronoun; me | ll
    ducharse present 3p | ducha | not-a-form | pronoun; se | él; -an
    irse present-subjunctive 2s | fuiste | not-a-form | pronoun; te | preterite
    irse present 1p | va | not-a-form | pronoun; nos | for él
    sentirse present 1s | sento | not-a-form | pronoun; me | e→ie
    lavarse imperative 2s | lave | not-a-form | pronoun; te | usted
    levantarse imperfect 3s | levanataba | not-a-form | pronoun; se | leave out a
    romperse present-perfect 3s | ha rompido | not-a-form | pronoun; se | roto
    ducharse present-perfect 1s | he duchada | not-a-form | pronoun; me | after haber; -o
    levantarse present-perfect 1s | ha levantado | not-a-form | pronoun; me | for él; he
    levantarse present-perfect 1s | soy levantado | not-a-form | pronoun; me | never ser
    irse present-perfect 3s | es ido | not-a-form | pronoun; se | never ser
    # another, and
    divertirse present 1s | te diverto | not-a-form | te → me | e→ie
    vestirse present 1p | se vistimos | not-a-form | se → nos | not in nosotros
    moverse present 3p | les moven | not-a-form | les → se | o→ue
    sentirse present 1s | se sente | not-a-form | for él; e in the stem; the pronoun is me; -o; e→ie
    acostarse present 2s | se acosta | not-a-form | for él; o in the stem; the pronoun is te; -as; o→ue
    despertarse present 1s | se desperta | not-a-form | for él; e in the stem; the pronoun is me; e→ie
    irse preterite 3p | ieron | not-a-form | has no pronoun; fueron
    sentirse preterite 3s | le sentió | not-a-form | le → se | e→i
    despertarse present 3s | me desperta | not-a-form | me → se | e→ie
    reírse present 1s | se reo | not-a-form | se → me | e→i
    levantarse preterite 2s | se levantastes | not-a-form | se → te | -aste; many say
    lavarse preterite 2s | me lavastes | not-a-form | me → te | -aste; many say
    ponerse preterite 1s | se poní | not-a-form | se → me | pus-
    bañarse imperfect 1s | se bañía | not-a-form | se → me | -aba
    llamarse present 1p | se yamamos | not-a-form | se → nos | ll
    lavarse preterite 3p | le lavoron | not-a-form | le → se | -aron
    romperse present-perfect 3s | me ha rompido | not-a-form | me → se | roto
    ponerse present-perfect 1s | se he ponido | not-a-form | se → me | puesto
    levantarse present-perfect 1p | se hemos levantados | not-a-form | se → nos | after haber; -o
    levantarse present-perfect 1s | se soy levantado | not-a-form | se → me | never ser
    # in the wrong place, and
    acostarse present 1s | acóstome | not-a-form | before the verb | o→ue
    sentarse imperative 2s | te senta | not-a-form | joined | e→ie
    acostarse negative-imperative 2s | no acostes te | not-a-form | before the verb | o→ue
    vestirse gerund - | se vestiendo | not-a-form | joined | e→i
    dormirse gerund - | se dormiendo | not-a-form | joined | o→u
    irse gerund - | se iendo | not-a-form | joined | ye-
    # too many, and
    pensar present 1s | me penso | not-a-form | pronoun too many; me | e→ie
    empezar present 3s | se empeza | not-a-form | pronoun too many; se | e→ie
    comer preterite 2s | te comistes | not-a-form | pronoun too many; te | -iste; many say
    saber preterite 1s | me sabí | not-a-form | pronoun too many; me | sup-
    hablar present 1s | me ablo | not-a-form | pronoun too many; me | silent
    hablar preterite 1p | nos hablemos | not-a-form | nos | present subjunctive
    hablar present 3p | me habla | not-a-form | pronoun too many; me | -an
    romper present-perfect 1s | me he rompido | not-a-form | pronoun too many; me | roto
    """)

  static let negations = MessageRow.table(
    """
    pensar present 2s | no pensas | not-a-form | “no” | e→ie
    querer present 3s | no quere | not-a-form | “no” | e→ie
    saber preterite 1s | no sabí | not-a-form | “no” | sup-
    buscar preterite 1s | no buscé | not-a-form | “no” | qu
    comer imperfect 1p | no comábamos | not-a-form | “no” | -íamos
    tener present 3s | no tengo | not-a-form | “no” | yo; -e
    hablar preterite 3s | no hablaron | not-a-form | “no” | ellos; -ó
    hablar imperfect 1s | no hablo | not-a-form | “no” | present; -aba
    levantarse present 1s | no levanto | not-a-form | “no” | pronoun; me
    levantarse present 1s | no se levanto | not-a-form | “no” | se → me
    hacer present-perfect 1s | no he hacido | not-a-form | “no” | hecho
    decir present-perfect 1s | no ha dicho | not-a-form | “no” | él; he
    pensar negative-imperative 2s | no pensas | not-a-form | -as; present | e→ie
    """)

  static let compounds = MessageRow.table(
    """
    # haber in another person or tense, and the participle
    decir present-perfect 1s | ha decido | not-a-form | “ha” | dicho
    hacer present-perfect 1s | ha hecha | not-a-form | “ha” | after haber; -o
    hacer present-perfect 1p | han hechas | not-a-form | “han” | after haber; -o
    comer present-perfect 1s | ha comiendo | not-a-form | “ha” | gerund
    comer present-perfect 1s | ha comado | not-a-form | “ha” | -ido
    hablar present-perfect 1s | ha hablao | not-a-form | “ha” | -ado; many say
    decir pluperfect 1p | habían decido | not-a-form | “habían” | dicho
    decir present-perfect 1s | había decido | not-a-form | “había” | dicho
    escribir present-perfect 3s | hubo escribido | not-a-form | “hubo” | escrito
    poner present-perfect 1p | habemos ponido | not-a-form | “habemos” | puesto
    volver conditional-perfect 1s | habería volvido | not-a-form | “habería” | vuelto
    escribir present-perfect-subjunctive 3s | haiga escribido | not-a-form | “haiga” | escrito
    levantarse present-perfect 1s | me ha levantada | not-a-form | “ha” | after haber; -o
    # another verb for haber, and the participle
    romper present-perfect 1s | soy rompido | not-a-form | never ser | roto
    hacer pluperfect 3s | era hacido | not-a-form | never ser | hecho
    venir present-perfect 1s | es venida | not-a-form | never ser | after haber; -o
    llegar pluperfect 3p | eran llegados | not-a-form | never ser | after haber; -o
    volver present-perfect 3s | es volvido | not-a-form | never ser | vuelto
    morir present-perfect 3s | es morido | not-a-form | never ser | muerto
    ver present-perfect 2s | tienes veído | not-a-form | never tener | visto
    abrir present-perfect 3s | tiene abrido | not-a-form | never tener | abierto
    hacer present-perfect 1s | estoy hacido | not-a-form | never estar | hecho
    # haber misspelled, and the participle
    decir present-perfect 3p | an decido | not-a-form | written with h | dicho
    romper present-perfect 1s | e rompido | not-a-form | “e” | roto
    escribir present-perfect 3s | a escribido | not-a-form | “a” | escrito
    comer present-perfect 1s | e comer | not-a-form | “e” | infinitive
    llegar present-perfect 3s | a llegada | not-a-form | “a” | after haber; -o
    tener present-perfect 1s | e tenío | not-a-form | “e” | -ido
    hacer conditional 3p | aserían | not-a-form | h is silent | harían; !written c
    oler present 1s | holo | not-a-form | o→ue; !without h
    hacer pluperfect 1s | havía hacido | not-a-form | b, not v | hecho
    abrir pluperfect 1p | abíamos abrido | not-a-form | silent | abierto
    hacer pluperfect 3s | habí hacido | not-a-form | “habí” | hecho
    """)

  static let cells = MessageRow.table(
    """
    # another cell, whose stem lacks its change or has one too many
    pensar present 3p | pensen | not-a-form | present subjunctive; -an | has e in the stem; e→ie
    poder present 1p | puedamos | not-a-form | present subjunctive; -emos | has ue in the stem; not in nosotros
    dormir present 1p | duermamos | not-a-form | present subjunctive; -imos | not in nosotros
    pensar present 1p | piensemos | not-a-form | present subjunctive; -amos | not in nosotros
    perder present-subjunctive 3s | perde | not-a-form | present; -a | e→ie
    volver present 1s | volve | not-a-form | él; -o | o→ue
    servir present 1s | serve | not-a-form | él; -o | e→i
    cerrar present 1s | cerra | not-a-form | él; -o | e→ie
    contar present 3s | contan | not-a-form | ellos; -a | o→ue
    jugar present 3p | juga | not-a-form | él; -an | u→ue
    dormir preterite 3s | dormieron | not-a-form | ellos; -ió | o→u
    pedir preterite 3p | pedió | not-a-form | él; -ieron | e→i
    # another cell, made more regular than it is
    tener conditional 3s | tenerían | not-a-form | ellos; -ía | d
    poner future 2s | poneré | not-a-form | yo; -ás | has d
    venir future 3p | veniremos | not-a-form | nosotros; -án | has d
    hacer future 1s | hacerás | not-a-form | tú; -é | infinitive
    decir conditional 3p | decirías | not-a-form | tú; -ían | infinitive
    saber preterite 1s | sabieron | not-a-form | ellos; -e | sup-
    hacer preterite 1s | hacieron | not-a-form | ellos; -e | hic-
    decir preterite 3s | decieron | not-a-form | ellos; -o | dij-
    tener preterite 1s | tenió | not-a-form | él; -e | tuv-
    poder preterite 3p | podió | not-a-form | él; -ieron | pud-
    querer preterite 3p | querió | not-a-form | él; -ieron | quis-
    estar preterite 1s | estaron | not-a-form | ellos; -e | estuv-
    conducir preterite 1s | conducieron | not-a-form | ellos; -e | conduj-
    traer preterite 3s | traieron | not-a-form | ellos; -o | traj-
    ver imperfect 1s | vían | not-a-form | ellos; -ía | veía
    tener present-subjunctive 1s | tenas | not-a-form | tú; -a | g
    conocer present-subjunctive 3s | conozan | not-a-form | ellos; -a | zc
    # another cell in other letters
    estar preterite 1s | estubo | not-a-form | él; -e | v
    necesitar present 1s | necessitan | not-a-form | ellos; -o | “ss”
    llegar preterite 3p | yegamos | not-a-form | nosotros; -aron | ll
    hacer preterite 1s | hiso | not-a-form | él; -e | z
    hablar present 1s | abla | not-a-form | él; -o | silent
    hacer present 1s | acen | not-a-form | ellos; -o | silent
    vivir present 1s | bive | not-a-form | él; -o | v
    ir imperfect 1s | ivas | not-a-form | tú; iba | b
    querer present 1s | kiere | not-a-form | él; -o | qu
    tener imperfect 1s | tubo | not-a-form | preterite; -ía | v
    decir preterite 1s | digeron | not-a-form | ellos; -e | j
    empezar preterite 3p | empezé | not-a-form | yo; -aron | c
    imaginar imperfect 1p | immaginaban | not-a-form | ellos; -ábamos | “mm”
    ocurrir preterite 3p | occurrió | not-a-form | eso; -ieron | “cc”
    levantarse present 3p | se lebanta | not-a-form | él; -an | v, not b
    leer preterite 3p | leió | not-a-form | él; -yeron | between two vowels
    # another cell with a letter off
    hablar present 1s | hablna | not-a-form | ellos; -o | swapped
    estudiar preterite 1p | estudairon | not-a-form | ellos; -amos | swapped
    escribir preterite 3s | escirbieron | not-a-form | ellos; -ió | swapped
    trabajar present 1s | trabjan | not-a-form | ellos; -o | comes a
    comprender present 1p | comprnden | not-a-form | ellos; -emos | comes e
    encontrar imperfect 3s | encotraban | not-a-form | ellos; -aba | comes n
    """)

  static let stems = MessageRow.table(
    """
    # a stem without its change, or with one too many, and an ending of another conjugation
    pensar present 1p | piensimos | not-a-form | not in nosotros | -amos
    pedir present 1p | pidemos | not-a-form | not in nosotros | -imos
    servir present 1p | sirvemos | not-a-form | not in nosotros | -imos
    dormir present 1p | duermemos | not-a-form | not in nosotros | -imos
    preferir present 1p | prefieremos | not-a-form | not in nosotros | -imos
    contar imperfect 1s | cuentía | not-a-form | o→ue | -aba
    mentir imperfect 1s | mientaba | not-a-form | e→ie | -ía
    dormir preterite 3s | dormó | not-a-form | o→u | -ió
    pedir preterite 3p | pedaron | not-a-form | e→i | -ieron
    # a stem as if the verb were regular, and such an ending
    tener preterite 3p | tenaron | not-a-form | tuv- | -ieron
    saber preterite 3p | sabaron | not-a-form | sup- | -ieron
    # a stem, and an ending of popular speech
    hacer imperative 2s | hase | not-a-form | the present for él; s and c sound alike; haz
    venir imperative 2s | biene | not-a-form | the present for él; b and v sound alike; ven
    cantar preterite 3p | cantastes | not-a-form | for tú; many say for -ste; -aron
    sentir preterite 2s | sintistes | not-a-form | e→i | -iste; many say
    jugar preterite 2s | juegastes | not-a-form | u→ue | -aste; many say
    empezar preterite 2s | empiezastes | not-a-form | e→ie | -aste; many say
    traducir preterite 2s | traducistes | not-a-form | traduj- | -iste; many say
    decir preterite 2s | decistes | not-a-form | dij- | -iste; many say
    # a stem in other letters
    jugar preterite 1s | juegé | not-a-form | u→ue | gu
    empezar preterite 1s | empiezé | not-a-form | e→ie | written c, not z
    querer present 3p | keren | not-a-form | e→ie | qu
    volver present 1s | bolvo | not-a-form | o→ue | v
    sentir present 1s | cento | not-a-form | e→ie | written s
    almorzar present 3s | almorsa | not-a-form | o→ue | z
    vestir present 3s | beste | not-a-form | e→i | v
    seguir preterite 3s | segió | not-a-form | e→i | gu
    conseguir present 3s | consege | not-a-form | e→i | gu
    llover present 3s | yove | not-a-form | o→ue | ll
    recomendar present 1s | recommendo | typo | e→ie | “mm”
    comenzar present 3s | commenza | typo | e→ie | “mm”
    preferir present 1s | preffero | typo | e→ie | “ff”
    permitir preterite 3s | permittó | typo | -ió | “tt”
    acostarse present 1s | me accosto | not-a-form | o→ue | “cc”
    hacer present 1s | aco | not-a-form | g for c | silent
    hacer future 1s | aceré | not-a-form | infinitive | silent
    saber preterite 1s | saví | not-a-form | sup- | b
    venir preterite 3s | benió | not-a-form | vin- | v
    conducir present 1s | conduso | not-a-form | zc | s
    producir preterite 3s | produsió | not-a-form | produj- | s
    decir preterite 3p | desieron | not-a-form | dij- | s
    hacer participle - | hasido | not-a-form | hecho | s
    volver participle - | bolvido | not-a-form | vuelto | v
    # a stem and a letter off
    pensar present 3p | pesnan | not-a-form | e→ie | swapped
    encontrar present 3s | encotra | not-a-form | o→ue | comes n
    encontrar present 1s | emcontro | not-a-form | o→ue | m for n
    conducir present 1s | condcuo | not-a-form | zc | swapped
    # the diphthong of other persons, and no g
    tener present 1s | tieno | regularised | e→ie | adds g
    venir present 1s | vieno | regularised | e→ie | adds g
    # and what goes like a regular verb as a whole, beside the one verb that goes alike
    ver imperfect 1s | vía | regularised | ve- | -ía; !preveía
    tener present 1s | teno | regularised | adds g | !e→ie
    # three things are not two
    buscar preterite 1s | vuscí | not-a-form | no verb form | !two things
    ver participle - | blanto | not-a-form | no verb form | !two things
    decir present-perfect 1s | ha tombrado | not-a-form | no verb form | !two things
    # a letter off that makes a short word near to many
    comer present 2s | coras | not-a-form | no form of comer | !two things
    """)

  static let endings = MessageRow.table(
    """
    # another ending, and other letters
    buscar preterite 1s | buscí | not-a-form | -é | qu
    llevar preterite 1s | yeví | not-a-form | -é | ll
    hablar preterite 1s | ablí | not-a-form | -é | silent
    cocinar preterite 1s | cosiní | not-a-form | -é | c
    necesitar preterite 1s | necessití | not-a-form | -é | “ss”
    necesitar imperfect 1s | necessitía | not-a-form | -aba | “ss”
    visitar preterite 3p | bisitieron | not-a-form | -aron | v
    vivir present 1p | bivemos | not-a-form | -imos | v
    vivir imperfect 1s | bivaba | not-a-form | -ía | v
    hablar imperfect 3s | ablía | not-a-form | -aba | silent
    beber imperfect 1p | vebábamos | not-a-form | -íamos | b
    hablar preterite 2s | ablastes | not-a-form | -aste; many say | silent
    vivir preterite 2s | bivistes | not-a-form | -iste; many say | v
    # another ending, and a letter off
    comprender preterite 2s | comprndistes | not-a-form | -iste; many say | comes e
    escribir preterite 2s | escrbistes | not-a-form | -iste; many say | comes i
    trabajar imperfect 1s | trabjía | not-a-form | -aba | comes a
    escribir imperfect 1p | escirbábamos | not-a-form | -íamos | swapped
    # a letter doubled, and one off
    ocurrir preterite 3s | occurió | not-a-form | “cc” | r
    necesitar present 1s | necissito | not-a-form | “ss” | i for e
    interesar present 3s | interressa | not-a-form | “ss” | leave out r
    """)
}
