import Expectations
import Testing

@testable import QuartzCore

struct HyphenationTests {
  @Test(arguments: [
    // Between two consonants, before a single one, before a pair that is one sound.
    ("winter", "win-ter"), ("paper", "pa-per"), ("father", "fa-ther"), ("apron", "apron"),
    ("secret", "se-cret"), ("hundred", "hun-dred"), ("wandering", "wan-de-ring"),
    ("Winter", "Win-ter"), ("übermut", "über-mut"), ("München", "Mün-chen"),
    // At least two letters before, three after.
    ("idea", "idea"), ("even", "even"), ("seven", "se-ven"), ("level", "le-vel"),
    ("tiny", "tiny"), ("early", "early"), ("strength", "strength"), ("rhythm", "rhythm"),
    ("matter", "mat-ter"), ("into", "into"), ("inlet", "in-let"), ("a", "a"), ("", ""),
    ("agenda", "agenda"),
  ])
  func `a word is divided between two consonants or before one`(word: String, divided: String) {
    let letters = Array(word)
    var words = ""
    let breaks = Set(Hyphenation.breaks(in: letters))
    for (index, letter) in letters.enumerated() {
      if breaks.contains(index) { words += "-" }
      words.append(letter)
    }
    expect(words, equals: divided)
  }
}
