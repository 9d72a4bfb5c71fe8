import Expectations
import Testing
import UIKit

/// Each trait is read where it was set, and nowhere else.
@MainActor
struct TraitMemberTests {
  @Test func `a collection has what was set of it`() {
    let traits = UITraitCollection {
      $0.accessibilityContrast = .high
      $0.forceTouchCapability = .available
      $0.activeAppearance = .inactive
      $0.sceneCaptureState = .active
      $0.toolbarItemPresentationSize = .large
      $0.imageDynamicRange = .high
      $0.typesettingLanguage = "ja"
    }
    expect(traits.accessibilityContrast, equals: .high)
    expect(traits.forceTouchCapability, equals: .available)
    expect(traits.activeAppearance, equals: .inactive)
    expect(traits.sceneCaptureState, equals: .active)
    expect(traits.toolbarItemPresentationSize, equals: .large)
    expect(traits.imageDynamicRange, equals: .high)
    expect(traits.typesettingLanguage, equals: "ja")
    let other = traits.modifyingTraits { expect($0.typesettingLanguage, equals: "ja") }
    expect(other == traits && UITraitCollection() != traits)
    expect(UITraitCollection().accessibilityContrast, equals: .unspecified)
    var read: [String] = []
    _ = traits.modifyingTraits {
      read = [
        "\($0.accessibilityContrast)", "\($0.forceTouchCapability)", "\($0.activeAppearance)",
        "\($0.sceneCaptureState)", "\($0.toolbarItemPresentationSize)", "\($0.imageDynamicRange)",
      ]
    }
    expect(read, equals: ["high", "available", "inactive", "active", "large", "high"])
  }

  @Test func `a color goes by style and contrast, and by no size`() {
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { "\($0)" }
    expect(names.contains("UITraitUserInterfaceStyle"))
    expect(names.contains("UITraitAccessibilityContrast"))
    expect(!names.contains("UITraitHorizontalSizeClass"))
    let all = UITraitCollection.systemTraitsAffectingImageLookup.map { "\($0)" }
    expect(all.count > names.count && Set(all).isSuperset(of: names))
  }

  @Test func `what is done as current is done once, at once`() {
    var times = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { times += 1 }
    expect(times, equals: 1)
  }

  @Test func `sizes of text are named as Apple's, and in order`() {
    typealias Category = UIContentSizeCategory
    let named: [(Category, String)] = [
      (.extraSmall, "UICTContentSizeCategoryXS"),
      (.extraExtraLarge, "UICTContentSizeCategoryXXL"),
      (.accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL"),
      (.accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL"),
    ]
    for (category, name) in named { expect(category.rawValue, equals: name) }
    expect(Category.extraSmall < .extraExtraLarge)
    expect(Category.accessibilityExtraLarge < .accessibilityExtraExtraLarge)
    expect(
      Category.didChangeNotification.rawValue, equals: "UIContentSizeCategoryDidChangeNotification")
    expect(Category.newValueUserInfoKey, equals: "UIContentSizeCategoryNewValueKey")
  }

  @Test func `a reader hears the screen until it stops, and nothing is seen through less`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.startReader { _ in }
    expect(UIAccessibility.isVoiceOverRunning)
    window.stopReader()
    expect(!UIAccessibility.isVoiceOverRunning)
    expect(!UIAccessibility.isReduceTransparencyEnabled)
  }

  @Test func `a change of how transitions fade is told once`() {
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    let (motion, fade) = (
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions
    )
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.prefersCrossFadeTransitions = false
    heard = 0
    UIAccessibility.prefersCrossFadeTransitions = true
    UIAccessibility.prefersCrossFadeTransitions = true
    expect(heard, equals: 1)
    UIAccessibility.prefersCrossFadeTransitions = fade
    UIAccessibility.isReduceMotionEnabled = motion
  }

  @Test func `a picture's configuration has the traits`() {
    let traits = UITraitCollection(displayScale: 3)
    expect(traits.imageConfiguration.traitCollection, equals: traits)
  }
}
