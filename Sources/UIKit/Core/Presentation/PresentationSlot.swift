/// The presentations that a view controller takes part in.
@MainActor
package final class PresentationSlot {
  /// The view controller that this one presents and retains.
  @exclusivity(unchecked) package var presented: UIViewController?
  /// The view controller whose slot has this one as `presented`.
  @exclusivity(unchecked) package weak var presenting: UIViewController?
  /// The transition in which the view controller takes part now.
  @exclusivity(unchecked) package var transition: TransitionContext?
  /// The last change of the window's size that the view controller was notified of.
  @exclusivity(unchecked) weak var sizeTransition: SizeTransitionCoordinator?

  /// The presentation in which this view controller is presented.
  @exclusivity(unchecked) var presentation: Presentation?
  /// The presentation controller. It is created when it is first read or when presenting, and
  /// retained until the presentation is over.
  @exclusivity(unchecked) var controller: UIPresentationController?
  /// The style that `.automatic` has resolved to.
  @exclusivity(unchecked) var style: UIModalPresentationStyle?
  /// Whether there was ever a transitioning delegate. One that nobody retains is soon gone, which
  /// is worth a warning.
  @exclusivity(unchecked) var hadTransitioningDelegate = false

  package init() {}

  deinit {
    var kept = [presented].compactMap { $0 }
    presented = nil
    ReleaseChain.letGo(&kept)
  }
  /// The view over the controller's view that says that there is nothing to show.
  @exclusivity(unchecked) var unavailable: UIView?
  /// The transition to use if no delegate provides an animator.
  @exclusivity(unchecked) var preferredTransition: UIViewController.Transition?
  /// The drag that takes the view back, if the preferred transition is a zoom.
  @exclusivity(unchecked) var zoomDismissal: ZoomDismissal?
}
