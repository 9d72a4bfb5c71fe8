import Foundation

/// The traits of a collection as one value.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  private var more = MoreTraits()
  var custom: [ObjectIdentifier: TraitBox] = [:]

  var displayGamut: UIDisplayGamut {
    get { more.displayGamut }
    set { more.displayGamut = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { more.userInterfaceLevel }
    set { more.userInterfaceLevel = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { more.accessibilityContrast }
    set { more.accessibilityContrast = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { more.legibilityWeight }
    set { more.legibilityWeight = newValue }
  }
  var forceTouchCapability: UIForceTouchCapability {
    get { more.forceTouchCapability }
    set { more.forceTouchCapability = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { more.preferredContentSizeCategory }
    set { more.preferredContentSizeCategory = newValue }
  }
  var activeAppearance: UIUserInterfaceActiveAppearance {
    get { more.activeAppearance }
    set { more.activeAppearance = newValue }
  }
  var sceneCaptureState: UISceneCaptureState {
    get { more.sceneCaptureState }
    set { more.sceneCaptureState = newValue }
  }
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { more.toolbarItemPresentationSize }
    set { more.toolbarItemPresentationSize = newValue }
  }
  var imageDynamicRange: UIImage.DynamicRange {
    get { more.imageDynamicRange }
    set { more.imageDynamicRange = newValue }
  }
  var typesettingLanguage: String {
    get { more.typesettingLanguage }
    set { more.typesettingLanguage = newValue }
  }

  /// Merges the two; values that the other specifies come first.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.userInterfaceIdiom != .unspecified {
      result.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.more != MoreTraits() { result.more.override(by: other.more) }
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }
}

/// Traits that few specify.
private struct MoreTraits: Hashable, Sendable {
  var displayGamut: UIDisplayGamut = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  var sceneCaptureState: UISceneCaptureState = .unspecified
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize = .unspecified
  var imageDynamicRange: UIImage.DynamicRange = .unspecified
  var typesettingLanguage: String = ""

  mutating func override(by other: MoreTraits) {
    if other.displayGamut != .unspecified {
      displayGamut = other.displayGamut
    }
    if other.userInterfaceLevel != .unspecified {
      userInterfaceLevel = other.userInterfaceLevel
    }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified {
      legibilityWeight = other.legibilityWeight
    }
    if other.forceTouchCapability != .unknown {
      forceTouchCapability = other.forceTouchCapability
    }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.activeAppearance != .unspecified {
      activeAppearance = other.activeAppearance
    }
    if other.sceneCaptureState != .unspecified {
      sceneCaptureState = other.sceneCaptureState
    }
    if other.toolbarItemPresentationSize != .unspecified {
      toolbarItemPresentationSize = other.toolbarItemPresentationSize
    }
    if other.imageDynamicRange != .unspecified {
      imageDynamicRange = other.imageDynamicRange
    }
    if other.typesettingLanguage != "" {
      typesettingLanguage = other.typesettingLanguage
    }
  }
}

extension TraitValues {
  /// Makes the traits of a window of this size.
  ///
  /// The numbers part Apple's published devices: sheets and side-by-side windows up to 507 points
  /// wide are compact, those from 678 on regular; telephones on their side are 320 to 440 high, and
  /// only those at least 896 wide are regular in width.
  init(windowSize size: CGSize, scale: CGFloat, isPad: Bool? = nil) {
    let isLow = size.height < 480
    horizontalSizeClass = size.width >= (isLow ? 896 : 600) ? .regular : .compact
    verticalSizeClass = isLow ? .compact : .regular
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
