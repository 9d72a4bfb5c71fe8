import Foundation

/// The traits with which something is shown: sizes, style, language and the like. A collection
/// never changes.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() { self.init(TraitValues()) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }

  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  public convenience init(typesettingLanguage: String) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// Merges traits. The last collection that specifies a trait determines its value.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Merges traits like `init(traitsFrom:)`, under the newer name.
  public convenience init(traits collections: [UITraitCollection]) {
    self.init(traitsFrom: collections)
  }

  /// The value of a trait, also of a custom one; its default if unspecified.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns the same traits with another value of one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits that affect colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    allTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits that affect the choice of pictures on iOS. Here none does.
  public static var systemTraitsAffectingImageLookup: [UITrait] { allTraits }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.mutated(TraitValues(), mutations))
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.mutated(values, mutations))
  }

  private static func mutated(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }

  /// Runs the closure. The current traits do not change: no color here depends on them.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Returns the system's traits whose values differ between the two collections.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.allTraits.filter { $0.differs(self, other) }
  }

  private static var allTraits: [UITrait] {
    [
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitDisplayGamut.self,
      UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
      UITraitForceTouchCapability.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitActiveAppearance.self,
      UITraitSceneCaptureState.self,
      UITraitToolbarItemPresentationSize.self,
      UITraitImageDynamicRange.self,
      UITraitTypesettingLanguage.self,
    ]
  }

  /// Returns whether colors look different with the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return Self.systemTraitsAffectingColorAppearance.contains { $0.differs(self, other) }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var displayScale: CGFloat { values.displayScale }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarItemPresentationSize
  }
  public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange }
  public var typesettingLanguage: String { values.typesettingLanguage }

  /// Returns whether this collection has every value that `trait` specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
  public override var description: String { ObjectText.of(self) }
}
