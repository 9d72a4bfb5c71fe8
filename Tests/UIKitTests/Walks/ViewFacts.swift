import UIKit

/// The values of all views in a window that its layers do not show.
@MainActor
enum ViewFacts {
  /// Returns a line for each view, in the order of the hierarchy.
  static func lines(_ view: UIView) -> [String] {
    let margins = view.layoutMargins
    let safe = view.safeAreaInsets
    let facts = [
      "\(type(of: view)) \(margins.top) \(margins.left) \(margins.bottom) \(margins.right)",
      "\(safe.top) \(safe.left) \(safe.bottom) \(safe.right)",
      "\(view.isUserInteractionEnabled) \(view.isFirstResponder) \(view.contentMode.rawValue)",
      "\(view.effectiveUserInterfaceLayoutDirection.rawValue) \(view.tintAdjustmentMode.rawValue)",
      "\(view.isAccessibilityElement) \(view.accessibilityLabel ?? "-")",
      "\(view.accessibilityValue ?? "-") \(view.accessibilityTraits.rawValue)",
      view.intrinsicContentSize.text,
    ]
    return [facts.joined(separator: " ")] + view.subviews.flatMap(lines)
  }
}
