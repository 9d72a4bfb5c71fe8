/// How far a presentation is, from the call to the end.
enum PresentationPhase: Hashable, Sendable {
  /// Begins with the next turn.
  case pending
  case presenting
  case presented
  /// `isRunning` is false until the next turn.
  case dismissing(isRunning: Bool)
  case gone

  /// What a call that asks for the dismissal comes to.
  enum Dismissal: Hashable, Sendable {
    case start
    /// It is under way.
    case join
    /// As soon as what is under way has ended.
    case wait
    case nothing
  }

  var dismissal: Dismissal {
    switch self {
    case .pending, .presenting: .wait
    case .presented: .start
    case .dismissing: .join
    case .gone: .nothing
    }
  }
}
