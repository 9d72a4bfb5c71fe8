import Foundation
import PantographPlainText
import PantographStage
import UIKit

/// An object that gestures can be expected of: a section, or a test, which stands for its last
/// section.
@MainActor
public protocol GestureExpecting {
  /// The section that expectations are compared with.
  var expectedSection: GestureSection { get }
}

extension GestureExpecting {
  /// Compares the lines of the section's watched recognizers and drivers, in order, with these
  /// lines, such as `pan began`.
  public func expect(
    _ lines: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    SectionCheck(expectedSection, at: place).compare(
      LineDifference(expected: lines.expectedLines, actual: expectedSection.sent), named: "",
      "the gestures differ from the expected ones")
  }

  /// Compares the outcomes of everything that gestures moved in the section, in the order in which
  /// the movements began. Examples are `finish`, `cancel by velocity-against`, `finish by
  /// application` and `finish, cancel`. `rest` is a scroll view's content that came to rest. `move`
  /// is layers that a gesture moved without a transition.
  ///
  /// `nothing` is met only if no layer moved, appeared or disappeared between the first contact and
  /// rest, for whatever reason.
  public func expect(
    outcome: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    SectionCheck(expectedSection, at: place).outcome(outcome, said: "the test")
  }

  /// Compares the calls that the application's code received in the section: in view controllers,
  /// application and scene delegates, and targets of recognizers and controls. Each call is a line,
  /// such as `CardController viewDidAppear(true)`.
  ///
  /// `type` is the name of the class whose calls are compared; nil compares the calls of all
  /// classes.
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
      "the calls differ from the expected ones")
  }

  /// Compares the progress of something that a gesture moved, at one moment. 1 is the whole
  /// transition. For scrolled content and moved layers 1 is the farthest distance that they
  /// reached.
  ///
  /// `progress` is the expected progress, such as `0.3 ± 0.02`. `time` is the time since the first
  /// contact, in seconds. `name` is the name of the outcome, needed if there are several.
  public func expect(
    progress: Approximation, at time: Double, of name: String? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    SectionCheck(expectedSection, at: place).progress(progress, at: time, of: name)
  }

  /// Compares the views with those at the end of the section. A text with several lines or with a
  /// size is the expected tree, as `treeDescription(.presentation)` prints it. A single word is the
  /// name of the file `Expectations/NAME.txt` beside the test's file.
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
      "the views differ from the expected ones")
  }

  /// Compares the progress of transitions at every moment of the section with the file
  /// `Expectations/NAME.txt` beside the test's file. `tolerance` is the greatest difference in
  /// progress at the same time; 1 is the whole transition.
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
  /// The nonempty lines, with single spaces between words.
  fileprivate var expectedLines: [String] {
    split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
