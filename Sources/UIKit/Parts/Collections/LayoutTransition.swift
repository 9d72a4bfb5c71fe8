import Foundation
import QuartzCore

/// A change of a collection view's layout whose progress a gesture sets.
@MainActor
final class LayoutTransition {
  typealias Completion = UICollectionView.LayoutInteractiveTransitionCompletion

  private unowned let list: UICollectionView
  private var running: (layout: UICollectionViewTransitionLayout, completion: Completion?)?

  init(_ list: UICollectionView) {
    self.list = list
  }

  var isRunning: Bool { running != nil }

  func start(
    to next: UICollectionViewLayout, _ completion: Completion?
  ) -> UICollectionViewTransitionLayout {
    require(!isRunning, "a collection view can run only one interactive transition at a time")
    let old = list.collectionViewLayout
    require(old !== next, "an interactive transition needs another layout than the current one")
    list.swipes.close(animated: false)
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    for view in list.contents.shown.values { view.willTransition(from: old, to: next) }
    let layout =
      list.itemDelegate?.collectionView(
        list, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    let start = list.contentOffset
    running = (layout, completion)
    list.take(layout)
    // Both layouts compute attributes during the transition.
    old.ownCollectionView = list
    next.ownCollectionView = list
    next.prepare()
    layout.offsets = (start, target(of: next, from: start))
    list.layoutIfNeeded()
    tell(.begins(isDriven: true))
    return layout
  }

  /// Returns the content offset after the transition, within the limits of the next layout.
  private func target(of next: UICollectionViewLayout, from start: CGPoint) -> CGPoint {
    var offset = next.targetContentOffset(forProposedContentOffset: start)
    if let delegate = list.itemDelegate {
      offset = delegate.collectionView(list, targetContentOffsetForProposedContentOffset: offset)
    }
    for axis in ScrollAxis.allCases {
      let limits = list.limits(axis, content: next.collectionViewContentSize)
      offset[axis] = CGFloat(min(max(Double(offset[axis]), limits.lowerBound), limits.upperBound))
    }
    return offset
  }

  func progressChanged() {
    guard let layout = running?.layout else { return }
    tell(.moves(to: Double(layout.transitionProgress)))
    list.contents.prepareLayout()
    list.contentOffset = layout.offset
    list.layoutIfNeeded()
  }

  func end(isFinished: Bool) {
    guard let (layout, completion) = running else { return }
    running = nil
    let progress = layout.transitionProgress
    let outcome: TransitionOutcome = isFinished ? .finish : .cancel
    tell(.released(outcome, at: Double(progress)))
    let (old, next) = (layout.currentLayout, layout.nextLayout)
    let (final, other) = isFinished ? (next, old) : (old, next)
    list.take(final)
    if other.collectionView === list { other.ownCollectionView = nil }
    let share = isFinished ? 1 - progress : progress
    list.updates.arrive(
      at: isFinished ? layout.offsets.end : layout.offsets.start,
      share: min(max(Double(share), 0), 1)
    ) { [weak list, weak self] isComplete in
      self?.tell(.ended(outcome))
      old.finalizeLayoutTransition()
      next.finalizeLayoutTransition()
      for view in list?.contents.shown.values.map({ $0 }) ?? [] {
        view.didTransition(from: old, to: next)
      }
      completion?(isComplete, isFinished)
    }
  }

  private func tell(_ step: @autoclosure () -> TransitionNews) {
    UIApplication.observer?.transition("the layout of \(type(of: list))", did: step())
  }
}
