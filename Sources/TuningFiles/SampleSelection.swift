import Tuning

/// Which of the decoded recordings are judged, and why the others are not. Nothing is left out without
/// being counted here.
package struct SampleSelection: Sendable {
  /// Those that are judged.
  package private(set) var samples: [Sample] = []
  /// The recording of each sample.
  package private(set) var recordings: [DecodedRecording] = []
  package private(set) var total: Int
  package private(set) var people: [String] = []
  package private(set) var devices: [String] = []
  /// Not readable, or without a touch device; with the error.
  package private(set) var broken: [DecodedRecording] = []
  package private(set) var unlabelled: [DecodedRecording] = []
  package private(set) var otherScenes: [DecodedRecording] = []
  /// The same events with the same label as one that is judged.
  package private(set) var copies: [DecodedRecording] = []
  /// The same events with different labels; none of them is judged.
  package private(set) var contradictions: [[DecodedRecording]] = []
  /// Those that are judged though something in them is wrong.
  package private(set) var remarked: [DecodedRecording] = []
  /// Two people labelled them differently.
  package private(set) var disputed: [DecodedRecording] = []
  /// How many were made by a program.
  package private(set) var synthesised = 0

  package init(_ all: [DecodedRecording]) {
    total = all.count
    var byContent: [ContentDigest: [Int]] = [:]
    for (index, recording) in all.enumerated() where recording.fault == nil {
      byContent[recording.digest, default: []].append(index)
    }
    for (index, recording) in all.enumerated() {
      switch recording.fault {
      case .unreadable, .noTouch: broken.append(recording)
      case .unlabelled: unlabelled.append(recording)
      case .otherScene: otherScenes.append(recording)
      case nil:
        let same = byContent[recording.digest] ?? []
        if same.contains(where: { all[$0].label != recording.label }) {
          if same.first == index { contradictions.append(same.map { all[$0] }) }
        } else if same.first != index {
          copies.append(recording)
        } else {
          add(recording)
        }
      }
    }
  }

  private mutating func add(_ recording: DecodedRecording) {
    samples.append(
      Sample(
        label: recording.label, person: Self.number(recording.person, in: &people),
        device: Self.number(recording.device, in: &devices), trials: recording.trials))
    var kept = recording
    kept.trials = []
    recordings.append(kept)
    if !recording.remark.isEmpty { remarked.append(kept) }
    if recording.isDisputed { disputed.append(kept) }
    if recording.isSynthesised { synthesised += 1 }
  }

  private static func number(_ name: String, in names: inout [String]) -> Int {
    if name.isEmpty { return -1 }
    if let index = names.firstIndex(of: name) { return index }
    names.append(name)
    return names.count - 1
  }
}
