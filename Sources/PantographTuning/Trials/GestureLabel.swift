/// The intention behind a gesture.
@frozen
public enum GestureLabel: UInt8, Hashable, Sendable, CaseIterable {
  /// The transition should finish.
  case finish
  /// The transition should go back.
  case cancel
  /// The gesture has nothing to do with this transition.
  case other

  /// The label's name in a note.
  public var name: StaticString {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    case .other: "other"
    }
  }

  /// Creates the label with this name; nil if there is none.
  public init?(_ name: String) {
    guard
      let label = Self.allCases.first(where: { "\($0.name)".utf8.elementsEqual(name.utf8) })
    else { return nil }
    self = label
  }
}

/// The kinds of mistakes that thresholds make.
@frozen
public enum JudgementError: UInt8, Hashable, Sendable, CaseIterable {
  /// The gesture was meant to finish but went back.
  case lost
  /// The gesture finished although it was meant to go back or for something else.
  case unwanted
  /// The gesture was meant to finish but began nothing.
  case missed
  /// The gesture was meant for something else but moved the transition, which went back.
  case falseStart

  /// The mistake's name on the command line and in JSON.
  public var name: StaticString {
    switch self {
    case .lost: "lost"
    case .unwanted: "unwanted"
    case .missed: "missed"
    case .falseStart: "falseStart"
    }
  }

  /// Creates the mistake that a gesture with this label and result is; nil if the result is right.
  package init?(_ label: GestureLabel, hasBegun: Bool, finishes: Bool) {
    switch label {
    case .finish:
      if finishes { return nil }
      self = hasBegun ? .lost : .missed
    case .cancel:
      guard finishes else { return nil }
      self = .unwanted
    case .other:
      guard hasBegun else { return nil }
      self = finishes ? .unwanted : .falseStart
    }
  }
}

/// The cost of each kind of mistake. An unwanted finish costs twice as much as a lost one: the user
/// must navigate back, while otherwise another attempt is enough.
public struct ErrorCosts: Hashable, Sendable {
  /// The cost of a lost gesture.
  public var lost = 1.0
  /// The cost of an unwanted finish.
  public var unwanted = 2.0
  /// The cost of a gesture that began nothing.
  public var missed = 1.0
  /// The cost of a transition that moved although the gesture was meant for something else.
  public var falseStart = 0.5

  /// Creates the default costs.
  public init() {}

  /// The cost of the most expensive mistake.
  package var dearest: Double { max(lost, unwanted, missed, falseStart) }

  /// Accesses the cost of one kind of mistake.
  public subscript(error: JudgementError) -> Double {
    get {
      switch error {
      case .lost: lost
      case .unwanted: unwanted
      case .missed: missed
      case .falseStart: falseStart
      }
    }
    set {
      switch error {
      case .lost: lost = newValue
      case .unwanted: unwanted = newValue
      case .missed: missed = newValue
      case .falseStart: falseStart = newValue
      }
    }
  }
}
