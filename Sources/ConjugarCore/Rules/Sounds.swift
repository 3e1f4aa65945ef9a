/// Spelling is sound: a stem keeps its sounds, and the letters follow from what comes next.
///
/// One table serves *busqué, llegué, averigüé, crucé, venzo, escojo, distingo, delinco, avergüenzo* and all their kind.
/// Source: RAE & ASALE, Ortografía de la lengua española (2010), ch. I, 6.
enum Sounds {
  /// How a sound is written before e or i, perhaps with a mute u, and elsewhere.
  private struct Spelling {
    let beforeFront: Letter
    var hasMuteU = false
    let elsewhere: Letter
  }

  /// The sounds of a written word: *seguir* → `seGir`, *vencer* → `venZer`, *argüir* → `arGuir`.
  ///
  /// What can be written in one way only stays as it is: the *j* of *trabajar*, the *ch* of *echar*, the *z* of *zeta*.
  static func read(_ word: Word) -> Word {
    var sounds = Word()
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
  static func spell(_ sounds: Word) -> Word {
    // Most words are spelled as they sound.
    guard sounds.lastIndex(where: depends) != nil else { return sounds }
    var word = Word()
    for index in sounds.indices {
      let sound = sounds[index]
      let next: Letter? = index + 1 < sounds.count ? sounds[index + 1] : nil
      if let row = spelling(of: sound) {
        let isFront = next?.isFront ?? false
        word.append(isFront ? row.beforeFront : row.elsewhere)
        if isFront, row.hasMuteU { word.append("u") }
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
  static func spellings(of sound: Letter) -> [Word] {
    guard let row = spelling(of: sound) else { return [] }
    var beforeFront = Word()
    beforeFront.append(row.beforeFront)
    if row.hasMuteU { beforeFront.append("u") }
    var elsewhere = Word()
    elsewhere.append(row.elsewhere)
    return [beforeFront, elsewhere]
  }

  private static func spelling(of sound: Letter) -> Spelling? {
    switch sound {
    case "K": Spelling(beforeFront: "q", hasMuteU: true, elsewhere: "c")
    case "G": Spelling(beforeFront: "g", hasMuteU: true, elsewhere: "g")
    case "Z": Spelling(beforeFront: "c", elsewhere: "z")
    case "X": Spelling(beforeFront: "g", elsewhere: "j")
    default: nil
    }
  }
}
