/// Labelled recordings that can be read repeatedly, always in the same order. There may be more
/// than fit into memory.
package protocol SampleSource {
  associatedtype Failure: Error

  /// Passes all samples to `body`, batch by batch.
  func forEachBatch(_ body: ([Sample]) -> Void) throws(Failure)
}

extension [Sample]: SampleSource {
  package func forEachBatch(_ body: ([Sample]) -> Void) throws(Never) { body(self) }
}

/// A subset of a source's samples.
struct ChosenSamples<Source: SampleSource>: SampleSource {
  let source: Source
  /// Decides whether the sample with this index belongs to the subset.
  let isChosen: (Int, Sample) -> Bool

  func forEachBatch(_ body: ([Sample]) -> Void) throws(Source.Failure) {
    var first = 0
    try source.forEachBatch { batch in
      var own: [Sample] = []
      for (index, sample) in batch.enumerated() where isChosen(first + index, sample) {
        own.append(sample)
      }
      first += batch.count
      if !own.isEmpty { body(own) }
    }
  }
}

/// The number of samples, and the people and devices they are from.
package struct SampleSummary: Sendable {
  package private(set) var count = 0
  package private(set) var labels: [3 of Int] = .init(repeating: 0)
  /// The highest number of a device, plus one.
  package private(set) var devices = 0
  /// Whether the person of every sample is known.
  package private(set) var areAllKnown = true
  private var isPresent: [Bool] = []
  /// Whether the labels can tell thresholds apart, if they are not those of a transition.
  private var hasSeveralLabels = false

  /// Creates the summary of recordings whose labels are not those of a transition.
  ///
  /// - Parameters:
  ///   - samples: The recordings, whose own labels are ignored.
  ///   - distinguishes: Whether their labels can tell thresholds apart.
  init(_ samples: [Sample], distinguishes: Bool) {
    for sample in samples { add(sample) }
    hasSeveralLabels = distinguishes
  }

  package init<Source: SampleSource>(_ source: Source) throws(Source.Failure) {
    var summary = SampleSummary()
    try source.forEachBatch { batch in
      for sample in batch { summary.add(sample) }
    }
    self = summary
  }

  private init() {}

  /// The highest number of a person, plus one.
  package var people: Int { isPresent.count }

  /// The number of people with at least one recording.
  package var presentPeople: Int { isPresent.count { $0 } }

  /// Whether people are compared instead of recordings.
  package var isByPerson: Bool { areAllKnown && presentPeople > 1 }

  /// Whether some recordings are meant to finish and some are not. Otherwise thresholds that always
  /// decide the same make no mistake.
  package var distinguishes: Bool {
    hasSeveralLabels || labels[0] > 0 && labels[1] + labels[2] > 0
  }

  private mutating func add(_ sample: Sample) {
    count += 1
    labels[Int(sample.label.rawValue)] += 1
    devices = max(devices, sample.device + 1)
    guard sample.person >= 0 else {
      areAllKnown = false
      return
    }
    while isPresent.count <= sample.person { isPresent.append(false) }
    isPresent[sample.person] = true
  }
}
