import Foundation
import PantographGestures

/// The pan that turns the pages of a page view controller, in both directions.
@MainActor
final class PageTurning: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private(set) var grip: TransitionGrip!
  private weak var pages: UIPageViewController?
  /// Whether the visible page is pulled although there is no page on that side.
  private var isGivingWay = false

  init(of pages: UIPageViewController, thresholds: InteractionThresholds) {
    self.pages = pages
    recognizer.delegate = self
    recognizer.yieldsToOthers = true
    pages.view.addGestureRecognizer(recognizer)
    grip = TransitionGrip(recognizer, of: self, thresholds: thresholds)
    recognizer.addAction { [weak self] _ in self?.fingerMoved() }
  }

  var isHorizontal: Bool { pages?.navigationOrientation != .vertical }

  /// Moves the scroll view's offset with the finger while a page is being turned.
  private func fingerMoved() {
    guard let pages, let scroll = pages.stage as? PageScrollView, pages.current != nil,
      recognizer.state == .changed
    else { return }
    let way = recognizer.translation(in: pages.view)
    let (width, height) = (scroll.bounds.width, scroll.bounds.height)
    scroll.turned =
      isHorizontal
      ? CGPoint(x: min(max(-way.x, -width), width), y: 0)
      : CGPoint(x: 0, y: min(max(-way.y, -height), height))
  }

  /// Resets the offset after a page change: the visible page is in the middle again.
  func pageDidChange() { (pages?.stage as? PageScrollView)?.turned = .zero }

  /// Stops pulling the page when the program turns it.
  func pageWillChange() {
    guard isGivingWay else { return }
    grip.overrule(.cancel)
    UIView.performWithoutAnimation { give(0) }
    isGivingWay = false
    grip.settled(.cancel)
  }

  private var ways: (forward: TransitionDirection, reverse: TransitionDirection) {
    guard let pages, pages.navigationOrientation == .horizontal else { return (.up, .down) }
    return pages.isMirrored ? (.right, .left) : (.left, .right)
  }

  private func direction(
    _ way: TransitionDirection
  ) -> UIPageViewController.NavigationDirection { way == ways.forward ? .forward : .reverse }

  private func give(_ offset: CGFloat) {
    guard let pages, let view = pages.settled?.viewIfLoaded else { return }
    view.transform =
      pages.navigationOrientation == .horizontal
      ? CGAffineTransform(translationX: offset, y: 0)
      : CGAffineTransform(translationX: 0, y: offset)
  }
}

extension PageTurning: TransitionSubject {
  var gripName: String {
    "the turning of the pages" + (pages.map { " of \(type(of: $0))" } ?? "")
  }

  /// Returns the directions along the page axis.
  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    guard let pages, pages.dataSource != nil else {
      throw .nothingThere("the pages have no data source that knows their neighbours")
    }
    guard pages.settled != nil else { throw .nothingThere("there is no page") }
    guard pages.current == nil else { throw .nothingThere("a page is being turned already") }
    return [ways.forward, ways.reverse]
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? {
    guard let pages, let page = pages.neighbor(direction(way)) else { return nil }
    return TurningChange(pages: pages, page: page, direction: direction(way))
  }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    guard let pages, let view = pages.viewIfLoaded else { return 1 }
    let isHorizontal = pages.navigationOrientation == .horizontal
    return max((isHorizontal ? view.bounds.width : view.bounds.height) + pages.spacing, 1)
  }

  func turnedWay(
    from way: TransitionDirection, for grip: TransitionGrip
  ) -> TransitionDirection? { way.opposite }

  // MARK: Where there is no page

  func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath {
    TransitionPath(places: [RestingPlace("the page", at: 0)])
  }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    guard grip.isOnCourse else { return }
    isGivingWay = progress > 0
    let offset = max(progress, 0) * grip.length
    give(grip.way == .left || grip.way == .up ? -offset : offset)
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    guard grip.isOnCourse else { return }
    guard isGivingWay else { return grip.settled(.cancel) }
    let settled: (Bool) -> Void = { [weak self] finished in
      guard let self, finished, isGivingWay, !self.grip.isFollowing else { return }
      isGivingWay = false
      self.grip.settled(.cancel)
    }
    let handOff = grip.thresholds.handOff
    if handOff.isSpring {
      UIView.animate(
        springDuration: handOff.response, options: .allowUserInteraction, animations: { give(0) },
        completion: settled)
    } else {
      UIView.animate(
        withDuration: PageTransition.duration, delay: 0, options: .allowUserInteraction,
        animations: { give(0) }, completion: settled)
    }
  }

  func takeHold(for grip: TransitionGrip) -> CGFloat? {
    guard isGivingWay, let pages, let view = pages.settled?.viewIfLoaded else { return nil }
    let seen = view.layer.presentation()?.affineTransform() ?? view.transform
    let offset = pages.navigationOrientation == .horizontal ? seen.tx : seen.ty
    view.layer.removeAllAnimations()
    return abs(offset) / grip.length
  }
}

/// Turns to a page next to the visible one.
@MainActor
private struct TurningChange: DrivenChange {
  let pages: UIPageViewController
  let page: UIViewController
  let direction: UIPageViewController.NavigationDirection

  var obstacle: String? { pages.current == nil ? nil : "a page is being turned already" }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let old = pages.settled else { return false }
    let pages = pages
    pages.delegate?.pageViewController(
      pages, willTransitionTo: UIPageViewController.pages(of: page))
    pages.turn(to: page, direction, animated: true, driver: interactor) { completed in
      if completed { pages.dotsFollow(direction) }
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: true,
        previousViewControllers: UIPageViewController.pages(of: old),
        transitionCompleted: completed)
    }
    return interactor.hasStarted
  }
}

extension UIPageViewController {
  /// The thresholds of the swipe: when it begins to turn a page, moves it, finishes it and cancels
  /// it.
  public var pageTurnThresholds: InteractionThresholds {
    get { turnThresholds }
    set {
      turnThresholds = newValue
      turning?.grip.thresholds = newValue
    }
  }

  /// The grip that turns the pages, with its last decision. Nil until the view is loaded.
  public var pageTurnGrip: TransitionGrip? { turning?.grip }
}
