/// What a person types who has not read the help, and what must come.
///
/// `=` the same as another command, to the byte; `:` a page that has these words; `!` one line on standard error that has
/// them, with the exit code before.
enum GuessRows {
  static let all = [commands, questions, quizzes, tenses, verbs, options].joined(separator: "\n")

  private static let commands = """
    conjugate tener = show tener
    conjugate tener preterite = show tener preterite
    conjugation tener = show tener
    conjugations of tener = show tener
    table tener preterite = show tener preterite
    define tener = show tener
    translate eat : comer
    practice = quiz
    start = quiz
    play = quiz
    begin : empezar
    play preterite = quiz preterite
    practice 10 preterite = quiz 10 preterite
    play tener = quiz tener
    learn : aprender
    drill e-ie = quiz e-ie
    test preterite = quiz preterite
    resume : Your first day
    today = day
    status = day
    list = verbs
    list verbs = verbs
    search to sleep : dormir
    find sleep : dormir
    search eat : comer
    lookup know : saber
    history = export --history
    score = scores
    leaderboard = scores
    progress = stats
    statistics = stats
    config = settings
    configure = settings
    setting = settings
    set = settings
    config region = settings region
    set difficulty to hard = settings difficulty difficult
    settings session 3 ! 64 conjugar settings minutes
    settings never tener,xyzzy ! 65 “xyzzy” is not a verb
    settings spain ! 64 conjugar settings region spain
    settings latin america ! 64 conjugar settings region latin-america
    latin america ! 64 conjugar settings region latin-america
    spain ! 64 conjugar settings region spain
    settings vosotros ! 64 conjugar settings region spain
    vosotros on ! 64 conjugar settings region spain
    vosotros off ! 64 conjugar settings region
    voseo on ! 64 conjugar settings second-person vos
    to ! 64 a verb is missing
    rico ! 65 “rico”
    tubo ! 65 did you mean “tuvo”?
    ago ! 65 “hago”
    export --anki deck.txt ! 64 > FILE
    take off : despegar
    explain subjunctive = tenses subjunctive
    when do I use the preterite = tenses preterite
    when to use subjunctive = tenses subjunctive
    "let's" go : acudir
    settings minutes=10 = settings minutes 10
    quiz 5 minutes = quiz --timed 5
    how do I conjugate tener = show tener
    full conjugation of tener = show tener
    what does tuviera mean = tuviera
    what is the preterite of ser = ser preterite
    hablar en preterite = hablar preterite
    my progress = stats
    most common verbs = verbs --top 100
    50 most common verbs = verbs --top 50
    json tener = show tener --format json
    tutorial = help
    set colors never = settings color never
    settings level hard = settings difficulty difficult
    verbs ending in ar = verbs --pattern regular-ar
    hablar presente progresivo : hablando
    how do you say I want : querer
    stats preterite = stats --tense preterite
    export tener preterite = export --verb tener --tense preterite
    set region spain = settings region spain
    preferences = settings
    region = settings region
    difficulty hard = settings difficulty difficult
    profiles = settings profiles
    tense = tenses
    tense preterite = tenses preterite
    sentence ojalá = sentences ojalá
    examples ojalá = sentences ojalá
    why tuve = explain tuve
    parse tuve = identify tuve
    analyze tuvieron = identify tuvieron
    manual = help
    commands = help
    help tense = help tenses
    help practice = help day
    help config = help settings
    doctor = check
    export csv tener = export --format csv --verb tener
    stats json = stats --format json
    worksheet pdf ! 64 --format html
    worksheet 3 sentences = worksheet 3 --sentences
    review preterite = review --tense preterite
    review 5 minutes ! 64 conjugar settings minutes 5
    placement test = place
    how am i doing = stats
    my level = stats
    "what's due" = day
    verb of the day = day
    why is it tuve = explain tuve
    why tengo not teno = explain tengo
    learn the preterite = tenses preterite
    teach me the subjunctive = tenses subjunctive
    rules = help patterns
    "when do I use the subjunctive" = tenses subjunctive
    compare ser estar = tenses ser-estar
    voseo = tenses voseo
    vosotros off ! 64 conjugar settings region latin-america
    set language spanish ! 64 Spanish
    settings reset progress ! 64 conjugar check
    --list-tenses ! 64 conjugar tenses
    persons = help persons
    settings vos ! 64 conjugar settings second-person vos
    settngs ! 64 settings
    quizz ! 64 quiz
    """

  private static let quizzes = """
    quiz irregular preterite = quiz --irregular --tense preterite
    quiz subjunctive irregular = quiz --tense subjunctive --irregular
    quiz irregular verbs = quiz --irregular
    quiz regular = quiz --regular
    quiz hard = quiz --difficulty difficult
    quiz 5 negative-imperative = quiz 5 --tense negative-imperative
    quiz past-anterior 5 = quiz 5 --tense past-anterior
    quiz --recognize 3 past-anterior = quiz 3 --recognize --tense past-anterior
    worksheet 2 present-perfect = worksheet 2 --tense present-perfect
    worksheet 5 ser or estar = worksheet 5 --choice ser-estar
    quiz easy = quiz --difficulty easy
    quiz medium = quiz --difficulty moderate
    quiz fácil 5 = quiz 5 --difficulty easy
    quiz beginner = quiz --difficulty easy
    quiz A2 = quiz --level A2
    quiz a1 b1 = quiz --level A1,B1
    quiz b1 subjunctive = quiz --level B1 --tense subjunctive
    quiz ser/estar = quiz --choice ser-estar
    quiz ser-estar = quiz --choice ser-estar
    quiz ser vs estar = quiz --choice ser-estar
    quiz ser or estar = quiz --choice ser-estar
    quiz estar/ser = quiz --choice ser-estar
    quiz preterite/imperfect = quiz --choice preterite-imperfect
    quiz imperfect vs preterite = quiz --choice preterite-imperfect
    quiz tener/ir = quiz --verb tener,ir
    quiz tener and ir = quiz --verb tener,ir
    quiz ar verbs = quiz --pattern regular-ar
    quiz stem changing = quiz --pattern stem-changing
    quiz stem-changing verbs = quiz --pattern stem-changing
    quiz boot verbs = quiz --pattern stem-changing
    quiz shoe verbs = quiz --pattern stem-changing
    quiz go verbs = quiz --pattern go-verbs
    quiz irregular yo = quiz --pattern irregular-yo
    quiz spelling changes = quiz --pattern spelling
    quiz car gar zar = quiz --pattern spelling
    quiz reflexive verbs = quiz --choice pronominal
    quiz reflexive = quiz --choice pronominal
    quiz past tense = quiz --tense past
    quiz present tense yo = quiz --tense present --person yo
    quiz the preterite = quiz --tense preterite
    quiz on the preterite of tener = quiz --tense preterite --verb tener
    quiz 20 questions = quiz 20
    quiz vos ! 64 vos
    quiz spain = quiz --region spain
    quiz everything = quiz --tense all
    quiz pret = quiz --tense preterite
    quiz subj = quiz --tense subjunctive
    quiz past simple = quiz --tense preterite
    quiz commands = quiz --tense imperatives
    quiz negative commands = quiz --tense negative-imperative
    quiz orders = quiz --choice imperative,negative-imperative
    quiz me on ser = quiz --verb ser
    quiz e to ie = quiz --pattern e-ie
    quiz top 50 = quiz --top 50
    quiz most common verbs = quiz --top 100
    quiz empesar ! 65 empezar
    quiz irregulr ! 64 irregular
    quiz tuve ! 65 tener
    quiz eat ! 65 comer
    quiz to eat ! 65 comer
    quiz xyzzy ! 64 conjugar tenses
    quiz por/para ! 64 por
    quiz o:ue = quiz --pattern o-ue
    quiz level a1 = quiz --level A1
    e>ie ! 64 conjugar quiz 'e>ie'
    e-ie ! 64 conjugar quiz e-ie
    o:ue ! 64 conjugar quiz o:ue
    stem-changing ! 64 conjugar quiz stem-changing
    stem changing verbs = verbs --pattern stem-changing
    boot verbs = verbs --pattern stem-changing
    shoe verbs = verbs --pattern stem-changing
    yo-go verbs = verbs --pattern go-verbs
    ar verbs = verbs --pattern regular-ar
    irregular verbs list = verbs --irregular
    hard quiz = quiz hard
    preterite quiz = quiz preterite
    daily quiz = day
    irregular preterite ! 64 conjugar quiz irregular preterite
    reflexive ! 64 conjugar quiz reflexive
    A1 ! 64 conjugar quiz A1
    level a1 ! 64 conjugar quiz level a1
    easy ! 64 conjugar quiz easy
    beginner ! 64 conjugar quiz beginner
    vosotros ! 64 conjugar quiz vosotros
    usted ! 64 conjugar quiz usted
    20 ! 64 conjugar quiz 20
    next = day
    ? = help
    quiz third person preterite = quiz --person 3s,3p --tense preterite
    quiz sentences = quiz --sentences
    quiz table tener preterite = quiz --table --verb tener --tense preterite
    quiz recognition past = quiz --recognize --tense past
    quiz mixed = quiz --difficulty moderate
    quiz subjunctive A2 ! 64 B1
    quiz por para ! 64 preposition
    quiz "" ! 64 empty
    """

  private static let tenses = """
    tener --tense pret = tener --tense preterite
    tener --tense pres = tener --tense present
    tener --tense imperf = tener --tense imperfect
    tener --tense cond = tener --tense conditional
    tener --tense subj = tener --tense subjunctive
    tener --tense ger = tener --tense gerund
    tener --tense fut = tener --tense future
    tener --tense pluperf = tener --tense pluperfect
    tener -t pret = tener -t preterite
    tener --tense "past simple" = tener --tense preterite
    tener --tense "imperfect past" = tener --tense imperfect
    tener --tense "simple present" = tener --tense present
    tener --tense "past perfect" = tener --tense pluperfect
    tener --tense "subjunctive past" = tener --tense imperfect-subjunctive-ra,imperfect-subjunctive-se
    tener --tense "past subjunctive" = tener --tense imperfect-subjunctive-ra,imperfect-subjunctive-se
    tener --tense "subjunctive present" = tener --tense present-subjunctive
    tener --tense "present tense" = tener --tense present
    tener --tense progressive = tener --tense gerund
    tener --tense commands = tener --tense imperatives
    tener --tense presente de indicativo = tener --tense present de indicativo
    tener --tense imp ! 64 imperfect
    tener --tense xx ! 64 conjugar tenses
    tener --tenses preterite = tener --tense preterite
    tener --person we = tener --person 1p
    tener --person they = tener --person 3p
    tener pret yo = tener preterite 1s
    ser past tense = ser past
    tener present progressive : teniendo
    tenses pret = tenses preterite
    tenses subjunctive : Indicative or subjunctive
    tenses past : pluperfect
    tenses progressive : Estar and the gerund
    tenses ser or estar = tenses ser-estar
    tenses imperfect vs preterite = tenses preterite-imperfect
    tenses command = tenses imperative
    explain tener pret yo = explain tener preterite yo
    preterite = tenses preterite
    pretérito = tenses preterite
    subjunctive = tenses subjunctive
    present tense = tenses present
    preterite tener = tener preterite
    preterite of tener = tener preterite
    the preterite of tener = tener preterite
    tener in the preterite = tener preterite
    """

  private static let options = """
    tener --json = tener --format json
    tener -j = tener --format json
    tener --csv = tener --format csv
    quiz 3 --json ! 64 jsonl
    tener --no-color = tener --color never
    -v = --version
    tener -v = --version
    --usage = --help
    tener -q ! 64 2>/dev/null
    tener --quiet ! 64 2>/dev/null
    tener --verbose ! 64 check
    tener --lang es ! 64 English
    tener -o f.txt ! 64 > FILE
    quiz --count 5 = quiz -n 5
    quiz --level hard ! 64 A1
    quiz --difficulty B1 ! 64 easy
    quiz --difficulty hard = quiz --difficulty difficult
    export --level A1 --tense present --format tsv : ser
    tener --reigon spain ! 64 --region
    """
}
