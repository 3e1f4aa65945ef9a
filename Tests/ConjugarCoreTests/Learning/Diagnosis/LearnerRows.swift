/// More of what learners type: each row is what a teacher would say by the contract, not what the program said.
enum LearnerRows {
  static let table = DiagnosisRow.table(
    """
    lavarse imperative 3s           | se lave          | pronoun
    lavarse present-subjunctive 3s  | lávese           | other-tense | lavarse imperative 3s
    lavarse imperative 1p           | lavémosos        | pronoun
    lavarse present 1s              | me lava          | other-person | lavarse present 3s
    lavarse present 2s              | te lava          | other-person | lavarse present 3s
    lavarse present 1s              | se lava          | other-person | lavarse present 3s
    lavarse participle -            | lavádose         | pronoun
    hablar imperative 3s            | no hable         | negation
    hablar imperative 1p            | no hablemos      | negation
    tener negative-imperative 2s    | ten              | other-tense | tener imperative 2s
    tener negative-imperative 2s    | no tenas         | regularised
    tener negative-imperative 2s    | tienas           | regularised
    tener negative-imperative 2s    | no tiengas       | stem-change
    hacer negative-imperative 2s    | no agas          | spelling
    hacer negative-imperative 2s    | agas             | spelling
    hacer negative-imperative 2s    | no haguas        | typo
    hablar negative-imperative 2s   | no te hables     | pronoun
    hablar negative-imperative 2s   | me no hables     | pronoun
    irse negative-imperative 2s     | no te vengas     | other-verb | venirse negative-imperative 2s
    irse negative-imperative 2s     | te vengas        | other-verb | venirse negative-imperative 2s
    salir preterite 3p              | se fueron        | other-verb | irse preterite 3p
    irse present-perfect 1s         | me he venido     | participle
    reír preterite 3s               | reió             | regularised
    reír preterite 3s               | reyó             | stem-change
    sonreír gerund -                | sonreiendo       | regularised
    creer gerund -                  | creiendo         | spelling
    reñir preterite 3s              | riñió            | regularised
    reñir preterite 3s              | reñió            | regularised
    reñir preterite 3s              | reñó             | stem-change
    hacer preterite 3s              | hizió            | ending
    hacer preterite 3s              | hició            | ending
    hacer preterite 3s              | izo              | spelling
    ser present 1p                  | semos            | regularised
    ver present 1s                  | vo               | regularised
    ver imperfect 1s                | vía              | regularised
    ir imperfect 1s                 | ía               | regularised
    traer preterite 3s              | trayó            | regularised
    satisfacer preterite 1s         | satisfací        | regularised
    satisfacer future 3s            | satisfacerá      | regularised
    venir preterite 1s              | vení             | other-tense-and-person | venir imperative 2v
    salir imperative 2s             | sale             | other-tense-and-person | salir present 3s
    decir imperative 2s             | dice             | other-tense-and-person | decir present 3s
    decir imperative 2s             | dece             | regularised
    comer preterite 1s              | comé             | other-tense-and-person | comer imperative 2v
    vivir preterite 1s              | vivé             | ending
    comer preterite 3s              | comó             | ending
    vivir preterite 3s              | vivó             | ending
    hablar preterite 3p             | hablieron        | ending
    comer preterite 3p              | comeron          | typo
    comer present 2p                | comís            | ending
    vivir present 2p                | vivéis           | ending
    comer conditional 1s            | comaría          | ending
    vivir future 1s                 | viveré           | ending
    hablar gerund -                 | habliendo        | ending
    comer imperative 2p             | comid            | ending
    tener present 2v                | tenís            | ending
    hablar present-subjunctive 1p   | hablimos         | ending
    ver preterite 2s                | vistes           | ending
    llover present 3s               | lluevo           | ending
    traer present 1s                | traygo           | spelling
    oír present 1s                  | hoygo            | spelling
    ser present 1s                  | soi              | spelling
    caer gerund -                   | callendo         | spelling
    dirigir present 1s              | dirigo           | spelling
    extinguir present 1s            | extinguo         | spelling
    chocar preterite 1s             | choqé            | spelling
    volver present 3s               | buelbe           | spelling
    jugar preterite 1s              | jugé             | spelling
    decir present-perfect 3s        | va dicho         | auxiliary
    decir present-perfect 3s        | hay dicho        | auxiliary
    decir present-perfect 1s        | ser dicho        | auxiliary
    decir present-perfect 1s        | hago dicho       | auxiliary
    decir present-perfect 1p        | hamos dicho      | auxiliary
    decir pluperfect 1s             | hubía dicho      | auxiliary
    decir present-perfect 1s        | has decido       | not-a-form
    decir present-perfect 1s        | dicho he         | not-a-form
    decir present-perfect 1s        | he no            | participle
    ver pluperfect 1s               | habia bisto      | spelling
    hablar present 1s               | hablare          | other-tense | hablar future-subjunctive 1s
    hablar present 1p               | hablarriamos     | not-a-form
    hablar present 1s               | habl0            | typo
    hablar present 1s               | ha blo           | typo
    haber future 1s                 | haberé           | regularised
    haber present 1s                | habo             | regularised
    haber present-subjunctive 3s    | haiga            | not-a-form
    querer imperfect-subjunctive-ra 1s | queriera         | regularised
    querer imperfect-subjunctive-ra 1s | quisira          | typo
    despedirse present 1s           | me despedo       | stem-change
    despedirse present 1s           | despido          | pronoun
    despedirse preterite 3s         | se despedió      | stem-change
    ponerse future 1s               | me poneré        | regularised
    ponerse imperative 1p           | pongámosnos      | pronoun
    ponerse imperative 2s           | pon te           | pronoun
    ponerse imperative 2s           | póngate          | other-person | ponerse imperative 3s
    vestirse imperative 2p          | vestiros         | other-tense-and-person | vestirse infinitive -
    irse imperative 2s              | ve               | pronoun
    irse imperative 2s              | te ve            | pronoun
    hablar imperative 2v            | habla            | other-person | hablar imperative 2s
    tener present 2v                | tienés           | stem-change
    poder present 2v                | puedés           | stem-change
    dormir present-subjunctive 1p   | dormamos         | stem-change
    dormir present-subjunctive 1p   | duermamos        | stem-change
    poder present-subjunctive 1p    | puédamos         | stem-change
    regar present 3s                | rega             | stem-change
    negar present-subjunctive 3s    | nege             | regularised
    negar present-subjunctive 3s    | niege            | spelling
    cocer present 1s                | cuezco           | typo
    cocer present 1s                | coco             | regularised
    torcer present 1s               | torzo            | stem-change
    torcer present 1s               | tuerco           | spelling
    oler present-subjunctive 3s     | ola              | stem-change
    avergonzar present 1s           | avergonzo        | stem-change
    avergonzar present-subjunctive 3s | avergonze        | regularised
    elegir present 1s               | eligo            | spelling
    elegir present 1s               | elego            | regularised
    elegir present 1s               | elejo            | stem-change
    corregir present 1s             | corrego          | regularised
    ser imperfect 1s                | sía              | regularised
    ser present 2s                  | ses              | regularised
    caber preterite 3s              | cabió            | regularised
    conducir preterite 3p           | condujieron      | regularised
    conducir preterite 3p           | conducieron      | regularised
    producir present 1s             | produzo          | regularised
    andar preterite 3p              | andaron          | regularised
    estar preterite 3p              | estaron          | regularised
    ver participle -                | veído            | regularised
    comer present 1s                | bebo             | other-verb | beber present 1s
    comer present 1s                | vivo             | other-verb | vivir present 1s
    caer preterite 3s               | cayió            | typo
    morir participle -              | morido           | regularised
    abrir participle -              | abrido           | regularised
    tener preterite 3p              | tubiron          | not-a-form
    tener future 1s                 | tenderé          | other-verb | tender future 1s
    poder future 1s                 | puedré           | stem-change
    decir future 1s                 | diré yo          | not-a-form
    dar imperative 2s               | dame             | pronoun
    dar imperative 2s               | dalo             | not-a-form
    decir imperative 2s             | dime             | pronoun
    hablar present 3s               | me habla         | pronoun
    hablar present 3s               | le habla         | not-a-form
    gustar present 3p               | gusta            | other-person | gustar present 3s
    hablar present 3p               | hablon           | typo
    hablar present 1s               | hable            | other-tense | hablar present-subjunctive 1s
    hablar present 3s               | hablé            | other-tense-and-person | hablar preterite 1s
    hablar preterite 1s             | habló            | other-person | hablar preterite 3s
    hablar imperfect 3p             | hablabam         | typo
    ir present 1s                   | vo               | typo
    ir preterite 1s                 | fue              | other-person | ir preterite 3s
    ir preterite 1s                 | era              | other-verb | ser imperfect 1s
    estar present 3s                | es               | other-verb | ser present 3s
    estar preterite 1s              | estube           | spelling
    estar preterite 3s              | estuvió          | ending
    estar present 1s                | esto             | regularised
    ser present 3p                  | sen              | regularised
    ser gerund -                    | estando          | other-verb | estar gerund -
    ser gerund -                    | seyendo          | not-a-form
    hacer participle -              | echo             | spelling
    hacer imperative 2s             | hace             | other-tense-and-person | hacer present 3s
    haber present 2s                | as               | spelling
    haber present 3s                | a                | spelling
    haber preterite 3p              | huvieron         | spelling
    saber preterite 3s              | supió            | ending
    saber preterite 3p              | superon          | ending
    querer preterite 3p             | queieron         | not-a-form
    querer preterite 3p             | querieron        | regularised
    querer present 1p               | quieremos        | stem-change
    querer present-subjunctive 1p   | quieramos        | stem-change
    pensar present-subjunctive 1p   | piensemos        | stem-change
    pensar preterite 1s             | piensé           | stem-change
    pensar gerund -                 | piensando        | stem-change
    pensar participle -             | piensado         | stem-change
    pensar infinitive -             | piensar          | stem-change
    morir preterite 3s              | morió            | stem-change
    morir preterite 3s              | muerió           | stem-change
    morir preterite 3p              | murrieron        | typo
    preferir present 1s             | prefero          | stem-change
    preferir present 1s             | prefiro          | stem-change
    preferir preterite 3s           | preferió         | stem-change
    repetir present 3s              | repete           | stem-change
    repetir present 3s              | repiete          | stem-change
    servir gerund -                 | serviendo        | stem-change
    vestirse preterite 3p           | se vestieron     | stem-change
    vestirse present 1s             | visto            | pronoun
    vestirse present 1s             | me vesto         | stem-change
    sentarse present 1s             | me sento         | stem-change
    sentarse imperative 2s          | sientete         | ending
    sentarse imperative 2s          | siéntase         | pronoun
    sentarse imperative 2p          | sentados         | pronoun
    sentarse imperative 2p          | sentaros         | other-tense-and-person | sentarse infinitive -
    sentarse negative-imperative 2s | no siéntate      | other-tense | sentarse imperative 2s
    tener preterite 3p              | tuvon            | ending
    pedir preterite 3p              | pidon            | ending
    ponerse negative-imperative 2s  | no te pon        | other-tense | ponerse imperative 2s
    irse negative-imperative 2s     | no te ve         | other-tense | irse imperative 2s
    lavarse negative-imperative 2s  | no te lava       | other-tense | lavarse imperative 2s
    sentarse negative-imperative 2s | no te sientas    | other-tense | sentarse present 2s
    sentarse negative-imperative 2s | no te sentes     | stem-change
    sentarse negative-imperative 2s | no te siente     | other-person | sentarse negative-imperative 3s
    dormirse preterite 3s           | se dormió        | stem-change
    dormirse preterite 3s           | durmió           | pronoun
    caerse gerund -                 | cayendo          | pronoun
    irse preterite 1s               | me fue           | other-person | irse preterite 3s
    irse preterite 1s               | se fue           | other-person | irse preterite 3s
    irse imperative 1p              | vamos            | pronoun
    irse imperative 3s              | váyate           | pronoun
    quejarse present 1s             | quejo            | pronoun
    arrepentirse present 1s         | arrepiento       | pronoun
    arrepentirse present 1s         | me arrepento     | stem-change
    hablar past-anterior 3s         | hubió hablado    | auxiliary
    hablar present-perfect-subjunctive 1s | he hablado       | other-tense | hablar present-perfect 1s
    hablar present-perfect-subjunctive 1s | haiga hablado    | auxiliary
    hablar present-perfect-subjunctive 1s | aya hablado      | spelling
    hablar present-perfect-subjunctive 1s | halla hablado    | spelling
    hablar present-perfect-subjunctive 1s | sea hablado      | auxiliary
    hablar pluperfect-subjunctive-ra 1s | ubiera hablado   | spelling
    hablar pluperfect-subjunctive-ra 1s | hubiese hablado  | other-tense | hablar pluperfect-subjunctive-se 1s
    hablar pluperfect-subjunctive-ra 1s | habría hablado   | other-tense | hablar conditional-perfect 1s
    hablar pluperfect-subjunctive-ra 3p | hubieran hablando | participle
    hablar present-perfect 1s       | he hablar        | participle
    hablar present-perfect 1s       | he hable         | participle
    ir present-perfect 1s           | he yendo         | participle
    ir present-perfect 1s           | he irdo          | typo
    ser present-perfect 1s          | he seido         | typo
    ser present-perfect 1s          | he estado        | participle
    ver present-perfect 1s          | he veído         | participle
    morir present-perfect 3s        | ha morido        | participle
    morir present-perfect 3s        | ha morto         | participle
    morir present-perfect 3s        | es muerto        | auxiliary
    abrir present-perfect 3s        | ha avierto       | spelling
    """)
}
