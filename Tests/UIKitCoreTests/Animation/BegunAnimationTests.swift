import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Animations from `beginAnimations` to `commitAnimations`.
@MainActor
struct BegunAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.advance(to: 1)
  }

  @Test func `changes between the calls are animated with the settings before them`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.center.x = 250
    UIView.commitAnimations()
    expect(view.center.x == 250 && UIView.inheritedAnimationDuration == 0)
    window.advance(to: 2)
    expect(view.layer.seen.position.x, equals: 150)
    window.advance(to: 3)
    expect(view.layer.seen.position.x == 250 && view.layer.animationKeys() == nil)
  }

  @Test func `a delay holds the change back, and nothing moves while animations are off`() {
    UIView.beginAnimations("a", context: nil)
    UIView.setAnimationDelay(1)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    window.advance(to: 1.9)
    expect(view.layer.seen.opacity, equals: 1)
    window.advance(to: 2.5)
    expect(view.layer.seen.opacity, equals: 0.5)
    UIView.setAnimationsEnabled(false)
    UIView.beginAnimations(nil, context: nil)
    view.center.y = 300
    UIView.commitAnimations()
    UIView.setAnimationsEnabled(true)
    expectNil(view.layer.animation(forKey: "position"))
  }

  @Test func `an end without a beginning, and settings outside, do nothing`() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(9)
    view.alpha = 0.5
    expectNil(view.layer.animationKeys())
  }
}
