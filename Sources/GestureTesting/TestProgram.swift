import CPantographTestTime
import Foundation
import PantographPlainText
import Testing
import XCTest

/// The program that `pantograph test` makes of tests. It runs once for XCTest and once for Swift Testing.
@MainActor
public enum TestProgram {
  /// Runs the tests of the library that the command line names with `--testing-library`, and ends the process.
  public static func run(_ lists: [(inout TestList) -> Void]) -> Never {
    let words = CommandLine.arguments
    if let place = words.firstIndex(of: "--testing-library"),
      words.dropFirst(place + 1).first == "xctest"
    {
      runXCTest(lists)
    }
    Task {
      let status: CInt = await Testing.__swiftPMEntryPoint()
      exit(status)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func runXCTest(_ lists: [(inout TestList) -> Void]) -> Never {
    var list = TestList()
    for add in lists { add(&list) }
    let words = CommandLine.arguments
    let patterns = words.indices.dropFirst().filter { words[$0 - 1] == "--filter" }.map {
      words[$0]
    }
    let entries = list.entries(TestFilter(patterns))
    guard !entries.isEmpty else { exit(0) }
    XCTestObservationCenter.shared.addTestObserver(TestEvents())
    XCTMain(entries, arguments: Array(words.prefix(1)))
  }
}

/// Writes down what becomes of XCTest's tests, as lines of JSON in the file that `PANTOGRAPH_EVENTS` names, and says
/// which of them have waited for the wall's clock.
private final class TestEvents: NSObject, XCTestObservation {
  private let file: FileHandle?
  private var waited: Int64 = 0

  /// So much of waiting is not worth a word, in nanoseconds.
  private static let little: Int64 = 20_000_000

  override init() {
    let path = ProcessInfo.processInfo.environment["PANTOGRAPH_EVENTS"] ?? ""
    file = path.isEmpty ? nil : FileHandle(forWritingAtPath: path)
    super.init()
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    waited = pantograph_test_time_waited()
    write(["kind": "started", "test": name(of: testCase)])
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    write([
      "kind": "issue", "test": name(of: testCase), "text": description, "file": filePath ?? "",
      "line": lineNumber,
    ])
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let wait = pantograph_test_time_waited() - waited
    if wait > Self.little {
      let seconds = (Double(wait) / 1e7).rounded() / 100
      let note =
        "note: \(PrintableText(name(of: testCase))) waited \(seconds) s for other threads: that is the wall's time\n"
      FileHandle.standardError.write(Data(note.utf8))
    }
    write([
      "kind": "ended", "test": name(of: testCase),
      "seconds": testCase.testRun?.totalDuration ?? 0,
      "skipped": testCase.testRun?.hasBeenSkipped ?? false,
    ])
  }

  private func name(of test: XCTestCase) -> String {
    let method = test.name.split(separator: ".").last.map(String.init) ?? test.name
    return "\(TestFilter.name(of: type(of: test)))/\(method)"
  }

  private func write(_ event: [String: Any]) {
    guard let file,
      var data = try? JSONSerialization.data(withJSONObject: event, options: [.sortedKeys])
    else { return }
    data.append(0x0a)
    file.write(data)
  }
}
