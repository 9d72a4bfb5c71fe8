import Expectations
import Foundation
import Testing
import UIKit

/// The members that a responder hands to the next responder, and its texts for assistive technologies.
@MainActor
struct ResponderMemberTests {
  private final class Ear: UIView {
    var calls: [String] = []

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("presses")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      calls.append("began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      calls.append("ended")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  @Test func `presses and motions go on to the next responder`() {
    let (ear, inner) = (Ear(), UIView())
    ear.addSubview(inner)
    inner.pressesChanged([], with: nil)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)
    expect(ear.calls, equals: ["presses", "began", "ended", "cancelled"])
  }

  @Test func `what is said about an element is what was set`() {
    let view = UIView()
    expect(!view.accessibilityElementsHidden && !view.shouldGroupAccessibilityChildren)
    expect(!view.accessibilityViewIsModal && view.accessibilityNavigationStyle == .automatic)
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityViewIsModal = true
    view.accessibilityNavigationStyle = .combined
    expect(view.accessibilityElementsHidden && view.shouldGroupAccessibilityChildren)
    expect(view.accessibilityViewIsModal && view.accessibilityNavigationStyle == .combined)
    expect(!view.accessibilityElementIsFocused() && !view.accessibilityActivate())
    // The reader of another test's window can live on until that test's completions have been called.
    expect(UIAccessibility.isVoiceOverRunning || UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func `an assistive technology moves a slider down by a tenth`() {
    let slider = UISlider()
    slider.value = 0.5
    slider.accessibilityDecrement()
    expect(abs(slider.value - 0.4), isBelow: 1e-6)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(scroll)
    expect(!UIView().accessibilityScroll(.down))
    expect(scroll.accessibilityScroll(.down))
  }

  @Test func `rectangles and paths are converted to the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let moved = CGRect(x: 11, y: 22, width: 3, height: 4)
    expect(UIAccessibility.convertToScreenCoordinates(rect, in: view), equals: moved)
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
    expect(path.bounds, equals: moved)
  }

  @Test func `a view controller has a scroll view for its tab bar, and margins at its sides`() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    expectNil(controller.tabBarObservedScrollView)
    controller.tabBarObservedScrollView = scroll
    expect(controller.contentScrollView(for: .bottom) === scroll)
    expect(controller.systemMinimumLayoutMargins.leading, isAtLeast: 16)
  }
}
