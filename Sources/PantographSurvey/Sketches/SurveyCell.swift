import PantographTouches

/// The values of all quantities from one person on one device, in bounded memory.
package struct SurveyCell: Hashable, Sendable {
  private var sketches: [ValueSketch]
  package var tally = FilterCounts()
  package var touches = 0
  package var contacts = 0

  package init() {
    sketches = [ValueSketch](repeating: ValueSketch(), count: SurveyQuantity.allCases.count)
  }

  package subscript(quantity: SurveyQuantity) -> ValueSketch { sketches[Int(quantity.rawValue)] }

  mutating func add(_ value: Double, _ quantity: SurveyQuantity, _ limits: SurveyLimits) {
    sketches[Int(quantity.rawValue)].add(value, limits: limits[quantity])
  }

  mutating func add(
    _ value: Double, _ quantity: SurveyQuantity, _ limits: SurveyLimits, isJudged: Bool
  ) {
    sketches[Int(quantity.rawValue)].add(value, limits: limits[quantity], isJudged: isJudged)
  }

  package mutating func merge(_ other: SurveyCell) {
    for place in sketches.indices { sketches[place].merge(other.sketches[place]) }
    tally.add(other.tally)
    touches += other.touches
    contacts += other.contacts
  }
}

/// The values that the thresholds of a kind of surface might have, by quantity.
struct SurveyLimits: Sendable {
  private let values: [Double]
  private let places: [Range<Int>]

  init(_ thresholds: SurveyThresholds) {
    var values: [Double] = []
    var places: [Range<Int>] = []
    for quantity in SurveyQuantity.allCases {
      let start = values.count
      for threshold in thresholds.thresholds(of: quantity) {
        for move in ThresholdMove.allCases { values.append(move.value(threshold)) }
      }
      places.append(start..<values.count)
    }
    self.values = values
    self.places = places
  }

  subscript(quantity: SurveyQuantity) -> ArraySlice<Double> {
    values[places[Int(quantity.rawValue)]]
  }
}

/// Counts of a device's contacts that the filters hide or cancel.
package struct FilterCounts: Hashable, Sendable {
  package var contacts = 0
  package var shown = 0
  package var palms = 0
  package var thumbs = 0
  package var jumps = 0

  package init() {}

  /// Counts the contacts that begin in a frame of the device.
  mutating func takeDevice(_ frame: ContactFrame) {
    for index in frame.indices where frame[index].phase == .began { contacts += 1 }
  }

  /// Counts the contacts that begin or are cancelled in a filtered frame.
  package mutating func takeFiltered(_ frame: ContactFrame) {
    for index in frame.indices {
      switch frame[index].phase {
      case .began: shown += 1
      case .cancelled(.palm): palms += 1
      case .cancelled(.thumb): thumbs += 1
      case .cancelled(.jump): jumps += 1
      case .moved, .stationary, .ended: break
      case .cancelled(.synchronizationLost), .cancelled(.deviceRemoved), .cancelled(.inputEnded):
        break
      }
    }
  }

  mutating func add(_ other: FilterCounts) {
    contacts += other.contacts
    shown += other.shown
    palms += other.palms
    thumbs += other.thumbs
    jumps += other.jumps
  }

  /// A fate of contacts in the filters.
  package enum Fate: UInt8, Hashable, Sendable, CaseIterable {
    case hidden, palm, thumb, jump

    package var key: String {
      switch self {
      case .hidden: "hidden"
      case .palm: "palm"
      case .thumb: "thumb"
      case .jump: "jump"
      }
    }

    package var title: String {
      switch self {
      case .hidden: "left out from the landing on"
      case .palm: "cancelled as palm"
      case .thumb: "cancelled as thumb"
      case .jump: "split at a jump"
      }
    }
  }

  /// Returns the number of contacts with this fate. A jump turns one contact into two, and a palm or
  /// thumb that proves to be a finger is shown again.
  package func count(_ fate: Fate) -> Int {
    switch fate {
    case .hidden: max(0, contacts - (shown - jumps))
    case .palm: min(palms, contacts)
    case .thumb: min(thumbs, contacts)
    case .jump: min(jumps, contacts)
    }
  }
}
