import Foundation

/// Traits that can be set; what was not set is unspecified.
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// 0 where unspecified.
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  var sceneCaptureState: UISceneCaptureState { get set }
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
  var imageDynamicRange: UIImage.DynamicRange { get set }
  /// Empty where unspecified.
  var typesettingLanguage: String { get set }

  /// The value of a trait, also of one's own.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}
