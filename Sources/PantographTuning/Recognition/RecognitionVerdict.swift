import PantographTouches

/// The result of recognizing one labelled recording, in four bytes.
package struct RecognitionVerdict: Hashable, Sendable {
  /// The kinds of results.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The recognized gestures are as labelled.
    case right
    /// Another gesture was recognized, or another number of gestures.
    case mistaken
    /// No gesture was recognized, although the label names one.
    case missed
    /// A gesture was recognized, although the label says that there is none.
    case unwanted

    package var name: StaticString {
      switch self {
      case .right: "right"
      case .mistaken: "mistaken"
      case .missed: "missed"
      case .unwanted: "unwanted"
      }
    }

    /// The mistake of a transition that is counted alike; nil for no mistake.
    var error: JudgementError? {
      switch self {
      case .right: nil
      case .mistaken: .lost
      case .missed: .missed
      case .unwanted: .unwanted
      }
    }
  }

  private var bits: UInt32

  /// Creates a verdict.
  ///
  /// - Parameters:
  ///   - kind: The kind of the result.
  ///   - delay: The time from the landing until the gesture was recognized; nil if none was. It is
  ///     at most 17 minutes.
  package init(_ kind: Kind, delay: TimeSpan?) {
    let microseconds = min(max(delay?.microseconds ?? Self.none, 0), Self.none)
    bits = UInt32(microseconds) << 2 | UInt32(kind.rawValue)
  }

  /// The largest number of microseconds stands for no gesture.
  private static let none: Int64 = (1 << 30) - 1

  package var kind: Kind { Kind(rawValue: UInt8(bits & 3)) ?? .right }

  /// The time from the landing until the gesture was recognized; nil if none was.
  package var delay: TimeSpan? {
    let microseconds = Int64(bits >> 2)
    return microseconds == Self.none ? nil : .microseconds(microseconds)
  }
}

/// The costs of the mistakes of a recognition.
package struct RecognitionCosts: Hashable, Sendable {
  /// The cost of another gesture than the label's.
  package var mistaken = 1.0
  /// The cost of a gesture that was not recognized.
  package var missed = 1.0
  /// The cost of a gesture where there is none.
  package var unwanted = 1.0

  package init() {}

  package subscript(kind: RecognitionVerdict.Kind) -> Double {
    get {
      switch kind {
      case .right: 0
      case .mistaken: mistaken
      case .missed: missed
      case .unwanted: unwanted
      }
    }
    set {
      switch kind {
      case .right: break
      case .mistaken: mistaken = newValue
      case .missed: missed = newValue
      case .unwanted: unwanted = newValue
      }
    }
  }

  /// The same costs for the statistics of transitions.
  var errors: ErrorCosts {
    var costs = ErrorCosts()
    costs.lost = mistaken
    costs.missed = missed
    costs.unwanted = unwanted
    // Nothing is counted as a false start, and it must not be the dearest mistake.
    costs.falseStart = 0
    return costs
  }
}

/// The verdicts on a corpus: a row for each recording, with a verdict for each combination of a
/// sweep, for the base, and for the thresholds that the best is compared with.
package struct RecognitionVerdicts: Sendable {
  /// A recording, as far as statistics need it.
  package struct Entry: Hashable, Sendable {
    /// Whether the label names a gesture; otherwise there is none.
    package var showsGesture: Bool
    /// The number of the person, the same for all their recordings; −1 if unknown.
    package var person: Int
    /// The number of the device model; −1 if unknown.
    package var device: Int

    package init(showsGesture: Bool, person: Int, device: Int) {
      self.showsGesture = showsGesture
      self.person = person
      self.device = device
    }
  }

  package private(set) var rows: [[RecognitionVerdict]] = []
  /// The recordings without trials, for folds and statistics.
  private(set) var samples: [Sample] = []
  /// Whether the labels differ, so that they can tell thresholds apart.
  package let distinguishes: Bool

  /// Creates the verdicts.
  ///
  /// - Parameters:
  ///   - entries: The recordings.
  ///   - rows: The verdicts on each recording.
  ///   - distinguishes: Whether the labels differ.
  package init(_ entries: [Entry], _ rows: [[RecognitionVerdict]], distinguishes: Bool) {
    self.rows = rows
    self.distinguishes = distinguishes
    samples = entries.map { entry in
      Sample(
        label: entry.showsGesture ? .finish : .other, person: entry.person, device: entry.device,
        trials: [])
    }
  }
}
