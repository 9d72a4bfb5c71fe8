import Expectations
import PantographRecordings
import Testing

struct RecordingExpectationTests {
  private func notes(_ text: String...) -> [RecordingNote] {
    text.map { line in
      let parts = line.split(separator: "=")
      return RecordingNote(key: String(parts[0]), value: String(parts[1]))
    }
  }

  @Test func `a key that is set twice has its last value`() {
    let recording = Recording(notes: notes("label=tap", "label=cancel"))
    expect(recording.note("label"), equals: "cancel")
    var set = notes("label=tap", "seed=1", "label=pan")
    set.set(RecordingNote(key: "label", value: "finish"))
    expect(set, equals: notes("label=finish", "seed=1"))
  }

  @Test func `an expectation belongs to the scene before it`() {
    let recording = Recording(
      notes: notes("scene=card", "expect=cancel", "scene=sheet", "expect=finish", "expect=nothing"))
    expect(recording.expectation(in: "card"), equals: "cancel")
    expect(recording.expectation(in: "sheet"), equals: "nothing")
    expectNil(recording.expectation(in: "menu"))
    expect(recording.scenes, equals: ["card", "sheet"])
  }

  @Test func `one without a scene is for any, and one before the only scene is that scene's`() {
    expect(Recording(notes: notes("expect=finish")).expectation(in: "card"), equals: "finish")
    let before = Recording(notes: notes("expect=finish", "scene=card"))
    expect(before.expectation(in: "card"), equals: "finish")
    expectNil(before.expectation(in: "menu"))
  }

  @Test func `setting an expectation replaces that of the scene set last`() {
    var set = notes("scene=card", "expect=cancel", "scene=menu", "expect=finish")
    set.set(RecordingNote(key: "scene", value: "card"))
    set.set(RecordingNote(key: "expect", value: "nothing"))
    expect(set, equals: notes("scene=menu", "expect=finish", "scene=card", "expect=nothing"))
    set.set(RecordingNote(key: "expect", value: "finish"))
    expect(set, equals: notes("scene=menu", "expect=finish", "scene=card", "expect=finish"))
  }
}
