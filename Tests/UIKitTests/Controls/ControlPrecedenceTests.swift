import Expectations
import Testing
import UIKit
import ViewTesting

/// The default action of a control takes precedence over recognizers of superviews; other events do not.
@MainActor
struct ControlPrecedenceTests {
  private let table = Table()
  private let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
  private let presses = Counter()

  @MainActor
  final class Counter {
    var count = 0
  }

  private func place(in view: UIView) {
    view.addSubview(button)
    button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
  }

  private func tap() {
    table.fingers.down(0, 100, 70)
    table.fingers.lift()
    table.fingers.wait(1000)
  }

  @Test(arguments: [0, 1, 3])
  func `a button is pressed below a tap recognizer of any ancestor`(depth: Int) {
    var parent: UIView = table.view
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      parent.addSubview(view)
      parent = view
    }
    place(in: parent)
    let taps = UITapGestureRecognizer()
    let log = StateLog(taps)
    (depth == 3 ? table.window : table.view).addGestureRecognizer(taps)
    tap()
    expect(presses.count == 1 && log.states.isEmpty)
    // Beside the button, the recognizer gets the touch.
    table.fingers.down(0, 300, 500)
    table.fingers.lift()
    expect(presses.count == 1 && log.states == [.ended])
  }

  @Test func `a title inside a button is the button`() {
    place(in: table.view)
    button.setTitle("Press", for: .normal)
    button.layoutIfNeeded()
    let taps = UITapGestureRecognizer()
    table.view.addGestureRecognizer(taps)
    let log = StateLog(taps)
    tap()
    expect(presses.count == 1 && log.states.isEmpty)
  }

  @Test func `a tap recognizer of the button's own comes first`() {
    place(in: table.view)
    let taps = UITapGestureRecognizer()
    button.addGestureRecognizer(taps)
    let log = StateLog(taps)
    tap()
    expect(presses.count == 0 && log.states == [.ended])
  }

  @Test func `a disabled button does nothing that could win`() {
    place(in: table.view)
    button.isEnabled = false
    let taps = UITapGestureRecognizer()
    table.view.addGestureRecognizer(taps)
    let log = StateLog(taps)
    tap()
    expect(presses.count == 0 && log.states == [.ended])
  }

  @Test func `two taps, two fingers, a hold, a swipe and a pan are no button's`() {
    place(in: table.view)
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    for recognizer in [twice, two, UILongPressGestureRecognizer(), UIPanGestureRecognizer()] {
      expect(button.gestureRecognizerShouldBegin(recognizer))
    }
    let hold = UILongPressGestureRecognizer()
    table.view.addGestureRecognizer(hold)
    let log = StateLog(hold)
    table.fingers.down(0, 100, 70)
    table.fingers.wait(700)
    table.fingers.lift()
    expect(presses.count == 0 && log.states == [.began, .ended])
  }

  @Test func `a control of one's own leaves the tap to the recognizer above`() {
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    table.view.addSubview(control)
    control.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
    let taps = UITapGestureRecognizer()
    table.view.addGestureRecognizer(taps)
    let log = StateLog(taps)
    tap()
    expect(presses.count == 0 && log.states == [.ended])
  }

  @Test func `a subclass that answers otherwise lets the tap through`() {
    let button = Generous(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    table.view.addSubview(button)
    let taps = UITapGestureRecognizer()
    table.view.addGestureRecognizer(taps)
    let log = StateLog(taps)
    tap()
    expect(log.states, equals: [.ended])
  }

  private final class Generous: UIButton {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }
  }

  @Test func `a bar's buttons are pressed below a tap recognizer around the bar`() {
    let page = UIViewController()
    var pressed = 0
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { _ in pressed += 1 })
    let navigation = UINavigationController(rootViewController: page)
    table.window.rootViewController = navigation
    table.window.makeKeyAndVisible()
    table.fingers.wait(100)
    let taps = UITapGestureRecognizer()
    table.window.addGestureRecognizer(taps)
    let log = StateLog(taps)
    table.view.removeFromSuperview()
    table.fingers.down(0, 375, 22)
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(pressed == 1 && log.states.isEmpty)
  }
}
