import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import PantographTuningFiles
import Testing

@testable import RecognitionTable

/// Real recordings with labels, if they are beside the checkout.
@MainActor
struct RecognitionTableTests {
  nonisolated private static let corpus: URL? = {
    if let path = ProcessInfo.processInfo.environment["PANTOGRAPH_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("shared/corpus")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  nonisolated private static func hasLabels(_ folder: String) -> Bool {
    guard let corpus else { return false }
    let labels = corpus.appendingPathComponent(folder).appendingPathComponent("labels.tsv")
    return FileManager.default.fileExists(atPath: labels.path)
  }

  @Test(.enabled(if: hasLabels("touchmtb"), "the touchpads' logs are beside the checkout"))
  func `97 of 100 logs of two touchpads are told as labelled`() throws {
    let folder = try #require(Self.corpus).appendingPathComponent("touchmtb")
    let report = try #require(try RecognitionTable.report(on: folder))
    expect(report.missing == 0 && report.total > 0)
    expect(report.hits * 100, isAtLeast: report.total * 97, "\(report.hits) of \(report.total)")
  }

  @Test(.enabled(if: hasLabels("touchmtb"), "the touchpads' logs are beside the checkout"))
  func `95 of 100 labels hold when the logs are a little different`() throws {
    let folder = try #require(Self.corpus).appendingPathComponent("touchmtb")
    // The benchmark counts all of them, in optimized code.
    let report = try #require(
      try RecognitionTable.firmness(
        on: folder,
        under: [
          .turned, .shifted(x: -3, y: 0), .stretched(1.15), .noisy(0.1, seed: 3), .pressed(1.2),
          .thinned(every: 2, first: 0), .rated(60), .dropping(rate: 90, every: 5),
          .dropping(rate: 120, every: 5), .rated(140), .jittered(2, seed: 6), .measured(2),
          .rotated(5), .slotted, .pressureRange(4), .touchless,
          .thumbed(0.5),
        ]))
    expect(report.rows.allSatisfy { $0.all > 0 })
    for row in report.rows {
      expect(row.kept * 100, isAtLeast: row.all * 95, "\(row.disturbance.name): \(row.lost)")
    }
  }

  @Test func `a disturbance changes the events and leaves the contacts`() throws {
    let header = """
      # EVEMU 1.3
      N: Pad
      I: 0003 0001 0001 0001
      P: 05 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 03 00 00 00 00 00 80 60 06
      A: 2f 0 4 0 0 0
      A: 35 0 1000 0 0 20
      A: 36 0 600 0 0 20
      A: 39 0 65535 0 0 0
      A: 3a 0 255 0 0 0

      """
    var events = "E: 0.000000 0003 0039 1\n"
    for step in 0..<12 {
      events += """
        E: 0.0\(10 + step) 0003 0035 \(300 + step * 10)
        E: 0.0\(10 + step) 0003 0036 250
        E: 0.0\(10 + step) 0003 003a \(40 + step)
        E: 0.0\(10 + step) 0000 0000 0

        """
    }
    events += "E: 0.050000 0003 0039 -1\nE: 0.050000 0000 0000 0\n"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "disturbance-\(UUID().uuidString).evemu")
    try (header + events).write(to: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: path) }
    let track = try #require(try RecordingFile.load(path.path).recording.tracks.first)
    // The pad has no BTN_TOUCH that could be left out.
    expectNil(Disturbance.touchless.apply(to: track))
    for disturbance in Disturbance.all where disturbance != .touchless {
      let disturbed = try #require(disturbance.apply(to: track))
      expect(disturbed.events, differsFrom: track.events, "\(disturbance.name)")
      let landings = disturbed.events.filter { $0.code == AbsoluteCode.multitouchTrackingID }
      var expected: [Int32] = [1, -1]
      if case .thumbed = disturbance { expected = [60_000, 1, -1, -1] }
      expect(landings.map(\.value), equals: expected, "\(disturbance.name)")
    }
    let far = Disturbance.shifted(x: 80, y: 0)
    expectNil(far.apply(to: track))
  }

  @Test(.enabled(if: hasLabels(""), "the labelled recordings are beside the checkout"))
  func `59 of the older recordings are told as labelled`() throws {
    let corpus = try #require(Self.corpus)
    let report = try #require(try RecognitionTable.report(on: corpus))
    expect(report.hits, isAtLeast: 59, "\(report.hits) of \(report.total)")
  }

  @Test func `labels are read with either heading, and a table without them is none`() throws {
    let table = "file\tshows\tkind\tfingers\tcount\tdirection\na.dat\ttaps\ttap\t1\t20\tright up\n"
    let read = try LabelTable(table).rows
    expect(read.count, equals: 1)
    let label = try #require(read.first?.label)
    expect(label.count == 20 && label.directions == ["right", "up"])
    expect(label.row == "tap" && label.group == "taps")
    #expect(throws: LabelTable.Problem.self) { try LabelTable("name\tkind\na\tb\n") }
  }
}
