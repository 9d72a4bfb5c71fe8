import Expectations
import Testing
import UIKit
import ViewTesting

/// Controls with a value, moved by a finger.
@MainActor
struct ValueControlTests {
  private let table = Table()

  private func changes(of control: UIControl) -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    table.view.addSubview(control)
    table.window.layoutIfNeeded()
    return { count.value }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    table.fingers.down(0, x, y)
    table.fingers.lift()
    table.fingers.wait(1000)
  }

  @Test func `a slider's knob follows the finger that took it, within its range`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 30))
    slider.maximumValue = 10
    let count = changes(of: slider)
    table.fingers.down(0, 64, 115)
    table.fingers.move(0, 164, 115)
    expect(abs(slider.value - 5) < 0.01 && count() == 1)
    table.fingers.move(0, 900, 115)
    table.fingers.lift()
    expect(slider.value, equals: 10)
    slider.value = -3
    expect(slider.value, equals: 0)
  }

  @Test
  func `a slider is not moved by a finger beside its knob, and tells once where it is told to`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 30))
    slider.isContinuous = false
    let count = changes(of: slider)
    tap(200, 115)
    expect(slider.value == 0 && count() == 0)
    table.fingers.down(0, 64, 115)
    table.fingers.move(0, 100, 115)
    table.fingers.move(0, 164, 115)
    expect(count(), equals: 0)
    table.fingers.lift()
    expect(count() == 1 && slider.value == 0.5)
  }

  @Test func `a switch keeps its size in a layout that stretches its view`() {
    let toggle = UISwitch()
    toggle.isOn = true
    // One view holds the track and the knob. The switch's own background color is not used for them.
    expect(toggle.subviews.count == 1 && toggle.backgroundColor == nil)
    let face = toggle.subviews[0]
    let (track, knob) = (face.subviews[0], face.subviews[1])
    expect(track.backgroundColor, equals: .systemGreen)
    toggle.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
    toggle.layoutIfNeeded()
    expect(face.frame, equals: CGRect(x: 0, y: 0, width: 51, height: 31))
    expect(track.frame.size == face.frame.size && face.frame.minX + knob.frame.minX == 22)
    toggle.semanticContentAttribute = .forceRightToLeft
    toggle.isOn = false
    expect(face.frame.minX == 249 && face.frame.minX + knob.frame.minX == 271)
    toggle.isOn = true
    expect(face.frame.minX + knob.frame.minX, equals: 251, "the side of on is at the left")
    toggle.frame.size.width = 51
    toggle.layoutIfNeeded()
    expect(face.frame, equals: CGRect(x: 0, y: 0, width: 51, height: 31))
  }

  @Test func `a switch goes over at a tap and goes where it is swiped`() {
    let toggle = UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
    let count = changes(of: toggle)
    tap(70, 115)
    expect(toggle.isOn && count() == 1)
    table.fingers.down(0, 60, 115)
    table.fingers.move(0, 90, 115)
    table.fingers.lift()
    expect(toggle.isOn && count() == 1)
    toggle.setOn(false, animated: false)
    expect(!toggle.isOn && count() == 1)
  }

  @Test func `a page control goes a page on or back, and no further than its ends`() {
    let pages = UIPageControl(frame: CGRect(x: 50, y: 100, width: 200, height: 26))
    pages.numberOfPages = 2
    let count = changes(of: pages)
    tap(240, 110)
    tap(240, 110)
    expect(pages.currentPage == 1 && count() == 1)
    tap(60, 110)
    expect(pages.currentPage == 0 && count() == 2)
    pages.currentPage = 9
    expect(pages.currentPage, equals: 1)
    pages.numberOfPages = 1
    expect(pages.currentPage, equals: 0)
  }

  @Test func `a segment is chosen by a tap, and its number follows what is put before it`() {
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let count = changes(of: segments)
    tap(250, 110)
    tap(250, 110)
    expect(segments.selectedSegmentIndex == 2 && count() == 1)
    segments.insertSegment(withTitle: "0", at: 0, animated: false)
    expect(segments.selectedSegmentIndex == 3 && segments.titleForSegment(at: 0) == "0")
    segments.removeSegment(at: 3, animated: false)
    expect(segments.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
  }

  @Test func `a stepper stays in its range, or goes round`() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    stepper.maximumValue = 1
    let count = changes(of: stepper)
    tap(70, 110)
    tap(70, 110)
    expect(stepper.value == 1 && count() == 1)
    stepper.wraps = true
    tap(70, 110)
    expect(stepper.value == 0 && count() == 2)
  }

  private static let kinds: [@MainActor @Sendable () -> UIControl] = [
    { UISlider() }, { UISwitch() }, { UIStepper() }, { UIPageControl() },
    { UISegmentedControl(items: ["A", "B"]) }, { UIButton() },
  ]

  @Test(arguments: 0..<6)
  func `a control's tap comes before that of a recognizer above it`(kind: Int) {
    let control = Self.kinds[kind]()
    control.frame = CGRect(x: 50, y: 100, width: 90, height: 32)
    table.view.addSubview(control)
    let taps = UITapGestureRecognizer()
    let log = StateLog(taps)
    table.view.addGestureRecognizer(taps)
    tap(60, 115)
    expect(log.states.isEmpty)
    control.isEnabled = false
    tap(60, 115)
    expect(log.states, equals: [.ended])
  }
}
