import Foundation

/// The traits of a collection as one value.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
  var imageDynamicRange = UIImageDynamicRange.unspecified
  var typesettingLanguage = ""
  var custom: [ObjectIdentifier: TraitBox] = [:]

  /// Returns these values, replaced by the values that `other` specifies.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    func take<Value: Equatable>(_ value: Value, _ own: inout Value, unless unspecified: Value) {
      if value != unspecified { own = value }
    }
    take(other.horizontalSizeClass, &result.horizontalSizeClass, unless: .unspecified)
    take(other.verticalSizeClass, &result.verticalSizeClass, unless: .unspecified)
    take(other.userInterfaceIdiom, &result.userInterfaceIdiom, unless: .unspecified)
    take(other.userInterfaceStyle, &result.userInterfaceStyle, unless: .unspecified)
    take(other.layoutDirection, &result.layoutDirection, unless: .unspecified)
    take(other.displayScale, &result.displayScale, unless: 0)
    take(other.displayGamut, &result.displayGamut, unless: .unspecified)
    take(other.userInterfaceLevel, &result.userInterfaceLevel, unless: .unspecified)
    take(other.accessibilityContrast, &result.accessibilityContrast, unless: .unspecified)
    take(other.legibilityWeight, &result.legibilityWeight, unless: .unspecified)
    take(other.forceTouchCapability, &result.forceTouchCapability, unless: .unknown)
    take(
      other.preferredContentSizeCategory, &result.preferredContentSizeCategory, unless: .unspecified
    )
    take(other.activeAppearance, &result.activeAppearance, unless: .unspecified)
    take(other.sceneCaptureState, &result.sceneCaptureState, unless: .unspecified)
    take(
      other.toolbarItemPresentationSize, &result.toolbarItemPresentationSize, unless: .unspecified)
    take(other.imageDynamicRange, &result.imageDynamicRange, unless: .unspecified)
    take(other.typesettingLanguage, &result.typesettingLanguage, unless: "")
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }
}

extension TraitValues {
  /// Creates the traits of a window of this size.
  ///
  /// The limits separate Apple's published devices. Sheets and side-by-side windows up to 507
  /// points wide are compact, those from 678 on regular. Telephones in landscape are 320 to 440
  /// points high, and only those at least 896 wide are regular in width.
  init(windowSize size: CGSize, scale: CGFloat, isPad: Bool? = nil) {
    // Values between those of two classes of devices, in points; see above.
    let isLow = size.height < 480
    horizontalSizeClass = size.width >= (isLow ? 896 : 600) ? .regular : .compact
    verticalSizeClass = isLow ? .compact : .regular
    // The same limit as for the width, in points.
    let pad = isPad ?? (min(size.width, size.height) >= 600)
    userInterfaceIdiom = pad ? .pad : .phone
    userInterfaceStyle = .light
    layoutDirection = .leftToRight
    displayScale = scale
    displayGamut = .SRGB
    userInterfaceLevel = .base
    accessibilityContrast = .normal
    legibilityWeight = .regular
    forceTouchCapability = .unavailable
    preferredContentSizeCategory = .large
    activeAppearance = .active
    sceneCaptureState = .inactive
    imageDynamicRange = .standard
  }
}
