import Testing
import XCTest

/// The place in a test that a failure points at.
struct TestPlace: Sendable {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString

  /// The name of the running test.
  var testName: String {
    if let test = Test.current { return test.displayName ?? test.name }
    return "\(fileName).\(function)"
  }

  /// The name of the test's file without its folder and extension.
  var fileName: String {
    let name = "\(file)".split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}

/// Records failures of the running test, in Swift Testing or in XCTest, at the expectation's line.
enum TestIssue {
  static func record(_ text: String, at place: TestPlace) {
    guard Test.current == nil else {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.file)", line: Int(place.line),
          column: Int(place.column)))
      return
    }
    XCTFail(text, file: place.file, line: place.line)
  }
}
