/// What a person types to see a verb.
extension GuessRows {
  static let verbs = """
    eat : comer
    el verbo tener en presente = show tener present
    el presente de tener = show tener present
    hablar el presente = show hablar present
    hablar presente el = show hablar present él
    hablar todos los tiempos = show hablar all
    los verbos ser y estar = show ser estar
    they will come : venir
    I use : utilizar
    if I were you : ser
    los he visto : with los
    las llamo : with las
    todos los tiempos = tenses
    hablarr present ! 65 did you mean “hablar”
    to eat : comer
    I eat : comer
    they had : tener
    is : ser
    is : estar
    am : ser
    are : ser
    was : ser
    were : estar
    been : ser
    does : hacer
    goes : ir
    has : haber
    he goes : ir
    they went : ir
    she ate : comer
    is eating : comer
    she is eating : comer
    I have eaten : comer
    I am : ser
    I "don't" have money : tener
    going to eat : comer
    used to go : ir
    I got up : levantarse
    si = tenses si
    he : haber
    get up : levantarse
    to get up : levantarse
    "get up" : levantarse
    wake up : despertar
    past tense of go : ir
    yo tengo : present, yo
    "yo tengo" : present, yo
    él tuvo : preterite, él
    nosotros hemos hablado : present perfect
    ayer comí una manzana : comí
    "Ayer comimos en casa de mi abuela." : comimos
    TENER = tener
    "¿tuvo?" : tener
    ser/estar = ser estar
    tener verb = tener
    verb tener = tener
    the verb tener = tener
    ser and estar = ser estar
    ser y estar = ser estar
    tener conjugation = tener
    remember : recordar
    tenr ! 65 tener
    empesar : empesamos
    tuvee ! 65 tuve
    xyzzy ! 65 xyzzy
    "" ! 64 empty
    show "" ! 64 empty
    verbs to sleep : dormir
    verbs sleep : dormir
    verbs A1 = verbs --level A1
    verbs irregular = verbs --irregular
    verbs go verbs = verbs --pattern go-verbs
    verbs stem changing = verbs --pattern stem-changing
    list boot verbs = verbs --pattern stem-changing
    list irregular preterite = verbs --irregular preterite
    tener 3rd person = tener 3s 3p
    tener first person preterite = tener 1s 1p preterite
    que tengas = tengas
    que dance = dance
    que ! 65 “que” is not an infinitive
    "is conocer irregular?" = conocer
    print table of hablar comer vivir = hablar comer vivir
    conjugación de caber = caber
    verbos irregulares = verbs --irregular
    hablar -t present -p yo = hablar present yo
    to be able to : poder
    look for : buscar
    search look for = verbs --search 'look for'
    fall in love : enamorarse
    wait for : esperar
    verbs like tener = verbs --like tener
    like tener = verbs --like tener
    verbs -uir = verbs --ending uir
    verbs ending in -uir = verbs --ending uir
    verbs uir = verbs --ending uir
    *uir = verbs *uir
    -uir ! 64 verbs --ending
    verb list = verbs
    list of verbs = verbs
    vocabulary = verbs
    tener csv = tener --format csv
    to come : venir
    "to use" : utilizar
    to date : datar
    to listen : escuchar
    to recognize : reconocer
    to table : poner
    to list : enumerar
    to do : hacer
    to test : ensayar
    to use preterite : utilizar
    to tener = tener
    to xyzzy ! 65 xyzzy
    verbs stir = verbs --search stir
    verbs bear = verbs --search bear
    verbs go up = verbs --search 'go up'
    verbs to go = verbs --search go
    verbs ear = verbs --ending ear
    tener present nosotro = tener present nosotros
    tener present ello = tener present ellos
    explain tener present nosotro = explain tener present nosotros
    explain hablar negative-imperative vos = explain hablar negative-imperative 2v
    hablar negative-imperative usted = hablar negative-imperative 3s
    worksheet 3 preterite --format gift --key ! 64 answers
    sentences A2 = sentences --level A2
    sentences beginner = sentences --level A1,A2
    sentences ser/estar = sentences --choice ser-estar
    sentences pret = sentences --tense preterite
    sentences subjunctive = sentences --choice subjunctive
    tenre ! 65 did you mean “tener”
    tener present 4 ! 64 “4” is not a person (accepted
    tener que = show tener
    show "tener que" present = show tener present
    show volver a present 1s = show volver present 1s
    show "acabar de" --format tsv = show acabar --format tsv
    show tener e ir = show tener ir
    show volver A = show volver
    show parar para : para
    show tener x ! 64 “x” is not a person
    show tener 1 ! 64 “1” is not a person
    quiz hablr ! 65 “hablar”
    settings region mexico = settings region latin-america
    settings region argentina ! 64 did you mean “latin-america” and second-person “vos”
    settings region vos ! 64 did you mean “latin-america” and second-person “vos”
    show tener --region uruguay ! 64 did you mean “latin-america” and second-person “vos”
    sentences --choice subjunctive-order-or-statement = sentences --choice subjunctive-order
    """
}
