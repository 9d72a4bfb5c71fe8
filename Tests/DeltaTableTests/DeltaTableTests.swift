import DeltaTable
import Expectations
import Foundation
import PantographGestures
import PantographSynthesis
import PantographTouches
import Testing

struct DeltaTableTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let corpus: URL? = {
    if let path = ProcessInfo.processInfo.environment["PANTOGRAPH_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    var folder = project
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("shared/corpus")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  private static func files(in folder: URL) throws -> [String] {
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let endings = ["evemu", "events", "dat", "yml", "txt"]
    return found.filter { endings.contains(($0 as NSString).pathExtension) }
      .map { folder.appendingPathComponent($0).path }
  }

  private static func explain(_ table: DeltaTable) -> String {
    table.unexplained.prefix(5).map { comparison in
      "\(comparison.hand.name): \(comparison.byContacts?.description ?? "nothing began"), but "
        + (comparison.byDeltas?.description ?? comparison.refusal?.description ?? "nothing began")
    }.joined(separator: "\n")
  }

  private static func bundled(_ fingers: ClosedRange<Int>) throws -> DeltaTable {
    var table = DeltaTable(fingers: fingers)
    for path in try files(in: project.appendingPathComponent("Recordings")) { table.add(path) }
    return table
  }

  private static func synthesized() throws -> DeltaTable {
    var table = DeltaTable(fingers: 2...4)
    let gestures = ["swipe", "flick", "flick-back", "drag", "hold-before-lift", "settle-back"]
    for seed in 1...20 as ClosedRange<UInt64> {
      for (index, gesture) in gestures.enumerated() {
        let fingers = 2 + (index + Int(seed)) % 3
        try table.add(
          SynthesisRequest(
            gesture: gesture, rate: [60, 125, 250][Int(seed) % 3], seed: seed, fingers: fingers))
      }
    }
    return table
  }

  private static func foreign(_ fingers: ClosedRange<Int>) throws -> DeltaTable {
    var table = DeltaTable(fingers: fingers)
    for path in try files(in: #require(corpus)) { table.add(path) }
    return table
  }

  @Test func `movements decide about the bundled recordings as contacts do`() throws {
    let table = try Self.bundled(1...4)
    expect(table.hands, isAtLeast: 20)
    expect(table.unexplained.isEmpty, "\(Self.explain(table))")
    expect(table.differing, isAtMost: 10)
  }

  @Test func `movements decide about hands of two to four fingers as contacts do`() throws {
    let table = try Self.synthesized()
    expect(table.hands, isAtLeast: 100)
    expect(table.unexplained.isEmpty, "\(Self.explain(table))")
    expect(table.differing, isAtMost: 10)
  }

  @Test(.enabled(if: corpus != nil, "other people's recordings are beside the checkout"))
  func `movements decide about other people's recordings as contacts do`() throws {
    let table = try Self.foreign(2...4)
    expect(table.hands, isAbove: 10)
    expect(table.unexplained.isEmpty, "\(Self.explain(table))")
    expect(table.differing, isAtMost: 10)
    let single = try Self.foreign(1...1)
    expect(single.unexplained.isEmpty, "\(Self.explain(single))")
    guard let path = ProcessInfo.processInfo.environment["DELTA_TABLE"] else { return }
    let rows = [
      try Self.bundled(1...4).rows("bundled recordings"),
      try Self.synthesized().rows("synthesized hands of 2 to 4 fingers"),
      table.rows("other people's recordings, 2 to 4 fingers"),
      single.rows("other people's recordings, 1 finger"),
    ]
    try (rows.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }
}
