import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A test program, which is run once for each testing library that its tests use.
struct TestRun {
  enum TestLibrary: String {
    case xctest
    case swiftTesting = "swift-testing"
  }

  let program: String
  let filters: [String]
  /// The folder for the pictures of failed expectations.
  let results: String
  /// The path of the file that the test program writes its events to.
  let events: String
  let screen: String?

  /// Runs the tests of one library, and returns whether all passed, and their results. The test program
  /// prints to this program's output.
  ///
  /// A test that ends the test program fails. The tests after it run in a new process.
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
      let earlier = Set(all.names)
      all.add(log)
      // A program that ends before any further test would do so again.
      guard isCut, log.names.contains(where: { !earlier.contains($0) }) else {
        let nothingFound: Int32 = 69
        let isSuccess = status == 0 || library == .swiftTesting && status == nothingFound
        return (isSuccess && !all.hasFailed, all)
      }
    }
  }

  /// Runs the program once without the named tests and classes. Returns its exit status, or the negative
  /// number of the signal that ended the program, and the results.
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
    // A crash shows the thread that crashed, unless the user wants more.
    setenv("SWIFT_BACKTRACE", "threads=crashed,registers=none,images=none", 0)
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

  static func sentence(_ status: Int32) -> String {
    guard status < 0 else { return "the program exited during the test, with status \(status)" }
    let name = strsignal(-status).map { String(cString: $0) } ?? "unknown"
    return "signal \(-status) (\(name)) ended the program"
  }

  /// Runs a program and returns its exit status, or the negative number of the signal that ended the
  /// program; 127 if the program cannot be started.
  static func wait(_ words: [String]) -> Int32 {
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
