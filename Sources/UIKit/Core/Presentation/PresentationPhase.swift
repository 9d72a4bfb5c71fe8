/// The state of a presentation, from the call to the end. While it comes or goes, a leg has the
/// state that exists only then.
@MainActor
enum PresentationPhase {
  /// The presentation has been requested and begins with the next turn.
  case waiting(PresentationLeg)
  case moving(PresentationLeg)
  case presented
  /// The presentation is being dismissed together with one above it, which calls the delegates.
  case carried
  case gone

  /// The result of a call that dismisses the presentation.
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
