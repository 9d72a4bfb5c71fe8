import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewControllerTraitsTests {
  private final class Watching: UIViewController {
    var heard: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(
        "\(previous!.horizontalSizeClass) → \(traitCollection.horizontalSizeClass)")
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("will be \(newCollection.horizontalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("will be \(Int(size.width)), is \(Int(view.bounds.width))")
      coordinator.animate { _ in
        self.heard.append("along, is \(Int(self.view.bounds.width))")
      } completion: { _ in
        self.heard.append("done")
      }
    }
  }

  @Test func `a window that becomes wide tells before and after`() {
    let root = Watching()
    let window = UIWindow(showing: root)
    expect(root.traitCollection.horizontalSizeClass, equals: .compact)
    expect(root.heard.isEmpty)
    window.frame.size = CGSize(width: 1024, height: 768)
    expect(
      root.heard,
      equals: [
        "will be regular", "will be 1024, is 393", "compact → regular", "along, is 1024",
      ])
    window.advance(to: 0.1)
    expect(root.heard.last, equals: "done")
    expect(root.view.bounds.size, equals: window.bounds.size)
  }

  @Test func `in an animation the change of size is animated, and what goes along`() {
    let root = Watching()
    let window = UIWindow(showing: root)
    window.advance(to: 1)
    UIView.animate(withDuration: 0.4) { window.frame.size = CGSize(width: 852, height: 393) }
    window.advance(to: 1)
    expect(root.view.layer.seen.bounds.width, equals: 393)
    window.advance(to: 1.3)
    expect(root.heard.last, equals: "along, is 852")
    window.advance(to: 1.5)
    expect(root.heard.last, equals: "done")
    expect(root.view.layer.seen.bounds.width, equals: 852)
  }

  @Test func `children have their parent's traits, or those that it specifies for them`() {
    let (root, child) = (Watching(), Watching())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = UIWindow(showing: root)
    expect(child.traitCollection, equals: root.traitCollection)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    expect(child.heard, equals: ["compact → regular"])
    expect(root.heard.isEmpty)
    expect(child.view.traitCollection.horizontalSizeClass, equals: .regular)
    child.heard = []
    window.frame.size = CGSize(width: 1024, height: 768)
    expect(!child.heard.contains { $0.hasPrefix("compact") })
    expect(child.heard.contains("will be 1024, is 393"))
  }

  @Test func `overrides hold for all below, and those registered hear of them`() {
    let root = UIViewController()
    let inner = UIView()
    root.view.addSubview(inner)
    let window = UIWindow(showing: root)
    var heard: [UIUserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      heard += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    root.traitOverrides.userInterfaceStyle = .dark
    expect(heard, equals: [.light, .dark])
    root.traitOverrides.layoutDirection = .rightToLeft
    expect(heard.count, equals: 2)
    inner.unregisterForTraitChanges(registration)
    root.traitOverrides.userInterfaceStyle = .light
    expect(heard.count, equals: 2)
    withExtendedLifetime(window) {}
  }

  @Test func `safe areas add up on the way down`() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 20, width: 393, height: 832)
    root.additionalSafeAreaInsets.bottom = 49
    let window = UIWindow(showing: root)
    window.safeAreaOfScreen = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    expect(root.view.safeAreaInsets, equals: UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    expect(child.view.safeAreaInsets, equals: UIEdgeInsets(top: 39, left: 0, bottom: 83, right: 0))
  }
}
