extension GuessRows {
  /// What is asked in words of one's own, or of a program like this one.
  static let questions = """
    meaning of echar de menos : miss (echar de menos)
    why does pedir change ! 64 a tense
    explain pedir my ! 64 a tense
    preterite vs. imperfect = tenses preterite-imperfect
    give me 10 questions = quiz 10
    what is the past tense of go : acudir
    what is the preterite of to eat : comer
    difference por para preterite imperfect ! 64 preposition
    por vs para ! 64 preposition
    when to use ser = tenses ser-estar
    when to use estar = tenses ser-estar
    el futuro = tenses future
    todos los verbos = verbs
    show all tenses ! 64 a verb is missing
    make a worksheet for ser and estar --seed 1 = worksheet for ser and estar --seed 1
    practise = quiz
    quiz irregular preterites = quiz irregular preterite
    quiz conditionals = quiz conditional
    profile create ana = settings profile ana
    settings vosotros off ! 64 conjugar settings region latin-america
    config --list ! 64 conjugar settings
    quiz five = quiz 5
    quiz reading = quiz --recognize
    quiz new ! 64 conjugar review
    worksheet 5 --answers --seed 1 = worksheet 5 --key --seed 1
    worksheet print ! 64 html
    export deck --verb tener = export --verb tener --format anki
    settings list = settings
    show tener --tense gerund --person - = show tener --tense gerund
    show tener --person - --tense present ! 64 present has no person -
    settings show region = settings region
    mandatos = tenses imperative
    si clauses = tenses si
    verbs most used = verbs --top 100
    verbs similar to pedir = verbs --like pedir
    verbs meaning to think = verbs to think
    verbs defective = verbs --defective
    tenses list = tenses
    help me = help
    help tener ! 64 conjugar show tener
    help preterite ! 64 conjugar tenses preterite
    keyboard = help quiz
    where is my data = check
    -- -t ! 65 “-t”
    like : gustar
    ser-estar = tenses ser-estar
    verbo tener = show tener
    quiz verbos irregulares = quiz irregular
    por qué tuve = explain tuve
    explain pedir most ! 64 a tense
    explain the form tuve = explain tuve
    explain preterite of tener = explain tener preterite
    explain ser vs estar = tenses ser-estar
    sentences 5 = sentences -n 5
    review now = review
    day today = day
    day -n 10 = day 10
    quiz --TENSE preterite -n 3 = quiz 3 preterite
    quiz --tense imp ! 64 “imperfect”, “imperative”
    tenses present-now = tenses present
    -- quiz ! 65 “quiz” is not an infinitive
    verbs 'zz top' ! 65 no verb means “zz top”
    stats x ! 64 “x” is not a tense, verb, pattern or level (
    review A1 = review --level A1
    stats A1 = stats --level A1
    print worksheet --seed 1 = worksheet --seed 1
    quiz 3.5 ! 64 is not a valid number for the questions
    ' ' ! 64 an argument is empty
    completions bash 'conjugar --color ' = completions bash 'conjugar quiz --color '
    completions bash 'conjugar --profile ' = completions bash 'conjugar quiz --profile '
    """
}
