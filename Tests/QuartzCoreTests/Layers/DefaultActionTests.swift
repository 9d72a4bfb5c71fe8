import Expectations
import Foundation
import QuartzCore
import Testing

/// The action of a layer's class, and what an archive would hold.
@MainActor
struct DefaultActionTests {
  private final class Sliding: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? CABasicAnimation(keyPath: "opacity") : super.defaultAction(forKey: event)
    }
  }

  @Test func `a class's action comes before the implicit one`() {
    expectNil(CALayer.defaultAction(forKey: "opacity"))
    let action = Sliding().action(forKey: "opacity") as? CABasicAnimation
    expect(action?.keyPath, equals: "opacity")
  }

  @Test func `no layer and no animation is archived`() {
    expect(!CALayer().shouldArchiveValue(forKey: "opacity"))
    expect(!CABasicAnimation(keyPath: "opacity").shouldArchiveValue(forKey: "duration"))
  }
}
