import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// What eight answers look like, each number counted by hand: three of eight right; of the four forms that came back on
/// a later day three remembered; and an answer of today, which in UTC was given yesterday.
@Suite("Pages of conjugar stats")
struct StatsPagesTests {
  /// The page but for what it tells of levels, which the transcripts show.
  private static func withoutLevels(_ page: String) -> String {
    let sections = page.components(separatedBy: "\n\n").filter { section in
      !["How much you know of", "  You’ll see how much you know"].contains { section.hasPrefix($0) }
    }
    let lines = sections.joined(separator: "\n\n").components(separatedBy: "\n")
    let told = ["Known of the levels", "You know about", "Of what came back", "You’ll see how much"]
    return lines.filter { line in !told.contains { line.hasPrefix($0) } }.joined(separator: "\n")
  }

  @Test func eightyColumns() throws {
    #expect(
      try Self.withoutLevels(StatsCommandTests.run()) == """
        Your progress

        Weakest, and how to drill it
          ye-hue, gerund: 0 of 1 right
            conjugar quiz --pattern ye-hue --tense gerund
          strong-preterite, preterite: 1 of 3 right
            conjugar quiz --pattern strong-preterite --tense preterite
          e>ie, present: 1 of 2 right
            conjugar quiz --pattern 'e>ie' --tense present
          all your weak spots
            conjugar quiz --weak

          answers     8: 37% right, 1 only the accent, 3 wrong, 1 not known
          remembered  75% of 4 seen on an earlier day
          streak      2 days in a row, today included; longest 2 days

        The last 53 weeks
                Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov
          Mon ·····················································
          Tue ·····················································
          Wed ·····················································
          Thu ···················································░·
          Fri ····················································░
          Sat ····················································░
          Sun ····················································
          answers a day: ·0 ░1+ ▒10+ ▓25+ █50+

        By week                                                    right  of  remembered
          2026-11-09  ██████████████▍                                33%   3           ·
          2026-11-16  █████████████████▎                             40%   5         75%

        By tense                                                   right  of  remembered
          gerund                                                      0%   1           ·
          present    █████████████████████████████████               75%   4        100%
          preterite                                                   0%   3         50%

        By person                                                  right  of  remembered
          1s yo     █████████████████████████████████▊               75%   4        100%
          3p ellos                                                    0%   3         50%

        Percent right, by tense and person
                       1s    3p
          present    ▓ 75     ·
          preterite     ·  ░  0
          ░ below 50  ▒ 50+  ▓ 75+  █ 90+

        By kind of irregularity                                    right  of  remembered
          regular-ar        █████████████████████████████████████   100%   2        100%
          e>ie              ██████████████████▌                      50%   2        100%
          strong-preterite                                            0%   3         50%
          ye-hue                                                      0%   1           ·

        Most missed verbs                                                     missed  of
          tener   ██████████████████████████████████████████████████████████       2   3
          ir      █████████████████████████████                                    1   1
          pensar  █████████████████████████████                                    1   2

        Kinds of mistakes                                                          times
          other tense  ██████████████████████████████████████████████████████████      1
          regularised  ██████████████████████████████████████████████████████████      1
          stem change  ██████████████████████████████████████████████████████████      1

        """)
  }

  @Test func fortyColumnsWithoutBlocks() throws {
    #expect(
      try Self.withoutLevels(StatsCommandTests.run(width: 40, locale: "C")) == """
        Your progress

        Weakest, and how to drill it
          ye-hue, gerund: 0 of 1 right
            conjugar quiz --pattern ye-hue \\
            --tense gerund
          strong-preterite, preterite: 1 of 3
          right
            conjugar quiz --pattern \\
            strong-preterite --tense preterite
          e>ie, present: 1 of 2 right
            conjugar quiz --pattern 'e>ie' \\
            --tense present
          all your weak spots
            conjugar quiz --weak

          answers     8: 37% right, 1 only the
                      accent, 3 wrong, 1 not
                      known
          remembered  75% of 4 seen on an
                      earlier day
          streak      2 days in a row, today
                      included; longest 2 days

        The last 34 weeks
              Apr May  Jun Jul Aug  Sep Oct Nov
          Mon ..................................
          Tue ..................................
          Wed ..................................
          Thu ................................:.
          Fri .................................:
          Sat .................................:
          Sun .................................
          answers a day: .0 :1+ +10+ *25+ #50+

        By week                        right  of
          2026-11-09  #####              33%   3
          2026-11-16  ######             40%   5

        By tense                       right  of
          gerund                          0%   1
          present    ############        75%   4
          preterite                       0%   3

        By person                      right  of
          1s yo     #############        75%   4
          3p ellos                        0%   3

        Percent right, by tense and person
                       1s    3p
          present    * 75     .
          preterite     .  :  0
          : below 50  + 50+  * 75+  # 90+

        By kind of irregularity        right  of
          regular-ar        #########   100%   2
          e>ie              #####        50%   2
          strong-preterite                0%   3
          ye-hue                          0%   1

        Most missed verbs             missed  of
          tener   ##################       2   3
          ir      #########                1   1
          pensar  #########                1   2

        Kinds of mistakes                  times
          other tense  ##################      1
          regularised  ##################      1
          stem change  ##################      1

        """)
  }

  /// Who asks for text by name wants nothing drawn.
  @Test func sentences() throws {
    #expect(
      try Self.withoutLevels(StatsCommandTests.run("--format text")) == """
        Weak: ye-hue, gerund, 0 of 1 right. To drill it:
        conjugar quiz --pattern ye-hue --tense gerund
        Weak: strong-preterite, preterite, 1 of 3 right. To drill it:
        conjugar quiz --pattern strong-preterite --tense preterite
        Weak: e>ie, present, 1 of 2 right. To drill it:
        conjugar quiz --pattern 'e>ie' --tense present
        To drill all your weak spots:
        conjugar quiz --weak
        All: 8 answers, 37% right, 1 only the accent, 3 wrong, 1 not known. Of 4 forms
        seen on an earlier day 75% were remembered.
        Streak: 2 days in a row, today included; longest 2 days.
        By week: 2026-11-09 33% right of 3; 2026-11-16 40% right of 5, 75% remembered.
        By tense: gerund 0% right of 1; present 75% right of 4, 100% remembered;
        preterite 0% right of 3, 50% remembered.
        By person: 1s yo 75% right of 4, 100% remembered; 3p ellos 0% right of 3, 50%
        remembered.
        By kind of irregularity: e>ie 50% right of 2, 100% remembered; strong-preterite
        0% right of 3, 50% remembered; ye-hue 0% right of 1.
        Most missed verbs: tener 2 missed of 3; ir 1 missed of 1; pensar 1 missed of 2.
        Kinds of mistakes: other tense 1 time; regularised 1 time; stem change 1 time.

        """)
  }
}
