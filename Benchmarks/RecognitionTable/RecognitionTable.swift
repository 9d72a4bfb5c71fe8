import Foundation
import Gestures
import RecordingFiles

/// Prints labels against what is recognized, as Markdown: `RecognitionTable CORPUS…`.
///
/// A recording of events alone takes its device from the description beside its folder: `link.evemu`
/// describes what lies in `link/`.
@MainActor
@main
enum RecognitionTable {
  static func main() throws {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else { return fail("usage: RecognitionTable CORPUS...") }
    for folder in folders {
      if folders.count > 1 { print("## \(folder)\n") }
      guard let report = try report(on: URL(fileURLWithPath: folder)) else {
        return fail("\(folder)/labels.tsv has no columns file, label or kind, and fingers")
      }
      print(report.text)
    }
  }

  /// What is told of each recording that the folder's labels name; nil where they are no such table.
  static func report(on corpus: URL) throws -> RecognitionReport? {
    let labels = corpus.appendingPathComponent("labels.tsv")
    let table = try String(contentsOf: labels, encoding: .utf8)
    guard let labelled = LabelledRecording.all(in: table) else { return nil }
    var report = RecognitionReport()
    for recording in labelled {
      let file = corpus.appendingPathComponent(recording.file)
      guard FileManager.default.fileExists(atPath: file.path) else {
        report.missing += 1
        continue
      }
      let description = file.deletingLastPathComponent().path + ".evemu"
      let isDescribed = FileManager.default.fileExists(atPath: description)
      let recognition = try Recognition(
        of: file.path, description: isDescribed ? description : nil)
      report.add(recording, recognition)
    }
    return report
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
