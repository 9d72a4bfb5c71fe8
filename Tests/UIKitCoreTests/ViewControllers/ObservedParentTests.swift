import Expectations
import Testing
import UIKit

/// The parent of a view controller, as libraries observe it.
@MainActor
struct ObservedParentTests {
  @Test func `the parent is observed when a child comes and goes`() {
    let (parent, child) = (UIViewController(), UIViewController())
    var seen: [Bool] = []
    let observation = child.observe(\.parent, options: [.new]) { child, _ in
      seen.append(child.parent === parent)
    }
    parent.addChild(child)
    child.removeFromParent()
    expect(seen, equals: [true, false])
    observation.invalidate()
    parent.addChild(child)
    expect(seen.count, equals: 2)
  }
}
