import PantographTouches

/// The numbers by which a hand's gesture was decided, and by which rule.
@frozen
public struct HandEvidence: Hashable, Sendable {
  /// The rule that decided.
  public var rule: HandRule
  /// Fingers that count, in contacts or by the device's own word.
  public var fingers: Int
  /// From the first landing.
  public var elapsed: TimeSpan
  /// How far the fingers have gone together since the last of them landed, in millimetres.
  public var together: Double
  /// How far they have parted, each on average from their middle; negative where they closed.
  public var apart: Double
  /// How far they have gone around their middle on average, clockwise, in millimetres.
  public var around: Double
  /// The longest way of any of them from where it landed.
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

/// Which of `HandTracker`'s rules decided.
@frozen
public enum HandRule: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger left the slop.
  case leftSlop
  /// The common movement is clearly the larger.
  case wentTogether
  /// Parting or closing is clearly the larger.
  case wentApart
  /// Going around is clearly the larger.
  case wentAround
  /// Neither was clear for `doubtTime`, so that the larger was taken.
  case doubtEnded
  /// One finger stayed where it was, and the others went from it or to it, or past it.
  case oneStayed
  /// The device counts more fingers than it shows: only a stroke can be told.
  case untoldFingers
  /// It was over before anything was clear.
  case decidedAtLift
  /// All fingers lifted in time, within the slop.
  case liftedInTime
  /// Nothing moved for `holdTime`.
  case rested
  case buttonPressed
  case buttonReleased
  /// The fingers of the gesture went on.
  case followed
  /// All of its fingers lifted, within `liftTime`.
  case lifted
  /// Some lifted, and the others stayed longer than `liftTime`.
  case someLifted
  /// Another finger landed in time to be part of it, or came along later.
  case fingerJoined
  /// Fingers that rested went on to something else.
  case wentOn
  /// A contact was cancelled.
  case contactCancelled
  case tooLongForTap
  case movedTooFarForTap

  /// The name in JSON.
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
