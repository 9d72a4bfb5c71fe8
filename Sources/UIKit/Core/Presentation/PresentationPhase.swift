/// The state of a presentation, from the call to the end. While it comes or goes, a leg has the
/// state that exists only then.
@MainActor
enum PresentationPhase {
  /// Requested; begins with the next turn.
  case waiting(PresentationLeg)
  case moving(PresentationLeg)
  case presented
  /// Dismissed together with a presentation above it. That one calls the delegates.
  case carried
  case gone

  /// The result of a call that dismisses.
  enum Dismissal: Hashable, Sendable {
    case start
    /// Joins the dismissal in progress.
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
