import Foundation
import Motion

/// The pan that turns the pages of a page view controller.
@MainActor
final class PageTurning: UIGestureRecognizerDelegate {
  private enum State {
    case idle
    /// The page follows the finger.
    case turning(UIPageViewController.NavigationDirection, UIPercentDrivenInteractiveTransition)
    /// The page falls back, and then the one on the other side comes.
    case turningRound(UIPageViewController.NavigationDirection)
    /// There is no page on that side: the one that is seen gives way a little.
    case resisting(UIPageViewController.NavigationDirection)
  }

  let recognizer = UIPanGestureRecognizer()
  private weak var pages: UIPageViewController?
  private var state = State.idle
  /// The share of the way at which the finger took hold.
  private var grabbedAt: CGFloat = 0

  init(of pages: UIPageViewController) {
    self.pages = pages
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    pages.view.addGestureRecognizer(recognizer)
    recognizer.addTarget(self, action: PageTurning.handle)
  }

  /// Along the pages, not across them.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pages, pages.dataSource != nil, pages.settled != nil else { return false }
    if pages.current != nil, grabbable == nil { return false }
    let way = recognizer.translation(in: pages.view)
    return pages.navigationOrientation == .horizontal
      ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  /// What a finger may take hold of while it settles.
  private var grabbable: UIPercentDrivenInteractiveTransition? {
    guard case .turning(_, let driver) = state, let context = pages?.current?.context,
      context.interactor === driver, !context.isInteractive
    else { return nil }
    return driver
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    guard let pages, let view = pages.viewIfLoaded else { return }
    let isHorizontal = pages.navigationOrientation == .horizontal
    let (way, speed) = (pan.translation(in: view), pan.currentVelocity(in: view))
    let length = max((isHorizontal ? view.bounds.width : view.bounds.height) + pages.spacing, 1)
    // Forwards is to the left, or up.
    let share = -(isHorizontal ? way.x : way.y) / length
    let velocity = -(isHorizontal ? speed.x : speed.y) / length
    switch pan.state {
    case .began:
      if let driver = grabbable {
        driver.pause()
        grabbedAt = driver.percentComplete
      } else {
        grabbedAt = 0
        // The direction at the start is that of the speed: of the way the slop was taken.
        begin(share != 0 ? share > 0 : velocity > 0)
      }
    case .changed: follow(share, length)
    case .ended: release(share, velocity, length)
    case .cancelled, .failed: abandon()
    default: break
    }
  }

  private func begin(_ isForward: Bool) {
    guard let pages else { return }
    let direction: UIPageViewController.NavigationDirection = isForward ? .forward : .reverse
    guard pages.current == nil, let page = pages.neighbor(direction), let old = pages.settled else {
      state = .resisting(direction)
      return
    }
    pages.delegate?.pageViewController(pages, willTransitionTo: [page])
    let driver = UIPercentDrivenInteractiveTransition()
    driver.canBeGrabbed = true
    state = .turning(direction, driver)
    pages.turn(to: page, direction, animated: true, driver: driver) { [weak self] completed in
      guard let self, let pages = self.pages else { return }
      if case .turning(_, let own) = state, own === driver { state = .idle }
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: completed)
      if case .turningRound(let other) = state { begin(other == .forward) }
    }
  }

  private func follow(_ share: CGFloat, _ length: CGFloat) {
    switch state {
    case .idle: break
    case .turning(let direction, let driver):
      let progress = grabbedAt + (direction == .forward ? share : -share)
      driver.update(progress)
      // Back past the start: the page on the other side comes.
      if progress < 0, grabbedAt == 0 {
        state = .turningRound(direction.opposite)
        driver.cancel()
      }
    case .turningRound: break
    case .resisting(let direction):
      let over = direction == .forward ? share : -share
      if over < 0 {
        give(0)
        return begin(direction != .forward)
      }
      let stretched = RubberBand(dimension: Double(length)).offset(pull: Double(over * length))
      give(direction == .forward ? -CGFloat(stretched) : CGFloat(stretched))
    }
  }

  private func release(_ share: CGFloat, _ velocity: CGFloat, _ length: CGFloat) {
    switch state {
    case .idle: break
    case .turning(let direction, let driver):
      let sign: CGFloat = direction == .forward ? 1 : -1
      let finishes = SwipeRelease.finishes(
        progress: grabbedAt + sign * share, velocity: sign * velocity, length: length)
      driver.releaseVelocity = sign * velocity
      if finishes { driver.finish() } else { driver.cancel() }
    case .turningRound: state = .idle
    case .resisting: abandon()
    }
  }

  private func abandon() {
    switch state {
    case .idle: break
    case .turningRound: state = .idle
    case .turning(_, let driver): driver.cancel()
    case .resisting:
      state = .idle
      UIView.animate(springDuration: 0.4, options: .allowUserInteraction) { give(0) }
    }
  }

  /// Somebody else turns the page.
  func pageWillChange() {
    guard case .resisting = state else { return }
    state = .idle
    UIView.performWithoutAnimation { give(0) }
  }

  private func give(_ offset: CGFloat) {
    guard let pages, let view = pages.settled?.viewIfLoaded else { return }
    view.transform =
      pages.navigationOrientation == .horizontal
      ? CGAffineTransform(translationX: offset, y: 0)
      : CGAffineTransform(translationX: 0, y: offset)
  }
}
