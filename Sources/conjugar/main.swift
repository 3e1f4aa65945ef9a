import ConjugarCore

print(Tense.allCases.map(\.id).joined(separator: " "))
