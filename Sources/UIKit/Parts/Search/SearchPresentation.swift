import Foundation

/// Provides the presentation controller of a search controller. The search controller sets this
/// object as its own transitioning delegate.
@MainActor
final class SearchConductor: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Fades the search controller's view in over the content, below the search bar. Moves the bar
/// along with the transition.
@MainActor
private final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presented as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    guard let bar = search?.searchBar, bar.window === container.window else {
      return container.bounds
    }
    let top = min(max(bar.convert(bar.bounds, to: container).maxY, 0), container.bounds.maxY)
    return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func containerViewDidLayoutSubviews() {
    guard let view = presentedView, !(presented?.passage.isBeingDismissed ?? true) else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  override func standardAnimator(
    style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    CrossDissolveTransition(isPresenting: isPresenting)
  }

  override func hitOutside(_ point: CGPoint, with event: UIEvent?) -> OutsideHit { .below }

  override func presentationTransitionWillBegin() {
    search?.willChange(active: true)
    moveBar()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    ended(completed, active: true)
  }

  override func dismissalTransitionWillBegin() {
    search?.willChange(active: false)
    moveBar()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    ended(completed, active: false)
  }

  private func ended(_ completed: Bool, active: Bool) {
    if !completed { search?.showParts(active: !active) }
    search?.item?.bar?.searchChanged()
    if completed { search?.didChange(active: active) }
  }

  private func moveBar() {
    guard let bar = search?.item?.bar else { return }
    guard let coordinator = presented?.transitionCoordinator, coordinator.isAnimated else {
      return bar.searchChanged()
    }
    coordinator.animateAlongsideTransition(in: bar) { [weak self, weak bar] _ in
      bar?.searchChanged()
      if let self, let view = presentedView { view.frame = frameOfPresentedViewInContainerView }
    }
  }
}
