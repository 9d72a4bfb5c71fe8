import Expectations
import Testing
import UIKit

/// Appearance for traits, alone and within containers.
@MainActor
struct TraitAppearanceTests {
  private final class Panel: UIView {}
  private final class Pages: UIPageControl {}

  @Test func `a template for traits is for views with these traits, and wins over one without`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Pages.appearance().pageIndicatorTintColor = .red
    Pages.appearance(for: dark).pageIndicatorTintColor = .blue
    Pages.appearance(for: dark, whenContainedInInstancesOf: [Panel.self]).pageIndicatorTintColor =
      .green
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func color(_ style: UIUserInterfaceStyle, inPanel isInside: Bool) -> UIColor? {
      window.overrideUserInterfaceStyle = style
      let (panel, pages) = (Panel(), Pages(frame: .zero))
      window.addSubview(panel)
      isInside ? panel.addSubview(pages) : window.addSubview(pages)
      return pages.pageIndicatorTintColor
    }
    expect(color(.light, inPanel: false), equals: .red)
    expect(color(.dark, inPanel: false), equals: .blue)
    expect(color(.dark, inPanel: true), equals: .green)
    expect(color(.light, inPanel: true), equals: .red)
  }
}
