/// What must be said of endings and letters: whose ending it is and the right one, the one spelling rule at work with its
/// sound, the letter that is off.
enum LetterMessages {
  static let endings = MessageRow.table(
    """
    # an ending of another conjugation
    comer imperfect 1s | comaba | ending | -aba; -ar; comer; -ía
    comer imperfect 1p | comábamos | ending | -ábamos; -ar; comer; -íamos
    vivir imperfect 3s | vivaba | ending | -aba; -ar; vivir; -ía
    hablar imperfect 1s | hablía | ending | -ía; -er; -ir; hablar; -aba
    hablar imperfect 3p | hablían | ending | -ían; -er; hablar; -aban
    tener imperfect 1s | tenaba | ending | -aba; -ar; tener; -ía
    vivir present 1p | vivemos | ending | -emos; -er; vivir; -imos
    escribir present 1p | escribemos | ending | -emos; -er; escribir; -imos
    comer present 1p | comimos | other-tense | preterite; present; -emos
    comer present 1p | comamos | other-tense | present subjunctive; present; -emos
    hablar present 3s | hable | other-tense | present subjunctive; present; -a
    vivir present 1p | vivamos | other-tense | present subjunctive; -imos
    # an order to somebody else, with the right pronoun
    levantarse imperative 3s | levántase | ending | “levanta” is for tú; for usted; -e; !verbs in
    ponerse imperative 2s | póngate | other-person | “ponga” is for usted; for tú it is ponte
    acordarse imperative 2s | acuérdete | ending | “acuerde” is for usted; !verbs in
    # of another person, in other letters
    caber present 1s | cepo | spelling | before e; sound k; qu; quepo; !accent
    caber present-subjunctive 3s | cepa | spelling | before e; sound k; qu
    buscar imperative 3s | buscé | spelling | qu; and no accent
    cruzar present 2p | cruzéis | typo | is the present subjunctive; -áis; z is not written before e
    recoger present 1s | recoje | typo | for él; j; !e for o
    hablar preterite 1s | hablí | ending | -í; -er; -ir; hablar; -é
    hablar preterite 3s | hablió | ending | -ió; -er; hablar; -ó
    hablar preterite 3p | hablieron | ending | -ieron; -er; hablar; -aron
    comer preterite 1s | comé | ending | -é; -ar; comer; -í; !vos
    comer preterite 3s | comó | ending | -ó; -ar; comer; -ió
    comer preterite 3p | comaron | ending | -aron; -ar; comer; -ieron
    vivir preterite 2s | vivaste | ending | -aste; -ar; vivir; -iste
    vivir preterite 3p | vivaron | ending | -aron; -ar; vivir; -ieron
    hablar present-subjunctive 1s | habla | other-tense-and-person | present; present subjunctive; -e
    hablar gerund - | habliendo | ending | -iendo; -er; hablar; -ando
    comer gerund - | comando | ending | -ando; -ar; comer; -iendo
    producir preterite 1p | produjieron | ending | -ieron is for ellos; -imos
    comer imperfect 1p | comíabamos | not-a-form | -íamos; !leave out
    perder preterite 3p | pierdon | not-a-form | ie in the stem; has -on; -ieron
    hablar participle - | hablido | ending | -ido; -er; hablar; -ado
    comer participle - | comado | ending | -ado; -ar; comer; -ido
    hablar imperfect-subjunctive-ra 1s | habliera | ending | -iera; -er; hablar; -ara
    comer imperfect-subjunctive-ra 3p | comaran | ending | -aran; -ar; comer; -ieran
    hablar conditional 1s | hablería | ending | -ería; -er; hablar; -aría
    # an ending of another cell
    lavarse present 1s | me lava | other-person | él; yo; -o
    lavarse present 2s | te lava | other-person | él; tú; -as
    irse preterite 1s | me fue | other-person | él; yo; fui
    # of a stem that is not that of the tense
    decir preterite 3s | dició | regularised | lacks the stem; dij-; -o
    decir preterite 3s | deció | regularised | goes like a regular verb; dij-
    decir preterite 3p | digieron | not-a-form | -ieron loses its i; dijeron; j, not g
    decir preterite 3p | dijieron | regularised | ending of a regular verb; irregular stem; !goes like
    tener present-subjunctive 2s | tiena | not-a-form | -a is for; ie in the stem; lacks a consonant; -as; tengas
    traer preterite 1s | trayó | not-a-form | -ó is for él; traj-; !-o is for; !letter
    # another form of haber
    hacer present-perfect 1s | ha hacido | not-a-form | “ha” is for él; he; hecho
    escribir present-perfect-subjunctive 3s | ha escribido | not-a-form | “ha” is the present; haya; escrito
    # both words of a compound form, and an accent beside two letters
    hacer present-perfect 3p | an echo | spelling | with h: han; with h: hecho
    haber present 3s | ahy | spelling | the h stands in another place; !without h
    hacer pluperfect 3s | avia hecho | spelling | with h; b, not v; accent is missing
    # a pronoun that is joined
    levantarse imperative 2s | te levantas | other-tense | present; imperative; levántate
    # of popular speech
    hablar preterite 2s | hablastes | ending | -aste; tú; -s
    comer preterite 2s | comistes | ending | -iste; tú; -s
    decir preterite 2s | dijistes | ending | -iste; tú; -s
    comer imperfect 1p | comíanos | ending | -íamos; -íanos
    decir preterite 3p | dijon | ending | -eron
    # on what a word of its own begins with
    ser imperfect 2s | erabas | ending | -abas; -ar; eras
    ser imperfect 3s | erabas | not-a-form | -abas; tú; -ar; era
    ir imperfect 1p | ibábamos | ending | -ábamos; -ar; íbamos
    # after a strong stem
    poder preterite 3s | pudió | ending | -ió, the ending of regular verbs; pud-; -o; accent
    tener preterite 3s | tuvió | ending | tuv-; -o; accent
    estar preterite 3s | estuvió | ending | -er and -ir; estuv-; -o; accent
    venir preterite 3s | vinió | regularised | vin-; -o; accent
    saber preterite 3s | supió | ending | sup-; -o; accent
    saber preterite 3p | superon | ending | sup-; -ieron
    tener preterite 1s | tuví | ending | tuv-; -e; accent
    decir preterite 1s | dijí | ending | dij-; -e; accent
    tener imperfect-subjunctive-ra 1s | tuvara | ending | -ara; -ar; -iera
    """)

  static let spellings = MessageRow.table(
    """
    # the letter of a sound changes with the vowel after it: one rule, its sound
    buscar preterite 1s | buscé | spelling | before e; sound k; qu; busqué; !gu
    sacar preterite 1s | sacé | spelling | before e; sound k; qu; saqué
    tocar present-subjunctive 3s | toce | spelling | before e; sound k; qu
    llegar preterite 1s | llegé | spelling | before e; sound g; gu; llegué; !qu
    pagar preterite 1s | pagé | spelling | before e; sound g; gu; pagué
    pagar present-subjunctive 3p | pagen | spelling | before e; sound g; gu
    empezar preterite 1s | empezé | spelling | before e; sound; it is written c, not z; empecé; !qu
    empezar preterite 1s | empeze | spelling | before e; z; c; empecé
    cruzar present-subjunctive 1s | cruze | spelling | before e; z; c; cruce
    averiguar preterite 1s | averigué | spelling | ü; u; averigüé
    seguir present 1s | siguo | spelling | before o; g; !qu
    seguir present 3s | sige | spelling | before e; gu; sound g
    distinguir present 1s | distinguo | spelling | before o; g
    coger present 1s | cogo | spelling | before o; sound of g in gente; j; cojo
    escoger present-subjunctive 1s | escoga | spelling | before a; j
    exigir present 1s | exigo | spelling | before o; j; exijo
    elegir present 1s | eligo | spelling | before o; j; elijo
    vencer present 1s | venco | spelling | before o; sound of c in doce; z; venzo
    vencer present-subjunctive 1s | venca | spelling | before a; z
    torcer present 1s | tuerco | spelling | before o; z
    delinquir present 1s | delinquo | spelling | before o; c
    # i and y
    leer preterite 3s | leió | spelling | y; between; vowels; leyó
    leer preterite 3p | leieron | spelling | y; between; vowels
    creer gerund - | creiendo | spelling | y; between; vowels
    construir preterite 3s | construió | spelling | y; between; vowels
    oír present 2s | oies | spelling | y; between; vowels
    # letters that sound alike
    ir imperfect 1s | iva | spelling | b; v; iba
    ir imperfect 1p | ívamos | spelling | b; v
    hablar imperfect 3s | hablava | spelling | b; v; -aba
    tener preterite 3s | tubo | spelling | b; v; tuvo
    estar preterite 1s | estube | spelling | b; v; estuve
    vivir present 1s | bibo | spelling | b; v; vivo
    hacer preterite 1s | hize | spelling | before e; z; c; hice
    hacer preterite 1s | hise | spelling | s; c; hice
    hacer preterite 3s | hiso | spelling | s; z; hizo; !qu
    conocer present 1s | conosco | spelling | s; z; conozco
    decir preterite 3p | digeron | spelling | j; g; dijeron; !ñ; !ll
    decir preterite 1s | dige | spelling | j; g; dije
    traer preterite 1s | trage | spelling | j; g; traje
    # h
    hacer present 1s | ago | spelling | h; hago
    hacer present-subjunctive 1s | aga | spelling | h; haga
    haber imperfect 3s | abía | spelling | h; había
    ser imperfect 3s | hera | spelling | h; era
    haber present 2s | as | spelling | h; has
    haber present 3s | a | spelling | h; ha
    hacer participle - | echo | spelling | h; hecho
    decir present-perfect 3s | a dicho | spelling | a; ha; h
    decir present-perfect 1s | e dicho | spelling | e; he; h
    decir present-perfect 1s | eh dicho | spelling | eh; he; h
    hacer present-perfect 1s | he echo | spelling | echo; hecho; h
    abrir present-perfect 3s | ha avierto | spelling | b; v; abierto
    # two at once
    llevar imperfect 3p | llebavan | spelling | b and v; written v, not b; the imperfect in -aba; !v and b
    argüir gerund - | argüiendo | spelling | ü stands only before e and i; between two vowels; arguyendo; !-er
    argüir preterite 3s | argüió | spelling | ü; between two vowels; arguyó; !-er
    # doubled letters
    necesitar present 1s | necessito | spelling | ss; s; double; ll, rr
    profesar present 1s | professo | spelling | ss; double
    ocurrir preterite 3s | occurrió | spelling | cc; double
    aceptar present 1s | acceppto | not-a-form |
    comer present 1s | commo | spelling | mm; double
    atacar present 3s | attaca | spelling | tt; double
    permitir present 3s | permitte | spelling | tt; double
    aterrizar preterite 3s | aterrizzó | spelling | zz; double
    ofrecer present 1s | offrezco | spelling | ff; double
    # ll and y
    llevar present 1s | yevo | spelling | ll; y; llevo
    llamar preterite 3s | yamó | spelling | ll; y
    ir present-subjunctive 3s | valla | spelling | ll; y; vaya
    haber present-subjunctive 3s | halla | spelling | ll; y; haya
    construir present 3p | construllen | spelling | ll; y
    # nv sounds like mb
    invitar preterite 1s | imbité | spelling | nv and mb sound alike; n, not m; v, not b; invité
    enviar preterite 3s | emvió | spelling | n, not m; envió
    cambiar preterite 3s | canbió | spelling | m, not n; cambió
    pagar preterite 1s | pagüé | spelling | a u that is not heard has no dots; pagué
    """)

  static let letters = MessageRow.table(
    """
    # one letter: which
    hablar present 1p | hablmaos | typo | a; m; swapped
    hablar present 1p | hablmos | typo | a; missing
    querer present-subjunctive 2s | quierras | typo | r; too many; !future
    decir present-perfect 1s | hedicho | typo | a blank missing; after “he”
    hablar present 1s | ha blo | typo | a blank too many
    comer present-subjunctive 3p | comyan | typo | leave out y
    poder future 3s | podryá | typo | leave out y
    querer future 2p | quyerréis | typo | leave out y
    tener present 1s | tyngo | typo | y for e
    # of a stem that a rule makes: the rule
    tener preterite 3p | tivieron | typo | has i for u; the stem tuv-; !i → u
    tener future 1s | tenré | typo | has a letter missing; tendré, like vendré; !after “ten”
    tener present 1s | tenho | typo | before o tener adds g; !h → g
    tener present-subjunctive 1p | tienamos | not-a-form | ie in the stem; before a tener adds g; !after “tien”
    conocer present 1s | cnozco | typo | after “c” comes o
    lavarse present-perfect 1s | se ha lavado | other-person | it is me he
    ir imperfect 2s | ibah | typo | h for s
    venir preterite 1s | viine | typo | leave out i
    hablar present 3p | hablam | typo | n; m
    enseñar present 1s | enseno | typo | ñ
    soñar present 1p | sonamos | other-verb | sonar; sound; soñar; dream
    comer preterite 3p | comierron | typo | r; too many
    cantar preterite 3p | cantron | typo | a; missing
    tener preterite 3p | tuvioron | typo | e; o
    hacer preterite 1p | hiciemos | typo | e; too many
    tener preterite 3s | tuho | typo | v; h
    escribir preterite 3s | escrbió | typo | i; missing
    querer present 1s | quirero | typo | r; too many
    vivir present 1s | vivp | typo | o; p
    hablar gerund - | habkando | typo | l; k
    saltar gerund - | saltanda | typo | is no gerund; never agrees; -ndo
    abrir participle - | abierta | typo | -o
    hacer participle - | hecha | typo | -o
    # a form that sounds like one of another cell: the letters are told, too
    coger preterite 1s | coje | not-a-form | -é is for verbs in -ar; j and g sound alike; coger has -í; it stays g
    # an accent that is missing, too, and one that is not
    ir imperfect 1p | ivamos | spelling | b, not v; an accent is missing, too: í-
    leer present-perfect 1s | tengo leido | auxiliary | never tener; he; an accent is missing, too: leído
    traer present-perfect 1s | he trajido | typo | traído; !an accent
    prever present 3s | prevee | typo | many say; prevé; !an accent
    """)
}
