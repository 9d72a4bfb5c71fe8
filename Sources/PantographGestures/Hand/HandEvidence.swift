import PantographTouches

/// Rule and measurements of a decision about a hand's gesture.
@frozen
public struct HandEvidence: Hashable, Sendable {
  /// The rule that decided about the gesture.
  public var rule: HandRule
  /// Number of fingers, as contacts or as the device counts them.
  public var fingers: Int
  /// Time since the first landing of the gesture.
  public var elapsed: TimeSpan
  /// Common movement since the last landing, in millimetres.
  public var together: Double
  /// Average movement away from the centroid, in millimetres; negative for closing fingers.
  public var apart: Double
  /// Average movement around the centroid, clockwise, in millimetres.
  public var around: Double
  /// Largest distance of any finger from its landing place, in millimetres.
  public var furthest: Double

  public init(
    rule: HandRule, fingers: Int, elapsed: TimeSpan, together: Double = 0, apart: Double = 0,
    around: Double = 0, furthest: Double = 0
  ) {
    self.rule = rule
    self.fingers = fingers
    self.elapsed = elapsed
    self.together = together
    self.apart = apart
    self.around = around
    self.furthest = furthest
  }
}

/// A rule of `HandTracker`.
@frozen
public enum HandRule: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger moved beyond the slop.
  case leftSlop
  /// The common movement was clearly larger than parting and rotation.
  case wentTogether
  /// Parting or closing was clearly larger than the common movement.
  case wentApart
  /// Rotation was clearly larger than the common movement.
  case wentAround
  /// The movement stayed ambiguous for `doubt.time`, so the larger part decided.
  case doubtEnded
  /// One finger stayed in place while the others moved from it, to it or past it.
  case oneStayed
  /// The device counts more fingers than it reports positions for, so only a stroke can be
  /// recognized.
  case untoldFingers
  /// The fingers lifted before the movement was clear.
  case decidedAtLift
  /// All fingers lifted in time and within the slop.
  case liftedInTime
  /// Nothing moved for the hand's `holdTime`.
  case rested
  case buttonPressed
  case buttonReleased
  /// The gesture that had already been recognized continued.
  case followed
  /// All of the gesture's fingers lifted within `liftTime`.
  case lifted
  /// Some fingers lifted, and the others stayed down longer than `liftTime`.
  case someLifted
  /// Another finger landed in time to take part, or moved along later.
  case fingerJoined
  /// Resting or pressing fingers started another gesture.
  case wentOn
  /// A contact was cancelled.
  case contactCancelled
  case tooLongForTap
  case movedTooFarForTap

  /// The rule's name in JSON.
  package var name: String {
    switch self {
    case .leftSlop: "leftSlop"
    case .wentTogether: "wentTogether"
    case .wentApart: "wentApart"
    case .wentAround: "wentAround"
    case .doubtEnded: "doubtEnded"
    case .oneStayed: "oneStayed"
    case .untoldFingers: "untoldFingers"
    case .decidedAtLift: "decidedAtLift"
    case .liftedInTime: "liftedInTime"
    case .rested: "rested"
    case .buttonPressed: "buttonPressed"
    case .buttonReleased: "buttonReleased"
    case .followed: "followed"
    case .lifted: "lifted"
    case .someLifted: "someLifted"
    case .fingerJoined: "fingerJoined"
    case .wentOn: "wentOn"
    case .contactCancelled: "contactCancelled"
    case .tooLongForTap: "tooLongForTap"
    case .movedTooFarForTap: "movedTooFarForTap"
    }
  }
}
