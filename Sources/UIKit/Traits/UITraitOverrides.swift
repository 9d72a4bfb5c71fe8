import Foundation

/// The traits that a view or a view controller specifies for itself and all below it.
public struct UITraitOverrides: UIMutableTraits, Hashable {
  var values = TraitValues()

  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is specified here.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// The trait is what it is around again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }

  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance }
    set { values.activeAppearance = newValue }
  }

  public var sceneCaptureState: UISceneCaptureState {
    get { values.sceneCaptureState }
    set { values.sceneCaptureState = newValue }
  }

  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { values.toolbarItemPresentationSize }
    set { values.toolbarItemPresentationSize = newValue }
  }

  public var imageDynamicRange: UIImage.DynamicRange {
    get { values.imageDynamicRange }
    set { values.imageDynamicRange = newValue }
  }

  public var typesettingLanguage: String {
    get { values.typesettingLanguage }
    set { values.typesettingLanguage = newValue }
  }
}
