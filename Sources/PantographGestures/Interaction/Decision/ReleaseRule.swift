/// The rule that decided about a release.
@frozen
public enum ReleaseRule: UInt8, Hashable, Sendable, CaseIterable {
  /// The gesture itself was cancelled: by a palm, a lost device or another recognizer.
  case gestureCancelled
  /// Something else ended the transition while the hand was down.
  case overruled
  /// The movement of the gesture was smaller than the dead zone.
  case deadZone
  /// The backward velocity was high enough to cancel.
  case velocityAgainst
  /// The progress was smaller than any with which a transition finishes.
  case tooLittleProgress
  /// The forward velocity was high enough to finish.
  case velocity
  /// The movement per report was large enough to finish.
  case steps
  /// The progress decided whether the transition finishes.
  case progress
  /// The progress to which the velocity would carry the transition decided.
  case projection
  /// Only speed can finish the transition, and the speed was too low.
  case tooSlow
  /// The object has only one resting place.
  case onlyPlace

  /// The rule's name in a decision's JSON.
  public var name: StaticString {
    switch self {
    case .gestureCancelled: "gesture-cancelled"
    case .overruled: "overruled"
    case .deadZone: "dead-zone"
    case .velocityAgainst: "velocity-against"
    case .tooLittleProgress: "too-little-progress"
    case .velocity: "velocity"
    case .steps: "steps"
    case .progress: "progress"
    case .projection: "projection"
    case .tooSlow: "too-slow"
    case .onlyPlace: "only-place"
    }
  }
}
