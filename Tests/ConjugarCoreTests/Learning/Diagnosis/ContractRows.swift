/// Every example of the contract, and near it what else the same sentence says.
enum ContractRows {
  static let table = DiagnosisRow.table(
    """
    # negation: right but for an extra no
    hablar imperative 2s         | no habla        | negation
    hablar present 1s            | no hablo        | negation
    hablar present 1s            | yo no hablo     | negation
    lavarse present 1s           | no me lavo      | negation
    lavarse present 1s           | me no lavo      | negation
    decir present-perfect 1s     | no he dicho     | negation
    decir present-perfect 1s     | he no dicho     | negation
    hablar gerund -              | no hablando     | negation
    hablar imperative 2v         | no hablá        | negation
    hablar negative-imperative 2s | no no hables   | negation
    # … but two errors at once are none
    hablar preterite 3s          | no no habló     | not-a-form
    hablar imperfect 1p          | no hablabamos   | not-a-form
    # pronoun: missing
    lavarse present 1s           | lavo            | pronoun
    lavarse present 1s           | melavo          | pronoun
    lavarse imperative 2s        | lava            | pronoun
    lavarse imperative 1p        | lavemos         | pronoun
    lavarse imperative 2p        | lavad           | pronoun
    lavarse imperative 3p        | laven           | pronoun
    lavarse gerund -             | lavando         | pronoun
    lavarse negative-imperative 2s | no laves      | pronoun
    lavarse negative-imperative 2s | laves         | pronoun
    lavarse present-perfect 1s   | he lavado       | pronoun
    irse present 1s              | voy             | pronoun
    # pronoun: another one
    bañarse imperfect 1s         | se bañaba       | pronoun
    lavarse present 1s           | te lavo         | pronoun
    lavarse present 1s           | le lavo         | pronoun
    lavarse present 1p           | se lavamos      | pronoun
    lavarse present 3p           | les lavan       | pronoun
    lavarse present-perfect 2s   | me has lavado   | pronoun
    lavarse gerund -             | lavándome       | pronoun
    lavarse imperative 3s        | lávete          | pronoun
    lavarse negative-imperative 1p | no se lavemos | pronoun
    # pronoun: in the wrong place
    lavarse imperative 2s        | te lava         | pronoun
    lavarse present 1s           | lávome          | pronoun
    lavarse present 1s           | lavome          | pronoun
    lavarse present 1s           | lavo me         | pronoun
    lavarse gerund -             | se lavando      | pronoun
    lavarse imperative 3p        | se laven        | pronoun
    lavarse negative-imperative 2s | no láveste    | pronoun
    lavarse negative-imperative 2s | lavéste       | not-a-form
    lavarse negative-imperative 3s | no lávese     | other-tense | lavarse imperative 3s
    lavarse present-perfect 1s   | he me lavado    | pronoun
    lavarse present-perfect 1s   | he lavádome     | pronoun
    lavarse present-perfect 1s   | heme lavado     | pronoun
    # pronoun: joined as it must not be
    levantarse imperative 2p     | levantados      | pronoun
    levantarse imperative 2p     | levantaos vos   | not-a-form
    levantarse imperative 2p     | levantad os     | pronoun
    levantarse imperative 2p     | levantádos      | pronoun
    lavarse imperative 2p        | lavadse         | pronoun
    lavarse imperative 1p        | lavémosnos      | pronoun
    lavarse imperative 1p        | lavemosnos      | pronoun
    lavarse imperative 1p        | lavemos nos     | pronoun
    lavarse imperative 2s        | lava te         | pronoun
    lavarse imperative 2s        | láva te         | pronoun
    lavarse imperative 3p        | lávesen         | pronoun
    lavarse imperative 3p        | lávensen        | pronoun
    irse imperative 2p           | íos             | pronoun
    # pronoun: one too many
    hablar present 1s            | me hablo        | pronoun
    hablar imperative 2s         | háblate         | pronoun
    ir present 1s                | me voy          | pronoun
    ir imperative 2s             | vete            | pronoun
    comer present-perfect 1s     | me he comido    | pronoun
    lavarse present 1s           | me me lavo      | pronoun
    lavarse present 1s           | me lávome       | pronoun
    # … but what is another form is no pronoun in the wrong place
    lavarse imperative 2s        | se lava         | other-tense-and-person | lavarse present 3s
    lavarse present 3s           | lávate          | other-tense-and-person | lavarse imperative 2s
    lavarse imperative 2s        | lavaos          | other-person | lavarse imperative 2p
    # a pronoun that is wrong, and something else that is
    lavarse present 1s           | lavaba          | not-a-form
    lavarse present 1s           | te lavaba       | not-a-form
    hablar present 2s            | hablaste        | other-tense  | hablar preterite 2s
    hablar present 3s            | hablase         | other-tense  | hablar imperfect-subjunctive-se 3s
    # other-person
    tener preterite 3p           | tuvo            | other-person | tener preterite 3s
    tener preterite 3p           | ellos tuvo      | other-person | tener preterite 3s
    hablar present 2s            | hablás          | other-person | hablar present 2v
    hablar present 2s            | habláis         | other-person | hablar present 2p
    hablar imperative 2s         | hablá           | other-person | hablar imperative 2v
    lavarse imperative 2s        | lavate          | other-person | lavarse imperative 2v
    lavarse present 1s           | te lavas        | other-person | lavarse present 2s
    hablar imperfect 2s          | hablaba         | other-person | hablar imperfect 1s
    hablar present-subjunctive 2s | hable          | other-person | hablar present-subjunctive 1s
    decir present-perfect 1s     | ha dicho        | other-person | decir present-perfect 3s
    hablar negative-imperative 2s | no hable       | other-person | hablar negative-imperative 3s
    hablar negative-imperative 2s | hable          | other-person | hablar negative-imperative 3s
    # other-tense
    tener preterite 3p           | tenían          | other-tense  | tener imperfect 3p
    tener preterite 3p           | tienen          | other-tense  | tener present 3p
    hablar preterite 1s          | hable           | other-tense  | hablar present-subjunctive 1s
    hablar future 3s             | hablara         | other-tense  | hablar imperfect-subjunctive-ra 3s
    ir conditional-perfect 1s    | hubiera ido     | other-tense  | ir pluperfect-subjunctive-ra 1s
    decir present-perfect 1s     | había dicho     | other-tense  | decir pluperfect 1s
    hablar gerund -              | hablar          | other-tense  | hablar infinitive -
    hablar gerund -              | hablado         | other-tense  | hablar participle -
    hablar imperative 2s         | no hables       | other-tense  | hablar negative-imperative 2s
    hablar imperative 2s         | hablas          | other-tense  | hablar present 2s
    hablar imperative 2s         | hables          | other-tense  | hablar present-subjunctive 2s
    hablar negative-imperative 2s | no habla       | other-tense  | hablar imperative 2s
    hablar negative-imperative 2s | habla          | other-tense  | hablar imperative 2s
    hablar negative-imperative 2s | no hablas      | other-tense  | hablar present 2s
    hablar negative-imperative 3s | no habla       | other-tense  | hablar present 3s
    lavarse negative-imperative 2s | no lávate     | other-tense  | lavarse imperative 2s
    lavarse gerund -             | lavarse         | other-tense  | lavarse infinitive -
    # other-tense-and-person
    tener preterite 3p           | tienes          | other-tense-and-person | tener present 2s
    hablar preterite 3s          | hablo           | other-tense-and-person | hablar present 1s
    hablar present 1s            | habló           | other-tense-and-person | hablar preterite 3s
    hablar present 1s            | hablar          | other-tense-and-person | hablar infinitive -
    hablar imperative 2p         | hablar          | other-tense-and-person | hablar infinitive -
    decir present-perfect 1s     | dicho           | other-tense-and-person | decir participle -
    decir present-perfect 1s     | digo            | other-tense            | decir present 1s
    hablar gerund -              | hablo           | other-tense-and-person | hablar present 1s
    hablar negative-imperative 3s | no hablé       | other-tense-and-person | hablar preterite 1s
    tener imperative 2s          | tiene           | other-tense-and-person | tener present 3s
    levantarse imperative 2p     | levantaros      | other-tense-and-person | levantarse infinitive -
    lavarse present 1s           | lavarme         | other-tense-and-person | lavarse infinitive -
    lavarse present 1s           | lavándome       | other-tense-and-person | lavarse gerund -
    lavarse present 1s           | lavado          | other-tense-and-person | lavarse participle -
    averiguar preterite 1s       | averigüe        | other-tense            | averiguar present-subjunctive 1s
    """)
}
