import Expectations
import Testing

@testable import UIKit

/// Each trait through each of the names that it has.
@MainActor
struct TraitTableTests {
  /// Traits in a dictionary, which have every property from the subscript alone.
  private struct OwnTraits: UIMutableTraits {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
      get { values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
      set { values[ObjectIdentifier(trait)] = newValue }
    }
  }

  /// Checks one trait with two values that are not its default.
  private func check<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ values: [Trait.Value], _ make: (Trait.Value) -> UITraitCollection,
    _ read: (UITraitCollection) -> Trait.Value,
    get: (any UIMutableTraits) -> Trait.Value,
    set: (inout any UIMutableTraits, Trait.Value) -> Void
  ) where Trait.Value: Equatable {
    let name = "\(trait)"
    let none = UITraitCollection()
    expect(read(none), equals: Trait.defaultValue, "\(name)")
    for value in values {
      let made = make(value)
      expect(read(made), equals: value, "\(name)")
      expect(made[trait], equals: value, "\(name)")
      expect(made.changedTraits(from: none).map { "\($0)" }, equals: [name])
      expect(made.changedTraits(from: nil).map { "\($0)" }, equals: [name])
      expect(made.changedTraits(from: made).isEmpty)
      expect(
        made.hasDifferentColorAppearance(comparedTo: nil), equals: Trait.affectsColorAppearance)
      expect(!made.hasDifferentColorAppearance(comparedTo: made))
      expect(made.containsTraits(in: none) && made.containsTraits(in: nil))
      expect(made.containsTraits(in: make(value)) && !none.containsTraits(in: made))
      expect(made == make(value) && made != none && made.hash == make(value).hash)
      expect(UITraitCollection(traitsFrom: [made, none]) == made, "\(name)")
      expect(read(UITraitCollection(traits: [none, made])), equals: value)
      expect(none.replacing(trait, value: value) == made, "\(name)")
      for var traits in [OwnTraits(), TraitValues(), UITraitOverrides()] as [any UIMutableTraits] {
        expect(get(traits), equals: Trait.defaultValue, "\(name) of \(type(of: traits))")
        set(&traits, value)
        expect(get(traits), equals: value, "\(name) of \(type(of: traits))")
        expect(traits[trait], equals: value, "\(name) of \(type(of: traits))")
      }
      expect(read(UITraitCollection { set(&$0, value) }), equals: value)
      expect(UITraitCollection { set(&$0, value) } == made)
    }
    let pair = values.map(make)
    expect(read(UITraitCollection(traitsFrom: pair)), equals: values[1], "\(name)")
    expect(pair[1].changedTraits(from: pair[0]).count, equals: 1)
    expect(!pair[0].containsTraits(in: pair[1]))
    expect(
      pair[1].hasDifferentColorAppearance(comparedTo: pair[0]),
      equals: Trait.affectsColorAppearance)
  }

  @Test func `sizes, kinds and styles`() {
    check(
      UITraitHorizontalSizeClass.self, [.compact, .regular],
      { UITraitCollection(horizontalSizeClass: $0) }, \.horizontalSizeClass,
      get: { $0.horizontalSizeClass }, set: { $0.horizontalSizeClass = $1 })
    check(
      UITraitVerticalSizeClass.self, [.compact, .regular],
      { UITraitCollection(verticalSizeClass: $0) }, \.verticalSizeClass,
      get: { $0.verticalSizeClass }, set: { $0.verticalSizeClass = $1 })
    check(
      UITraitUserInterfaceIdiom.self, [.phone, .mac],
      { UITraitCollection(userInterfaceIdiom: $0) }, \.userInterfaceIdiom,
      get: { $0.userInterfaceIdiom }, set: { $0.userInterfaceIdiom = $1 })
    check(
      UITraitUserInterfaceStyle.self, [.light, .dark],
      { UITraitCollection(userInterfaceStyle: $0) }, \.userInterfaceStyle,
      get: { $0.userInterfaceStyle }, set: { $0.userInterfaceStyle = $1 })
    check(
      UITraitLayoutDirection.self, [.leftToRight, .rightToLeft],
      { UITraitCollection(layoutDirection: $0) }, \.layoutDirection,
      get: { $0.layoutDirection }, set: { $0.layoutDirection = $1 })
    check(
      UITraitDisplayScale.self, [1, 3], { UITraitCollection(displayScale: $0) }, \.displayScale,
      get: { $0.displayScale }, set: { $0.displayScale = $1 })
    check(
      UITraitDisplayGamut.self, [.SRGB, .P3], { UITraitCollection(displayGamut: $0) },
      \.displayGamut, get: { $0.displayGamut }, set: { $0.displayGamut = $1 })
    check(
      UITraitUserInterfaceLevel.self, [.base, .elevated],
      { UITraitCollection(userInterfaceLevel: $0) }, \.userInterfaceLevel,
      get: { $0.userInterfaceLevel }, set: { $0.userInterfaceLevel = $1 })
  }

  @Test func `contrast, weight, sizes of text and languages`() {
    check(
      UITraitAccessibilityContrast.self, [.normal, .high],
      { UITraitCollection(accessibilityContrast: $0) }, \.accessibilityContrast,
      get: { $0.accessibilityContrast }, set: { $0.accessibilityContrast = $1 })
    check(
      UITraitLegibilityWeight.self, [.regular, .bold], { UITraitCollection(legibilityWeight: $0) },
      \.legibilityWeight, get: { $0.legibilityWeight }, set: { $0.legibilityWeight = $1 })
    check(
      UITraitForceTouchCapability.self, [.unavailable, .available],
      { UITraitCollection(forceTouchCapability: $0) }, \.forceTouchCapability,
      get: { $0.forceTouchCapability }, set: { $0.forceTouchCapability = $1 })
    check(
      UITraitPreferredContentSizeCategory.self, [.small, .accessibilityLarge],
      { UITraitCollection(preferredContentSizeCategory: $0) }, \.preferredContentSizeCategory,
      get: { $0.preferredContentSizeCategory }, set: { $0.preferredContentSizeCategory = $1 })
    check(
      UITraitActiveAppearance.self, [.inactive, .active],
      { UITraitCollection(activeAppearance: $0) }, \.activeAppearance,
      get: { $0.activeAppearance }, set: { $0.activeAppearance = $1 })
    check(
      UITraitSceneCaptureState.self, [.inactive, .active],
      { UITraitCollection(sceneCaptureState: $0) }, \.sceneCaptureState,
      get: { $0.sceneCaptureState }, set: { $0.sceneCaptureState = $1 })
    check(
      UITraitToolbarItemPresentationSize.self, [.small, .large],
      { UITraitCollection(toolbarItemPresentationSize: $0) }, \.toolbarItemPresentationSize,
      get: { $0.toolbarItemPresentationSize }, set: { $0.toolbarItemPresentationSize = $1 })
    check(
      UITraitImageDynamicRange.self, [.standard, .high],
      { UITraitCollection(imageDynamicRange: $0) }, \.imageDynamicRange,
      get: { $0.imageDynamicRange }, set: { $0.imageDynamicRange = $1 })
    check(
      UITraitTypesettingLanguage.self, ["de", "ja"],
      { UITraitCollection(typesettingLanguage: $0) }, \.typesettingLanguage,
      get: { $0.typesettingLanguage }, set: { $0.typesettingLanguage = $1 })
  }
}
