import Expectations
import Foundation
import QuartzCore
import Testing
import ViewTesting

@testable import UIKit

/// Views that place layers without animation leave the transaction around them as it was.
@MainActor
struct DisabledActionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layer = CALayer()

  init() {
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.layer.addSublayer(layer)
    window.layoutIfNeeded()
    Fingers(window).wait(20)
  }

  /// Whether a layer is animated after the work in one transaction, and for how long.
  private func duration(after work: () -> Void) -> Double? {
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.7)
    work()
    expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.7)
    layer.position.x += 10
    let duration = layer.animation(forKey: "position")?.duration
    CATransaction.commit()
    layer.removeAllAnimations()
    return duration
  }

  @Test func `marks of a text`() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    field.text = "one two"
    window.addSubview(field)
    window.layoutIfNeeded()
    expect(duration { field.becomeFirstResponder() }, equals: 0.7)
    for range in [NSRange(location: 0, length: 3), NSRange(location: 4, length: 0)] {
      let found = duration {
        field.setSelection(range)
        window.layoutIfNeeded()
      }
      expect(found, equals: 0.7)
    }
    expect(duration { _ = field.resignFirstResponder() }, equals: 0.7)
  }

  @Test func `indicators of a scroll view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 900, height: 900)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    let found = duration {
      scroll.flashScrollIndicators()
      scroll.contentOffset.y = 50
      window.layoutIfNeeded()
    }
    expect(found, equals: 0.7)
  }

  @Test func `a layer that draws an animated value`() {
    let found = duration {
      layer.setValue(3, forKey: "someValue")
      layer.displayTreeIfNeeded()
    }
    expect(found, equals: 0.7)
  }
}
