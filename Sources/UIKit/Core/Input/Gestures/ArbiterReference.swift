/// Leads to an arbiter as long as there is one, and does not keep it.
///
/// Recognizers ask for theirs at each step, and a weak reference takes longer than the step.
final class ArbiterReference: Sendable {
  /// The arbiter clears it when it goes; on the main actor, as all that reads it.
  nonisolated(unsafe) unowned(unsafe) var arbiter: GestureArbiter?

  /// Whether an event is on its way through the recognizers.
  @MainActor var isHandlingEvent: Bool { arbiter?.isHandlingEvent ?? false }
}
