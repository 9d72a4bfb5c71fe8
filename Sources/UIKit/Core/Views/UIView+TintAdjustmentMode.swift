import Foundation

extension UIView {
  /// The display of the tint color: as it is, or replaced by gray.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  var ownOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  @discardableResult
  func ownEndEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else {
      return force
    }
    return first.resignFirstResponder() || force
  }
}

extension UIView {
  var vividTintColor: UIColor {
    var view = self
    while view.ownTintColor == nil, let next = view.ownSuperview { view = next }
    return view.ownTintColor ?? .systemBlue
  }

  /// The color that the view or the nearest view above it has set; nil if none has.
  var inheritedTint: UIColor? {
    var view = self
    while view.ownTintColor == nil, let next = view.ownSuperview { view = next }
    return view.ownTintColor
  }

  /// Whether any view has ever set a tint color. Otherwise no view needs to be asked.
  @exclusivity(unchecked) static var hasTints = false

  /// Announces the tint that this view brings or, as the top of a moved tree, finds in its new window.
  func announceJoinedTint(isTop: Bool) {
    guard Self.hasTints, ownTintColor != nil || isTop && inheritedTint != nil else { return }
    announceTintColor()
  }

  var isDimmed: Bool {
    var view = self
    while view.tintAdjustmentMode == .automatic, let next = view.ownSuperview { view = next }
    return view.tintAdjustmentMode == .dimmed
  }

  func announceTintColor() {
    visitTree { view in
      guard view === self || view.ownTintColor == nil else { return false }
      view.tintColorDidChange()
      return true
    }
  }
}

/// The nature of an element, for assistive technologies.
/// The raw values are those of iOS.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
