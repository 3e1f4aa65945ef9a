/// Spelling is sound: a stem keeps its sounds, and the letters follow from what comes next.
///
/// One table serves *busqué, llegué, averigüé, crucé, venzo, escojo, distingo, delinco, avergüenzo* and all their kind.
/// Source: RAE & ASALE, Ortografía de la lengua española (2010), ch. I, 6.
enum Sounds {
  /// How a sound is written before e or i, and elsewhere.
  private struct Spelling {
    let sound: Letter
    let beforeFront: Letters
    let elsewhere: Letters
  }

  private static let spellings = [
    Spelling(sound: "K", beforeFront: "qu", elsewhere: "c"),
    Spelling(sound: "G", beforeFront: "gu", elsewhere: "g"),
    Spelling(sound: "Z", beforeFront: "c", elsewhere: "z"),
    Spelling(sound: "X", beforeFront: "g", elsewhere: "j"),
  ]

  /// The sounds of a written word: *seguir* → `seGir`, *vencer* → `venZer`, *argüir* → `arGuir`.
  ///
  /// What can be written in one way only stays as it is: the *j* of *trabajar*, the *ch* of *echar*, the *z* of *zeta*.
  static func read(_ word: Letters) -> Letters {
    var sounds = Letters()
    var index = 0
    while index < word.count {
      let letter = word[index]
      let next: Letter? = index + 1 < word.count ? word[index + 1] : nil
      let afterNext: Letter? = index + 2 < word.count ? word[index + 2] : nil
      let isFront = next?.isFront ?? false
      let isMuteU = next == "u" && (afterNext?.isFront ?? false)
      switch letter {
      case "c" where next == "h": sounds.append("c")
      case "c": sounds.append(isFront ? "Z" : "K")
      case "q" where isMuteU:
        sounds.append("K")
        index += 1
      case "g" where isMuteU:
        sounds.append("G")
        index += 1
      case "g": sounds.append(isFront ? "X" : "G")
      case "z" where !isFront: sounds.append("Z")
      case "ü": sounds.append("u")
      default: sounds.append(letter)
      }
      index += 1
    }
    return sounds
  }

  /// The letters that write some sounds: `seGo` → *sigo*, `averiGue` → *averigüe*.
  static func spell(_ sounds: Letters) -> Letters {
    // Most words are spelled as they sound.
    guard sounds.lastIndex(where: depends) != nil else { return sounds }
    var word = Letters()
    for index in sounds.indices {
      let sound = sounds[index]
      let next: Letter? = index + 1 < sounds.count ? sounds[index + 1] : nil
      if let row = spelling(of: sound) {
        word.append(contentsOf: (next?.isFront ?? false) ? row.beforeFront : row.elsewhere)
      } else if sound == "u", next?.isFront ?? false, index > 0, sounds[index - 1] == "G" {
        // A u that is heard between g and e or i takes its diaeresis: averigüe, avergüenzo, argüir.
        word.append("ü")
      } else {
        word.append(sound)
      }
    }
    return word
  }

  /// Whether the spelling of a sound depends on what follows.
  static func depends(_ sound: Letter) -> Bool {
    switch sound {
    case "K", "G", "Z", "X": true
    default: false
    }
  }

  /// The ways to write a sound whose spelling depends on what follows; none for another.
  static func spellings(of sound: Letter) -> [Letters] {
    spelling(of: sound).map { [$0.beforeFront, $0.elsewhere] } ?? []
  }

  private static func spelling(of sound: Letter) -> Spelling? {
    switch sound {
    case "K": spellings[0]
    case "G": spellings[1]
    case "Z": spellings[2]
    case "X": spellings[3]
    default: nil
    }
  }
}
