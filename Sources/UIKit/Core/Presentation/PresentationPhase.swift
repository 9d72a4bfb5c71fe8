/// How far a presentation is, from the call to the end. On its way in or out a leg holds what is true
/// only then.
@MainActor
enum PresentationPhase {
  /// Asked for; begins with the next turn.
  case waiting(PresentationLeg)
  case moving(PresentationLeg)
  case presented
  /// Goes along with the dismissal of one above it, which tells everybody what they are to hear.
  case carried
  case gone

  /// Result of a call that dismisses.
  enum Dismissal: Hashable, Sendable {
    case start
    /// It is under way.
    case join
    /// Dismisses once the running transition has ended.
    case wait
    case nothing
  }

  var dismissal: Dismissal {
    switch self {
    case .waiting(let leg), .moving(let leg): leg.departure == nil ? .wait : .join
    case .presented, .carried: .start
    case .gone: .nothing
    }
  }
}
