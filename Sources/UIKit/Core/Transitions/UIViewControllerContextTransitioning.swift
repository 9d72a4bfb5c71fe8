import Foundation

/// Connects a transition with its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// In which all of the transition is to be seen.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether it is driven from outside at this moment; false once it was finished or cancelled.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// Makes a transition that goes by itself interactive again.
  func pauseInteractiveTransition()
  /// Must be called once at the end, with false where the transition was cancelled.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to move, which may be another than the view controller's; nil for one that is neither
  /// to come in nor to leave.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Zero where it is not seen before.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Zero where it is not seen afterwards.
  func finalFrame(for vc: UIViewController) -> CGRect
}
