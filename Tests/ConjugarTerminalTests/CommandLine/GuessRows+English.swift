extension GuessRows {
  /// English that is a form of a verb that nobody says, or begins with a Spanish word or a command; and a phrase that begins
  /// with a verb.
  static let english = """
    lose : perder
    hate : odiar
    become : convertirse
    participate : participar
    come in : entrar
    ir a dormir : ir a + infinitive
    find out : averiguar
    listen : escuchar
    come : comer
    date : dar
    ir a dormir : dormir
    """
}
