import Foundation

/// Places the columns of a split view controller.
@MainActor
final class SplitView: UIView {
  weak var split: UISplitViewController?

  override func layoutSubviews() {
    split?.makeRoom()
    split?.presenting?.update()
    if split?.isMovingColumns == true { return }
    split?.layOutColumns(keepingAll: false)
  }
}

extension UISplitViewController {
  var hasPrimaryAtRight: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  var hasColumns: Bool { shown[.primary] != nil }

  /// Of the columns that come in over the secondary one, in points.
  var widthOfColumns: CGFloat {
    shown[.supplementary] == nil ? primaryColumnWidth : supplementaryColumnWidth
  }

  private var column: Column { shown[.supplementary] == nil ? .primary : .supplementary }

  func beginMovingColumns() {
    isMovingColumns = true
    prepareColumns(for: .oneOverSecondary)
  }

  /// - Parameter share: From 0, out of sight, to 1.
  func moveColumns(to share: CGFloat) {
    guard let view = shown[column]?.placedView, let room = loadedView?.bounds else { return }
    let way = widthOfColumns * share
    UIView.performWithoutAnimation {
      view.frame = CGRect(
        x: hasPrimaryAtRight ? room.width - way : way - widthOfColumns, y: 0,
        width: widthOfColumns, height: room.height)
    }
  }

  func endMovingColumns(shown isShown: Bool, then: @escaping () -> Void) {
    let mode: DisplayMode = isShown ? .oneOverSecondary : .secondaryOnly
    if mode != displayMode { tellOfChange(to: mode) }
    requestedMode = mode
    UIView.animate(springDuration: 0.4) {
      moveColumns(withAnimationTo: isShown ? 1 : 0)
    } completion: { [weak self] _ in
      self?.isMovingColumns = false
      self?.loadedView?.setNeedsLayout()
      then()
    }
  }

  private func moveColumns(withAnimationTo share: CGFloat) {
    guard let view = shown[column]?.placedView, let room = loadedView?.bounds else { return }
    let way = widthOfColumns * share
    view.frame.origin.x = hasPrimaryAtRight ? room.width - way : way - widthOfColumns
  }
}

extension UISplitViewController {
  /// In points, unless another is asked for.
  private static let widestPrimary: CGFloat = 320
  private static let primaryShare: CGFloat = 0.4

  /// In points, whether the column is seen or not.
  public var primaryColumnWidth: CGFloat {
    let room = loadedView?.bounds.width ?? 0
    let fraction = preferredPrimaryColumnWidthFraction
    let wanted =
      preferredPrimaryColumnWidth >= 0
      ? preferredPrimaryColumnWidth : room * (fraction >= 0 ? fraction : Self.primaryShare)
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : Self.widestPrimary
    let least = max(minimumPrimaryColumnWidth, 0)
    return min(max(min(wanted, most), least), room)
  }

  /// In points; 0 where there is no such column.
  public var supplementaryColumnWidth: CGFloat {
    guard shown[.supplementary] != nil else { return 0 }
    let room = loadedView?.bounds.width ?? 0
    let fraction = preferredSupplementaryColumnWidthFraction
    let preferred = preferredSupplementaryColumnWidth
    let wanted =
      preferred >= 0 ? preferred : fraction >= 0 ? room * fraction : Self.widestPrimary
    let most = maximumSupplementaryColumnWidth
    return max(min(wanted, most >= 0 ? most : wanted), max(minimumSupplementaryColumnWidth, 0))
  }

  func sees(_ column: Column, in mode: DisplayMode) -> Bool { frame(of: column, in: mode) != nil }

  /// Puts the columns that a mode shows where an animation to it starts.
  func prepareColumns(for mode: DisplayMode) {
    UIView.performWithoutAnimation {
      for column in [Column.supplementary, .primary] where frame(of: column, in: mode) != nil {
        guard let view = shown[column]?.placedView, view.superview !== loadedView else {
          continue
        }
        loadedView?.addSubview(view)
        view.frame = outside(column)
        view.layoutIfNeeded()
      }
    }
  }

  /// - Parameter keepingAll: leaves in the tree what is no longer to be seen, on its way out.
  func layOutColumns(keepingAll: Bool) {
    guard let view = loadedView else { return }
    for column in [Column.secondary, .supplementary, .primary, .compact] {
      guard let controller = shown[column], controller.parent === self else { continue }
      if let frame = frame(of: column, in: displayMode) {
        let own = controller.placedView
        if own.superview !== view {
          own.frame = frame
          view.addSubview(own)
        }
        own.frame = frame
        if column != .secondary { view.bringSubviewToFront(own) }
      } else if keepingAll {
        controller.placedViewIfLoaded?.frame = outside(column)
      } else {
        controller.placedViewIfLoaded?.removeFromSuperview()
      }
    }
  }

  private func outside(_ column: Column) -> CGRect {
    guard let view = loadedView else { return .zero }
    let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
    return placed(CGRect(x: -width, y: 0, width: width, height: view.bounds.height))
  }

  /// Nil for a column that is not seen.
  private func frame(of column: Column, in mode: DisplayMode) -> CGRect? {
    guard let bounds = loadedView?.bounds else { return nil }
    if isCollapsed { return column == collapsedColumn ? bounds : nil }
    let primary = mode == .secondaryOnly ? 0 : primaryColumnWidth
    let hasTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    // With three columns, one beside the secondary one is the supplementary one.
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

  /// The primary column's side may be the right one.
  private func placed(_ frame: CGRect) -> CGRect {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    guard isMirrored != (primaryEdge == .trailing), let bounds = loadedView?.bounds else {
      return frame
    }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
