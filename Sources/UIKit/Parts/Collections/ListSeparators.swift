import Foundation
import QuartzCore

/// The separator lines of a list cell, above and below its content.
@MainActor
final class ListSeparators {
  private unowned let cell: UICollectionViewListCell
  private var top: UIView?
  private var bottom: UIView?
  private var guide: UILayoutGuide?
  private var start: NSLayoutConstraint?
  private var end: NSLayoutConstraint?

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
  }

  /// The guide with the lines' ends. Constraints with a higher priority than those here move it.
  var layoutGuide: UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    cell.addLayoutGuide(made)
    let start = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let end = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    start.priority = .defaultLow
    end.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, end, made.topAnchor.constraint(equalTo: cell.topAnchor),
      made.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    (guide, self.start, self.end) = (made, start, end)
    return made
  }

  /// Places the lines that the list layout wants.
  ///
  /// - Parameter textInset: The distance between the cell's leading edge and its text.
  func layout(textInset: CGFloat) {
    start?.constant = textInset
    let place = cell.listPlace
    show(place?.top, &top, isTop: true, textInset)
    show(place?.bottom, &bottom, isTop: false, textInset)
  }

  private func show(
    _ line: ListPlace.Line?, _ view: inout UIView?, isTop: Bool, _ textInset: CGFloat
  ) {
    guard let line else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIView()
    shown.isUserInteractionEnabled = false
    shown.backgroundColor = line.color
    if view == nil { cell.addSubview(shown) }
    view = shown
    let bounds = cell.bounds
    let height = 1 / max(cell.window?.ownScreen?.scale ?? 1, 1)
    var (left, right) = (textInset, CGFloat(0))
    if let insets = line.insets {
      (left, right) = (insets.leading, insets.trailing)
    } else if let guide {
      (left, right) = (guide.layoutFrame.minX, bounds.width - guide.layoutFrame.maxX)
    }
    if guide == nil || line.insets != nil,
      cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      (left, right) = (right, left)
    }
    shown.frame = CGRect(
      x: left, y: isTop ? 0 : bounds.height - height, width: max(bounds.width - left - right, 0),
      height: height)
    cell.bringSubviewToFront(shown)
  }
}
