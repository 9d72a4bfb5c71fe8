import Foundation

/// The range of colors that a display shows.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// The level of an interface: elevated above what is behind it, as a sheet is, or not.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The weight of all text: regular or bold.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

public enum UISceneCaptureState: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

public enum UINSToolbarItemPresentationSize: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// The brightness that pictures may have. In Swift the name is `UIImage.DynamicRange`.
public enum UIImageDynamicRange: Int, Hashable, Sendable {
  case unspecified = -1
  case standard = 0
  case constrainedHigh = 1
  case high = 2
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size of text.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes, from the smallest to the largest.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index among all sizes; an unspecified size has the index of `large`.
  var place: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether the size is one of the five largest: seven sizes are smaller.
  public var isAccessibilityCategory: Bool { place >= 7 }

  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }
  public static func > (left: Self, right: Self) -> Bool { left.place > right.place }
  public static func <= (left: Self, right: Self) -> Bool { left.place <= right.place }
  public static func >= (left: Self, right: Self) -> Bool { left.place >= right.place }

  /// Posted when the size of text changes. Nothing here posts it by itself.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in the notification's user information.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
