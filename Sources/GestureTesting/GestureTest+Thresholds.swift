import Foundation
import PantographGestures

extension GestureTest {
  /// Filters recordings that are played from now on by a file of thresholds, as `pantograph tune
  /// --recognition --save` writes it: these numbers decide what is a palm, a thumb or a jump.
  ///
  /// A path that does not begin with a slash is searched beside the test's file. If the file cannot
  /// be read, the test fails and the numbers stay as they were.
  public func recognize(
    byThresholds path: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let url = URL(fileURLWithPath: path, relativeTo: folder)
    guard let data = try? Data(contentsOf: url) else {
      return TestIssue.record("\(url.path) cannot be read", at: place)
    }
    do throws(ThresholdProblems) {
      guard let thresholds = try ThresholdJSON.recognition(from: Array(data)) else {
        return TestIssue.record("\(url.path) has no \"recognition\"", at: place)
      }
      recognition = thresholds
    } catch {
      let problems = error.all.map { "\(url.path):\($0)" }
      TestIssue.record(problems.joined(separator: "\n"), at: place)
    }
  }
}
