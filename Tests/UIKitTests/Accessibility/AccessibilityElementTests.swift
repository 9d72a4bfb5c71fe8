import Expectations
import Foundation
import Testing
import UIKit

/// Elements for assistive technologies that are no views, and names of objects that are no responders.
@MainActor
struct AccessibilityElementTests {
  private final class Knob: UIAccessibilityElement {
    override func accessibilityIncrement() { accessibilityValue = "more" }
  }

  @Test func `the frame of an element follows its container`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    window.addSubview(view)
    let knob = Knob(accessibilityContainer: view)
    knob.accessibilityLabel = "Volume"
    knob.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    expect(knob.accessibilityFrame, equals: CGRect(x: 51, y: 62, width: 30, height: 40))
    view.frame.origin.x = 100
    expect(knob.accessibilityFrame.minX == 101 && knob.isAccessibilityElement)
    knob.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
    expect(knob.accessibilityFrame.minX == 5 && knob.next === view)
    knob.accessibilityIncrement()
    expect(knob.accessibilityValue, equals: "more")
  }

  @Test func `a picture has the trait of one if it is an element`() {
    let view = UIImageView(image: UIImage())
    expect(view.accessibilityTraits == .none && !view.isAccessibilityElement)
    view.isAccessibilityElement = true
    expect(view.accessibilityTraits, equals: .image)
  }

  @Test func `a container counts its elements`() {
    let view = UIView()
    let knob = Knob(accessibilityContainer: view)
    view.accessibilityElements = [knob]
    expect(view.accessibilityElementCount(), equals: 1)
    expect(
      view.accessibilityElement(at: 0) as? Knob === knob && view.accessibilityElement(at: 1) == nil)
    expect(view.index(ofAccessibilityElement: knob), equals: 0)
    expect(view.index(ofAccessibilityElement: view), equals: NSNotFound)
  }

  @Test func `items and images have names`() {
    final class Action: NSObject {}
    let action = Action()
    action.accessibilityLabel = "Delete"
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "close"
    expect(action.accessibilityLabel == "Delete" && action.accessibilityHint == nil)
    expect(item.accessibilityIdentifier, equals: "close")
  }
}
