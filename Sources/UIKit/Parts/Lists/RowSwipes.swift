import Foundation
import PantographGestures
import QuartzCore

/// The pan along a row of a table view or a collection view that reveals the row's swipe actions.
@MainActor
final class RowSwipes {
  private unowned let list: any RowSwiping
  private let pan = UIPanGestureRecognizer()
  @exclusivity(unchecked) private var opened: Opened?
  /// The decision of the last swipe: whether it stayed open, and why.
  @exclusivity(unchecked) private(set) var lastDecision: ReleaseDecision?

  /// The row that is swiped aside.
  private struct Opened {
    let path: IndexPath
    let cell: UIView
    let actions: SwipeButtons
    /// The offset of the row, in points to the right: when the pan began, and now.
    var origin: CGFloat = 0
    var way: CGFloat = 0
  }

  /// The share of the row's width above which the first action is performed at once.
  private static let fullShare: CGFloat = 0.6
  /// The distance beyond the buttons, in points, and the speed, in points per second, which
  /// together also perform the first action.
  private static let overshoot: CGFloat = 50
  private static let fullSpeed: CGFloat = 1000
  /// The share of the finger's movement that the row follows beyond the buttons, if a full swipe
  /// performs nothing.
  private static let resistance: CGFloat = 0.4
  /// Our values for a mass of 1: a row settles fast and overshoots by less than a point.
  private static let spring = (stiffness: CGFloat(100), damping: CGFloat(18))

  init(_ list: any RowSwiping) {
    self.list = list
    pan.addAction { [weak self] _ in self?.follow() }
    pan.maximumNumberOfTouches = 1
  }

  /// Adds the recognizer. Only a list whose rows can be swiped has it.
  func isWanted() {
    pan.yieldsToOthers = true
    if pan.view == nil { list.addGestureRecognizer(pan) }
  }

  var isOpen: Bool { opened != nil }

  func way(of cell: UIView) -> CGFloat { opened?.cell === cell ? opened?.way ?? 0 : 0 }

  // MARK: Begin

  /// Returns whether the pan may begin; nil for another recognizer.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard recognizer === pan else { return nil }
    var way = pan.translation(in: list)
    if way == .zero { way = pan.velocity(in: list) }
    guard way.x.magnitude > way.y.magnitude else { return false }
    let point = pan.location(in: list)
    guard let (path, cell) = list.swipedRow(at: point) else { return false }
    if let opened, opened.cell === cell { return true }
    guard list.allowsSwipes, let actions = actions(path, isTrailing: way.x < 0) else {
      return false
    }
    close(animated: true)
    begin(path, cell, actions)
    return true
  }

  private func actions(_ path: IndexPath, isTrailing: Bool) -> SwipeButtons? {
    guard let configuration = configuration(path, isTrailing), !configuration.actions.isEmpty
    else { return nil }
    return SwipeButtons(configuration, isTrailing: isTrailing) { [weak self] action in
      self?.perform(action)
    }
  }

  private func configuration(
    _ path: IndexPath, _ isAtTheRight: Bool
  ) -> UISwipeActionsConfiguration? {
    let isLeftToRight = list.effectiveUserInterfaceLayoutDirection == .leftToRight
    return list.swipeActions(of: path, isTrailing: isAtTheRight == isLeftToRight)
  }

  /// Returns the actions of both ends of a row.
  func offered(of path: IndexPath) -> [UIContextualAction] {
    guard list.allowsSwipes else { return [] }
    return [false, true].flatMap { list.swipeActions(of: path, isTrailing: $0)?.actions ?? [] }
  }

  /// Performs an action of a row that is not open.
  func perform(_ action: UIContextualAction, of path: IndexPath) {
    guard let row = list.swipedRow(of: path) else { return }
    if let title = action.title, !title.isEmpty {
      UIApplication.note(row, "does \(title) by a key")
      ApplicationEvent.report(
        ApplicationEvent(
          .choseAction, "chose \(title) of \(list.rowName(path))", of: list, at: path, title: title)
      )
    }
    action.handler(action, row) { _ in }
  }

  private func begin(_ path: IndexPath, _ cell: UIView, _ actions: SwipeButtons) {
    list.row(cell, at: path, isPushedAside: true)
    opened = Opened(path: path, cell: cell, actions: actions)
    actions.view.frame = cell.frame
    cell.superview?.insertSubview(actions.view, belowSubview: cell)
  }

  /// Opens the trailing actions of a row, as the delete control at the row's leading end does.
  func open(_ path: IndexPath) {
    guard let cell = list.swipedRow(of: path), let configuration = configuration(path, true)
    else { return }
    close(animated: true)
    let actions = SwipeButtons(configuration, isTrailing: true) { [weak self] action in
      self?.perform(action)
    }
    begin(path, cell, actions)
    settle(at: -actions.width)
  }

  // MARK: Follow

  private func follow() {
    guard var opened else { return }
    switch pan.state {
    case .began:
      opened.origin = opened.way
      self.opened = opened
      move()
    case .changed: move()
    case .ended: release(isCancelled: false)
    case .cancelled: release(isCancelled: true)
    case .possible, .failed: return
    }
  }

  private func move() {
    guard let opened else { return }
    let sign = opened.actions.sign
    var way = (opened.origin + pan.translation(in: list).x) * sign
    let width = opened.actions.width
    if way < 0 {
      way = 0
    } else if way > width, !opened.actions.doesFirst {
      way = width + (way - width) * Self.resistance
    }
    show(way * sign)
  }

  private func show(_ way: CGFloat) {
    guard var opened else { return }
    let old = opened.way
    opened.way = way
    self.opened = opened
    list.push(opened.cell, by: way - old)
    opened.actions.layout(way.magnitude, opened.cell.frame.offsetBy(dx: -way, dy: 0))
  }

  private func release(isCancelled: Bool) {
    guard let opened else { return }
    let actions = opened.actions
    let way = opened.way * actions.sign
    let speed = pan.velocity(in: list).x * actions.sign
    if !isCancelled, actions.doesFirst, isFull(way, speed, opened) {
      UIApplication.note(opened.cell, "is swiped over and does \(actions.name(0))")
      UIApplication.movement?.row(
        opened.cell, does: .finish, nil, "swiped over, it does \(actions.name(0))")
      ApplicationEvent.report(
        ApplicationEvent(
          .choseAction, "swiped \(list.rowName(opened.path)) over: \(actions.name(0))", of: list,
          at: opened.path, title: actions.name(0)))
      return perform(actions.configuration.actions[0])
    }
    let places = [
      RestingPlace("closed", at: 0), RestingPlace("open", at: Double(actions.width)),
    ]
    let decision = InteractionThresholds.rowSwipe.rest(
      ReleaseInputs(
        distance: Double(way), length: Double(actions.width),
        velocity: isCancelled ? 0 : Double(speed)),
      from: Double(opened.origin * actions.sign), among: places,
      in: InteractionSpace(length: Double(max(actions.width, 1))))
    lastDecision = decision
    let isOpen = !isCancelled && decision.resting?.place.name == "open"
    UIApplication.note(
      opened.cell, "is let go and \(isOpen ? "stays open" : "closes"): \(decision.why)")
    UIApplication.movement?.row(
      opened.cell, does: isOpen ? .finish : .cancel, decision,
      "\(isOpen ? "stays open" : "closes"): \(decision.why)")
    if isOpen {
      settle(at: actions.width * actions.sign) { [weak self, now = CACurrentMediaTime()] in
        self?.tell(.openedRow, opened, since: now)
      }
    } else {
      close(animated: true)
    }
  }

  private func tell(_ kind: ApplicationEvent.Kind, _ row: Opened, since start: Double?) {
    let isOpen = kind == .openedRow
    let titles = row.actions.configuration.actions.compactMap(\.title).joined(separator: ", ")
    let actions = isOpen && !titles.isEmpty ? ": \(titles)" : ""
    ApplicationEvent.report(
      ApplicationEvent(
        kind, "\(isOpen ? "opened" : "closed") \(list.rowName(row.path))\(actions)", of: list,
        at: row.path
      ),
      since: start)
  }

  private func isFull(_ way: CGFloat, _ speed: CGFloat, _ opened: Opened) -> Bool {
    let width = opened.cell.bounds.width
    if way >= width * Self.fullShare { return true }
    return way > opened.actions.width + Self.overshoot && speed >= Self.fullSpeed
  }

  // MARK: Rest

  private func settle(at way: CGFloat, then: @escaping () -> Void = {}) {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: Self.spring.stiffness, damping: Self.spring.damping)
    // Ignored: a spring with a mass determines its duration.
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
    animator.addAnimations { self.show(way) }
    animator.addCompletion { (_: UIViewAnimatingPosition) in then() }
    animator.startAnimation()
  }

  func close(animated: Bool) {
    guard let opened else { return }
    let finish = { [weak list] in
      list?.row(opened.cell, at: opened.path, isPushedAside: false)
      opened.actions.view.removeFromSuperview()
    }
    list.actionsWillClose(at: opened.path)
    tell(.closedRow, opened, since: nil)
    if animated, list.window != nil {
      settle(at: 0, then: finish)
      self.opened = nil
    } else {
      show(0)
      self.opened = nil
      finish()
    }
  }

  /// Closes an open row for a touch on any cell. Returns whether a row was open; the touch then has
  /// no other effect.
  func closes(for cell: UIView) -> Bool {
    guard isOpen else { return false }
    close(animated: true)
    return true
  }

  /// Forgets a row whose view is no longer shown.
  func viewLeft(_ view: UIView) {
    if opened?.cell === view { close(animated: false) }
  }

  private func perform(_ action: UIContextualAction) {
    guard let opened else { return }
    if let title = action.title, !title.isEmpty {
      ApplicationEvent.report(
        ApplicationEvent(
          .choseAction, "chose \(title) of \(list.rowName(opened.path))", of: list, at: opened.path,
          title: title))
    }
    action.handler(action, opened.actions.view) { [weak self] _ in
      guard let self, self.opened?.cell === opened.cell else { return }
      self.close(animated: true)
    }
  }
}

extension InteractionThresholds {
  /// The thresholds of a swipe along a row: half of the buttons, or 200 points per second. UIKit's
  /// are not known.
  public static let rowSwipe = InteractionThresholds.bare(
    progress: 0.5, velocity: .points(200), against: .points(200))
}
