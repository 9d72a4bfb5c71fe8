/// The state machine of a transition. Each call returns the effects to perform and performs none
/// itself.
struct TransitionState: Hashable, Sendable {
  enum Outcome: Hashable, Sendable {
    case finish, cancel
  }

  enum Phase: Hashable, Sendable {
    case ready
    /// An interaction controller drives the transition.
    case tracking
    /// The transition runs by itself. A transition that was never interactive does so from the
    /// start.
    case settling(Outcome)
    case ended(completed: Bool)
  }

  enum Mistake: Hashable, Sendable {
    /// The transition was completed with true although it was cancelled.
    case completedThoughCancelled
    /// The transition was completed while it was neither finished nor cancelled.
    case completedWhileInteractive
    case completedTwice
    case completedBeforeStart
  }

  enum Step: Hashable, Sendable {
    case nothing
    case progressed
    case released(Outcome)
    /// The transition is interactive again, after it was settling to the outcome `from`.
    case grabbed(from: Outcome)
    /// `implied` is an outcome that was never reported, but must have happened.
    case ended(completed: Bool, implied: Outcome?, mistake: Mistake?)
    case refused(Mistake)
  }

  private(set) var phase = Phase.ready
  /// The progress that was requested last, also after the release.
  private(set) var progress = 0.0

  mutating func start(interactive: Bool) {
    guard phase == .ready else { return }
    phase = interactive ? .tracking : .settling(.finish)
  }

  /// Sets the progress. Numbers outside of 0...1 are clamped; NaN and infinity are ignored.
  mutating func update(_ progress: Double) -> Step {
    guard phase == .tracking, progress.isFinite else { return .nothing }
    self.progress = min(max(progress, 0), 1)
    return .progressed
  }

  mutating func release(_ outcome: Outcome) -> Step {
    guard phase == .tracking else { return .nothing }
    phase = .settling(outcome)
    return .released(outcome)
  }

  mutating func grab(at progress: Double) -> Step {
    guard case .settling(let outcome) = phase else { return .nothing }
    phase = .tracking
    self.progress = progress
    return .grabbed(from: outcome)
  }

  mutating func complete(_ didComplete: Bool) -> Step {
    switch (phase, didComplete) {
    case (.ready, _):
      return .refused(.completedBeforeStart)
    case (.tracking, _):
      phase = .ended(completed: didComplete)
      return .ended(
        completed: didComplete, implied: didComplete ? .finish : .cancel,
        mistake: .completedWhileInteractive)
    case (.settling(.finish), true):
      phase = .ended(completed: true)
      return .ended(completed: true, implied: nil, mistake: nil)
    case (.settling(.finish), false):
      phase = .ended(completed: false)
      return .ended(completed: false, implied: .cancel, mistake: nil)
    case (.settling(.cancel), _):
      phase = .ended(completed: false)
      return .ended(
        completed: false, implied: nil, mistake: didComplete ? .completedThoughCancelled : nil)
    case (.ended, _):
      return .refused(.completedTwice)
    }
  }

  var isInteractive: Bool { phase == .tracking }

  var wasCancelled: Bool {
    switch phase {
    case .settling(.cancel), .ended(completed: false): true
    case .ready, .tracking, .settling(.finish), .ended(completed: true): false
    }
  }

  var hasEnded: Bool {
    if case .ended = phase { true } else { false }
  }
}
