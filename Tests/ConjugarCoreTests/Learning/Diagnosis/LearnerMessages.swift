/// What must be said of more that learners type: each row was once told falsely, or not at all.
enum LearnerMessages {
  static let pronouns = MessageRow.table(
    """
    # the right pronoun with another person's verb: one thing, and no pronoun that is right is corrected
    caerse present 1s | me cae | other-person | “cae” is for él; yo; me caigo; !two things; !me → me
    hacerse present 1s | me hace | other-person | “hace” is for él; me hago; !two things
    irse present 3s | se voy | other-person | “voy” is for yo; se va; !se → se
    irse present 1p | nos van | other-person | “van” is for ellos; nos vamos; !nos → nos
    irse imperfect 1p | nos iban | other-person | “iban” is for ellos; nos íbamos
    irse present 1s | me vas | other-person | “vas” is for tú; me voy
    irse present 1s | me va | other-person | “va” is for él; me voy; !no form
    irse present 2s | te va | other-person | “va” is for él; te vas; !letter
    irse present-perfect 1s | me ha ido | other-person | él; he; !letter
    ponerse present-perfect 1s | me ha puesto | other-person | él; he; !letter
    ponerse present 1s | me pone | other-person | “pone” is for él; me pongo; !vowel
    irse preterite 1s | me fué | other-person | “fué” is fue; accent; me fui
    irse imperative 2p | íos | pronoun | lacks the d; idos; !another place
    acostar preterite 1s | acostare | other-tense | acostaré, the future, but for its accent; acosté
    ponerse present 3s | se pongo | other-person | “pongo” is for yo; -e; !vowel
    ponerse preterite 1s | me puso | other-person | él; yo; -e; me puse; !regular
    ponerse preterite 3s | se puse | other-person | yo; él; -o; !regular
    ponerse preterite 1p | nos pusieron | other-person | ellos; -imos; !regular
    ponerse preterite 1s | me pone | other-tense-and-person | present; él; preterite; me puse; !me → me
    vestirse preterite 1s | me vistió | other-person | él; yo; me vestí; !two things
    sentirse preterite 1s | me sintió | other-person | él; me sentí; !two things
    llamarse present 1s | me llama | other-person | él; yo; -o; !…
    # orders with a pronoun at their end
    sentarse imperative 2p | sentaros | other-tense-and-person | infinitive; -aos; !-ad
    vestirse imperative 2p | vestiros | other-tense-and-person | infinitive; -íos; !-id
    ponerse imperative 2p | poneros | other-tense-and-person | infinitive; -eos; !-ed
    lavarse imperative 2p | os laváis | other-tense | present; -aos
    sentarse imperative 1p | nos sentamos | other-tense | present; -émonos
    sentarse imperative 3p | siéntensen | pronoun | many say; no norm; siéntense; !another place
    callarse imperative 3p | cállesen | pronoun | n; se; cállense; !another place
    # pronouns that nobody asked for
    dar imperative 2s | dámelo | not-a-form | “me” and “lo”; !no form
    hacer imperative 2s | hazlo | not-a-form | “lo”; !no form
    hablar imperative 2s | háblale | not-a-form | “le”; !no form
    decir imperative 2s | dígame | not-a-form | “diga” is for usted; di; “me”; !no form
    comprar present 1s | comprolo | not-a-form | compró; él; -o; “lo”; !no verb form
    gustar present 3s | le gusto | other-person | “gusto” is for yo; -a
    hablar present 3s | le habla | not-a-form | “le”; !no form
    """)

  static let stems = MessageRow.table(
    """
    # ver has a stem without vowel
    ver preterite 3s | veió | regularised | keeps the vowel; v-; vio
    ver preterite 1s | veí | regularised | keeps the vowel; v-; vi
    dar preterite 3s | daió | typo | leave out a
    # -s of popular speech, on words of their own and beside another error
    ir preterite 2s | fuistes | ending | -stes; many say; fuiste; -s
    dar preterite 2s | distes | ending | -stes; many say; diste; -s
    irse preterite 2s | te fuistes | ending | -stes; many say; fuiste
    poder preterite 2s | podistes | not-a-form | pud-; -istes; many say
    hacer preterite 2s | hacistes | not-a-form | hic-; -istes; many say
    pedir preterite 2s | pidistes | not-a-form | has i in the stem; él, ellos; -istes; many say
    dormir preterite 2s | durmistes | not-a-form | has u in the stem; -istes; many say
    # -iba, from -aba
    abrir imperfect 3p | abriban | ending | -iban, made like -aban; only ir; -ían
    traer imperfect 1s | traiba | ending | -iba, made like -aba; only ir; -ía; !many say
    dormir imperfect 3s | dormiba | ending | -iba; -ía
    vivir imperfect 1p | vivíbamos | ending | -íbamos; -íamos
    venir imperfect 1s | viniba | not-a-form | has the stem of vine; -iba; only ir
    # the future of another tense on the whole infinitive
    tener future 1s | teneria | not-a-form | conditional; tendré; d
    poner conditional 1s | ponerá | not-a-form | future; pondría; d
    venir conditional 1s | veniré | not-a-form | future; vendría; d
    salir future 3s | saliría | not-a-form | conditional; saldrá; d
    valer conditional 3s | valerá | not-a-form | future; valdría; d
    mantener future 3s | mantenería | not-a-form | conditional; mantendrá; d
    # the vowel and the consonant
    empezar present-subjunctive 1s | empeze | regularised | e→ie; written c, not z
    jugar present-subjunctive 3s | juge | regularised | u→ue; written gu
    elegir present 1s | elego | regularised | e→i; before o; j
    torcer present 1s | torco | regularised | o→ue; before o; z
    empezar preterite 1s | empieze | not-a-form | e→ie; not in the preterite; written c, not z; !sounds alike
    almorzar preterite 1s | almuerzé | not-a-form | o→ue; written c, not z; !sounds alike
    conocer present 1s | conoso | not-a-form | zc; parezco; s; !vowel
    ofrecer present 1s | ofreso | not-a-form | zc; s; !vowel
    conducir preterite 3p | conduzieron | not-a-form | conduj-; produjeron; !vowel; !sound j
    reír preterite 3s | reió | regularised | e→i; the i of the ending is lost
    reír gerund - | reyendo | stem-change | e→i; the i of the ending is lost
    # verbs in -er that never change, and an i kept between vowels
    vender preterite 3s | vindió | stem-change | vender; never
    aprender preterite 3s | aprindió | stem-change | aprender; never
    comer preterite 3s | cumió | stem-change | comer; never
    correr preterite 3s | currió | stem-change | correr; never
    traer preterite 3p | traieron | regularised | traj-; dijeron
    traer preterite 3s | traió | regularised | traj-
    leer preterite 3s | leió | spelling | between vowels
    # the stem of another person
    tener preterite 3s | tení | not-a-form | yo; tuv-; -o
    poder preterite 3s | podí | not-a-form | yo; pud-; -o
    # the stem of yo in another person; a vowel that regional voseo leaves
    caer present 3p | caigen | not-a-form | caigo; before o and a; caen; !no verb form
    traer present 3s | traige | not-a-form | traigo; before o and a; !no verb form
    pensar negative-imperative 2v | no pensés | stem-change | what many say with vos; no pienses
    # strong stems by their sound
    # an ending of another cell after the letters of this one, whatever they sound like there
    hacer present 3s | haco | ending | -o is for yo; -e; !letter
    decir present 3s | dico | ending | -o is for yo; -e; !letter
    hacer present 2s | haco | ending | -o is for yo; -es; !vowel
    hacer gerund - | haca | ending | -a is the present subjunctive; -iendo; !two things
    ser future 3s | sen | not-a-form | -en is the present; regular verb; será; !vowel
    # está has the ending of habla, but for its accent
    estar present 3s | esto | ending | -o is for yo; -á: está; !of its own
    estar present 3s | estas | other-person | estás; -á: está; !of its own
    # a right form among other words
    tener present 1s | tengo mucho frío | not-a-form | “tengo” is right; “mucho frío”; !no verb form
    hablar present 1s | yo hablo bien español | not-a-form | “hablo” is right; !no verb form
    beber negative-imperative 2s | no bebas tu | not-a-form | has tu after the form; !right Spanish
    haber future 3s | haberá | regularised | habrá; like sabrá; !one thing
    haber preterite 3s | habió | regularised | hub-; ending -o; !one thing
    haber preterite 3s | hubieron | other-person | one form: hubo; !ending
    haber imperfect 3s | habían | other-person | one form: había; !ending
    hacer preterite 3s | hició | ending | hiz-; -o; without an accent; !-er
    deshacer preterite 3s | deshició | ending | -o; without an accent; !-er
    hablar present-subjunctive 3s | hablia | ending | -ía is the imperfect of verbs in -er and -ir; -e
    """)

  static let letters = MessageRow.table(
    """
    conocer present 2s | quonoces | spelling | before o; the sound k is written c
    hallarse present 3s | se alla | spelling | another word; halla; !order
    querer present 1s | kiero | spelling | “k”; qu; quiero; !“qu” is not
    buscar present 1s | busko | spelling | “k”; c; !“c” is not
    haber present 3s | hai | spelling | end; y; hay; !between
    haber present 3s | ahí | spelling | there; hay; !silent
    haber present-subjunctive 3s | allá | spelling | over there; haya; !silent
    ir gerund - | iendo | spelling | ye-; yendo; !ll
    comer preterite 3p | comyeron | spelling | y; i; comieron; !sounds alike
    proteger present 3s | proteje | spelling | stays g; protege; !sound j
    llegar preterite 3p | llegieron | ending | -ieron; -er; -aron; !sound g
    hacer preterite 1s | ise | spelling | h; s; c; hice
    conocer present 1s | conosko | spelling | s; z; “k”; c; conozco
    ocurrir preterite 3s | occurió | not-a-form | cc; double; r
    aterrizar preterite 3s | aterizzó | not-a-form | zz; double; r
    ocurrir present 3s | occurre | spelling | cc before e and i
    crear preterite 3p | creyeron | ending | -yeron; -er; -aron; creer
    # an answer that is a word of another verb
    callar preterite 3s | cayó | spelling | ll; caer
    echar present 1s | hecho | spelling | without h
    casar preterite 3s | cazó | spelling | s; cazar
    sentir preterite 1s | senté | ending | -é; -ar; -í; sentar
    ver present 3s | va | ending | -a; -e; ir: to go
    """)

  static let words = MessageRow.table(
    """
    # after haber, of verbs whose participle is irregular
    hacer present-perfect 1s | he hacer | participle | infinitive; after haber; hecho; dicho; !-ido
    decir present-perfect 3s | ha dijo | participle | preterite; after haber; dicho; hecho; !-ido
    ver present-perfect 1s | he vi | participle | preterite; after haber; visto; !-ido
    escribir present-perfect 3s | ha escribiendo | participle | gerund; after haber; escrito; !-ido
    haber present-perfect 3s | ha sido | participle | “sido” is the participle of ser; habido; haber
    conocer present-perfect 1s | he sabido | participle | “sabido” is the participle of saber; conocido; conocer
    escribir present-perfect 1s | e escrivido | not-a-form | h; he; escrito; like; !no verb form
    # what many say
    haber present-subjunctive 3s | haiga | not-a-form | many say; haya; !no verb form
    ver preterite 3s | vido | ending | many say; vio; !participle
    ir present-subjunctive 3s | vaiga | not-a-form | many say; vaya; !no verb form
    # what goes like the verb it is made of, and should not
    # the participle as an adjective, and a subject after the form
    comer present 1s | comida | not-a-form | participle; adjective; -o; !no form
    salir present 1s | salida | not-a-form | participle; adjective; salgo; !no verb form
    comer preterite 1s | comi yo | not-a-form | yo after the form; comí; !right Spanish
    esperar present 1s | que espere | other-tense | the present subjunctive
    argüir present 1s | argüyo | spelling | ü stands only before e and i; !before u
    querer present 1s | queiro | typo | write ie, not ei
    hacer preterite 1s | fice | typo | f for h
    sentarse imperative 2v | siéntate | other-person | after sent-
    poder present-subjunctive 2v | podás | stem-change | what many say with vos; !no accent
    gustar conditional 3s | me gustaban | other-tense-and-person | the imperfect; !pronoun
    hablar present 1s | hablo yo | not-a-form | yo after the form; !no verb form
    comer imperfect 3s | comeba | not-a-form | no verb form; -ía
    leer gerund - | leindo | not-a-form | -yendo; between two vowels
    comer gerund - | comendo | typo | comer has -iendo
    decir future 1s | diciré | not-a-form | i for e; diré; !i → e
    llamarse present 3s | su llama | pronoun | before the verb it is se
    hacer present-subjunctive 3s | hage | ending | -e; -ar; hacer has -a
    poner preterite 3p | puesieron | stem-change | pus-
    volver participle - | volto | stem-change | vuelto
    creer imperfect 3s | creya | spelling | a stressed í is written í
    tocar negative-imperative 2s | no toces | spelling | before e and i the sound k is written qu: toques
    ir preterite 3p | fuieron | ending | -er and -ir
    dar preterite 1s | dié | ending | -é is for most verbs in -ar
    hacer conditional 1s | hacía | other-tense | har-
    levantarse negative-imperative 2s | te no levantes | pronoun | te goes before
    sentarse imperative 2s | sienta te | pronoun | te apart
    levantarse present 1s | melevanto | pronoun | joined to the verb
    tener present 1s | i have | not-a-form | “i have” is no verb form
    # an ending on a stem that the answer has not: the form too
    venir present-subjunctive 3s | viene | other-tense | -a; venga
    hacer present-subjunctive 1p | hacemos | other-tense | -amos; hagamos
    irse present 1s | me vine | other-verb | venirse; !vulgar
    """)

  /// What the answer was meant for, or made of: each was told as something else.
  static let origins = MessageRow.table(
    """
    # a form but for its accent, which nobody builds for the cell
    estar present-subjunctive 1s | esta | other-tense-and-person | está; present; accent; esté; !-er
    estar present 3s | este | other-tense | esté; present subjunctive; accent; !-er
    actuar present 3s | actue | other-tense | actúe; present subjunctive; -a; !-er
    hablar future 2v | hablarés | ending | -és; present; -er; -ás; !subjunctive
    comer imperfect-subjunctive-ra 3s | comera | other-tense | comerá; accent; -iera
    irse present 1p | vámonos | other-tense | imperative; nos vamos; !joined
    # haber, and what is none of its persons
    decir present-perfect 1s | hay dicho | auxiliary | what there is; he; !for él
    comer present-perfect 1s | ai comido | auxiliary | no form of haber; he; !for él
    abrir present-perfect 3s | a habierto | spelling | with h: ha; without h: abierto
    # the stem of another cell
    decir gerund - | dijiendo | typo | stem of dije; preterite; diciendo; !→
    traer gerund - | trajendo | typo | stem of traje; trayendo; !another letter
    haber imperfect 3s | hubía | typo | stem of hube; había; !→
    poder imperfect 1s | pudía | stem-change | stem of pude; podía
    decir present 3p | digen | typo | stem of digo; o and a; dicen; !→
    tener present-perfect 1s | he tuvido | participle | stem of tuve; tenido
    volver present-perfect 1s | he volto | participle | o in the stem; irregular; resuelto; !regular verb
    # the ending of another conjugation on any stem
    hacer present-subjunctive 1p | hagemos | ending | -emos; -ar; -amos; !→
    vivir preterite 1p | vivemos | ending | -emos is the present of verbs in -er; -imos
    querer preterite 1s | queró | not-a-form | quis-; -e; !the present
    conducir preterite 3s | conduzó | typo | stem conduj-; -ar; !→
    dar preterite 1s | dó | not-a-form | -ó is for él; for yo it is di; !endings of -er
    hacer preterite 3s | hició | ending | -ió, the ending of regular verbs; hiz-; -o; !another
    decir conditional 1s | decería | not-a-form | -ería is for verbs in -er; regular; diría; !letter
    # the form is told once
    hablar present 3s | ablá | spelling | with h: habla; no accent; !accent: habla
    # what has an ending in common goes not alike
    ser present 1p | semos | regularised | somos; !, like
    dar preterite 3p | daron | regularised | dieron; !, like
    abrir participle - | abrido | regularised | irregular; abierto, like; !of its own
    recordar present 1s | me recuerdo | pronoun | too many; !recordarse
    """)

  static let phrases = MessageRow.table(
    """
    # a periphrasis but for one word
    hablar present 1s | voy hablar | not-a-form | ir a + infinitive; lacks “a”; one word; present for yo; !no form
    comer future 3s | va comer | not-a-form | ir a + infinitive; lacks “a”; future; !no form
    hablar future 1s | voy a hablo | not-a-form | after “a”; the infinitive is hablar; future; !no form
    estudiar present 1s | soy estudiando | not-a-form | estar + gerund; the helper is estar; present; !no form
    # both words of a compound in other shape
    volver pluperfect 3s | avía volvido | not-a-form | “avía”; haber; había; regular; vuelto; !no verb form
    abrir pluperfect 3s | avia abrido | not-a-form | “avia”; haber; había; regular; abierto; !no verb form
    decir present-perfect 3s | a dicido | not-a-form | h; participle of decir; ha dicho; !no verb form
    hacer pluperfect 1s | avia echo | spelling | h is silent; b, not v; había; hecho; !alike, and h
    # the participle as an adjective has it
    volver present 3s | vuelta | not-a-form | past participle; adjective; -e; !two things
    escribir present 3s | escrita | not-a-form | past participle; adjective; -e; !two things
    # an accent beside another pronoun, a letter doubled, and an ending of regular verbs on a stem in other letters
    dormirse imperative 2s | duermese | pronoun | se → te; accent
    callarse imperative 2s | callase | pronoun | se → te; accent
    sentarse imperative 2s | siéntase | pronoun | se → te; !accent
    decir preterite 1s | disse | not-a-form | dij-; !is the present
    tener preterite 3s | tubió | not-a-form | -ió; regular verbs; tuv-; -o; v, not b
    tener preterite 1s | tubí | not-a-form | -í; regular verbs; tuv-; -e; v, not b
    # letters that sound alike, where the right form has them too
    venir preterite 3s | benió | not-a-form | regular; vin-; v, not b
    hacer imperfect-subjunctive-ra 3s | aciera | not-a-form | regular; h is silent; hic-
    estar preterite 1p | estubemos | not-a-form | ending; -imos; v, not b
    querer preterite 3p | quizeron | not-a-form | -eron; only after j; -ieron; s, not z
    escribir pluperfect 3p | avían escribido | not-a-form | “avían” sounds like; haber; habían; escrito; !no form
    # what many say for haber, and for the verb
    comer past-anterior 2s | hubistes comido | auxiliary | no norm; hubiste; !no form
    ver pluperfect-subjunctive-ra 3s | habría visto | other-tense | the conditional perfect; !for yo
    comer pluperfect 1p | habíanos comido | auxiliary | no norm; habíamos; !no form
    traer preterite 3s | trujo | typo | many say; trajo
    # the rule of the verb, and verbs that it has in common with it
    reñir preterite 3s | riñió | regularised | ñ and ll; riñó; !rio
    zambullirse preterite 3p | se zambullieron | regularised | zambulleron; !produjeron
    argüir present 3p | arguen | typo | y before; -uir; arguyen; !-ieron
    mecer present 1s | mezco | typo | leave out c
    # a participle that agrees, and a phrase where the form has two words
    romper participle - | rota | typo | adjective; -o; !rotar
    levantarse future 1s | me voy a levantar | not-a-form | right Spanish; by itself; !one word
    lavarse imperative 2p | se lavad | pronoun | se → os; joined; lavaos
    apagar imperative 2s | si apagas | not-a-form | no form of apagar; !“si”
    # what a stem has not, an ending that lost its i to the stem, and where a consonant stands
    decir future 2s | dicerás | not-a-form | shortened; dirás; !ie in the stem
    enviar preterite 3p | envieron | ending | -ieron is for verbs in -er and -ir; -aron; !-eron is
    conocer imperfect 1s | conozcía | typo | stem of conozco; only before o and a; !the present alone
    oír present-perfect 1s | he oyido | typo | stem of oye; before an ending in a, e or o; !in the present; !an accent
    # the form of another person, learned or not, and a tense that the accent shows
    ser present 2v | sois | other-person | for vosotros; sos; !-ís
    ser imperfect 2v | erais | other-person | for vosotros; !letter
    leer future 3s | leyerá | typo | the y of leyó; leerá; !but for its accent
    # another tense of the same person without its vowel, rather than another person’s without its accent
    pensar present-subjunctive 1s | penso | not-a-form | e in the stem; the present; !pensó
    contar present 3s | conte | not-a-form | o in the stem; the present subjunctive; !conté
    # a word behind the form
    querer present-subjunctive 3p | quieren que | not-a-form | “que” is a word too many; the present; !no form of
    # an infinitive behind a verb that makes no periphrasis
    hablar present 1s | quiero hablar | not-a-form | right Spanish: querer + infinitive; one word
    """)
}
