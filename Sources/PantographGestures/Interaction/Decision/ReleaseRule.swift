/// The rule that decided.
@frozen
public enum ReleaseRule: UInt8, Hashable, Sendable, CaseIterable {
  /// The gesture itself was cancelled: a palm, a lost device, another recognizer.
  case gestureCancelled
  /// Someone ended the transition while the hand was down.
  case overruled
  /// Less movement than the dead zone.
  case deadZone
  /// Fast enough backwards.
  case velocityAgainst
  /// Less progress than anything finishes with.
  case tooLittleProgress
  /// Fast enough forwards.
  case velocity
  /// Enough movement a report.
  case steps
  /// Where it stands.
  case progress
  /// Where its speed would carry it.
  case projection
  /// Only speed finishes, and there was too little.
  case tooSlow
  /// There is one place only at which it may rest.
  case onlyPlace

  /// As it is written in a decision's JSON.
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
