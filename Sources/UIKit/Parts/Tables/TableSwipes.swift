import Foundation
import PantographGestures
import QuartzCore

/// The pan along a row of a table view that reveals the row's swipe actions.
@MainActor
final class TableSwipes {
  private unowned let table: UITableView
  private let pan = UIPanGestureRecognizer()
  private var opened: Opened?
  /// The decision of the last swipe: whether it stayed open, and why.
  private(set) var lastDecision: ReleaseDecision?

  /// The row that is swiped aside.
  private struct Opened {
    let path: IndexPath
    let cell: UITableViewCell
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
  private static let spring = (stiffness: CGFloat(100), damping: CGFloat(18))

  init(_ table: UITableView) {
    self.table = table
    pan.addAction { [weak self] _ in self?.follow() }
    pan.maximumNumberOfTouches = 1
  }

  /// Adds the recognizer. Only a table view whose rows can be swiped has it.
  func isWanted() {
    if pan.view == nil { table.addGestureRecognizer(pan) }
  }

  var isOpen: Bool { opened != nil }

  func way(of cell: UITableViewCell) -> CGFloat { opened?.cell === cell ? opened?.way ?? 0 : 0 }

  // MARK: Begin

  /// Returns whether the pan may begin; nil for another recognizer.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard recognizer === pan else { return nil }
    var way = pan.translation(in: table)
    if way == .zero { way = pan.velocity(in: table) }
    guard way.x.magnitude > way.y.magnitude else { return false }
    let point = pan.location(in: table)
    guard let path = table.indexPathForRow(at: point), let cell = table.cellForRow(at: path) else {
      return false
    }
    if let opened, opened.cell === cell { return true }
    guard !table.isEditing, let actions = actions(path, isTrailing: way.x < 0) else { return false }
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
    _ path: IndexPath, _ isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    let isAtRight =
      isTrailing == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
    guard isAtRight else {
      return table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      ?? deletion(path)
  }

  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let source = table.dataSource, source.tableView(table, canEditRowAt: path) else {
      return nil
    }
    let style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    guard style == .delete else { return nil }
    let title =
      table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak table] _, _, done in
      guard let table else { return }
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func begin(_ path: IndexPath, _ cell: UITableViewCell, _ actions: SwipeButtons) {
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    cell.parts.isSwiped = true
    opened = Opened(path: path, cell: cell, actions: actions)
    actions.view.frame = cell.frame
    table.insertSubview(actions.view, belowSubview: cell)
  }

  /// Opens the trailing actions of a row, as the delete control at the row's leading end does.
  func open(_ path: IndexPath) {
    guard let cell = table.cellForRow(at: path), let configuration = configuration(path, true)
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
    var way = (opened.origin + pan.translation(in: table).x) * sign
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
    opened.cell.frame.origin.x += way - old
    opened.actions.layout(way.magnitude, opened.cell.frame.offsetBy(dx: -way, dy: 0))
  }

  private func release(isCancelled: Bool) {
    guard let opened else { return }
    let actions = opened.actions
    let way = opened.way * actions.sign
    let speed = pan.velocity(in: table).x * actions.sign
    if !isCancelled, actions.doesFirst, isFull(way, speed, opened) {
      UIApplication.note(opened.cell, "is swiped over and does \(actions.name(0))")
      UIApplication.movement?.row(
        opened.cell, does: .finish, nil, "swiped over, it does \(actions.name(0))")
      ApplicationEvent.report(
        ApplicationEvent(
          .choseAction, "swiped \(name(opened.path)) over: \(actions.name(0))", of: table,
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

  private func name(_ path: IndexPath) -> String { "row \(path.row) of section \(path.section)" }

  private func tell(_ kind: ApplicationEvent.Kind, _ row: Opened, since start: Double?) {
    let isOpen = kind == .openedRow
    let titles = row.actions.configuration.actions.compactMap(\.title).joined(separator: ", ")
    let actions = isOpen && !titles.isEmpty ? ": \(titles)" : ""
    ApplicationEvent.report(
      ApplicationEvent(
        kind, "\(isOpen ? "opened" : "closed") \(name(row.path))\(actions)", of: table, at: row.path
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
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
    animator.addAnimations { self.show(way) }
    animator.addCompletion { (_: UIViewAnimatingPosition) in then() }
    animator.startAnimation()
  }

  func close(animated: Bool) {
    guard let opened else { return }
    let finish = {
      opened.cell.parts.isSwiped = false
      opened.actions.view.removeFromSuperview()
    }
    table.delegate?.tableView(table, didEndEditingRowAt: opened.path)
    tell(.closedRow, opened, since: nil)
    if animated, table.window != nil {
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
  func closes(for cell: UITableViewCell) -> Bool {
    guard isOpen else { return false }
    close(animated: true)
    return true
  }

  private func perform(_ action: UIContextualAction) {
    guard let opened else { return }
    if let title = action.title, !title.isEmpty {
      ApplicationEvent.report(
        ApplicationEvent(
          .choseAction, "chose \(title) of \(name(opened.path))", of: table, at: opened.path,
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
