import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographCLI

/// The name of the system's distribution in a report.
struct DistributionNameTests {
  private func name(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let etc = URL(fileURLWithPath: folder.path("etc"))
    try FileManager.default.createDirectory(at: etc, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: etc.appending(path: "os-release"))
    let place = ComputerPlace(variable: { _ in nil }, root: folder.path, kernel: [], names: [])
    return SystemFacts(place, without: PersonWords([])).distribution ?? "none"
  }

  @Test func `it is plain and has at most 32 letters`() throws {
    let longest = String(repeating: "x", count: 32)
    let texts: [(String, String)] = [
      ("ID=debian\nVERSION_ID=\"12\"\n", "debian 12"), ("ID='arch'\n", "arch"),
      ("VERSION_ID=12\n", "none"), ("ID=\nVERSION_ID=12\n", "none"), ("ID=\"\"\n", "none"),
      ("ID=\(longest)\n", longest), ("ID=x\(longest)\n", "none"), ("ID=a b\n", "none"),
      ("ID=é\n", "none"), ("ID=a-b_c.1\nVERSION_ID=x\(longest)\n", "a-b_c.1"), ("XID=a\n", "none"),
      ("ID=a\nVERSION_ID=\(longest)\n", "a " + longest), ("", "none"),
    ]
    for (text, expected) in texts { try expect(name(text), equals: expected, "\(text)") }
  }
}
