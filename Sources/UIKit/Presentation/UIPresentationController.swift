import Foundation

/// Says where a presented view controller's view goes and what else is seen around it.
@MainActor
open class UIPresentationController: IdentityHashable {
  weak var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var presentation: Presentation?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
  }

  open var presentedViewController: UIViewController {
    guard let presented else {
      Misuse.stop(
        "the view controller that this \(type(of: self)) presented is gone: do not keep a"
          + " presentation controller beyond its presentation")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting = presenting ?? presented?.presentation.presenting else {
      Misuse.stop(
        "this \(type(of: self)) does not know yet who presents: ask in"
          + " presentationTransitionWillBegin() or later")
    }
    return presenting
  }

  /// In which all of the presentation is; nil before and after it.
  open var containerView: UIView? { presentation?.container }

  open var presentationStyle: UIModalPresentationStyle {
    presented?.presentation.style ?? presented?.modalPresentationStyle ?? .none
  }

  // MARK: For subclasses

  /// What is put into the container; it may be a view that holds the view controller's.
  open var presentedView: UIView? { presented?.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// False presents in the nearest view controller that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// True takes the presenter's view out of the window while it cannot be seen.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the standard ones

  /// Whether the presenter leaves the window, and is told so.
  var removesPresenter: Bool { shouldRemovePresentersView }

  /// The animation that goes with this presentation where nobody else gives one.
  func standardAnimator(
    style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    StandardTransition.animator(style: style, isPresenting: isPresenting)
  }
}
