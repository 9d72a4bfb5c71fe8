import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A program of tests that runs once for each library of tests that it has.
struct TestRun {
  enum TestLibrary: String {
    case xctest
    case swiftTesting = "swift-testing"
  }

  let program: String
  let filters: [String]
  /// Where failed expectations leave their pictures.
  let results: String
  /// A file for what becomes of the tests.
  let events: String
  let screen: String?

  /// Runs the tests of one library; its output is this program's. Returns whether all passed, and what became of each.
  ///
  /// A test that ends the program fails, and the tests after it run in another program.
  func run(
    _ library: TestLibrary, console: inout Console
  ) throws(Failure) -> (isSuccess: Bool, log: TestLog) {
    var all = TestLog()
    while true {
      let (status, part) = try runProgram(library, leavingOut: all.names)
      var log = part
      let isCut = status < 0 || log.isCut
      if isCut {
        log.end(with: Self.sentence(status))
        if let entry = log.entries.last(where: { $0.issues.last?.text == Self.sentence(status) }) {
          try console.print(
            "\(PrintableText("\(entry.suite)/\(entry.name)")): error: \(Self.sentence(status))\n")
          try console.flush()
        }
      }
      all.add(log)
      guard isCut, !log.names.isEmpty else {
        let nothingFound: Int32 = 69
        let isSuccess = status == 0 || library == .swiftTesting && status == nothingFound
        return (isSuccess && !all.hasFailed, all)
      }
    }
  }

  /// Runs the program once, and returns its exit status, negative for the signal that ended it, and what it wrote down.
  private func runProgram(
    _ library: TestLibrary, leavingOut names: [String]
  ) throws(Failure) -> (status: Int32, log: TestLog) {
    let list = "\(events).left-out"
    guard FileManager.default.createFile(atPath: events, contents: nil),
      FileManager.default.createFile(
        atPath: list, contents: Data(names.joined(separator: "\n").utf8))
    else { throw Failure(.cannotCreate, "\(events) cannot be created") }
    setenv("PANTOGRAPH_RESULTS", results, 1)
    setenv("PANTOGRAPH_EVENTS", events, 1)
    setenv("PANTOGRAPH_LEFT_OUT", list, 1)
    if let screen { setenv("PANTOGRAPH_SCREEN", screen, 1) }
    var words = [program, "--testing-library", library.rawValue]
    for filter in filters { words += ["--filter", filter] }
    if library == .swiftTesting {
      words += [
        "--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0",
      ]
      for name in names {
        words += ["--skip", "^\(NSRegularExpression.escapedPattern(for: name))$"]
      }
    }
    let status = Self.wait(words)
    let data = FileManager.default.contents(atPath: events) ?? Data()
    return (status, TestLog(String(decoding: data, as: UTF8.self)))
  }

  private static func sentence(_ status: Int32) -> String {
    guard status < 0 else { return "the program exited during the test, with status \(status)" }
    let name = strsignal(-status).map { String(cString: $0) } ?? "unknown"
    return "signal \(-status) (\(name)) ended the program"
  }

  /// The exit status; negative for the signal that ended it.
  private static func wait(_ words: [String]) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    fflush(nil)
    var child: pid_t = 0
    guard posix_spawn(&child, words[0], nil, nil, arguments, environ) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : -signal
  }
}
