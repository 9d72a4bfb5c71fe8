import Foundation
import QuartzCore

extension UIBackgroundConfiguration {
  private static func plain(_ color: UIColor, selected: UIColor? = nil) -> UIBackgroundConfiguration
  {
    var new = UIBackgroundConfiguration()
    new.backgroundColor = color
    if let selected { new.setColors(StateColors(normal: color, selected: selected)) }
    return new
  }

  public static func listCell() -> UIBackgroundConfiguration {
    plain(.systemBackground, selected: .systemGray4)
  }
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    plain(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  /// Returns the background of a row in a sidebar: a rounded rectangle behind a selected row.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var new = plain(.clear, selected: .systemFill)
    new.cornerRadius = sidebarRadius
    new.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: sidebarInset, bottom: 0, trailing: sidebarInset)
    return new
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { plain(.clear) }
  /// The radius and the inset of a sidebar's selection, in points. UIKit's are not known.
  private static let sidebarRadius: CGFloat = 10
  private static let sidebarInset: CGFloat = 8

  public static func listHeader() -> UIBackgroundConfiguration { plain(.clear) }
  public static func listFooter() -> UIBackgroundConfiguration { plain(.clear) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    plain(.systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { plain(.clear) }

  /// Returns the configuration for a state.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState, let stateColors else { return self }
    var new = self
    new.setColors(stateColors, isSelected: cell.isSelected || cell.isHighlighted)
    return new
  }

  /// Places the view behind the owner's content and applies the configuration's appearance.
  @MainActor
  func apply(to view: UIView, in owner: UIView) {
    let insets = backgroundInsets
    view.frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(owner.bounds.width - insets.leading - insets.trailing, 0),
      height: max(owner.bounds.height - insets.top - insets.bottom, 0))
    view.backgroundColor = backgroundColor.map { _ in resolvedBackgroundColor(for: owner.tintColor)
    }
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor = resolvedStrokeColor(for: owner.tintColor).cgColor
    for other in view.subviews where other !== customView { other.removeFromSuperview() }
    guard let customView else { return }
    customView.frame = view.bounds
    if customView.superview !== view { view.addSubview(customView) }
  }
}

/// The dimensions of lists in table views and collection views, in points.
enum ListLook {
  /// The corner radius of an inset group.
  static let cardRadius: CGFloat = 26
  /// The gaps above the rows of a group on iOS 26: for the first group, for later groups, and for
  /// groups with a title.
  static let firstGap: CGFloat = 35
  static let gap: CGFloat = 17.5
  static let titledGap: CGFloat = 25
  /// The height of a header in a plain list.
  static let plainHeader: CGFloat = 28

  /// Returns the distance between inset groups and the edges of a list.
  static func groupInset(forWidth width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }
}
