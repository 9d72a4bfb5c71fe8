import Expectations
import Testing
import ViewTesting

@testable import UIKit

/// Custom traits, and the traits of the system that iOS added with them.
@MainActor
struct OwnTraitTests {
  private let table = Table()

  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private final class Page: UIViewController {
    var heard: [String] = []
    func update() { heard.append("changed") }
    func change(_ page: Page, _ before: UITraitCollection) {
      heard.append("\(before[Theme.self]) → \(page.traitCollection[Theme.self])")
    }
  }

  @Test func `a trait of one's own goes down to all below, and has its default elsewhere`() {
    let page = Page()
    table.window.rootViewController = page
    let view = UIView()
    page.view.addSubview(view)
    expect(view.traitCollection[Theme.self], equals: "plain")
    page.traitOverrides[Theme.self] = "dark"
    expect(view.traitCollection[Theme.self], equals: "dark")
    expect(page.traitOverrides.contains(Theme.self))
    expect(table.window.traitCollection[Theme.self], equals: "plain")
    page.traitOverrides.remove(Theme.self)
    expect(view.traitCollection[Theme.self], equals: "plain")
  }

  @Test func `those that asked hear of it: with nothing, with what changed, with what was before`()
  {
    let page = Page()
    table.window.rootViewController = page
    table.window.makeKeyAndVisible()
    let view = UIView()
    page.view.addSubview(view)
    var seen: [String] = []
    view.registerForTraitChanges([Theme.self]) { (view: UIView, before: UITraitCollection) in
      seen.append(before[Theme.self])
    }
    page.registerForTraitChanges([Theme.self], action: Page.update)
    let second = view.registerForTraitChanges([UITraitLegibilityWeight.self], target: page) {
      page in { page.heard.append("bold") }
    }
    page.registerForTraitChanges([Theme.self], action: Page.change)
    page.traitOverrides[Theme.self] = "dark"
    expect(page.heard == ["changed", "plain → dark"] && seen == ["plain"])
    page.traitOverrides.legibilityWeight = .bold
    expect(page.heard, equals: ["changed", "plain → dark", "bold"])
    view.unregisterForTraitChanges(second)
    page.traitOverrides.legibilityWeight = .regular
    page.traitOverrides[Theme.self] = "dark"
    expect(page.heard, equals: ["changed", "plain → dark", "bold"])
  }

  @Test func `collections are made, changed and compared by any trait`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let both = UITraitCollection(traits: [large, UITraitCollection(userInterfaceLevel: .elevated)])
    expect(both.preferredContentSizeCategory, equals: .accessibilityLarge)
    expect(both.userInterfaceLevel == .elevated && both.displayGamut == .unspecified)
    let themed = both.replacing(Theme.self, value: "dark")
    expect(themed[Theme.self] == "dark" && themed != both && themed.containsTraits(in: both))
    let back = themed.modifyingTraits { $0[Theme.self] = "plain" }
    expect(back, differsFrom: themed)
    let changed = both.changedTraits(from: large).map { "\($0)" }
    expect(changed, equals: ["UITraitUserInterfaceLevel"])
    expect(both.hasDifferentColorAppearance(comparedTo: large))
    expect(both[UITraitUserInterfaceLevel.self], equals: .elevated)
  }

  @Test func `a window says all that is known of its screen`() {
    let traits = table.window.traitCollection
    expect(traits.preferredContentSizeCategory == .large && traits.displayGamut == .SRGB)
    expect(traits.userInterfaceLevel == .base && traits.legibilityWeight == .regular)
  }

  @Test func `sizes of text are ordered`() {
    expect(
      UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .large)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `fonts of text styles go by the size of text`() {
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize, equals: 53)
    expect(UIFont.preferredFont(forTextStyle: .body).pointSize, equals: 17)
    let own = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 34), compatibleWith: huge)
    expect(own.pointSize, equals: 106)
    let limited = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: huge)
    expect(limited.pointSize, equals: 40)
    expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: huge), equals: 31)
  }

  @Test func `a label that is to adjust its font follows the traits, another one does not`() {
    let labels = [true, false].map { adjusts in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
      table.view.addSubview(label)
      return label
    }
    table.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    table.view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    expect(labels.map(\.font.pointSize), equals: [23, 17])
    table.view.traitOverrides.preferredContentSizeCategory = .small
    expect(labels.map(\.font.pointSize), equals: [15, 17])
  }

  @Test func `a color of one's own is another one under other traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expect(color.cgColor == UIColor.black.cgColor && dark == .white)
  }
}
