/// Compounds with a wrong *haber*, or with a wrong participle.
enum CompoundRows {
  static let table = DiagnosisRow.table(
    """
    # auxiliary
    decir present-perfect 1s     | soy dicho       | auxiliary
    decir present-perfect 1s     | habo dicho      | auxiliary
    decir present-perfect 1s     | estoy dicho     | auxiliary
    decir present-perfect 1s     | tengo dicho     | auxiliary
    decir present-perfect 1s     | haber dicho     | auxiliary
    decir present-perfect 1s     | habiendo dicho  | auxiliary
    decir present-perfect 1s     | ho dicho        | auxiliary
    decir present-perfect 2s     | hes dicho       | auxiliary
    decir present-perfect 2s     | eres dicho      | auxiliary
    ir present-perfect 3s        | es ido          | auxiliary
    ir pluperfect 3s             | era ido         | auxiliary
    ir pluperfect 1p             | estabamos ido   | auxiliary
    ir future-perfect 1s         | haberé ido      | auxiliary
    ir conditional-perfect 1s    | habería ido     | auxiliary
    comer pluperfect 1s          | tenía comido    | auxiliary
    irse present-perfect 1s      | me soy ido      | auxiliary
    hablar present-perfect 1p    | habemos hablado | auxiliary
    # … both words wrong, or the pronoun too
    decir present-perfect 1s     | soy decido      | not-a-form
    irse present-perfect 1s      | soy ido         | not-a-form
    # … a misspelled form of haber, or one with a letter off
    decir present-perfect 1s     | e dicho         | spelling
    hablar present-perfect 3s    | a hablado       | spelling
    hablar pluperfect 1s         | avía hablado    | spelling
    hablar present-perfect 1p    | emos hablado    | spelling
    hablar present-perfect 1p    | hemso hablado   | typo
    # participle
    decir present-perfect 1s     | he decido       | participle
    decir present-perfect 1s     | he dicido       | participle
    decir present-perfect 1s     | he dijo         | participle
    decir present-perfect 1s     | he decir        | participle
    decir present-perfect 1s     | he diciendo     | participle
    romper present-perfect 1s    | he rompido      | participle
    escribir pluperfect 3s       | había escribido | participle
    escribir pluperfect 3s       | habia escribido | participle
    volver present-perfect 3p    | han volvido     | participle
    poner present-perfect 1s     | he ponido       | participle
    abrir present-perfect 1s     | he abrido       | participle
    hacer present-perfect 1s     | he hacido       | participle
    decir present-perfect 1s     | he hablado      | participle
    lavarse present-perfect 1s   | me he lavo      | participle
    comer present-perfect 1s     | he come         | participle
    # … a misspelled participle, or one with a letter off
    hacer present-perfect 1s     | he echo         | spelling
    hacer present-perfect 1s     | e echo          | spelling
    ver present-perfect 1s       | he bisto        | spelling
    hablar present-perfect 1s    | he habaldo      | typo
    hacer present-perfect 1s     | he hechos       | participle
    decir present-perfect 1s     | he dicha        | participle
    # … a participle that another row explains, although one letter is off
    hablar present-perfect 1s    | he hablao       | ending
    comer present-perfect 1s     | he comío        | ending
    comer present-perfect 1s     | he comado       | ending
    dormir present-perfect 1s    | he durmido      | stem-change
    pedir present-perfect 1s     | he pidido       | stem-change
    ser present-perfect 1s       | he ido          | other-verb   | ir present-perfect 1s
    decir present-perfect 1s     | había hablado   | other-verb   | hablar pluperfect 1s
    """)
}
