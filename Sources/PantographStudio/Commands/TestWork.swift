import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPortingFiles

extension CommandWork {
  static let test = CommandWork(.test) { invocation, console throws(Failure) in
    let filters = invocation.all(.testFilter)
    for filter in filters where (try? Regex(filter)) == nil {
      throw Failure(.usage, "--filter \(filter) is not a regular expression")
    }
    let arguments = invocation.arguments
    let build = try TestBuild(
      arguments[0], sources: arguments.count > 1 ? arguments[1] : nil,
      target: invocation.value(.testTarget))
    let tree = try build.run(console: &console)
    try console.flush()
    let results = invocation.value(.testResults) ?? "\(build.cache.objects)/results"
    let run = TestRun(
      program: build.cache.testProgram, filters: filters,
      results: URL(fileURLWithPath: results).standardizedFileURL.path,
      events: "\(build.cache.objects)/events.jsonl", screen: invocation.value(.screen))
    var log = TestLog()
    var isSuccess = true
    for (library, isThere) in [
      (TestRun.TestLibrary.xctest, tree.hasXCTest), (.swiftTesting, tree.hasSwiftTesting),
    ] where isThere {
      let part = try run.run(library, console: &console)
      log.add(part.log)
      isSuccess = isSuccess && part.isSuccess
    }
    if let path = invocation.value(.testJUnit) {
      do {
        try Data(log.junit.utf8).write(to: URL(fileURLWithPath: path))
      } catch {
        throw Failure(.outputFailed, "\(path) cannot be written: \(error.localizedDescription)")
      }
    }
    guard !log.entries.isEmpty || !isSuccess else {
      throw Failure(
        .data, filters.isEmpty ? "no test was run" : "no name of a test matches --filter")
    }
    try console.print("\(log.summary)\n")
    return isSuccess ? .success : .notAsExpected
  }
}
