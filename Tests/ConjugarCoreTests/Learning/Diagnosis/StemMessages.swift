/// What must be said of stems: where the verb changes and where not, the rule at work, and verbs that go alike.
enum StemMessages {
  static let vowels = MessageRow.table(
    """
    # missing in the present: the persons that have it, and those that have not
    pensar present 3s | pensa | stem-change | e→ie; yo, tú, él, ellos; not in nosotros
    pensar present 1s | penso | stem-change | e→ie; yo, tú, él, ellos; not in nosotros
    querer present 1s | quero | stem-change | e→ie; yo, tú, él, ellos; not in nosotros
    empezar present 3s | empeza | stem-change | e→ie; not in nosotros
    entender present 1s | entendo | stem-change | e→ie; not in nosotros
    preferir present 1s | prefero | stem-change | e→ie; yo, tú, él, ellos; not in nosotros
    sentir present 1s | sento | stem-change | e→ie; not in nosotros
    contar present 2s | contas | stem-change | o→ue; yo, tú, él, ellos; not in nosotros
    dormir present 1s | dormo | stem-change | o→ue; not in nosotros
    encontrar present 3p | encontran | stem-change | o→ue; not in nosotros
    volver present 3s | volve | stem-change | o→ue; not in nosotros
    llover present 3s | llove | stem-change | o→ue; !every person
    costar present 3s | costa | stem-change | o→ue
    jugar present 1s | jugo | stem-change | u→ue; not in nosotros
    adquirir present 1s | adquiro | stem-change | i→ie; not in nosotros
    oler present 1s | olo | stem-change | o→ue; at the beginning of a word it is hue-; !ye-
    dormir imperative 2s | dorme | stem-change | o→ue in tú, usted, ustedes; !ellos
    # in the tenses that the verb is said in; of a stem that is stated nothing of another tense
    soler imperfect 1s | suelía | stem-change | o→ue in the present; not in the imperfect; !imperative
    nevar preterite 3s | nievó | stem-change | e→ie in the present and present subjunctive; !imperative
    # of two vowels that the verb has, the one that was typed
    dormir imperfect 1s | duermía | stem-change | o→ue in the present; not in the imperfect; !o→u in
    venir present-subjunctive 3s | viena | regularised | e→ie in the present; not in the present subjunctive; !gerund
    poder preterite 1p | podieron | not-a-form | -ieron is for ellos; o in the stem; pud-; !ue
    # the i of the ending is lost after the i of the stem
    reír preterite 3s | reió | regularised | has e; e→i in él, ellos; the i of the ending is lost: rio; !two things
    freír gerund - | freiendo | regularised | has e; e→i; the i of the ending is lost: friendo; !two things
    reír imperfect-subjunctive-ra 3s | reiera | regularised | e→i; the i of the ending is lost: riera; !two things
    reír preterite 3p | reió | not-a-form | -ió is for él, and “reió” has e in the stem; rieron
    reírse preterite 3s | reió | not-a-form | no pronoun; e in the stem; se rio; !no verb form
    # and the accent of the ending
    dormir present-subjunctive 2p | duermais | stem-change | ue in the stem; an accent is missing, too: -áis
    dormir preterite 3p | dormierón | stem-change | o→u; and no accent: durmieron
    poder present-subjunctive 1p | puédamos | stem-change | not in nosotros; and no accent: podamos
    vestirse gerund - | vestiendose | stem-change | e→i; an accent is missing, too: -éndose
    venir conditional 1p | veniriamos | regularised | vendr; an accent is missing, too: -íamos
    poner pluperfect 1p | habiamos ponido | participle | puesto; an accent is missing, too: habíamos
    seguir present 1s | seguo | regularised | has e; e→i; !has u
    pedir present 1s | pedo | stem-change | e→i; yo, tú, él, ellos; not in nosotros
    repetir present 3s | repete | stem-change | e→i; not in nosotros
    servir present 3s | serve | stem-change | e→i; not in nosotros
    seguir present 1s | sego | stem-change | e→i; not in nosotros
    despertarse present 3s | se desperta | stem-change | e→ie; not in nosotros
    vestirse present 1s | me vesto | stem-change | e→i; not in nosotros
    tener present 2s | tenes | stem-change | e→ie; tú, él, ellos; not in
    venir present 3s | vene | stem-change | e→ie; tú, él, ellos
    # another vowel than the verb takes
    pedir present 1s | piedo | stem-change | e→i; !e→ie
    repetir present 3s | repiete | stem-change | e→i
    preferir present 1s | prefiro | stem-change | e→ie
    dormir present 1s | durmo | stem-change | o→ue
    servir present 3s | sierve | stem-change | e→i
    # one too many: the stress is on the ending
    pensar present 1p | piensamos | stem-change | e→ie; yo, tú, él, ellos; not in nosotros
    contar present 1p | cuentamos | stem-change | o→ue; not in nosotros
    poder present 1p | puedemos | stem-change | o→ue; not in nosotros
    querer present 1p | quieremos | stem-change | e→ie; not in nosotros
    tener present 1p | tienemos | stem-change | e→ie; not in; nosotros
    pedir present 1p | pidimos | stem-change | e→i; not in nosotros
    dormir present 1p | durmimos | stem-change | o→ue; not in nosotros
    querer present-subjunctive 1p | quieramos | stem-change | e→ie; not in nosotros
    poder present-subjunctive 1p | puedamos | stem-change | o→ue; not in nosotros
    pensar present-subjunctive 1p | piensemos | stem-change | e→ie; not in nosotros
    tener present 1s | tiengo | stem-change | yo
    # a tense in which nothing changes
    pensar preterite 1s | piensé | stem-change | e→ie; present; preterite
    jugar preterite 1s | juegué | stem-change | u→ue; present; preterite
    jugar preterite 3s | juegó | stem-change | u→ue; present; preterite
    pensar imperfect 1s | piensaba | stem-change | e→ie; present; imperfect
    contar imperfect 3s | cuentaba | stem-change | o→ue; present; imperfect
    querer future 1s | quierré | stem-change | e→ie; present; future
    pensar gerund - | piensando | stem-change | e→ie; present; gerund
    pensar infinitive - | piensar | stem-change | e→ie; present; infinitive
    volver preterite 1s | vuelví | stem-change | o→ue; present; preterite
    # a verb that never changes
    aprender present 1s | apriendo | stem-change | aprender; never
    correr present 1s | cuerro | stem-change | correr; never
    comprender present 3p | comprienden | stem-change | comprender; never
    responder present 3s | respuende | stem-change | responder; never
    comer present 1s | cuemo | stem-change | comer; never
    deber present 3s | diebe | stem-change | deber; never
    # preterite and gerund of -ir verbs
    dormir preterite 3s | dormió | stem-change | o→u; él, ellos; not in yo, tú, nosotros
    morir preterite 3s | morió | stem-change | o→u; él, ellos
    pedir preterite 3s | pedió | stem-change | e→i; él, ellos; not in yo, tú, nosotros
    pedir preterite 3p | pedieron | stem-change | e→i; él, ellos
    sentir preterite 3s | sentió | stem-change | e→i; él, ellos
    preferir preterite 3p | preferieron | stem-change | e→i; él, ellos
    servir gerund - | serviendo | stem-change | e→i; gerund
    dormir gerund - | dormiendo | stem-change | o→u; gerund
    decir gerund - | deciendo | stem-change | e→i; gerund; not in the imperfect
    poder gerund - | podiendo | stem-change | goes like a regular verb; pudiendo; !o→ue
    poder preterite 1p | podimos | stem-change | goes like a regular verb; pud-; -imos; !o→ue
    poder preterite 3p | podieron | stem-change | goes like a regular verb; pud-; -ieron; !o→ue
    # an order to tú without its accent is not one to vos
    sentarse imperative 2s | sentate | stem-change | e→ie; accent; !for vos
    acostarse imperative 2s | acostate | stem-change | o→ue; accent; !for vos
    moverse imperative 2s | movete | stem-change | o→ue; accent; !for vos
    # nor an order to usted in -se an imperfect subjunctive without its pronoun
    sentarse imperative 3s | sentase | not-a-form | e in the stem; -a is for verbs in -er and -ir; e→ie; -e; !imperfect
    moverse imperative 3s | movese | not-a-form | -e is for verbs in -ar; o→ue
    callarse imperative 2s | callete | ending | “calle” is for usted; for tú; -ate; !preterite
    dormirse imperative 3s | duermese | ending | “duerme” is for tú; for usted; -ase; !preterite
    decir imperative 2s | deci | ending | -í is for vos; !preterite
    pedir gerund - | pediendo | stem-change | e→i; gerund
    sentir present-subjunctive 1p | sentamos | stem-change | e→i; nosotros
    dormir present-subjunctive 1p | dormamos | stem-change | o→u; nosotros
    dormir preterite 3s | duermió | stem-change | o→u; él, ellos
    sentir preterite 3p | sientieron | stem-change | e→i; él, ellos
    """)

  static let regularized = MessageRow.table(
    """
    traer present 1s | trayo | not-a-form | adds ig; traigo; !preterite
    caer present-subjunctive 3s | caya | not-a-form | adds ig; caiga; !imperfect
    oír present 1s | oyo | regularised | y of oye; adds ig; oigo
    # the infinitive loses its vowel, and no ending takes its place
    querer future 1s | queriré | typo | querré; !has -é
    querer future 1s | queré | typo | querré; like habré; !vos
    poner present-perfect 1s | he pusto | stem-change | u in the stem; puesto
    # two of the same tense: the stem is told, and the ending once
    tener preterite 1p | tenieron | not-a-form | for ellos; -imos; tuv-; !and the ending
    hacer preterite 3p | hacaron | not-a-form | for verbs in -ar; hic-; !hacer has -
    poder conditional 2s | podieras | not-a-form | imperfect subjunctive; -ías; !in the stem
    estar preterite 3p | estuveron | ending | -eron, which stands only after j; -ieron
    tener conditional 1s | tuvería | not-a-form | stem of tuve; built on it; tendría
    ir preterite 1s | fuy | spelling | ends in i; !consonant
    poder preterite 3s | puedió | not-a-form | the stem pud-; the ending -o; !leave out
    # short futures: what the infinitive loses or gains, and two that go alike
    tener future 1s | teneré | regularised | d; pondré; vendré
    poner conditional 1s | ponería | regularised | d; tendría; vendría
    salir future 1s | saliré | regularised | d; valdré; like
    venir future 3s | venirá | regularised | d; tendrá; pondrá
    poder future 1s | poderé | regularised | like; !gain; habré
    saber future 1s | saberé | regularised | like; habré; !gain
    hacer future 3p | hacerán | regularised | dirán; !d takes; !gain
    decir future 2s | decirás | regularised | harás; !gain
    querer future 1s | quereré | regularised | like; !gain
    # strong preterites
    tener preterite 3p | tenieron | regularised | tuv-; estuvieron; -ieron
    tener preterite 1s | tení | regularised | tuv-; estuve; anduve
    estar preterite 3s | estó | regularised | estuv-; tuvo
    andar preterite 3s | andó | regularised | anduv-; tuvo; estuvo
    saber preterite 1s | sabí | regularised | sup-; like
    poder preterite 1s | podí | regularised | pud-; like
    hacer preterite 3s | hació | regularised | has the stem hic- (here written hiz-); -o
    poner preterite 3p | ponieron | regularised | pus-; like
    hacer preterite 1s | hací | regularised | hic-; like; quise
    venir preterite 3s | venió | regularised | vin-; like
    venir preterite 3p | venieron | regularised | -ieron; hicieron; !dijeron
    hacer present 1s | haco | regularised | like digo; !deshago
    venir preterite 2s | veniste | regularised | vin-; like
    querer preterite 3s | querió | regularised | quis-; like
    decir preterite 3s | deció | regularised | dij-; like; trajo
    traer preterite 1s | traí | regularised | traj-; dije
    poner preterite 3p | punieron | typo | pus-; -ieron
    conducir preterite 3s | condució | regularised | conduj-; produjo
    suponer preterite 1p | suponimos | regularised | supus-; pusimos
    decir preterite 3p | dijieron | regularised | j; -eron; trajeron; !ñ
    traer preterite 3p | trajieron | regularised | j; -eron; dijeron; !ñ
    tener imperfect-subjunctive-ra 1s | teniera | regularised | tuv-; estuviera
    ser preterite 1s | sí | regularised | fui
    # the same of a learner of tú: a vos form is first of all what the learner meant
    venir preterite 1s | vení | regularised | vin-; !vos
    decir preterite 1s | decí | regularised | dij-; !vos
    conducir preterite 1s | conducí | regularised | conduj-; !vos
    # for nobody else would an accent stand there, and no rarer verb is meant
    traducir preterite 3s | traducí | not-a-form | -í is for yo; like a regular verb; traduj-; !vos
    # a form but for its accent is that form
    poder preterite 3s | pudé | other-person | pude; accent; for yo; -o
    venir preterite 1s | vinó | other-person | vino; accent; for él; -e
    poder imperfect 3s | pudó | other-tense | pudo, the preterite; accent; -ía; !stem
    pensar present 1s | piensá | other-person | piensa; accent; !vos
    conducir preterite 3s | conducé | other-tense | conduce, the present; accent; condujo; !letter
    # detén has an accent, detente none; y is that of the present before e, and of no verb that has none
    detenerse imperative 2s | detiénete | regularised | ie in the stem; detente; !the vowel has an accent
    reírse imperative 2s | réete | stem-change | the vowel has an accent; ríete
    distribuir future 1s | distribuyeré | not-a-form | stem of distribuye; not in the future
    traer preterite 1s | trayí | not-a-form | traje; !y that stands
    leer gerund - | leyiendo | typo | leave out i
    poder present 3s | podo | not-a-form | -o is for yo; o→ue; !podar
    # the zc of others
    satisfacer present-subjunctive 3s | satisfazca | not-a-form | the zc of conozco; satisfaga; !two things
    satisfacer present 1s | satisfazco | not-a-form | the zc of conozco; satisfago; !letter
    torcer present 1s | tuerzco | typo | the zc of conozco; tuerzo; !letter
    vencer present 1s | venzco | typo | the zc of conozco; only after a vowel; venzo; !letter
    cocer present 1s | cozco | not-a-form | the zc of conozco; cuezo; !after a vowel
    # the y of the preterite elsewhere
    huir preterite 1p | huyimos | typo | the y of huyó; stands for the i of -ió; huimos; !not in the preterite
    oír preterite 1s | oyí | typo | the y of oyó; stands for the i of -ió; oí
    leer present 3s | leye | typo | the y of leyó; lee; !letter
    creer participle - | creyido | typo | the y of creyó; creído; !letter
    distraer present-subjunctive 3s | distraya | not-a-form | the y of distrayendo; adds ig; distraiga; !two things
    # like the verb without its prefix
    bendecir future 3s | bendirá | not-a-form | goes like dirá; bendecir-
    bendecir participle - | bendicho | not-a-form | goes like dicho; -ido
    maldecir imperative 2s | maldí | not-a-form | goes like di; -e; e→i
    # yo forms
    conocer present 1s | conoco | regularised | zc; parezco; before o
    conocer present 1s | conozo | regularised | zc; parezco
    traducir present 1s | traduco | regularised | zc; conduzco
    conocer present-subjunctive 3s | conoza | regularised | zc; parezca
    tener present 1s | teno | regularised | g; vengo; pongo
    poner present 1s | pono | regularised | g; tengo; vengo
    salir present 1s | salo | regularised | g; like
    venir present 1s | vieno | regularised | g; tengo; pongo
    hacer present 1s | hazo | regularised | g; like
    caer present 1s | cao | regularised | ig; traigo
    traer present 1s | trao | regularised | ig; caigo
    oír present 1s | oyo | regularised | ig; traigo; caigo
    construir present 1s | construo | regularised | y; like; destruyo
    saber present 1s | sabo | regularised | yo; sé
    ser present 1s | so | regularised | yo; soy; like
    dar present 1s | do | regularised | yo; doy; soy
    ir present 1s | vo | typo |
    caber present 1s | cabo | regularised | yo; quepo
    decir present 1s | dezo | regularised | decir
    saber present-subjunctive 1s | saba | regularised | sep-; !one of a kind
    ser present-subjunctive 3s | sa | regularised | se-
    # participles
    romper participle - | rompido | regularised | roto
    escribir participle - | escribido | regularised | escrito; like
    hacer participle - | hacido | regularised | hecho; dicho
    decir participle - | decido | regularised | dicho; hecho
    ver participle - | veído | regularised | visto
    ver participle - | vido | regularised | visto
    poner participle - | ponido | regularised | puesto; like
    abrir participle - | abrido | regularised | abierto; cubierto
    morir participle - | morido | regularised | muerto; like
    volver participle - | volvido | regularised | vuelto; resuelto; !devuelto
    bendecir participle - | bendito | not-a-form | is the adjective (blessed); -ido
    avergonzarse present 1s | me avergonzo | stem-change | after g this ue is written üe: me avergüenzo
    # imperatives
    tener imperative 2s | tene | regularised | ten, like ven; !mantén
    # after ñ and ll alike; a model is another verb
    reñir preterite 3p | riñieron | regularised | ñ and ll; riñeron, like tiñeron; !constriñeron
    teñir gerund - | tiñiendo | regularised | ñ and ll; tiñendo, like riñendo
    # its vowel is missed besides
    teñir preterite 3s | teñió | regularised | e→i in él, ellos; ñ and ll; tiñó
    decir negative-imperative 2s | no decas | regularised | e→i in every person; g for c; no digas
    venir present-subjunctive 1p | venamos | regularised | adds g; !e→ie
    bullir gerund - | bulliendo | regularised | ñ and ll; bullendo, like gruñendo; !zambullendo
    deshacer present 1s | deshazo | regularised | g for c; like hago
    ver preterite 3s | veyó | regularised | keeps the vowel of ver; vio; !í
    venir imperative 2s | vene | regularised | ven, like ten, mantén
    decir imperative 2s | dece | regularised | di; !one of a kind
    ir imperative 2s | e | regularised | ve; !one of a kind
    hacer imperative 2s | hace | other-tense-and-person | present; imperative; tú; haz
    salir imperative 2s | sale | other-tense-and-person | present; imperative; tú; sal
    decir imperative 2s | dice | other-tense-and-person | present; imperative; tú; di
    ponerse imperative 2s | pónete | regularised | ponte
    # imperfect
    ir imperfect 1s | ía | regularised | iba
    ser imperfect 1s | sía | regularised | era
    # the stem of yo before the ending of the future; the y of construye, oye
    salir future 3s | salgará | not-a-form | stem of salgo; saldrá, like valdrá, tendrá; !no form of
    tener future 1s | tengré | typo | stem of tengo; tendré; !another letter
    construir present 1p | construyimos | typo | stem of construye; y is added in yo, tú, él, ellos; not in nosotros; !leave out
    caer preterite 3p | caeron | typo | -yeron; between two vowels
    corregir present 1s | corregio | not-a-form | e→i; g in gente is written j
    """)
}
