import Testing

@testable import conjugar
