import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import UIKit

/// Spelling with dictionaries that the tests write.
@MainActor @Suite(.serialized)
final class UITextCheckerTests {
  private let folder: TemporaryFolder
  private let checker = UITextChecker()

  init() throws {
    folder = try TemporaryFolder()
    try "6\nwalk/DGZ\nhappy/UY\nreceive/D\nParis\nthe\nletter/S\n".write(
      toFile: folder.path("en_US.dic"), atomically: true, encoding: .utf8)
    try """
    SET UTF-8
    PFX U Y 1
    PFX U 0 un .
    SFX D Y 2
    SFX D 0 d e
    SFX D 0 ed [^e]
    SFX G Y 1
    SFX G 0 ing [^e]
    SFX S Y 1
    SFX S 0 s [^sxzhy]
    SFX Y Y 1
    SFX Y y ily y
    REP 1
    REP ei ie
    """.write(toFile: folder.path("en_US.aff"), atomically: true, encoding: .utf8)
    SpellingFolder.ownFolders = [folder.path]
  }

  isolated deinit { SpellingFolder.ownFolders = nil }

  private func wrong(_ text: String, from start: Int = 0, wraps: Bool = false) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: NSRange(text.startIndex..., in: text), startingAt: start, wrap: wraps,
      language: "en_US")
  }

  @Test func `words with the endings and beginnings of the rules are spelled correctly`() {
    for word in [
      "walk", "walked", "Walking", "WALK", "received", "unhappy", "happily", "unhappily", "Paris",
      "PARIS", "letters",
    ] {
      expect(wrong(word).location, equals: NSNotFound)
    }
    for word in ["walkd", "receiveed", "unwalk", "paris", "happyly", "walks"] {
      expect(wrong(word).location, equals: 0)
    }
  }

  @Test func `the first wrong word from the start is found, and with wrapping those before`() {
    let text = "The lettr, walked 3x teh letters"
    expect(wrong(text), equals: NSRange(location: 4, length: 5))
    expect(wrong(text, from: 8), equals: NSRange(location: 21, length: 3))
    expect(wrong(text, from: 25).location, equals: NSNotFound)
    expect(wrong(text, from: 25, wraps: true), equals: NSRange(location: 4, length: 5))
  }

  @Test func `guesses differ by one mistake, and a correct word has none`() {
    let guesses = { (text: String) in
      self.checker.guesses(
        forWordRange: NSRange(location: 0, length: text.utf16.count), in: text, language: "en-US")
    }
    expect(guesses("teh"), equals: ["the"])
    expect(guesses("Lettr"), equals: ["Letter"])
    expect(guesses("recieve"), equals: ["receive"])
    expect(guesses("thewalk"), equals: ["the walk"])
    expectNil(guesses("walk"))
    expect(guesses("qqqqq"), equals: [])
  }

  @Test func `the words that begin with a text complete it`() {
    let range = NSRange(location: 4, length: 2)
    expect(
      checker.completions(forPartialWordRange: range, in: "the wa", language: "en"),
      equals: ["walk"])
    expectNil(checker.completions(forPartialWordRange: range, in: "the zz", language: "en"))
  }

  @Test func `ignored and learned words are correct`() {
    expect(wrong("frobnicate").location, equals: 0)
    checker.ignoreWord("frobnicate")
    expect(wrong("frobnicate").location, equals: NSNotFound)
    expect(checker.ignoredWords, equals: ["frobnicate"])
    UITextChecker.learnWord("blorb")
    expect(UITextChecker.hasLearnedWord("blorb") && wrong("blorb").location == NSNotFound)
    UITextChecker.unlearnWord("blorb")
    expect(!UITextChecker.hasLearnedWord("blorb") && wrong("blorb").location == 0)
  }

  @Test func `without a dictionary every word is correct`() {
    expect(UITextChecker.availableLanguages, equals: ["en_US"])
    let range = NSRange(location: 0, length: 4)
    expect(
      checker.rangeOfMisspelledWord(
        in: "wrng", range: range, startingAt: 0, wrap: false, language: "xx"
      ).location, equals: NSNotFound)
    expectNil(checker.guesses(forWordRange: range, in: "wrng", language: "xx"))
  }

  @Test func `flags may be pairs of characters or numbers`() {
    let pairs = SpellingRules("FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\n")
    let numbers = SpellingRules(
      "FLAG num\nNEEDAFFIX 7\nFORBIDDENWORD 9\nSFX 12 Y 1\nSFX 12 0 s .\n")
    let first = SpellingDictionary(words: "1\ncat/BbAa\n", rules: pairs)
    let second = SpellingDictionary(words: "3\ncat/3,12\ndog/7,12\nox/9\n", rules: numbers)
    expect(first.contains("cats") && !first.contains("catss"))
    expect(second.contains("cats") && second.contains("dogs") && !second.contains("dog"))
    expect(!second.contains("ox"))
  }
}
