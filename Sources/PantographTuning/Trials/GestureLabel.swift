/// What a hand meant by a gesture.
@frozen
public enum GestureLabel: UInt8, Hashable, Sendable, CaseIterable {
  /// The transition is to finish.
  case finish
  /// The transition is to go back.
  case cancel
  /// Something that this transition has nothing to do with.
  case other

  /// As a note has it.
  public var name: StaticString {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    case .other: "other"
    }
  }

  /// The label of this name.
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
  /// Meant to finish, and went back.
  case lost
  /// Meant to go back or something else, and finished.
  case unwanted
  /// Meant to finish, and nothing began.
  case missed
  /// Meant something else, and moved the transition, which went back.
  case falseStart

  /// As it is written on the command line and in JSON.
  public var name: StaticString {
    switch self {
    case .lost: "lost"
    case .unwanted: "unwanted"
    case .missed: "missed"
    case .falseStart: "falseStart"
    }
  }

  /// What a gesture of that label came to, if that is a mistake.
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

/// How bad each mistake is. Finishing what was meant to go back is twice as bad as the other way
/// round: the hand has to find its way back, where otherwise it only tries again.
public struct ErrorCosts: Hashable, Sendable {
  /// For each lost gesture.
  public var lost = 1.0
  /// For each unwanted end.
  public var unwanted = 2.0
  /// For each gesture that began nothing.
  public var missed = 1.0
  /// For each transition that moved for nothing.
  public var falseStart = 0.5

  /// The usual costs.
  public init() {}

  /// That of the dearest mistake.
  package var dearest: Double { max(lost, unwanted, missed, falseStart) }

  /// The cost of one mistake.
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
