import Foundation
import PantographPlainText
import PantographStage
import UIKit

/// Something whose gestures can be expected of: a section, or a test, which stands for its last one.
@MainActor
public protocol GestureExpecting {
  /// The section that is compared.
  var expectedSection: GestureSection { get }
}

extension GestureExpecting {
  /// Compares all that watched recognizers and drivers sent in the section with these lines, in their order:
  /// `pan began`.
  public func expect(
    _ lines: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    SectionCheck(expectedSection, at: place).compare(
      LineDifference(expected: lines.expectedLines, actual: expectedSection.sent), named: "",
      "the gestures were not those expected")
  }

  /// Compares what became of everything that gestures moved in the section, in the order in which it began:
  /// `finish`, `cancel by velocity-against`, `finish by application`, `finish, cancel`; `rest` is the content of a
  /// scroll view that came to rest, `move` are layers that a gesture moved without a transition.
  ///
  /// `nothing` is met only where no layer moved, came or went between the first contact and rest, by whatever.
  public func expect(
    outcome: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    SectionCheck(expectedSection, at: place).outcome(outcome, said: "the test")
  }

  /// Compares the calls that the application's code heard in the section: of view controllers, application and scene
  /// delegates, recognizers' and controls' targets. A line for each: `CardController viewDidAppear(true)`.
  ///
  /// `type` is the name of the class whose calls are compared; nil for those of all.
  public func expect(
    callbacks: String, of type: String? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    let heard = expectedSection.callbacks.filter { call in
      type.map { call.hasPrefix("\($0) ") } ?? true
    }
    SectionCheck(expectedSection, at: place).compare(
      LineDifference(expected: callbacks.expectedLines, actual: heard), named: "callbacks",
      "the calls were not those expected")
  }

  /// Compares how far what a gesture moves had come at a moment: 1 is all of the way. Content that scrolls and layers
  /// that move are told by the share of the farthest that they came.
  ///
  /// `progress` is what is expected, such as `0.3 ± 0.02`; `time` is in seconds after the first contact; `name` is the
  /// outcome's, where there are several.
  public func expect(
    progress: Approximation, at time: Double, of name: String? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    SectionCheck(expectedSection, at: place).progress(progress, at: time, of: name)
  }

  /// Compares the views as they were when the section ended. A text of several lines, or of one with a size, is the
  /// tree itself, as `treeDescription(.presentation)` prints it; a word is the name of the file
  /// `Expectations/NAME.txt` beside the test's file.
  public func expect(
    tree: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    let check = SectionCheck(expectedSection, at: place)
    let actual = expectedSection.tree.split(separator: "\n").map(String.init)
    guard tree.contains("\n") || tree.contains("×") else {
      return check.compare(actual, withFile: tree) { LineDifference(expected: $0, actual: $1) }
    }
    let expected = tree.split(separator: "\n").map(String.init)
    check.compare(
      LineDifference(expected: expected, actual: actual), named: "tree",
      "the views are not those expected")
  }

  /// Compares how far transitions were at each moment of the section, with the file `Expectations/NAME.txt` beside the
  /// test's file. `tolerance` is how much the progress may differ at the same time; 1 is the whole way.
  public func expectProgress(
    named name: String, tolerance: Double = 0.01, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    let course = ProgressCourse(expectedSection.course)
    SectionCheck(expectedSection, at: place).compare(course.lines, withFile: name) {
      expected, actual in
      let isNear = ProgressCourse(lines: expected)?.isNear(course, within: tolerance) ?? false
      return LineDifference(expected: expected, actual: isNear ? expected : actual)
    }
  }
}

extension String {
  /// One word apart, and no empty lines.
  fileprivate var expectedLines: [String] {
    split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
