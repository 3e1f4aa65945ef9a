/// The region of the learner's Spanish: *vosotros* is asked in Spain but not in Latin America.
public enum Region: String, CaseIterable, Sendable, Hashable {
  case spain
  case latinAmerica = "latin-america"
}

extension Region: Named { package static let table = NameTable<Region>("region") }

/// Which familiar singular *you* is asked: *tú*, *vos* or both.
public enum SecondPerson: String, CaseIterable, Sendable, Hashable { case tu, vos, both }

extension SecondPerson: Named { package static let table = NameTable<SecondPerson>("second person") }

extension Person {
  /// The persons asked in a region with a choice of *you*, in order.
  package static func asked(in region: Region, secondPerson: SecondPerson) -> [Person] {
    allCases.filter { person in
      switch person {
      case .secondPlural: region == .spain
      case .secondSingular: secondPerson != .vos
      case .secondVoseo: secondPerson != .tu
      case .firstSingular, .thirdSingular, .firstPlural, .thirdPlural: true
      }
    }
  }
}
