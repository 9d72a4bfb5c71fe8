import Expectations
import Testing

/// Storyboards of all tests find their classes in one table, and main-actor tests interleave at every `await`.
struct RegisteredNameTests {
  /// The names under which a file's tests register classes.
  private static func names(in file: SourceFile) -> Set<String> {
    let text = file.lines.joined(separator: "\n")
    let pattern = /InterfaceClasses\.register\(\s*([\w.]+)\.self(?:,\s*as:\s*"(\w+)")?/
    return Set(
      text.matches(of: pattern).map { match in
        match.output.2.map(String.init)
          ?? String(match.output.1.split(separator: ".").last ?? match.output.1)
      })
  }

  @Test func `two files of tests register no class under the same name`() {
    var owners: [String: String] = [:]
    for file in Repository.files(under: "Tests") {
      for name in Self.names(in: file).sorted() {
        if let owner = owners[name] {
          Issue.record("\(owner) and \(file.path) both register “\(name)”: rename one class")
        }
        owners[name] = file.path
      }
    }
    expect(owners.count, isAbove: 20)
  }
}
