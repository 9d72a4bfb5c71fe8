import Foundation

/// The traits of a collection as one value.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0

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
    return result
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
  }
}
