import Foundation
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTouches

/// Counts the hands of recordings about which movements decide as contacts do.
package struct DeltaTable {
  package private(set) var comparisons: [DeltaComparison] = []
  package private(set) var hands = 0

  /// The lengths of the transitions that every hand is tried on, in points.
  private static let lengths = [100.0, 200, 400, 800]
  private static let policies: [InteractionThresholds] = [
    ReleasePolicy.pantograph, .gnomeShell, .niri, .hyprland, .kwinDesktop, .pageSheet,
  ].map(\.thresholds)

  /// The least movement of a hand that counts, in millimetres: twice what libinput swallows of four
  /// fingers. libinput may report nothing of a hand that moves less.
  private static let leastWay = 5.0

  private let fingers: ClosedRange<Int>

  /// Creates a table of the hands with these numbers of fingers. libinput has no gesture of one
  /// finger; such hands are judged as if it reported them like a swipe.
  package init(fingers: ClosedRange<Int>) {
    self.fingers = fingers
  }

  /// Adds the hands of a file. A file that is no recording adds none. If the recording contains only
  /// events, its device is that of the description beside its folder: `link.evemu` describes the
  /// device of the files in `link/`.
  package mutating func add(_ path: String) {
    let file = URL(fileURLWithPath: path)
    let description = file.deletingLastPathComponent().path + ".evemu"
    let isDescribed = FileManager.default.fileExists(atPath: description)
    guard let loaded = try? RecordingFile.load(path, description: isDescribed ? description : nil)
    else { return }
    let name = file.lastPathComponent
    for track in loaded.recording.tracks { add(RecordedHand.all(in: track, named: name)) }
  }

  /// Adds the hands of a synthesized gesture.
  package mutating func add(_ request: SynthesisRequest) throws {
    let recording = try Synthesis.synthesize(request)
    for track in recording.tracks {
      add(RecordedHand.all(in: track, named: "\(request.gesture), seed \(request.seed)"))
    }
  }

  private mutating func add(_ found: [RecordedHand]) {
    for hand in found where fingers.contains(hand.fingers) && hand.way.length > Self.leastWay {
      hands += 1
      for thresholds in Self.policies {
        for length in Self.lengths {
          comparisons.append(
            DeltaComparison(hand, thresholds, in: InteractionSpace(length: length)))
        }
      }
    }
  }

  /// The comparisons whose decisions must be equal, and are not.
  package var unexplained: [DeltaComparison] {
    comparisons.filter { !$0.isEqual && $0.cause == .none }
  }

  /// Returns the number of comparisons with the cause, and of those with different decisions.
  package func count(_ cause: DeltaComparison.Cause) -> (all: Int, different: Int) {
    let found = comparisons.filter { $0.cause == cause }
    return (found.count, found.count(where: { !$0.isEqual }))
  }

  /// The share of different decisions about all hands, in percent.
  package var differing: Double {
    comparisons.isEmpty ? 0 : 100 * Double(different) / Double(comparisons.count)
  }

  private var different: Int { comparisons.count(where: { !$0.isEqual }) }

  /// The rows of the table on the page, for one set of hands.
  package func rows(_ name: String) -> String {
    var lines = [
      "| \(name) | \(hands) | \(comparisons.count) | \(different)"
        + String(format: " (%.1f %%) |", differing)
    ]
    for cause in DeltaComparison.Cause.allCases {
      let (all, different) = count(cause)
      if all > 0 { lines.append("| – \(cause.rawValue) | | \(all) | \(different) |") }
    }
    return lines.joined(separator: "\n")
  }
}
