import Foundation
import Gestures
import RecordingFiles

/// Prints labels against what is recognized, as Markdown: `RecognitionTable CORPUS`.
@main
enum RecognitionTable {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { return fail("usage: RecognitionTable CORPUS") }
    let corpus = URL(fileURLWithPath: CommandLine.arguments[1])
    let labels = corpus.appendingPathComponent("labels.tsv")
    let table = try String(contentsOf: labels, encoding: .utf8)
    guard let labelled = LabelledRecording.all(in: table) else {
      return fail("\(labels.path) has no columns file, label and fingers")
    }
    var report = RecognitionReport()
    for recording in labelled {
      let path = corpus.appendingPathComponent(recording.file).path
      guard FileManager.default.fileExists(atPath: path) else {
        report.missing += 1
        continue
      }
      report.add(recording, try Recognition(of: path))
    }
    print(report.text)
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
