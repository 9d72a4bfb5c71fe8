import Expectations
import Foundation
import Testing
import UIKit

/// Appearance that is set for all instances of a class.
@MainActor
struct AppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private final class Pages: UIPageControl {}
  private final class MorePages: UIPageControl {}
  private final class Panel: UIView {}
  private final class OuterPanel: UIView {}
  private final class PanelSwitch: UISwitch {}
  private final class OwnButton: UIButton {}
  private final class OwnItem: UIBarButtonItem {}
  private final class OwnSegments: UISegmentedControl {}

  @Test func `a control takes over what was set for its class as it comes into a window`() {
    Pages.appearance().pageIndicatorTintColor = .red
    Pages.appearance().currentPageIndicatorTintColor = .green
    let pages = Pages(frame: .zero)
    expectNil(pages.pageIndicatorTintColor)
    window.addSubview(pages)
    expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .green)
    let other = MorePages(frame: .zero)
    window.addSubview(other)
    expectNil(other.pageIndicatorTintColor)
  }

  @Test func `what was set on a view itself stays`() {
    Pages.appearance().pageIndicatorTintColor = .red
    let pages = Pages(frame: .zero)
    pages.pageIndicatorTintColor = .blue
    window.addSubview(pages)
    expect(pages.pageIndicatorTintColor, equals: .blue)
  }

  @Test func `a view that comes again takes over what has changed since`() {
    final class Once: UIPageControl {}
    Once.appearance().pageIndicatorTintColor = .red
    let pages = Once(frame: .zero)
    window.addSubview(pages)
    Once.appearance().pageIndicatorTintColor = .brown
    expect(pages.pageIndicatorTintColor, equals: .red)
    pages.removeFromSuperview()
    window.addSubview(pages)
    expect(pages.pageIndicatorTintColor, equals: .brown)
  }

  @Test func `a template for containers is for what is within them, the outermost first`() {
    PanelSwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .red
    PanelSwitch.appearance(whenContainedInInstancesOf: [Panel.self, OuterPanel.self])
      .onTintColor = .green
    let free = PanelSwitch(frame: .zero)
    window.addSubview(free)
    expectNil(free.onTintColor)
    let panel = Panel(frame: .zero)
    let inside = PanelSwitch(frame: .zero)
    panel.addSubview(inside)
    window.addSubview(panel)
    expect(inside.onTintColor, equals: .red)
    let outer = OuterPanel(frame: .zero)
    let (inner, deep) = (Panel(frame: .zero), PanelSwitch(frame: .zero))
    inner.addSubview(deep)
    outer.addSubview(inner)
    window.addSubview(outer)
    expect(deep.onTintColor, equals: .green)
  }

  @Test func `a class takes over what was set for the class that it is made from`() {
    final class Lower: UIProgressView {}
    class Upper: UIProgressView {}
    final class Made: Upper {}
    Upper.appearance().trackTintColor = .purple
    let (made, other) = (Made(frame: .zero), Lower(frame: .zero))
    window.addSubview(made)
    window.addSubview(other)
    expect(made.trackTintColor == .purple && other.trackTintColor == nil)
  }

  @Test func `titles and colors for states are handed on`() {
    OwnButton.appearance().setTitleColor(.orange, for: .normal)
    OwnSegments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let (button, segments) = (OwnButton(frame: .zero), OwnSegments(items: ["One", "Two"]))
    window.addSubview(button)
    window.addSubview(segments)
    expect(button.titleColor(for: .normal), equals: .orange)
    let attributes = segments.titleTextAttributes(for: .selected)
    expect(attributes?[.foregroundColor] as? UIColor, equals: .red)
  }

  @Test func `a bar's button takes over the looks of its class`() throws {
    OwnItem.appearance().tintColor = .magenta
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let item = OwnItem(title: "Go", style: .plain, target: nil, action: nil)
    bar.items = [item]
    window.addSubview(bar)
    expect(item.tintColor, equals: .magenta)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
    }
    expect(labels(bar).first { $0.text == "Go" }?.textColor, equals: .magenta)
  }
}
