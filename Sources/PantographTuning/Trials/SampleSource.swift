/// Labelled recordings that are gone through again and again, always in the same order: more of them
/// than memory holds, perhaps.
package protocol SampleSource {
  associatedtype Failure: Error

  /// Hands all of them over, some at a time.
  func forEachBatch(_ body: ([Sample]) -> Void) throws(Failure)
}

extension [Sample]: SampleSource {
  package func forEachBatch(_ body: ([Sample]) -> Void) throws(Never) { body(self) }
}

/// Some of the samples of a source.
struct ChosenSamples<Source: SampleSource>: SampleSource {
  let source: Source
  /// Of the sample with this number.
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

/// How many samples there are, and of whom.
package struct SampleSummary: Sendable {
  package private(set) var count = 0
  package private(set) var labels: [3 of Int] = .init(repeating: 0)
  /// One more than the highest number.
  package private(set) var devices = 0
  /// Whether it is known of each whose hand it was.
  package private(set) var areAllKnown = true
  private var isPresent: [Bool] = []

  package init<Source: SampleSource>(_ source: Source) throws(Source.Failure) {
    var summary = SampleSummary()
    try source.forEachBatch { batch in
      for sample in batch { summary.add(sample) }
    }
    self = summary
  }

  private init() {}

  /// One more than the highest number.
  package var people: Int { isPresent.count }

  /// The people of whom there is a recording.
  package var presentPeople: Int { isPresent.count { $0 } }

  /// Whether people are compared, and not recordings.
  package var isByPerson: Bool { areAllKnown && presentPeople > 1 }

  /// Whether some recordings are meant to finish and some are not: otherwise thresholds that do always
  /// the same make no mistake.
  package var distinguishes: Bool { labels[0] > 0 && labels[1] + labels[2] > 0 }

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
