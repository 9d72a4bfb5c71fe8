import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Steppers that a finger taps and holds.
@MainActor
struct UIStepperTests {
  private let table = Table()
  private let stepper = UIStepper(frame: CGRect(x: 50, y: 100, width: 94, height: 32))

  private func changes() -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    stepper.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    table.view.addSubview(stepper)
    table.window.layoutIfNeeded()
    return { count.value }
  }

  @Test func `a held button steps again and again, and a tap steps once`() {
    let count = changes()
    table.fingers.down(0, 130, 115)
    table.fingers.wait(1000)
    // At 0.5, 0.7 and 0.9 seconds.
    expect(stepper.value == 3 && count() == 3)
    table.fingers.move(0, 60, 115)
    table.fingers.wait(200)
    expect(stepper.value == 2 && count() == 4)
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(stepper.value == 2 && count() == 4)
    table.fingers.down(0, 130, 115)
    table.fingers.wait(100)
    table.fingers.lift()
    expect(stepper.value == 3 && count() == 5)
  }

  @Test func `without repetition a held button steps once, when it is released`() {
    let count = changes()
    stepper.autorepeat = false
    table.fingers.down(0, 130, 115)
    table.fingers.wait(2000)
    expect(stepper.value == 0 && count() == 0)
    table.fingers.lift()
    expect(stepper.value == 1 && count() == 1)
  }

  @Test func `a stepper that is not continuous sends the last value alone`() {
    let count = changes()
    stepper.isContinuous = false
    table.fingers.down(0, 130, 115)
    table.fingers.wait(1000)
    expect(stepper.value == 3 && count() == 0)
    table.fingers.lift()
    expect(stepper.value == 3 && count() == 1)
  }

  @Test func `a cancelled touch ends the steps`() {
    let count = changes()
    table.fingers.down(0, 130, 115)
    table.fingers.wait(600)
    table.fingers.cancel()
    table.fingers.wait(2000)
    expect(stepper.value == 1 && count() == 1)
  }

  @Test func `from right to left the button at the left increases the value`() throws {
    table.window.traitOverrides.layoutDirection = .rightToLeft
    _ = changes()
    table.fingers.down(0, 60, 115)
    table.fingers.lift()
    expect(stepper.value, equals: 1)
    stepper.layoutIfNeeded()
    let plus = try #require(stepper.subviews.first { ($0 as? UILabel)?.text == "+" })
    expect(plus.frame.minX, equals: 0)
    let reader = table.window.startReader { _ in }
    let spoken = reader.elements.filter { $0.spokenText.hasPrefix("Increment") }
    expect(spoken.first?.accessibilityFrame.minX, equals: 50)
  }
}
