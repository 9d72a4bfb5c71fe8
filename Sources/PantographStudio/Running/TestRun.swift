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
  func run(_ library: TestLibrary) throws(Failure) -> (isSuccess: Bool, log: TestLog) {
    guard FileManager.default.createFile(atPath: events, contents: nil) else {
      throw Failure(.cannotCreate, "\(events) cannot be made")
    }
    setenv("PANTOGRAPH_RESULTS", results, 1)
    setenv("PANTOGRAPH_EVENTS", events, 1)
    if let screen { setenv("PANTOGRAPH_SCREEN", screen, 1) }
    var words = [program, "--testing-library", library.rawValue]
    for filter in filters { words += ["--filter", filter] }
    if library == .swiftTesting {
      words += [
        "--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0",
      ]
    }
    let status = Self.wait(words)
    let data = FileManager.default.contents(atPath: events) ?? Data()
    var log = TestLog(String(decoding: data, as: UTF8.self))
    if status < 0 { log.end(with: "the program was ended by signal \(-status)") }
    let nothingFound: Int32 = 69
    let isSuccess = status == 0 || library == .swiftTesting && status == nothingFound
    return (isSuccess && !log.hasFailed, log)
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
