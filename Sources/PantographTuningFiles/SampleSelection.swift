import PantographRecordingFiles
import PantographTuning

/// The decoded recordings that are judged, and the reasons why others are not. Every excluded
/// recording is counted here.
package struct SampleSelection {
  /// The samples of the judged recordings.
  package let samples: SampleFile
  private let store: RecordingStore
  private let duplicates: DuplicateRecordings
  package let total: Int
  package private(set) var people: [String] = []
  package private(set) var devices: [String] = []
  /// Recordings that cannot be read or have no touch device, with the error.
  package private(set) var broken = NamedRecordings()
  package private(set) var unlabelled = NamedRecordings()
  package private(set) var otherScenes = NamedRecordings()
  /// Recordings with the same events and label as one that is judged.
  package private(set) var copies = NamedRecordings()
  /// Recordings with the same events as others but different labels; none of them is judged.
  package private(set) var contradicting = NamedRecordings()
  /// Recordings that are judged although something in them is wrong.
  package private(set) var remarked = NamedRecordings()
  /// Recordings to which two people gave different labels.
  package private(set) var disputed = NamedRecordings()
  /// The number of recordings that a program made.
  package private(set) var synthesised = 0
  private var numbers = (people: [String: Int](), devices: [String: Int]())

  /// Selects the recordings to judge.
  ///
  /// - Parameter trials: The number of trials of each recording.
  package init(_ store: RecordingStore, trials: Int) throws(RecordingFileError) {
    self.store = store
    total = store.count
    samples = try SampleFile(trials: trials)
    duplicates = try DuplicateRecordings(store)
    var reader = try store.reader()
    var index = 0
    while let recording = try reader.next() {
      switch (recording.fault, duplicates[index]) {
      case (.unreadable, _), (.noTouch, _): broken.add(recording)
      case (.unlabelled, _): unlabelled.add(recording)
      case (.otherScene, _): otherScenes.add(recording)
      case (nil, .copy): copies.add(recording)
      case (nil, .contradiction): contradicting.add(recording)
      case (nil, nil): try add(recording)
      }
      index += 1
    }
  }

  private mutating func add(_ recording: DecodedRecording) throws(RecordingFileError) {
    try samples.add(
      Sample(
        label: recording.label,
        person: Self.number(recording.person, in: &people, &numbers.people),
        device: Self.number(recording.device, in: &devices, &numbers.devices),
        trials: recording.trials))
    if !recording.remark.isEmpty { remarked.add(recording) }
    if recording.isDisputed { disputed.add(recording) }
    if recording.isSynthesised { synthesised += 1 }
  }

  private static func number(
    _ name: String, in names: inout [String], _ numbers: inout [String: Int]
  ) -> Int {
    if name.isEmpty { return -1 }
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Passes each judged recording to `body`, with the index of its sample.
  package func forEachJudged(
    _ body: (Int, DecodedRecording) -> Void
  ) throws(RecordingFileError) {
    var reader = try store.reader()
    var (index, sample) = (0, 0)
    while let recording = try reader.next() {
      if recording.fault == nil, duplicates[index] == nil {
        body(sample, recording)
        sample += 1
      }
      index += 1
    }
  }

  /// Returns the judged recordings without their trials. Use it only for a small number of
  /// recordings.
  package func allJudged() throws(RecordingFileError) -> [DecodedRecording] {
    var all: [DecodedRecording] = []
    try forEachJudged { _, recording in
      var recording = recording
      recording.trials = []
      all.append(recording)
    }
    return all
  }

  /// The recordings that contradict each other, grouped by their events.
  package var contradictions: [[NamedRecordings.Entry]] {
    var groups: [[NamedRecordings.Entry]] = []
    var places: [ContentDigest: Int] = [:]
    for entry in contradicting.listed {
      if let place = places[entry.digest] {
        groups[place].append(entry)
      } else {
        places[entry.digest] = groups.count
        groups.append([entry])
      }
    }
    return groups
  }
}

/// Recordings with a remark: their number, and the names of the first ones.
package struct NamedRecordings: Sendable {
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var remark: String
    package var label: GestureLabel
    package var digest: ContentDigest
  }

  package private(set) var count = 0
  package private(set) var listed: [Entry] = []

  /// The largest number of names that are stored; nobody reads more.
  package static let most = 10_000

  package var isEmpty: Bool { count == 0 }

  mutating func add(_ recording: DecodedRecording) {
    count += 1
    guard listed.count < Self.most else { return }
    listed.append(
      Entry(
        name: recording.name, remark: recording.remark, label: recording.label,
        digest: recording.digest))
  }
}
