@testable import ConjugarCore

extension FrequencyList {
  /// The most used verbs and some that show what those do not: enough for a review, and quickly looked through.
  static let common = FrequencyList(
    """
    ser
    estar
    haber
    ir
    tener
    hacer
    poder
    decir
    querer
    saber
    ver
    dar
    hablar
    pensar
    pasar
    volver
    deber
    sentir
    morir
    poner
    seguir
    conocer
    llegar
    vivir
    comer
    creer
    buscar
    empezar
    oír
    salir
    pedir
    construir
    coger
    """)
}
