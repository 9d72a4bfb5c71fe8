import Expectations
import Foundation
import Testing

struct EditInvariantsTests {
  private static let corpus: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Fuzz/EditCorpus")
  }()

  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()) ?? []

  @Test func `the fuzzer's corpus of edits is there`() {
    expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func `what the fuzzer found in edits holds`(name: String) throws {
    let bytes = try Data(contentsOf: Self.corpus.appendingPathComponent(name))
    let violation = bytes.withUnsafeBytes { EditInvariants.violation(in: $0, .all) }
    expectNil(violation)
  }
}
