import Foundation
import QuartzCore

extension UIBackgroundConfiguration {
  private static func plain(_ color: UIColor, selected: UIColor? = nil) -> UIBackgroundConfiguration
  {
    var new = UIBackgroundConfiguration()
    new.backgroundColor = color
    new.selectedColor = selected
    return new
  }

  public static func listCell() -> UIBackgroundConfiguration {
    plain(.systemBackground, selected: .systemGray4)
  }
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    plain(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  public static func listHeader() -> UIBackgroundConfiguration { plain(.clear) }
  public static func listFooter() -> UIBackgroundConfiguration { plain(.clear) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    plain(.systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { plain(.clear) }

  /// Returns the configuration for a state.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted,
      let selectedColor
    else { return self }
    var new = self
    new.backgroundColor = selectedColor
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
