/// Spelling from sound: a stem keeps its sounds, and the letters depend on what comes next.
///
/// One table serves *busqué, llegué, averigüé, crucé, venzo, escojo, distingo, delinco, avergüenzo* and all the rest.
/// Source: RAE & ASALE, Ortografía de la lengua española (2010), ch. I, 6.
extension Sounds {
  /// The sounds of a written word: *seguir* → `seGir`, *vencer* → `venZer`, *argüir* → `arGuir`.
  ///
  /// What can be spelled in only one way stays as it is: the *j* of *trabajar*, the *ch* of *echar*, the *z* of *zeta*.
  init(of word: Word) {
    self.init()
    var index = 0
    while index < word.count {
      let letter = word[index]
      let next: Letter? = index + 1 < word.count ? word[index + 1] : nil
      let afterNext: Letter? = index + 2 < word.count ? word[index + 2] : nil
      let isFront = next?.isFront ?? false
      let isMuteU = next == "u" && (afterNext?.isFront ?? false)
      switch letter {
      case "c" where next == "h": append("c")
      case "c": append(isFront ? "Z" : "K")
      case "q" where isMuteU:
        append("K")
        index += 1
      case "g" where isMuteU:
        append("G")
        index += 1
      case "g": append(isFront ? "X" : "G")
      case "z" where !isFront: append("Z")
      case "ü": append("u")
      default: append(Phoneme(code: letter.code))
      }
      index += 1
    }
  }
}

extension Word {
  /// The letters that spell some sounds: `seGo` → *sigo*, `averiGue` → *averigüe*.
  init(spelling sounds: Sounds) {
    // Most words are spelled as they sound.
    guard sounds.lastIndex(where: \.isSpelledByContext) != nil else {
      self.init(codesOf: sounds)
      return
    }
    self.init()
    for index in sounds.indices {
      let sound = sounds[index]
      let next: Phoneme? = index + 1 < sounds.count ? sounds[index + 1] : nil
      if let row = sound.spelling {
        let isFront = next?.isFront ?? false
        append(isFront ? row.beforeFront : row.elsewhere)
        if isFront, row.hasMuteU { append("u") }
      } else if sound == "u", next?.isFront ?? false, index > 0, sounds[index - 1] == "G" {
        // A u that is pronounced between g and e or i takes a diaeresis: averigüe, avergüenzo, argüir.
        append("ü")
      } else {
        append(Letter(code: sound.code))
      }
    }
  }
}

extension Phoneme {
  /// How a sound is spelled before e or i, perhaps with a silent u, and elsewhere.
  fileprivate struct Spelling {
    let beforeFront: Letter
    var hasMuteU = false
    let elsewhere: Letter
  }

  /// How a sound is spelled if that depends on what follows; otherwise `nil`.
  fileprivate var spelling: Spelling? {
    switch self {
    case "K": Spelling(beforeFront: "q", hasMuteU: true, elsewhere: "c")
    case "G": Spelling(beforeFront: "g", hasMuteU: true, elsewhere: "g")
    case "Z": Spelling(beforeFront: "c", elsewhere: "z")
    case "X": Spelling(beforeFront: "g", elsewhere: "j")
    default: nil
    }
  }

  var isSpelledByContext: Bool { spelling != nil }

  /// The ways to spell a sound whose spelling depends on what follows; empty for any other.
  var spellings: [Word] {
    guard let row = spelling else { return [] }
    var beforeFront = Word()
    beforeFront.append(row.beforeFront)
    if row.hasMuteU { beforeFront.append("u") }
    var elsewhere = Word()
    elsewhere.append(row.elsewhere)
    return [beforeFront, elsewhere]
  }
}
