/// What must be said of right forms in the wrong place: the cell that was typed, the cell that was asked, and its ending.
///
/// Columns: asked | typed | kind | facts that the message names, between semicolons. Spain, *tú*.
enum CellMessages {
  static let persons = MessageRow.table(
    """
    # another person: both persons, and the ending that is wanted
    hablar present 1s | habla | other-person | él; yo; -o
    hablar imperfect 1p | hablamos | other-tense | the present and the preterite; -ábamos
    hablar present 2s | habla | other-person | él; tú; -as
    hablar present 3p | habla | other-person | él; ellos; -an
    hablar present 1p | hablan | other-person | ellos; nosotros; -amos
    comer present 1p | comen | other-person | ellos; nosotros; -emos
    comer present 2s | como | other-person | yo; tú; -es
    vivir present 1p | viven | other-person | ellos; nosotros; -imos
    vivir present 3s | vivo | other-person | yo; él; -e
    gustar present 3p | gusta | other-person | for esas cosas; -an
    encantar present 3p | encanta | other-person | for esas cosas; -an
    tener preterite 3p | tuvo | other-person | él; ellos; -ieron
    decir preterite 3p | dijo | other-person | él; ellos; -eron
    tener preterite 1s | tuvo | other-person | él; yo; -e
    hacer preterite 1s | hizo | other-person | él; yo; -e
    hacer preterite 3s | hice | other-person | yo; él; -o
    hablar preterite 1s | habló | other-person | él; yo; -é
    levantarse preterite 1s | me levantó | other-person | “levantó” is for él; for yo; -é
    sonreír preterite 3s | sonríe | other-tense | the present; -ió, which loses its i after i
    reñir preterite 3s | riñe | other-tense | the present; -ió, which loses its i after ñ
    hablar preterite 3s | hablé | other-person | yo; él; -ó
    comer preterite 3s | comí | other-person | yo; él; -ió
    ir preterite 1s | fue | other-person | él; yo; fui
    ser preterite 3s | fui | other-person | yo; él; fue
    ser present 3p | es | other-person | él; ellos; son
    ser present 1s | eres | other-person | tú; yo; soy
    ir present 1s | va | other-person | él; yo; voy
    estar present 1s | está | other-person | él; yo; estoy
    hablar imperfect 1p | hablaban | other-person | ellos; nosotros; -ábamos
    comer imperfect 2s | comía | other-person | tú; -ías
    hablar future 3s | hablaré | other-person | yo; él; -á
    hablar future 1p | hablarán | other-person | ellos; nosotros; -emos
    tener conditional 3p | tendría | other-person | ellos; -ían
    hablar present-subjunctive 2s | hable | other-person | tú; -es
    comer present-subjunctive 3p | coma | other-person | ellos; -an
    hablar imperative 3s | habla | other-person | tú; usted; -e
    hablar present 2p | habláis vosotros | not-a-form |
    hablar present-perfect 1s | ha hablado | other-person | él; yo; he
    hablar present-perfect 3p | ha hablado | other-person | él; ellos; han
    comer pluperfect 1p | habían comido | other-person | ellos; nosotros; habíamos
    lavarse present 1s | se lava | other-person | él; yo; me; -o
    llamarse present 1s | se llama | other-person | él; yo; me; -o
    pensar present 2s | piensa | other-person | él; tú; -as
    """)

  static let tenses = MessageRow.table(
    """
    # present for past, the commonest error of all
    hablar preterite 3s | habla | other-tense | present; preterite; -ó
    llegar preterite 3s | llega | other-tense | present; preterite; -ó
    ir preterite 1s | voy | other-tense | present; preterite; fui
    ir preterite 1p | vamos | other-tense | present; preterite
    hacer preterite 1s | hago | other-tense | present; preterite; -e
    decir preterite 3s | dice | other-tense | present; preterite; -o
    tener preterite 1s | tengo | other-tense | present; preterite; -e
    comer preterite 3p | comen | other-tense | present; preterite; -ieron
    vivir imperfect 3s | vive | other-tense | present; imperfect; -ía
    hablar imperfect 1s | hablo | other-tense | present; imperfect; -aba
    ser imperfect 3s | es | other-tense | present; imperfect; era
    estar imperfect 3s | está | other-tense | present; imperfect; -aba
    querer imperfect 1s | quiero | other-tense | present; imperfect; -ía
    poder imperfect 3p | pueden | other-tense | present; imperfect; -ían
    # preterite and imperfect
    tener imperfect 3s | tuvo | other-tense | preterite; imperfect; -ía
    ser imperfect 3s | fue | other-tense | preterite; imperfect; era
    estar imperfect 1s | estuve | other-tense | preterite; imperfect; -aba
    comer preterite 1s | comía | other-tense | imperfect; preterite; -í
    ser preterite 3s | era | other-tense | imperfect; preterite; fue
    tener preterite 3p | tenían | other-tense | imperfect; preterite; -ieron
    hablar preterite 1p | hablábamos | other-tense | imperfect; preterite; -amos
    # subjunctive
    hablar present-subjunctive 3s | habla | other-tense | present; present subjunctive; -e
    poder present-subjunctive 1s | puedo | other-tense | present; present subjunctive; -a
    tener present-subjunctive 2s | tienes | other-tense | present; present subjunctive; -as
    ser present-subjunctive 3s | es | other-tense | present; present subjunctive; sea
    comer present 3s | coma | other-tense | present subjunctive; present; -e
    vivir present 1p | vivamos | other-tense | present subjunctive; present; -imos
    hablar imperfect-subjunctive-ra 1s | hablé | other-tense | preterite; imperfect subjunctive; -ara
    comer imperfect-subjunctive-ra 3p | comieron | other-tense | preterite; imperfect subjunctive; -ieran
    tener imperfect-subjunctive-ra 1s | tenía | other-tense | imperfect; imperfect subjunctive; -iera
    hablar imperfect-subjunctive-ra 1s | hablase | other-tense | -se; -ra
    # future and conditional
    hablar future 1s | hablo | other-tense | present; future; -é
    hablar conditional 1s | hablaba | other-tense | imperfect; conditional; -ía
    gustar conditional 3s | gusta | other-tense | present; conditional; -ía
    tener conditional 3s | tendrá | other-tense | future; conditional; -ía
    ser conditional 3s | será | other-tense | future; conditional; -ía
    ir future 3p | irían | other-tense | conditional; future; -án
    # imperative
    hablar negative-imperative 2s | no habla | other-tense | imperative; -es
    comer negative-imperative 2s | no comes | other-tense | present; -as
    hablar imperative 2s | hablas | other-tense | present; imperative; -a
    comer imperative 2s | comas | other-tense | imperative; -e
    decir imperative 2s | dices | other-tense | present; imperative
    tener imperative 3s | tiene | other-tense | present; imperative; -a
    venir imperative 2s | viene | other-tense-and-person | present; él; imperative; tú
    # compound tenses
    decir present-perfect 1s | había dicho | other-tense | pluperfect; present perfect; he
    hacer pluperfect 3s | ha hecho | other-tense | present perfect; pluperfect; había
    ir conditional-perfect 1s | hubiera ido | other-tense | pluperfect subjunctive; conditional perfect; habría
    hablar present-perfect 1s | hablé | other-tense | preterite; present perfect; he
    ver preterite 1s | he visto | other-tense | present perfect; preterite; -i
    # both, and forms without person
    tener preterite 3p | tienes | other-tense-and-person | present; tú; preterite; ellos; -ieron
    tener imperfect 1p | tuvieron | other-tense-and-person | preterite; ellos; imperfect; nosotros; -íamos
    comer present-subjunctive 1s | comes | other-tense-and-person | tú; present subjunctive; yo; -a
    ser imperfect 3p | fue | other-tense-and-person | preterite; él; imperfect; ellos; eran
    hablar present 1s | hablar | other-tense-and-person | infinitive; present; yo; -o
    ir present 3s | ir | other-tense-and-person | infinitive; present; él; va
    ser present-subjunctive 1s | ser | other-tense-and-person | infinitive; present subjunctive; yo
    hablar imperfect 3s | hablando | other-tense-and-person | gerund; imperfect; él; -aba
    vivir present 1s | viviendo | other-tense-and-person | gerund; present; yo; -o
    hablar preterite 1s | hablado | other-tense-and-person | participle; preterite; yo; -é
    hacer preterite 3s | hecho | other-tense-and-person | participle; preterite; él; -o
    ir infinitive - | voy | other-tense-and-person | present; yo; infinitive
    comer infinitive - | como | other-tense-and-person | present; yo; infinitive; -er
    hablar infinitive - | hablando | other-tense | gerund; infinitive; -ar
    hablar gerund - | hablar | other-tense | infinitive; gerund; -ando
    hablar gerund - | hablado | other-tense | participle; gerund; -ando
    comer participle - | comiendo | other-tense | gerund; participle; -ido
    comer gerund - | como | other-tense-and-person | present; yo; gerund; -iendo
    freír gerund - | freía | other-tense-and-person | imperfect; gerund; -iendo, which loses its i after i: friendo
    reñir preterite 3s | reñí | other-person | yo; él; -ió, which loses its i after ñ: riñó
    lavarse present 1s | lavarse | other-tense-and-person | infinitive; present; yo; -o
    """)

  static let accents = MessageRow.table(
    """
    # another cell but for its accent, whose ending is right: the stem is told too
    acostarse present 1s | se acosto | other-tense-and-person | se acostó; accent; me acuesto; o→ue in yo
    sentarse present 1s | se sento | other-tense-and-person | se sentó; accent; me siento; e→ie in yo
    # twins but for the accent: both meanings, and where the stress falls
    hablar preterite 3s | hablo | other-tense-and-person | I speak; spoke; stress; end
    hablar present 1s | habló | other-tense-and-person | he spoke; I speak; stress
    hablar preterite 1s | hable | other-tense | I speak; I spoke; stress; end
    llegar preterite 1s | llegue | other-tense | I arrive; I arrived; stress; end
    llegar preterite 3s | llego | other-tense-and-person | I arrive; arrived; stress; end
    pasar preterite 3s | paso | other-tense-and-person | I pass; passed; stress; end
    enseñar preterite 3s | enseño | other-tense-and-person | I teach; taught; stress; end
    tomar preterite 3s | tomo | other-tense-and-person | I take; took; stress; end
    comprar preterite 1s | compre | other-tense | I buy; I bought; stress; end
    hablar future 3s | hablara | other-tense | he spoke; he will speak; stress; end
    hablar future 3p | hablaran | other-tense | they spoke; they will speak; stress; end
    cantar future 3p | cantaran | other-tense | they sang; they will sing; stress
    hablar future 2s | hablaras | other-tense | you spoke; you will speak; stress
    comprar imperfect-subjunctive-ra 3s | comprará | other-tense | will buy; bought; stress
    enviar present 1s | envió | other-tense-and-person | he sent; I send; stress
    reír present 1s | rio | other-tense-and-person | laughed; I laugh; stress
    hablar present-subjunctive 1s | hablé | other-tense | I spoke; I speak; stress
    trabajar preterite 3s | trabajo | other-tense-and-person | I work; worked; stress
    dejar preterite 1s | deje | other-tense | I leave; I left; stress
    mirar preterite 3s | miro | other-tense-and-person | I look at; looked at; stress
    # a form but for its accent is that form, and the accent is named
    tener preterite 3s | tenia | other-tense | imperfect; preterite; tenía; accent
    tener conditional 3p | tenian | other-tense | imperfect; conditional; tenían; accent
    haber preterite 3s | habia | other-tense | imperfect; preterite; había; accent
    querer preterite 1s | queria | other-tense | imperfect; preterite; quería; accent
    saber preterite 3p | sabian | other-tense | imperfect; preterite; sabían; accent
    vivir preterite 3s | vivia | other-tense | imperfect; preterite; vivía; accent
    ser imperfect 3s | seria | other-tense | conditional; imperfect; sería; accent
    gustar present 3s | gustaria | other-tense | conditional; present; gustaría; accent
    comer preterite 1s | comia | other-tense | imperfect; preterite; comía; accent
    comer preterite 1s | comio | other-person | él; yo; comió; accent
    nacer preterite 1s | nacio | other-person | él; yo; nació; accent
    estar present 1s | esta | other-person | él; yo; está; accent
    estar present 3s | estan | other-person | ellos; él; están; accent
    comer preterite 3p | comian | other-tense | imperfect; preterite; comían; accent
    hacer conditional 1s | hacia | other-tense | imperfect; conditional; hacía; accent
    tener imperfect 3p | tendrian | other-tense | conditional; imperfect; tendrían; accent
    hablar imperfect 3p | hablabamos | other-person | nosotros; ellos; hablábamos; accent
    estar preterite 1p | estabamos | other-tense | imperfect; preterite; estábamos; accent
    comer present 3s | comera | other-tense | future; present; comerá; accent
    venir preterite 3s | vendra | other-tense | future; preterite; vendrá; accent
    decir present-perfect 3s | habia dicho | other-tense | pluperfect; present perfect; había dicho; accent
    # things are nobody, and who is asked tú may have heard vos
    gustar imperfect 3p | gustaba | other-person | is for eso; -aban; !yo
    gustar imperfect 3p | gustava | not-a-form | is for eso; b; !yo
    llover present 3s | lluevo | ending | -o is for yo; -e
    haber present 3s | habo | ending | -o is for yo; !of verbs
    tener imperative 2s | tené | other-person | for vos; ten; !regular
    venir imperative 2s | vení | other-person | for vos; ven; !-ir
    # the pronoun is told where it is wrong, and stands in the right form
    ducharse negative-imperative 2s | no te duchas | other-tense | the ending -es; !the pronoun
    levantarse present 1s | te levantas | other-person | the pronoun is me
    vestirse imperative 2v | te viste | not-a-form | te in the wrong place; for tú; vestite; !vestí
    hacer present-perfect 1s | e hacido | not-a-form | “e” sounds like he; “hacido” goes like a regular verb
    # no imperative of vos without its accent for who learns tú
    mentir negative-imperative 2s | no menta | not-a-form | for usted; e in the stem; -as; !mentar
    reírse negative-imperative 2s | te reyas | not-a-form | no form of reírse; !the imperfect
    sentarse present 1s | senta | not-a-form | no pronoun (me); -o; e→ie; !imperative
    pensar negative-imperative 2s | no pensa | not-a-form | -a is the affirmative imperative; e in the stem; !has the imperative
    # an accent that was typed makes another form: of vos, or beside a wrong pronoun
    pensar present 2s | pensás | other-person | for vos; -as; !stem change
    comer present 2p | comés | other-person | for vos; -éis
    levantarse imperfect 1s | se levanté | not-a-form | another person’s pronoun; the preterite; se → me; -aba; !accent
    comer present 2s | comís | ending | for vosotros of verbs in -ir; -es
    # of a verb without pronoun an infinitive or a gerund has one too many
    dormir imperfect 1s | dormirse | not-a-form | a pronoun too many; infinitive; -ía; !letter
    soltar participle - | suelto | other-tense-and-person | the adjective (loose); -ado; !yo
    comer negative-imperative 2s | come | other-tense | is the affirmative imperative; -as
    reírse present 1s | me rio | other-tense-and-person | “rio” is the preterite for él; stressed
    comer negative-imperative 2s | que no comas | not-a-form | “no comas” is right; “que” is a word too many
    comprar preterite 1s | comprei | typo | leave out i; an accent is missing, too: -é
    beber conditional 1s | bebeira | typo | write ri; an accent is missing, too
    caerse preterite 1s | cayé | not-a-form | no pronoun (me); -í
    """)
}
