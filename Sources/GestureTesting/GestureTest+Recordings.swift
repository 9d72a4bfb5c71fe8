import PantographRecordings
import PantographStage
import UIKit

extension GestureTest {
  /// Plays a recording and compares the outcomes with the recording's own note, such as `#: expect:
  /// finish`, `cancel by velocity-against` or `nothing`.
  public func playAsExpected(
    _ gesture: RecordedGesture, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    playAsExpected(
      gesture,
      at: TestPlace(fileID: fileID, file: file, line: line, column: column, function: function))
  }

  /// Plays a recording that is found by its name, as by `play(recording:)`, and compares the
  /// outcomes with the recording's own note.
  public func playAsExpected(
    recording name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    if let gesture = find(name, at: place) { playAsExpected(gesture, at: place) }
  }

  private func playAsExpected(_ gesture: RecordedGesture, at place: TestPlace) {
    guard let note = gesture.recording.note(SceneExpectation.noteKey) else {
      return TestIssue.record(
        "\(gesture.name) states no expectation; add a note \"#: \(SceneExpectation.noteKey): finish\"",
        at: place)
    }
    guard gesture.recording.touches != nil else {
      return TestIssue.record("\(gesture.name) has no events", at: place)
    }
    play(gesture)
    SectionCheck(expectedSection, at: place).outcome(note, said: gesture.name)
  }
}
