import Foundation

/// The circumstances in which something is shown. Never changes.
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

  /// Merges traits; the last collection that specifies a trait counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

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

  /// The traits of the screen: of a phone in portrait, or as its size says.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    UIApplication.shared.windows.first?.traitCollection
      ?? UIWindow(frame: UIScreen.main.bounds).traitCollection
  }

  /// Runs the closure. The traits of the screen stay what they are: no color here depends on them.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// The traits that differ.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.allTraits.filter { $0.differs(self, other) }
  }

  private static var allTraits: [UITrait] {
    [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self,
    ]
  }

  /// Whether colors look otherwise than under the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var displayScale: CGFloat { values.displayScale }

  /// Whether this one says the same as the other wherever the other says anything.
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
