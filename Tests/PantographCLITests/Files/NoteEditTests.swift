import Expectations
import PantographCommands
import PantographRecordings
import Testing

@testable import PantographCLI

/// Notes as the options of a command state them.
struct NoteEditTests {
  @Test(arguments: [
    ("title=two words", "title", "two words"), ("title= ", "title", " "), ("a=b=c", "a", "b=c"),
    ("a=", "a", ""), ("a=b:c", "a", "b:c"), ("a=~é", "a", "~é"),
  ])
  func `the value is the rest of the line`(word: String, key: String, value: String) throws {
    let notes = try NoteEdit.notes([word])
    expect(notes, equals: [RecordingNote(key: key, value: value)])
  }

  @Test(arguments: [
    "", "a", "=b", "a b=c", " =c", "a:b=c", "a=\n", "a=\u{1f}", "a=\u{7f}", "a\t=b", "a=\0",
  ])
  func `other words are refused`(word: String) {
    #expect(throws: Failure.self) { try NoteEdit.notes([word]) }
  }
}
