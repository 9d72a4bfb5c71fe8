import PantographPlainText
import PantographRecordings

/// The keys and values of notes that Pantograph reads, `#: key: value`. Every other key may be used
/// freely.
package enum NoteVocabulary {
  /// A key that a note may have, with its meaning.
  package struct Word: Sendable {
    package let key: String
    /// The meaning of the note, as a phrase.
    package let meaning: String
    /// The values that the key allows, as a phrase.
    package let expected: String
    fileprivate let permits: @Sendable (String) -> Bool
  }

  /// The possible intentions behind a gesture: to finish the transition, to go back, or something
  /// unrelated to the scene.
  package static let intents = ["finish", "cancel", "other"]

  package static let words: [Word] = [
    Word(
      key: NoteKey.label, meaning: "the intent, or the gesture to be recognized",
      expected: "finish, cancel, other, or one word for a gesture", permits: isWord),
    Word(
      key: NoteKey.intent, meaning: "the intent, if label names a gesture",
      expected: "finish, cancel or other", permits: { intents.contains($0) }),
    Word(
      key: NoteKey.scene, meaning: "the scene of the next expect",
      expected: "one word", permits: isWord),
    Word(
      key: NoteKey.expect, meaning: "how that scene's transition must end",
      expected: "nothing, or finish and cancel separated by commas, each also \"by RULE\"",
      permits: isExpectation),
    Word(
      key: NoteKey.person, meaning: "the person; any name, but always the same for one person",
      expected: "a name", permits: { !$0.isEmpty }),
    Word(
      key: "hand", meaning: "the hand that made the gesture", expected: "left or right",
      permits: { ["left", "right"].contains($0) }),
    Word(
      key: NoteKey.device, meaning: "the device model, if the device's name does not say it",
      expected: "a name", permits: { !$0.isEmpty }),
    Word(
      key: "made-by", meaning: "the program or command that made the recording",
      expected: "a command", permits: { !$0.isEmpty }),
    Word(
      key: "synthesised", meaning: "whether a program made the gesture", expected: "true or false",
      permits: { ["true", "false"].contains($0) }),
    Word(
      key: "seed", meaning: "the seed that makes the same recording", expected: "a whole number",
      permits: { UInt64($0) != nil }),
    Word(
      key: "rate", meaning: "reports per second", expected: "a whole number",
      permits: { Int($0) ?? 0 > 0 }),
    Word(
      key: "fingers", meaning: "the number of fingers", expected: "a whole number",
      permits: { Int($0) ?? 0 > 0 }),
    Word(
      key: NoteKey.count, meaning: "the number of taps or presses", expected: "a whole number",
      permits: { Int($0) ?? 0 > 0 }),
    Word(
      key: "direction", meaning: "the direction of the movement",
      expected: "left, right, up or down",
      permits: { ["left", "right", "up", "down"].contains($0) }),
  ]

  /// The start of the key for another person's label, as in `label.anna: cancel`.
  package static let labelOf = "label."

  /// Returns all problems with these notes, as sentences.
  package static func problems(in notes: [RecordingNote]) -> [String] {
    notes.compactMap { note in
      if note.key.hasPrefix(labelOf) {
        return intents.contains(note.value)
          ? nil : sentence(note, expected: "finish, cancel or other")
      }
      if let word = words.first(where: { $0.key == note.key }) {
        return word.permits(note.value) ? nil : sentence(note, expected: word.expected)
      }
      // An unknown key is allowed unless it resembles a known one.
      if free.contains(note.key) { return nil }
      guard let near = NearMiss.of(note.key, in: words.map(\.key)) else { return nil }
      return "the note \"\(note.key)\" is unknown and ignored; did you mean \"\(near)\"?"
    }
  }

  /// Keys that Pantograph writes for information and never reads.
  private static let free = ["gesture", "distance", "duration", "hold", "angle"]

  private static func sentence(_ note: RecordingNote, expected: String) -> String {
    "the note \"\(note.key)\" has the value \"\(note.value)\"; expected \(expected)"
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains(0x20)
  }

  private static func isExpectation(_ text: String) -> Bool {
    if text == "nothing" { return true }
    return text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
      let words = part.split(separator: " ")
      guard let first = words.first, first == "finish" || first == "cancel" else { return false }
      return words.count == 1 || words.count == 3 && words[1] == "by"
    }
  }
}
