import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import Testing

struct NoteVocabularyTests {
  private func problem(_ key: String, _ value: String) -> String? {
    NoteVocabulary.problems(in: [RecordingNote(key: key, value: value)]).first
  }

  @Test func `what the page about notes allows is allowed`() {
    for (key, value) in [
      ("label", "finish"), ("label", "double-tap"), ("label.anna", "other"), ("intent", "cancel"),
      ("scene", "card"), ("expect", "nothing"), ("expect", "cancel by velocity-against, finish"),
      ("person", "Anna B."), ("hand", "left"), ("device", "touchpad"), ("rate", "125"),
      ("synthesised", "true"), ("seed", "18446744073709551615"), ("weather", "fine"),
    ] {
      expectNil(problem(key, value), "\(key): \(value)")
    }
  }

  @Test func `what is wrong is told with what would be right`() {
    expect(problem("intent", "finsh")?.contains("expected finish, cancel or other"), equals: true)
    expect(problem("label", "two words") != nil)
    expect(problem("label.anna", "tap") != nil)
    expect(problem("expect", "finish,") != nil)
    expect(problem("rate", "fast") != nil)
    expect(problem("lable", "finish")?.contains("did you mean \"label\"?"), equals: true)
  }

  @Test func `the page about notes has every word`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/formats.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for word in NoteVocabulary.words {
      expect(
        text.contains("| `\(word.key)` | \(word.meaning) | \(word.expected) |"), "\(word.key)")
    }
  }
}
