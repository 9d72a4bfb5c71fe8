import Foundation
import QuartzCore

/// Provides the rows of a wheel and receives the user's choices.
@MainActor
protocol WheelOwner: UIView {
  /// Returns the view of a row.
  func wheel(_ wheel: WheelView, viewFor row: Int, reusing view: UIView?) -> UIView
  /// Called once when the wheel rests on another row than before, because the user moved it.
  func wheel(_ wheel: WheelView, didChoose row: Int)
  /// Sets the color of a visible row.
  func color(_ view: UIView, of row: Int, on wheel: WheelView)
}

/// A column of rows on a cylinder. It is a scroll view whose content rests only where a row is in
/// the middle.
@MainActor
final class WheelView: UIScrollView, UIScrollViewDelegate {
  private weak var owner: (any WheelOwner)?
  private(set) var rows = WheelRows()
  /// The row that was chosen, by the user or by the program.
  private(set) var selectedRow = 0
  /// The visible rows by position.
  private var shown: [Int: WheelRow] = [:]
  private var spare: [WheelRow] = []
  private let tap = UITapGestureRecognizer()

  required init?(coder: NSCoder) { nil }

  init(owner: any WheelOwner) {
    self.owner = owner
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    scrollsToTop = false
    allowsKeyboardScrolling = false
    scroller.whenCaughtAtRest = { [weak self] in self?.userMoved() }
    tap.addAction { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }

  // MARK: Content

  /// Shows new rows. The selected row stays selected if it still exists.
  func show(_ rows: WheelRows) {
    stopScrollingAndZooming()
    for row in Array(shown.values) + spare { row.removeFromSuperview() }
    shown = [:]
    spare = []
    self.rows = rows
    scroller.rests.rows = rows
    selectedRow = min(max(selectedRow, 0), max(rows.count - 1, 0))
    resize()
    contentOffset = CGPoint(x: 0, y: rows.offset(of: rows.middlePosition(of: selectedRow)))
    setNeedsLayout()
  }

  private func resize() {
    let last = rows.offset(of: max(rows.positions - 1, 0))
    contentSize = CGSize(width: bounds.width, height: bounds.height + last)
  }

  /// The view of a row that is visible now.
  func shownView(of row: Int) -> UIView? {
    let middle = rows.position(at: contentOffset.y)
    return shown.filter { rows.row(at: $0.key) == row }
      .min { abs($0.key - middle) < abs($1.key - middle) }?.value.content
  }

  /// Sets the colors of the visible rows.
  func recolor() {
    for (position, row) in shown {
      if let content = row.content { owner?.color(content, of: rows.row(at: position), on: self) }
    }
  }

  // MARK: Selecting

  /// Selects a row for the program. The owner is not called.
  func select(_ row: Int, animated: Bool) {
    guard rows.count > 0 else { return }
    selectedRow = min(max(row, 0), rows.count - 1)
    isUserMoving = false
    let here = rows.position(at: contentOffset.y)
    let there = rows.position(of: selectedRow, near: here)
    let offset = CGPoint(x: 0, y: rows.offset(of: there))
    guard offset != contentOffset || !scroller.isAtRest else { return }
    setContentOffset(offset, animated: animated && window != nil)
    if window == nil { center() }
  }

  /// Moves a wheel that goes round to the middle one of its rounds, where nothing looks different.
  private func center() {
    let here = rows.position(at: contentOffset.y)
    let middle = rows.middlePosition(of: rows.row(at: here))
    guard middle != here else { return }
    let old = shown
    shown = [:]
    for (position, row) in old { shown[position + middle - here] = row }
    contentOffset.y += rows.offset(of: middle) - rows.offset(of: here)
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    // The finger only stopped the wheel.
    if scroller.landing.wasCaught || rows.count == 0 { return }
    let cylinder = WheelCylinder(height: bounds.height)
    let distance = cylinder.distance(seenAt: recognizer.location(in: self).y - bounds.midY)
    let position = rows.position(at: contentOffset.y + distance)
    let words =
      "tapped row \(rows.row(at: position)), which is \(eventNumber(Double(distance))) pt from the"
      + " middle along the wheel"
    UIApplication.note(scroller.reporter ?? self, words)
    isUserMoving = true
    guard rows.offset(of: position) != contentOffset.y else { return userMoved() }
    setContentOffset(CGPoint(x: 0, y: rows.offset(of: position)), animated: true)
  }

  /// Turns the wheel by rows for the user, and rests there.
  func step(by number: Int) {
    let here = rows.position(at: scroller.destination.y)
    let position = here + number
    guard rows.count > 0, (0..<rows.positions).contains(position) else { return }
    UIApplication.note(
      scroller.reporter ?? self, "is turned to row \(rows.row(at: position)) by a key")
    isUserMoving = true
    setContentOffset(CGPoint(x: 0, y: rows.offset(of: position)), animated: window != nil)
  }

  /// Whether the user has moved the wheel and it has not come to rest.
  private(set) var isUserMoving = false

  /// Reports the row in the middle if the user has brought the wheel to rest.
  private func userMoved() {
    let position = rows.position(at: contentOffset.y)
    let isAtRow =
      (rows.offset(of: position) - contentOffset.y).magnitude <= CGFloat(Scroller.edgeTolerance)
    // A touchpad stops a wheel between two rows before the wheel goes on to one of them.
    guard scroller.isAtRest, isAtRow else { return }
    let wasUser = isUserMoving
    isUserMoving = false
    let row = rows.row(at: position)
    center()
    guard wasUser, row != selectedRow, rows.count > 0 else { return }
    selectedRow = row
    owner?.wheel(self, didChoose: row)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isUserMoving = true
    center()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { userMoved() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { userMoved() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { userMoved() }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if contentSize.width != bounds.width || bounds.height != laidHeight {
      laidHeight = bounds.height
      resize()
    }
    placeRows()
  }

  private var laidHeight: CGFloat = 0

  private func placeRows() {
    guard rows.count > 0, rows.height > 0, bounds.height > 0 else { return }
    let cylinder = WheelCylinder(height: bounds.height)
    let offset = contentOffset.y
    let first = max(Int(((offset - cylinder.reach) / rows.height).rounded(.up)), 0)
    let last = min(
      Int(((offset + cylinder.reach) / rows.height).rounded(.down)), rows.positions - 1)
    let visible = first...max(first, last)
    // In the order of the positions, so that the same movements use the same views again.
    for position in shown.keys.sorted() where !visible.contains(position) || last < first {
      guard let row = shown.removeValue(forKey: position) else { continue }
      row.isHidden = true
      spare.append(row)
    }
    guard first <= last else { return }
    for position in visible {
      let look = cylinder.look(
        at: rows.offset(of: position) - offset, rowHeight: rows.height)
      guard let look else { continue }
      let row = shown[position] ?? makeRow(position)
      row.isHidden = false
      row.transform = .identity
      row.bounds.size = CGSize(width: bounds.width, height: rows.height)
      row.center = CGPoint(x: bounds.midX, y: bounds.midY + look.y)
      row.transform = CGAffineTransform(scaleX: look.scale.width, y: look.scale.height)
      row.alpha = look.opacity
    }
  }

  private func makeRow(_ position: Int) -> WheelRow {
    let row = spare.popLast() ?? WheelRow()
    if row.superview !== self { addSubview(row) }
    row.show(owner?.wheel(self, viewFor: rows.row(at: position), reusing: row.content) ?? UIView())
    shown[position] = row
    return row
  }
}

/// A place on the cylinder with the view of one row.
@MainActor
final class WheelRow: UIView {
  private(set) var content: UIView?

  func show(_ view: UIView) {
    guard view !== content else { return setNeedsLayout() }
    if content?.superview === self { content?.removeFromSuperview() }
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Places the content in the middle. A view without a size of its own fills the row.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === self else { return }
    if content is WheelLabel || content.bounds.isEmpty { content.bounds.size = bounds.size }
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// The title of a row.
@MainActor
class WheelLabel: UILabel {
  /// The size of the text of a row, in points. A value of this project: UIKit's is not documented.
  static let usualSize: CGFloat = 21

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: .zero)
    font = .systemFont(ofSize: Self.usualSize)
    textColor = .label
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }
}
