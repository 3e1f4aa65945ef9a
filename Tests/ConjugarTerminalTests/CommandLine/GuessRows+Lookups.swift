extension GuessRows {
  /// What is looked up, by people and by programs, and what several words narrow.
  static let lookups = """
    tuve -f tsv = identify tuve -f tsv
    tuve fue --format json = identify tuve fue --format json
    get up -f tsv = verbs get up -f tsv
    to be hungry = show tener
    I am cold = show tener
    she is tall : ser
    be in a hurry = show tener
    haber de = show haber
    quejar : quejo
    tener --spain = show tener --region spain
    quiz a1-b1 5 --seed 1 = quiz --level A1,B1 5 --seed 1
    quiz e-ie o-ue 5 --seed 1 = quiz --pattern e>ie,o>ue 5 --seed 1
    verbs e-ie,o-ue 30 = verbs --pattern e>ie,o>ue --top 30
    quiz 10 20 ! 64 --questions is given twice
    quiz vosotros ! 64 “--region spain” asks it
    """
}
