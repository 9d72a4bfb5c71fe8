import PantographCommands
import PantographPlainText
import PantographPlotting
import PantographRecordings

/// A file of a bundle.
struct BundleFile: Equatable {
  /// The part of a bundle that is left out first if there is no room.
  enum Weight: Int, Comparable {
    case finding, recording, plot

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The path within the bundle.
  var name: String
  var bytes: [UInt8]
  var weight: Weight

  init(_ name: String, _ text: String, _ weight: Weight = .finding) {
    self.init(name, Array(text.utf8), weight)
  }

  init(_ name: String, _ bytes: [UInt8], _ weight: Weight = .finding) {
    self.name = name
    self.bytes = bytes
    self.weight = weight
  }

  /// The folder of all files in an archive.
  static let folder = "pantograph-check"
  /// The width of lines of text.
  private static let width = 100

  /// Returns the files for a report, up to this weight.
  static func all(for report: CheckReport, upTo weight: Weight = .plot) -> [BundleFile] {
    var files = [
      BundleFile("README.txt", readme(report)),
      BundleFile("findings.txt", CheckText(style: .plain, width: width).text(report).description),
      BundleFile("findings.json", CheckJSON.text(report, layout: .indented)),
      BundleFile(
        "device.evemu",
        HandRecording.bytes(
          of: Recording(tracks: [
            RecordingTrack(header: TrackHeader(device: report.device.description))
          ]))),
    ]
    var shown = report
    if weight < .plot { for index in shown.hands.indices { shown.hands[index].figure = nil } }
    files.append(BundleFile("page.html", CheckPage.text(shown)))
    for (index, hand) in report.hands.enumerated() {
      guard let recording = hand.recording else { continue }
      let name = "\(index + 1)-\(hand.name)"
      files.append(
        BundleFile("recordings/\(name).evemu", HandRecording.bytes(of: recording), .recording))
      if let figure = hand.figure {
        files.append(BundleFile("plots/\(name).svg", SVGWriter().text(of: figure), .plot))
      }
    }
    return files.filter { $0.weight <= weight }
  }

  private static func readme(_ report: CheckReport) -> String {
    let subject =
      report.end == .recording
      ? "This is a bundle of `pantograph inspect --bundle`: a recording of a touch device, and what "
        + "Pantograph finds in it."
      : "This is a bundle of `pantograph check`: a touch device, what a hand did on it, and what held."
    let whole: String
    switch report.end {
    case .complete: whole = "The check is complete."
    case .recording: whole = "The recording is complete."
    case .removed: whole = "The check is PARTIAL: the device was removed."
    case .stopped: whole = "The check is PARTIAL: it was ended early."
    }
    let parts = [
      subject, whole + (report.omission.map { " The bundle is PARTIAL: \($0)." } ?? ""),
      "findings.txt, findings.json and page.html say what held, what did not, and why. device.evemu "
        + "describes the device. recordings/ has each movement as an evemu file, plots/ a picture of "
        + "each.",
      "The bundle has no name of a person, computer, account or folder, no serial number, no address "
        + "and no date; times count from zero. A movement of a finger can nevertheless be characteristic "
        + "of a person. Look at the files before you send them.",
    ]
    return parts.map { WrappedText($0, width: width).plain }.joined(separator: "\n")
  }
}
