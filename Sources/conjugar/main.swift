import ConjugarCore

let conjugator = Conjugator()
for name in CommandLine.arguments.dropFirst() {
  do {
    let verb = try conjugator.verb(name)
    for slot in Slot.all {
      let forms = conjugator.forms(of: verb, at: slot)
      print(name, slot.tense.id, slot.person?.id ?? "-", forms.joined(separator: "/"), separator: "\t")
    }
  } catch { print(error) }
}
