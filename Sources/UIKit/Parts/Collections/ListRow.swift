import Foundation
import QuartzCore

/// The layout of a list cell: accessories, content and separators.
@MainActor
final class ListRow {
  private unowned let cell: UICollectionViewListCell
  private lazy var leading = AccessoryViews(cell, isLeading: true)
  private lazy var trailing = AccessoryViews(cell, isLeading: false)
  private(set) lazy var separators = ListSeparators(cell)
  private var needsUpdate = true

  /// The distance between the content and the accessories after it, in points.
  private static let gap: CGFloat = 8

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
  }

  func changed() {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// Shows the accessories for the current state.
  func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = cell.configurationState
    leading.update(cell.accessories, state)
    trailing.update(cell.accessories, state)
  }

  func view(of type: UICellAccessory.AccessoryType) -> UIView? {
    trailing.view(of: type) ?? leading.view(of: type)
  }

  private var margin: CGFloat { ListMargins.side(forWidth: cell.bounds.width) }

  /// The indentation of the content, in points.
  private var indentation: CGFloat {
    let level = cell.indentationLevel + (cell.outline?.level ?? 0)
    return max(CGFloat(level) * cell.indentationWidth, 0)
  }

  private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Gives the content view the room between the accessories.
  func placeContent() {
    let bounds = cell.bounds
    let start =
      leading.isEmpty ? indentation : margin + indentation + leading.width
    let end = trailing.isEmpty ? 0 : margin + trailing.width + Self.gap
    let width = max(bounds.width - start - end, 0)
    let frame = CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: 0, width: width,
      height: bounds.height)
    if cell.shownContent.frame != frame { cell.shownContent.frame = frame }
    let isLeft = isMirrored ? trailing.isEmpty : leading.isEmpty
    let isRight = isMirrored ? leading.isEmpty : trailing.isEmpty
    cell.contentRoom.layoutMargins = UIEdgeInsets(
      // Our value: 11 points above and below the text, as table cells have.
      top: 11, left: isLeft ? margin : Self.gap, bottom: 11, right: isRight ? margin : Self.gap)
  }

  func layout() {
    let bounds = cell.bounds
    placeContent()
    leading.layout(
      from: margin + (cell.indentsAccessories ? indentation : 0), height: bounds.height,
      in: bounds.width, isMirrored: isMirrored)
    trailing.layout(
      from: bounds.width - margin - trailing.width, height: bounds.height, in: bounds.width,
      isMirrored: isMirrored)
    separators.layout(textInset: textInset)
  }

  /// The distance between the cell's leading edge and its text, in points.
  private var textInset: CGFloat {
    let content = cell.shownContent.frame
    let start = isMirrored ? cell.bounds.width - content.maxX : content.minX
    guard let view = cell.configured.view as? UIListContentView else { return start + margin }
    return start + view.textStart(in: content.width)
  }
}
