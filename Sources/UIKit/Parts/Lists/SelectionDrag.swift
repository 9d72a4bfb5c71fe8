import Foundation

/// A list in which a drag of two fingers selects several rows.
@MainActor
protocol SelectsByDrag: UIScrollView {
  /// Returns the row or item at a point of the content.
  func selectablePath(at point: CGPoint) -> IndexPath?
  /// Returns the rows or items from one to another, in any order of the two.
  func selectablePaths(from start: IndexPath, to end: IndexPath) -> [IndexPath]
  /// Whether several rows may be selected now.
  var selectsSeveral: Bool { get }
  func isSelected(at path: IndexPath) -> Bool
  /// Selects or deselects a row for the user. The delegate may forbid it. Returns whether the row has
  /// changed.
  func setSelected(_ isSelected: Bool, byUserAt path: IndexPath) -> Bool

  // MARK: The delegate

  func shouldBeginSelecting(at path: IndexPath) -> Bool
  func didBeginSelecting(at path: IndexPath)
  func didEndSelecting()

  /// Returns the name of a row in a sentence.
  func rowName(_ path: IndexPath) -> String
}

/// The pan of two fingers that selects the rows under it. On a selected row it deselects.
@MainActor
final class SelectionDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let list: any SelectsByDrag
  private let pan = UIPanGestureRecognizer()
  private var drag: Drag?

  private struct Drag {
    let start: IndexPath
    let selects: Bool
    /// The rows that the drag has changed.
    var changed: [IndexPath] = []
  }

  init(_ list: any SelectsByDrag) {
    self.list = list
    super.init()
    pan.name = "MultipleSelection"
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
  }

  /// Adds the recognizer. It comes after that of scrolling, which it precedes for that reason if
  /// both recognize at once.
  func isWanted() {
    if pan.view == nil { list.addGestureRecognizer(pan) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = list.selectablePath(at: pan.location(in: list)) else { return false }
    return list.shouldBeginSelecting(at: path)
  }

  private func follow() {
    switch pan.state {
    case .began:
      guard let path = list.selectablePath(at: pan.location(in: list)) else { return }
      let selects = !list.isSelected(at: path)
      list.didBeginSelecting(at: path)
      drag = Drag(start: path, selects: selects)
      reach(path)
    case .changed:
      if let path = list.selectablePath(at: pan.location(in: list)) { reach(path) }
    case .ended: end(isCancelled: false)
    case .cancelled: end(isCancelled: true)
    case .possible, .failed: return
    }
  }

  /// Selects the rows up to the one under the fingers, and restores those beyond it.
  private func reach(_ path: IndexPath) {
    guard var drag, list.selectsSeveral else { return }
    let wanted = list.selectablePaths(from: drag.start, to: path)
    for old in drag.changed where !wanted.contains(old) {
      _ = list.setSelected(!drag.selects, byUserAt: old)
    }
    drag.changed.removeAll { !wanted.contains($0) }
    for new in wanted where list.isSelected(at: new) != drag.selects {
      if list.setSelected(drag.selects, byUserAt: new) { drag.changed.append(new) }
    }
    self.drag = drag
  }

  private func end(isCancelled: Bool) {
    guard let drag else { return }
    self.drag = nil
    if isCancelled {
      for path in drag.changed { _ = list.setSelected(!drag.selects, byUserAt: path) }
    }
    UIApplication.note(list, words(drag, isCancelled))
    UIApplication.movement?.row(
      list, does: isCancelled || drag.changed.isEmpty ? .cancel : .finish, nil,
      words(drag, isCancelled))
    list.didEndSelecting()
  }

  private func words(_ drag: Drag, _ isCancelled: Bool) -> String {
    let sorted = drag.changed.sorted()
    if isCancelled { return "selects what it did before: the fingers were cancelled" }
    guard let first = sorted.first, let last = sorted.last else {
      return "selects what it did before: two fingers reached no row that may change"
    }
    let verb = drag.selects ? "selects" : "deselects"
    let rows =
      first == last
      ? list.rowName(first) : "\(sorted.count) rows from \(list.rowName(first)) on"
    return "\(verb) \(rows): two fingers were dragged from \(list.rowName(drag.start))"
  }
}
