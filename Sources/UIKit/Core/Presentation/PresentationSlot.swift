/// Presentations that a view controller takes part in.
@MainActor
package final class PresentationSlot {
  /// Presented by this view controller itself, which keeps it.
  package var presented: UIViewController?
  /// The view controller whose slot has this one as `presented`.
  package weak var presenting: UIViewController?
  /// In which its view controller takes part now.
  package var transition: TransitionContext?
  /// The change of the window's size that its view controller was last told of.
  weak var sizeTransition: SizeTransitionCoordinator?

  /// The presentation in which this view controller is presented.
  var presentation: Presentation?
  /// Made when it is first asked for or presented; kept until the presentation is over.
  var controller: UIPresentationController?
  /// Style that `.automatic` has resolved to.
  var style: UIModalPresentationStyle?
  /// Whether it ever had a transitioning delegate: one that is not kept by anybody is soon gone.
  var hadTransitioningDelegate = false

  package init() {}

  deinit {
    var kept = [presented].compactMap { $0 }
    presented = nil
    ReleaseChain.letGo(&kept)
  }
  /// Lies over the view and says that there is nothing to show.
  var unavailable: UIView?
  /// How it comes and goes where no delegate says so.
  var preferredTransition: UIViewController.Transition?
  /// The finger that drags the view back where it prefers a zoom.
  var zoomDismissal: ZoomDismissal?
}
