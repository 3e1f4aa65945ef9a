/// The same for verbs of every family, verb by verb.
enum VerbRows {
  static let table = DiagnosisRow.table(
    """
    huir imperative 2s                  | hui          | other-person | huir imperative 2v
    abrir participle -                  | abierta      | typo
    abrir participle -                  | avierto      | spelling
    abrir participle -                  | aberto       | typo
    actuar present 3s                   | actue        | other-tense | actuar present-subjunctive 3s
    averiguar present-subjunctive 1s    | averigue     | spelling
    caber future 3p                     | caberán      | regularised
    comer preterite 3s                  | hablo        | other-verb | hablar present 1s
    comer imperfect-subjunctive-ra 1s   | comara       | ending
    conseguir present 1s                | conseguo     | regularised
    conseguir present 1s                | consego      | stem-change
    conseguir present 1s                | consiguo     | spelling
    conseguir preterite 3s              | conseguió    | stem-change
    construir preterite 3s              | construió    | spelling
    construir present 3p                | construen    | regularised
    construir imperative 2s             | construe     | regularised
    costar present 3s                   | costa        | stem-change
    crecer present 1s                   | creco        | regularised
    cubrir participle -                 | cubrido      | regularised
    cubrir participle -                 | cuberto      | typo
    dar preterite 3s                    | do           | regularised
    dar preterite 3s                    | daba         | other-tense | dar imperfect 3s
    dar preterite 3p                    | daron        | regularised
    decir present-perfect 1s            | he dice      | participle
    decir present-perfect 1s            | ha decido    | not-a-form
    decir imperfect-subjunctive-ra 1s   | dijiera      | regularised
    decir imperfect-subjunctive-ra 1s   | diciera      | regularised
    decir imperfect-subjunctive-ra 1s   | diera        | other-verb | dar imperfect-subjunctive-ra 1s
    enviar present 1s                   | envia        | other-person | enviar present 3s
    enviar present 1s                   | embío        | spelling
    estar preterite 1p                  | estabamos    | other-tense | estar imperfect 1p
    estar preterite 1p                  | estábamos    | other-tense | estar imperfect 1p
    estar preterite 1p                  | estamos      | other-tense | estar present 1p
    exigir present 1s                   | exigo        | spelling
    exigir present 1s                   | exiguo       | not-a-form
    exigir present 1s                   | exijo yo     | not-a-form
    forzar present 1s                   | forzo        | stem-change
    forzar present-subjunctive 1s       | fuerze       | spelling
    forzar present-subjunctive 1s       | force        | stem-change
    forzar present-subjunctive 1s       | forze        | regularised
    hablar present 1s                   | lo hablo     | not-a-form
    hablar present-perfect 1s           | he hablando  | participle
    hablar imperative 2p                | habla        | other-person | hablar imperative 2s
    hablar imperative 2p                | hablaz       | typo
    hablar imperative 2p                | habláis      | other-tense | hablar present 2p
    hablar imperfect-subjunctive-ra 1s  | habliera     | ending
    hablar imperfect-subjunctive-ra 1s  | hablase      | other-tense | hablar imperfect-subjunctive-se 1s
    hacer preterite 1s                  | hise         | spelling
    hacer preterite 1s                  | ise          | spelling
    ir imperfect 1s                     | iva          | spelling
    leer present 3p                     | len          | typo
    leer preterite 3p                   | leeron       | typo
    leer preterite 3p                   | leieron      | spelling
    medir present 3s                    | mede         | stem-change
    medir present 3s                    | miede        | stem-change
    mentir present 3s                   | minte        | stem-change
    mentir present-subjunctive 1p       | mentamos     | stem-change
    mentir present-subjunctive 1p       | mientamos    | stem-change
    nacer present 1s                    | nazo         | regularised
    oír present 2s                      | oies         | spelling
    oír present 2s                      | oes          | regularised
    parecerse present 1s                | me pareco    | regularised
    parecerse present 1s                | me parezo    | regularised
    parecerse present 1s                | me paresco   | spelling
    parecerse present 1s                | parezco      | pronoun
    permitir present 3s                 | permete      | typo
    ponerse imperative 2s               | te pon       | pronoun
    ponerse imperative 2s               | ponete       | other-person | ponerse imperative 2v
    producir present-subjunctive 3s     | produca      | regularised
    querer present 1s                   | kero         | not-a-form
    rogar preterite 1s                  | rogé         | spelling
    rogar present-subjunctive 1s        | roge         | regularised
    rogar present-subjunctive 1s        | ruege        | spelling
    rogar present-subjunctive 1s        | rogue        | stem-change
    seguir present 3s                   | sige         | spelling
    ser preterite 1s                    | estuve       | other-verb | estar preterite 1s
    ser preterite 1s                    | fue          | other-person | ser preterite 3s
    ser preterite 1s                    | estube       | not-a-form
    soler present 1s                    | solo         | stem-change
    tener present 1p                    | tienemos     | stem-change
    tener imperfect 1s                  | tuvía        | not-a-form
    tener imperfect-subjunctive-ra 1s   | teniera      | regularised
    tener imperfect-subjunctive-ra 1s   | tuvera       | ending
    tener imperfect-subjunctive-ra 1s   | tuvara       | ending
    traducir preterite 2s               | traduciste   | regularised
    traducir preterite 2s               | tradujistes  | ending
    traducir preterite 1s               | tradusí      | not-a-form
    valer future 3p                     | valerán      | regularised
    vencer present-subjunctive 1s       | vensa        | spelling
    vencer present-subjunctive 1s       | venca        | spelling
    vencer present-subjunctive 1s       | vence        | other-tense-and-person | vencer present 3s
    venir imperative 2s                 | viene        | other-tense-and-person | venir present 3s
    venir imperative 2s                 | vene         | regularised
    ver present 2s                      | vees         | typo
    vivir present 1p                    | vivamos      | other-tense | vivir present-subjunctive 1p
    vivir preterite 2s                  | vivaste      | ending
    vivir imperfect 3s                  | vivaba       | ending
    vivir imperfect 3s                  | bibía        | spelling
    """)
}
