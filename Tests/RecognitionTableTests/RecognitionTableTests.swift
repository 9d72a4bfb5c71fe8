import Foundation
import Testing

@testable import RecognitionTable

/// Real recordings with labels, where they lie beside the checkout.
@MainActor
@Suite struct RecognitionTableTests {
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
  func `92 of 100 logs of two touchpads are told as labelled`() throws {
    let folder = try #require(Self.corpus).appendingPathComponent("touchmtb")
    let report = try #require(try RecognitionTable.report(on: folder))
    #expect(report.missing == 0 && report.total > 0)
    #expect(report.hits * 100 >= report.total * 92, "\(report.hits) of \(report.total)")
  }

  @Test(.enabled(if: hasLabels(""), "the labelled recordings are beside the checkout"))
  func `59 of the older recordings are told as labelled`() throws {
    let corpus = try #require(Self.corpus)
    let report = try #require(try RecognitionTable.report(on: corpus))
    #expect(report.hits >= 59, "\(report.hits) of \(report.total)")
  }

  @Test func `labels are read with either heading, and a table without them is none`() {
    let table = "file\tshows\tkind\tfingers\tcount\tdirection\na.dat\ttaps\ttap\t1\t20\tright up\n"
    let read = LabelledRecording.all(in: table)
    #expect(read?.count == 1)
    #expect(read?.first?.count == 20 && read?.first?.directions == ["right", "up"])
    #expect(read?.first?.row == "tap" && read?.first?.group == "taps")
    #expect(LabelledRecording.all(in: "name\tkind\na\tb\n") == nil)
  }
}
