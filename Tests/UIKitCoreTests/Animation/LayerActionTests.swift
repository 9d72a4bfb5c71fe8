import Expectations
import Foundation
import Testing
import UIKit

/// Views that determine the actions of their layers by themselves. The layers of all other views ask for no action
/// outside of blocks of animations.
@MainActor
struct LayerActionTests {
  @Test func `a view with actions of its own is asked at each change`() {
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.asked = []
    view.center = CGPoint(x: 7, y: 5)
    view.alpha = 0.5
    expect(view.asked, equals: ["position", "opacity"])
  }

  @Test func `so is a view of a class below it`() {
    let view = AskedBelowView(frame: .zero)
    view.asked = []
    view.bounds = CGRect(x: 0, y: 0, width: 4, height: 3)
    expect(view.asked, equals: ["bounds"])
  }

  @Test func `a layer with another delegate asks that one`() {
    let (view, delegate) = (UIView(), AskedView(frame: .zero))
    view.layer.delegate = delegate
    delegate.asked = []
    view.layer.position = CGPoint(x: 1, y: 1)
    expect(delegate.asked, equals: ["position"])
  }

  @Test func `a usual view animates in a block, and not behind it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.advance(to: 0)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    expect(view.layer.animationKeys()?.count, equals: 1)
    view.center = CGPoint(x: 50, y: 50)
    expect(view.layer.animationKeys()?.count, equals: 1)
  }
}

private class AskedView: UIView {
  var asked: [String] = []

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return super.action(for: layer, forKey: event)
  }
}

private final class AskedBelowView: AskedView {}
