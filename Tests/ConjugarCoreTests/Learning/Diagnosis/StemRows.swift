/// Vowels of the stem that did not change or must not, and verbs made more regular than they are.
enum StemRows {
  static let table = DiagnosisRow.table(
    """
    # stem-change: missing
    pensar present 3s            | pensa           | stem-change
    pensar present 1s            | penso           | stem-change
    querer present 1s            | quero           | stem-change
    contar present 2s            | contas          | stem-change
    dormir preterite 3s          | dormió          | stem-change
    dormir preterite 3s          | dormio          | stem-change
    dormir gerund -              | dormiendo       | stem-change
    pedir present 1s             | pedo            | stem-change
    pedir preterite 3p           | pedieron        | stem-change
    pedir gerund -               | pediendo        | stem-change
    sentir preterite 3s          | sentió          | stem-change
    sentir present 1s            | sento           | stem-change
    sentir present-subjunctive 1p | sentamos       | stem-change
    jugar present 1s             | jugo            | stem-change
    jugar present-subjunctive 3s | jugue           | stem-change
    seguir present 1s            | sego            | stem-change
    oler present 1s              | olo             | stem-change
    errar present 1s             | irro            | stem-change
    empezar present-subjunctive 1s | empece        | stem-change
    colgar present 1s            | colgo           | stem-change
    reír present 1s              | reo             | stem-change
    decir present 1s             | dego            | stem-change
    decir gerund -               | deciendo        | stem-change
    venir gerund -               | veniendo        | stem-change
    poder gerund -               | podiendo        | stem-change
    morir participle -           | morto           | stem-change
    volver participle -          | volto           | stem-change
    encontrarse present 1s       | me encontro     | stem-change
    sentarse imperative 2s       | séntate         | stem-change
    moverse negative-imperative 3s | no se mova    | stem-change
    despertarse present 3s       | se desperta     | stem-change
    adquirir present 1s          | adquiro         | stem-change
    # stem-change: another one
    pensar present 3s            | pinsa           | stem-change
    pedir present 1s             | piedo           | stem-change
    dormir preterite 3s          | duermió         | stem-change
    dormir present 1s            | durmo           | stem-change
    sentir preterite 3p          | sientieron      | stem-change
    servir present 3s            | sierve          | stem-change
    sentir present 1s            | sinto           | stem-change
    poder gerund -               | puediendo       | stem-change
    # stem-change: where there is none
    contar present 1p            | cuentamos       | stem-change
    pensar present 1p            | piensamos       | stem-change
    pensar imperfect 1s          | piensaba        | stem-change
    jugar preterite 3s           | juegó           | stem-change
    jugar preterite 1s           | juegué          | stem-change
    querer future 1s             | quierré         | stem-change
    tener future 1s              | tiendré         | stem-change
    poder present 1p             | puedemos        | stem-change
    tener present 1s             | tiengo          | stem-change
    tener imperative 2s          | tien            | stem-change
    comprender present 1s        | compriendo      | stem-change
    comer present 1s             | cuemo           | stem-change
    deber present 3s             | diebe           | stem-change
    pedir present 1p             | pidimos         | stem-change
    vestirse present 1p          | nos vistemos    | not-a-form
    dormir present 1p            | durmimos        | stem-change
    querer preterite 3s          | quieso          | stem-change
    decir imperative 2p          | dicid           | stem-change
    volver imperative 2v         | vuelvé          | stem-change
    # regularised: all of it
    saber preterite 1s           | sabí            | regularised
    saber present 1s             | sabo            | regularised
    saber present-subjunctive 1s | saba            | regularised
    saber future 1s              | saberé          | regularised
    romper participle -          | rompido         | regularised
    escribir participle -        | escribido       | regularised
    poner participle -           | ponido          | regularised
    hacer participle -           | hacido          | regularised
    decir participle -           | decido          | regularised
    ver participle -             | vido            | regularised
    tener future 1s              | teneré          | regularised
    poner conditional 1s         | ponería         | regularised
    salir future 1s              | saliré          | regularised
    tener present 1s             | teno            | regularised
    conocer present 1s           | conoco          | regularised
    conocer present 1s           | conozo          | regularised
    conocer present-subjunctive 3s | conoza        | regularised
    conocer present-subjunctive 3s | conoca        | regularised
    salir present 1s             | salo            | regularised
    poner present 1s             | pono            | regularised
    poner imperative 2s          | pone            | other-tense-and-person | poner present 3s
    tener imperative 2s          | tene            | regularised
    hacer present 1s             | hazo            | regularised
    hacer present 1s             | haco            | regularised
    hacer preterite 1s           | hací            | regularised
    hacer preterite 3s           | hació           | regularised
    caber present 1s             | cabo            | regularised
    caer present 1s              | cao             | regularised
    traer preterite 1s           | traí            | regularised
    andar preterite 1s           | andé            | regularised
    andar preterite 1s           | ande            | other-tense  | andar present-subjunctive 1s
    andar preterite 3s           | andó            | regularised
    andar imperfect-subjunctive-ra 1s | andara     | regularised
    conducir preterite 1s        | conducí         | other-tense-and-person | conducir imperative 2v
    conducir preterite 3s        | condució        | regularised
    poder preterite 1s           | podí            | regularised
    venir preterite 2s           | veniste         | regularised
    venir preterite 3s           | venió           | regularised
    poner preterite 3p           | ponieron        | regularised
    tener preterite 3p           | tenieron        | regularised
    tener preterite 1s           | tení            | regularised
    querer preterite 3s          | querió          | regularised
    ser present 1s               | so              | regularised
    dar preterite 1s             | dé              | other-tense  | dar present-subjunctive 1s
    dar preterite 2s             | daste           | regularised
    dar present 1s               | do              | regularised
    construir present 1s         | construo        | regularised
    huir present 3s              | hue             | regularised
    oír present 1s               | oyo             | regularised
    estar preterite 1s           | esté            | other-tense  | estar present-subjunctive 1s
    estar preterite 3s           | estó            | regularised
    ponerse preterite 1s         | me poní         | regularised
    ponerse imperative 2s        | pónete          | regularised
    # regularised: some of it
    decir preterite 3p           | dijieron        | regularised
    traer preterite 3p           | trajieron       | regularised
    conducir imperfect-subjunctive-ra 1s | condujiera | regularised
    decir preterite 3s           | dició           | regularised
    decir preterite 3s           | deció           | regularised
    decir present 1s             | dizo            | regularised
    decir present 1s             | dico            | regularised
    venir present 1s             | vieno           | regularised
    decir future 1s              | deciré          | regularised
    jugar present-subjunctive 3s | juge            | regularised
    seguir present 1s            | seguo           | regularised
    almorzar present-subjunctive 3s | almorze      | regularised
    """)
}
