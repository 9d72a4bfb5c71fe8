import Foundation
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import PantographTuningFiles

/// Prints a comparison of labels and recognized gestures as Markdown: `RecognitionTable CORPUS…`. With
/// `--devices FOLDER…` it prints the table of all devices that files in the folders describe.
///
/// A recording that contains only events gets its device from the description beside its folder: `link.evemu`
/// describes the device of the files in `link/`.
@MainActor
@main
enum RecognitionTable {
  static func main() throws {
    let folders = CommandLine.arguments.dropFirst()
    guard let first = folders.first else { return fail("usage: RecognitionTable CORPUS...") }
    if first == "--devices" { return printDevices(of: folders.dropFirst()) }
    for folder in folders {
      if folders.count > 1 { print("## \(folder)\n") }
      let corpus = URL(fileURLWithPath: folder)
      guard let report = try report(on: corpus), let firmness = try firmness(on: corpus) else {
        return fail("\(folder)/labels.tsv has no columns file, label or kind, and fingers")
      }
      print("\(report.text)\n\n\(firmness.text)")
    }
  }

  private static func printDevices(of folders: some Sequence<String>) {
    var table = DeviceTable()
    for folder in folders { table.add(describedIn: URL(fileURLWithPath: folder)) }
    print(
      """
      \(table.hits) of \(table.all) gestures on \(table.rows.count) devices are recognized.

      \(table.text)
      """)
    for miss in table.misses { FileHandle.standardError.write(Data("\(miss)\n".utf8)) }
  }

  /// The results for each recording that the folder's labels name; nil if the folder has no such table.
  static func report(on corpus: URL) throws -> RecognitionReport? {
    guard let labelled = try labelled(in: corpus) else { return nil }
    var report = RecognitionReport()
    for recording in labelled {
      guard let place = place(of: recording, in: corpus) else {
        report.missing += 1
        continue
      }
      report.add(recording, try .recognized(in: place.file, description: place.description))
    }
    return report
  }

  /// The number of touchpad labels that stay correct if their recordings are disturbed.
  static func firmness(
    on corpus: URL, under disturbances: [Disturbance] = Disturbance.all
  ) throws -> FirmnessReport? {
    guard let labelled = try labelled(in: corpus) else { return nil }
    var report = FirmnessReport(under: disturbances)
    for recording in labelled {
      guard let place = place(of: recording, in: corpus) else { continue }
      let file = try RecordingFile.load(place.file, description: place.description)
      for track in file.recording.tracks
      where TouchPipeline(device: track.header.device).surface.kind == .touchpad {
        report.add(recording, track)
      }
    }
    return report
  }

  private static func labelled(in corpus: URL) throws -> [LabelTable.Row]? {
    let labels = corpus.appendingPathComponent("labels.tsv")
    return try? LabelTable(String(contentsOf: labels, encoding: .utf8)).rows
  }

  /// The recording's path and the path of its device description; nil if the recording does not exist.
  private static func place(
    of recording: LabelTable.Row, in corpus: URL
  ) -> (file: String, description: String?)? {
    let file = corpus.appendingPathComponent(recording.file)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let description = file.deletingLastPathComponent().path + ".evemu"
    let isDescribed = FileManager.default.fileExists(atPath: description)
    return (file.path, isDescribed ? description : nil)
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
