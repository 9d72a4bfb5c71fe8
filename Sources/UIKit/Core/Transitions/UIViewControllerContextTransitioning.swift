import Foundation

/// The connection between a transition and its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the whole transition is visible.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether the transition is driven at this moment; false once it was finished or cancelled.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// Makes a transition that runs by itself interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition. Must be called once at the end, with false if the transition was
  /// cancelled.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view to move, which may differ from the view controller's own; nil for a view
  /// that neither comes in nor leaves.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame before the transition; zero if the view is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame after the transition; zero if the view is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
