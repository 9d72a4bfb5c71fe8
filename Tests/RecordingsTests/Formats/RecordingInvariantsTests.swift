import Expectations
import Foundation
import PantographTouches
import Testing

struct RecordingInvariantsTests {
  private static let corpus: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Fuzz/Corpus")
  }()

  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()) ?? []

  @Test func `the fuzzer's corpus is there`() {
    expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func `what the fuzzer found holds`(name: String) throws {
    let bytes = try Data(contentsOf: Self.corpus.appendingPathComponent(name))
    let violation = bytes.withUnsafeBytes { RecordingInvariants.violation(in: $0) }
    expectNil(violation)
  }
}
