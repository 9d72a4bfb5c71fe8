/// A change of what is seen that a hand starts.
@preconcurrency @MainActor
public protocol DrivenChange {
  /// Why it cannot be started now, as the rest of a sentence; nil where it can.
  var obstacle: String? { get }

  /// Starts it, driven by the interactor; false where it cannot be. `isOver` is called once it has
  /// ended, or came to nothing.
  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool
}
