import Foundation

/// Changes the layout of a shared collection view instead of sliding views.
@MainActor
final class LayoutToLayoutTransition: StandardAnimator {
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private let isPush: Bool

  /// Creates a transition if the upper one of two view controllers shares the collection view of the lower one.
  init?(
    _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController?
  ) {
    guard let from = from as? UICollectionViewController,
      let to = to as? UICollectionViewController, operation != .none
    else { return nil }
    isPush = operation == .push
    let (upper, lower) = isPush ? (to, from) : (from, to)
    guard upper.sharesList(of: lower) else { return nil }
    if isPush { upper.share(lower) }
    guard upper.ownCollectionView === lower.ownCollectionView else { return nil }
    self.from = from
    self.to = to
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { NavigationTransition.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let list = from.ownCollectionView, let next = to.sharedLayout else {
      return context.completeTransition(true)
    }
    let isFaded = UIAccessibility.prefersCrossFadeTransitions
    note(list)
    UIView.performWithoutAnimation {
      to.view.frame = context.restOfDestination
      context.containerView.addSubview(to.view)
      to.takeList(list, from: from)
      list.layoutIfNeeded()
      if isFaded {
        list.setCollectionViewLayout(next, animated: false)
        list.layoutIfNeeded()
        list.alpha = 0
      }
    }
    let options: UIView.AnimationOptions =
      context.isInteractive ? .curveLinear : .curveEaseInOut
    // Lasts as long as the transition, even if no item changes its place.
    let pace = UIView()
    pace.alpha = 0
    UIView.performWithoutAnimation { context.containerView.addSubview(pace) }
    UIView.animate(withDuration: NavigationTransition.duration, options: options) {
      pace.alpha = 1
      if isFaded {
        list.alpha = 1
      } else {
        list.setCollectionViewLayout(next, animated: true)
      }
    } completion: { _ in
      pace.removeFromSuperview()
      if context.transitionWasCancelled { self.restore() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  // MARK: Without this animation

  private var before: (layout: UICollectionViewLayout, offset: CGPoint)?

  private func note(_ list: UICollectionView) {
    before = (list.collectionViewLayout, list.contentOffset)
  }

  /// Shows the collection view in its new place and layout at once, for a transition that another animator shows.
  func apply() {
    guard let list = from.ownCollectionView, let next = to.sharedLayout else { return }
    note(list)
    UIView.performWithoutAnimation {
      to.takeList(list, from: from)
      list.setCollectionViewLayout(next, animated: false)
      list.layoutIfNeeded()
    }
  }

  /// Shows the collection view in its old place and layout, after the transition has been cancelled.
  func restore() {
    guard let list = from.ownCollectionView, let before else { return }
    UIView.performWithoutAnimation {
      list.setCollectionViewLayout(before.layout, animated: false)
      from.takeList(list, from: to)
      list.contentOffset = before.offset
      list.layoutIfNeeded()
    }
  }
}
