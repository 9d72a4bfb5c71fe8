import Foundation
import PlainText
import Recordings
import Stage
import UIKit

extension GestureTest {
  /// Compares all that was sent since the last expectation with these lines, in their order.
  public func expect(
    _ lines: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
    let expected = lines.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
    compare(
      LineDifference(expected: expected, actual: sent), named: "",
      "the gestures were not those expected", at: place)
    forget()
  }

  /// Compares what became of the watched drivers' transitions since the last expectation with what a recording's
  /// note would say: `finish`, `cancel by velocity-against`, `finish, cancel`, `nothing`.
  public func expect(
    outcome: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    expect(
      outcome, said: "the test",
      at: TestPlace(fileID: fileID, file: file, line: line, column: column))
    forget()
  }

  /// Plays a recording and compares what became of the watched drivers' transitions with what the recording
  /// itself says: its note `#: expect: finish`, `cancel by velocity-against`, `nothing`.
  public func playAsExpected(
    _ gesture: RecordedGesture, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    playAsExpected(
      gesture, at: TestPlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// The same by a recording's name, as `play(recording:)` finds it.
  public func playAsExpected(
    recording name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
    if let gesture = find(name, at: place) { playAsExpected(gesture, at: place) }
  }

  private func playAsExpected(_ gesture: RecordedGesture, at place: TestPlace) {
    guard let note = gesture.recording.note(SceneExpectation.noteKey) else {
      return TestIssue.record(
        "\(gesture.name) has no note #: \(SceneExpectation.noteKey):", at: place)
    }
    guard gesture.recording.touches != nil else {
      return TestIssue.record("\(gesture.name) has no events", at: place)
    }
    forget()
    play(gesture)
    expect(note, said: gesture.name, at: place)
  }

  private func expect(_ text: String, said name: String, at place: TestPlace) {
    let expectation: SceneExpectation
    do throws(SceneExpectation.Unreadable) {
      expectation = try SceneExpectation(text)
    } catch {
      return TestIssue.record(
        "\(name) expects \"\(error.found)\"; it could be \(error.expected)", at: place)
    }
    guard let difference = expectation.difference(from: transitions) else { return }
    let actual = transitions.map { found in
      let outcome = found.outcome.map { "\($0.name)" } ?? "no end"
      return found.decision.map { "\(outcome) by \($0.rule.name)" } ?? outcome
    }
    let lines = LineDifference(
      expected: text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) },
      actual: actual.isEmpty ? ["nothing"] : actual)
    fail(lines, named: "outcome", difference, at: place)
  }

  /// Compares the window's views as text with the file `Expectations/NAME.txt` beside the test's file.
  public func expectTree(
    named name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
    let actual = window.treeDescription(.presentation).split(separator: "\n").map(String.init)
    compare(actual, withFile: name, at: place) { LineDifference(expected: $0, actual: $1) }
  }

  /// Compares how far watched transitions were at each moment, since the last expectation, with the file
  /// `Expectations/NAME.txt` beside the test's file. `tolerance` is how much the progress may differ at
  /// the same time; 1 is the whole way.
  public func expectProgress(
    named name: String, tolerance: Double = 0.01, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
    let course = ProgressCourse(course)
    compare(course.lines, withFile: name, at: place) { expected, actual in
      let isNear = ProgressCourse(lines: expected)?.isNear(course, within: tolerance) ?? false
      return LineDifference(expected: expected, actual: isNear ? expected : actual)
    }
  }

  private func compare(
    _ actual: [String], withFile name: String, at place: TestPlace,
    _ difference: ([String], [String]) -> LineDifference
  ) {
    let file = ExpectationFile(name, at: place)
    if TestResults.records {
      if let problem = file.write(Array((actual.joined(separator: "\n") + "\n").utf8)) {
        TestIssue.record(problem, at: place)
      }
      return
    }
    guard let bytes = file.bytes else { return TestIssue.record(file.missing, at: place) }
    let expected = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    compare(
      difference(expected, actual), named: name,
      "what came is not what \(file.path) says", at: place)
  }

  private func compare(
    _ difference: LineDifference, named name: String, _ sentence: String, at place: TestPlace
  ) {
    guard !difference.isEmpty else { return }
    fail(
      difference, named: name,
      "\(sentence) (- missing, + unexpected):\n\(difference.text)", at: place)
  }

  /// Records the failure with the decisions' numbers, and keeps what a person looks at.
  func fail(
    _ difference: LineDifference, named name: String, _ sentence: String, at place: TestPlace
  ) {
    var message = sentence
    if !reasons.isEmpty {
      message += "\ndecided:\n" + reasons.map { "  \($0)" }.joined(separator: "\n")
    }
    let parts = [name, playedName].filter { !$0.isEmpty }.joined(separator: "-")
    let kept = TestResults(parts, at: place).keep(difference, message: message, pictures: pictures)
    TestIssue.record("\(message)\n\(kept)", at: place)
  }
}
