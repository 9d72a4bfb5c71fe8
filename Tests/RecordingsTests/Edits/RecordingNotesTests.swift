import Expectations
import PantographRecordings
import StreamChecking
import Testing

struct RecordingNotesTests {
  @Test func `a note is replaced where it stands, or added at the end, or removed`() throws {
    let recording = Recording(notes: [
      RecordingNote(key: "label", value: "pan"), RecordingNote(key: "seed", value: "1"),
    ])
    try expect(
      recording.settingNote("label", to: "tap").notes.map { $0.value }, equals: ["tap", "1"])
    try expect(recording.settingNote("who", to: "me").notes.map { $0.key }.last, equals: "who")
    expect(recording.removingNotes("label").notes.map { $0.key }, equals: ["seed"])
  }

  @Test func `a note that would read back otherwise is refused`() {
    for (key, value) in [("", "x"), ("a b", "x"), ("a:b", "x"), ("a", "x\ny")] {
      #expect(throws: EditError.unwritableNote(key: key)) {
        try Recording().settingNote(key, to: value)
      }
    }
  }
}
