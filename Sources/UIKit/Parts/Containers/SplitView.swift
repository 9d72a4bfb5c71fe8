import Foundation

/// Places the columns of a split view controller.
@MainActor
final class SplitView: UIView {
  weak var split: UISplitViewController?

  override func layoutSubviews() {
    split?.makeRoom()
    if let moving = split?.movingColumns {
      if moving.room == bounds.size, split?.isCollapsed == false { return }
      split?.presenting?.stop()
    }
    split?.presenting?.update()
    split?.layOutColumns(keepingAll: false)
  }
}

extension UISplitViewController {
  var hasPrimaryAtRight: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  var hasColumns: Bool { shown[.primary] != nil }

  /// Columns that a finger moves, or that continue to move after its release.
  struct MovingColumns {
    /// The display mode in which the columns are visible.
    let mode: DisplayMode
    /// The size of the split view when the movement began.
    let room: CGSize
  }

  private func modeOfMovingColumns(_ isShowing: Bool) -> DisplayMode {
    isShowing ? .oneOverSecondary : displayMode
  }

  /// Returns the width of the moving columns, in points, while they are shown or hidden.
  func widthOfMovingColumns(_ isShowing: Bool) -> CGFloat {
    width(ofColumnsIn: modeOfMovingColumns(isShowing))
  }

  private func width(ofColumnsIn mode: DisplayMode) -> CGFloat {
    [Column.primary, .supplementary].reduce(0) { $0 + (frame(of: $1, in: mode)?.width ?? 0) }
  }

  func beginMovingColumns(_ isShowing: Bool) {
    let mode = modeOfMovingColumns(isShowing)
    movingColumns = MovingColumns(mode: mode, room: loadedView?.bounds.size ?? .zero)
    prepareColumns(for: mode)
  }

  /// Moves the columns to a visible share.
  ///
  /// - Parameter share: From 0, out of sight, to 1.
  func moveColumns(to share: CGFloat) {
    UIView.performWithoutAnimation { placeColumns(at: share) }
  }

  func endMovingColumns(shown isShown: Bool, then: @escaping () -> Void) {
    let mode = isShown ? movingColumns?.mode ?? .oneOverSecondary : .secondaryOnly
    if mode != displayMode { tellOfChange(to: mode) }
    requestedMode = mode
    // Our value: long enough to follow a column that slides.
    UIView.animate(springDuration: 0.4) {
      placeColumns(at: isShown ? 1 : 0)
    } completion: { _ in
      then()
    }
  }

  func columnsHaveMoved() {
    movingColumns = nil
    loadedView?.setNeedsLayout()
  }

  private func placeColumns(at share: CGFloat) {
    guard let mode = movingColumns?.mode else { return }
    let away = width(ofColumnsIn: mode) * (1 - share)
    for column in [Column.primary, .supplementary] {
      guard let frame = frame(of: column, in: mode) else { continue }
      shown[column]?.view.frame = frame.offsetBy(
        dx: hasPrimaryAtRight ? away : -away, dy: 0)
    }
  }
}

extension UISplitViewController {
  /// The default maximum width of the primary column, in points.
  private static let widestPrimary: CGFloat = 320
  private static let primaryShare: CGFloat = 0.4

  var ownPrimaryColumnWidth: CGFloat {
    let room = room.width
    let fraction = preferredPrimaryColumnWidthFraction
    let wanted =
      preferredPrimaryColumnWidth >= 0
      ? preferredPrimaryColumnWidth : room * (fraction >= 0 ? fraction : Self.primaryShare)
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : Self.widestPrimary
    let least = max(minimumPrimaryColumnWidth, 0)
    return min(max(min(wanted, most), least), room)
  }

  var ownSupplementaryColumnWidth: CGFloat {
    guard shown[.supplementary] != nil else { return 0 }
    let room = room.width
    let fraction = preferredSupplementaryColumnWidthFraction
    let preferred = preferredSupplementaryColumnWidth
    let wanted =
      preferred >= 0 ? preferred : fraction >= 0 ? room * fraction : Self.widestPrimary
    let most = maximumSupplementaryColumnWidth
    return max(min(wanted, most >= 0 ? most : wanted), max(minimumSupplementaryColumnWidth, 0))
  }

  func sees(_ column: Column, in mode: DisplayMode) -> Bool { frame(of: column, in: mode) != nil }

  /// Adds the columns of a mode to the view, at their start positions for an animation to the mode.
  func prepareColumns(for mode: DisplayMode) {
    UIView.performWithoutAnimation {
      for column in [Column.supplementary, .primary] where frame(of: column, in: mode) != nil {
        guard let view = shown[column]?.view, view.placeSuperview !== loadedView else {
          continue
        }
        loadedView?.addSubview(view)
        view.frame = outside(column)
        view.layoutIfNeeded()
      }
    }
  }

  /// Lays out the columns of the current mode.
  ///
  /// - Parameter keepingAll: Whether columns that are no longer visible stay in the view hierarchy,
  ///   outside the visible area.
  func layOutColumns(keepingAll: Bool) {
    guard let view = loadedView else { return }
    for column in [Column.secondary, .supplementary, .primary, .compact] {
      guard let controller = shown[column], controller.ownParent === self else { continue }
      if let frame = frame(of: column, in: displayMode) {
        let own: UIView = controller.view
        if own.placeSuperview !== view {
          own.frame = frame
          view.addSubview(own)
        }
        resize(controller, to: frame)
        if column != .secondary { view.bringSubviewToFront(own) }
      } else if keepingAll {
        controller.viewIfLoaded?.frame = outside(column)
      } else {
        controller.viewIfLoaded?.removeFromSuperview()
      }
    }
  }

  private func outside(_ column: Column) -> CGRect {
    guard let view = loadedView else { return .zero }
    let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
    return placed(CGRect(x: -width, y: 0, width: width, height: view.bounds.height))
  }

  /// Returns the frame of a column in a mode; nil if the column is not visible.
  func frame(of column: Column, in mode: DisplayMode) -> CGRect? {
    guard let origin = loadedView?.bounds.origin else { return nil }
    let bounds = CGRect(origin: origin, size: room)
    if isCollapsed { return column == collapsedColumn ? bounds : nil }
    let primary = mode == .secondaryOnly ? 0 : primaryColumnWidth
    let hasTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    // With three columns, the column shown beside the secondary one is the supplementary one.
    let showsPrimary = primary > 0 && (hasTwo || shown[.supplementary] == nil)
    let supplementary = primary > 0 ? supplementaryColumnWidth : 0
    let left = (showsPrimary ? primary : 0) + supplementary
    switch column {
    case .compact: return nil
    case .primary:
      return showsPrimary
        ? placed(CGRect(x: 0, y: 0, width: primary, height: bounds.height)) : nil
    case .supplementary:
      return supplementary > 0
        ? placed(
          CGRect(
            x: left - supplementary, y: 0, width: supplementary, height: bounds.height)) : nil
    case .secondary:
      let start = isOver ? 0 : left
      return placed(
        CGRect(x: start, y: 0, width: max(bounds.width - start, 0), height: bounds.height))
    }
  }

  private var collapsedColumn: Column {
    if shown[.compact] != nil { return .compact }
    if shown[.primary] is UINavigationController || hidesSecondary || shown[.secondary] == nil {
      return .primary
    }
    return .secondary
  }

  /// Returns the frame, mirrored if the primary column is at the right.
  private func placed(_ frame: CGRect) -> CGRect {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    guard isMirrored != (primaryEdge == .trailing), loadedView != nil else { return frame }
    return CGRect(
      x: room.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
