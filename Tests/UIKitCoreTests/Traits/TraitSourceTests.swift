import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The traits of views in a tree that changes, compared with a walk to the outermost view.
@MainActor
struct TraitSourceTests {
  private func walked(_ view: UIView) -> UIUserInterfaceStyle {
    var current = view
    while true {
      if current.traitOverrides.contains(UITraitUserInterfaceStyle.self) {
        return current.traitOverrides.userInterfaceStyle
      }
      guard let next = current.superview else { return current.traitCollection.userInterfaceStyle }
      current = next
    }
  }

  @Test(arguments: 0..<20) func `traits come from the nearest override, whatever moved before`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    let views = (0..<12).map { _ in UIView() }
    for step in 0..<300 {
      let (view, other) = (views[random.below(12)], views[random.below(12)])
      switch random.below(6) {
      case 0...2:
        if random.chance(0.3) {
          window.addSubview(view)
        } else if !other.isDescendant(of: view) {
          other.addSubview(view)
        }
      case 3: view.removeFromSuperview()
      case 4: view.traitOverrides.userInterfaceStyle = random.chance(0.5) ? .dark : .light
      default: view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      }
      for view in views where view.window != nil {
        expect(
          view.traitCollection.userInterfaceStyle, equals: walked(view),
          "step \(step), seed \(seed)")
      }
    }
  }

  @Test func `a view that becomes a controller's view has the traits of the controller`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    expect(inner.traitCollection.userInterfaceStyle, differsFrom: .dark)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.view = outer
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
  }
}
