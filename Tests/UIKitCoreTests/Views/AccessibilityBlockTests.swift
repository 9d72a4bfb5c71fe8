import Expectations
import Foundation
import Testing
import UIKit

/// Blocks that return the accessibility properties of a view when they are read.
@MainActor
struct AccessibilityBlockTests {
  @Test func `a block returns the text at each reading, before the value that was set`() {
    let view = UIView()
    var count = 0
    view.accessibilityLabel = "steps"
    view.accessibilityLabelBlock = {
      count += 1
      return "\(count) steps"
    }
    expect(view.accessibilityLabel, equals: "1 steps")
    expect(view.accessibilityLabel, equals: "2 steps")
    view.accessibilityLabelBlock = nil
    expect(view.accessibilityLabel, equals: "steps")
  }

  @Test func `blocks give the outline, the point to press and the actions`() throws {
    let view = UIView()
    view.accessibilityPathBlock = { UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    view.accessibilityActivationPointBlock = { CGPoint(x: 5, y: 6) }
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Turn") { _ in true }]
    }
    expect(view.accessibilityPath?.bounds, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(view.accessibilityActivationPoint, equals: CGPoint(x: 5, y: 6))
    expect(view.accessibilityCustomActions?.map(\.name), equals: ["Turn"])
    let block = try #require(view.accessibilityCustomActionsBlock)
    expect(block()?.count, equals: 1)
  }

  @Test func `blocks give words, traits, places and lists`() {
    let view = UIView()
    view.accessibilityHintBlock = { "turns" }
    view.accessibilityValueBlock = { "5" }
    view.accessibilityIdentifierBlock = { "dial" }
    view.accessibilityTraitsBlock = { .adjustable }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityElementsHiddenBlock = { true }
    view.accessibilityViewIsModalBlock = { true }
    view.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
    view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 4, height: 6) }
    view.accessibilityElementsBlock = { ["a", "b"] }
    view.accessibilityUserInputLabelsBlock = { ["dial", "knob"] }
    view.accessibilityLanguageBlock = { "fr" }
    expect(view.accessibilityHint, equals: "turns")
    expect(view.accessibilityValue, equals: "5")
    expect(view.accessibilityIdentifier, equals: "dial")
    expect(view.accessibilityTraits, equals: .adjustable)
    expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
    expect(view.accessibilityViewIsModal && view.shouldGroupAccessibilityChildren)
    expect(view.accessibilityActivationPoint, equals: CGPoint(x: 3, y: 5))
    expect(view.accessibilityElementCount(), equals: 2)
    expect(view.accessibilityUserInputLabels, equals: ["dial", "knob"])
    expect(view.accessibilityLanguage, equals: "fr")
  }

  @Test func `blocks act for the reader`() {
    let view = UIView()
    var log: [String] = []
    view.accessibilityIncrementBlock = { log.append("up") }
    view.accessibilityDecrementBlock = { log.append("down") }
    view.accessibilityActivateBlock = {
      log.append("tap")
      return true
    }
    view.accessibilityPerformEscapeBlock = { true }
    view.accessibilityMagicTapBlock = { true }
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    expect(view.accessibilityActivate() && view.accessibilityPerformEscape())
    expect(view.accessibilityPerformMagicTap())
    expect(log, equals: ["up", "down", "tap"])
  }

  @Test func `the language and the names for a voice can be set`() {
    let view = UIView()
    expect(view.accessibilityUserInputLabels, equals: [])
    view.accessibilityLanguage = "de"
    view.accessibilityUserInputLabels = ["knob"]
    expect(view.accessibilityLanguage, equals: "de")
    expect(view.accessibilityUserInputLabels, equals: ["knob"])
  }
}
