/// Whoever changes which view controller is seen, by way of a transition.
@MainActor
package protocol TransitionOwner: AnyObject {
  /// The appearance calls that say what will happen; the coordinator is there for them.
  func transitionWillBegin(_ transition: TransitionContext)

  /// It was cancelled, or is interactive again after that: what was on its way in is on its way out,
  /// and the other way round.
  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool)

  /// Puts the views where they belong and sends the last appearance calls.
  func transitionDidEnd(_ transition: TransitionContext, completed: Bool)

  /// After the coordinator's completions: lets go, calls completion handlers.
  func transitionDidFinish(_ transition: TransitionContext, completed: Bool)
}
