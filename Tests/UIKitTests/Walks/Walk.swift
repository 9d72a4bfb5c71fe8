import Foundation
import SeededRandom
import UIKit
import ViewTesting

/// A window that a finger and a program use at random. Subclasses say what the program changes.
@MainActor
class Walk: NSObject {
  let window: UIWindow
  let fingers: Fingers
  var random: SeededGenerator
  private var heard: [String] = []
  private var place: CGPoint?

  init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    random = SeededGenerator(seed: seed)
    fingers = Fingers(window)
    super.init()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  var root: UIViewController { window.rootViewController! }

  /// Logs a call of a delegate, a handler or a completion.
  func note(_ words: String) { heard.append(words) }

  /// Changes something. `bits` is below 1,000,000.
  func change(_ bits: Int, animated: Bool) {}

  /// The steps of ten that belong to the finger, and those that wait.
  var shares: (finger: Int, waiting: Int) { (3, 2) }

  func step() {
    let number = random.below(10)
    if number < shares.finger {
      touch()
    } else if number < shares.finger + shares.waiting {
      fingers.wait(Int64(random.below(400)) + 1)
    } else if random.chance(0.15) {
      random.chance(0.5) ? read() : press()
    } else {
      let isAnimated = random.chance(0.6)
      change(random.below(1_000_000), animated: isAnimated)
      window.layoutIfNeeded()
    }
    fingers.wait(8)
  }

  func touch() {
    let size = window.bounds.size
    let to = CGPoint(
      x: Double(random.below(max(Int(size.width) - 4, 1)) + 2),
      y: Double(random.below(max(Int(size.height) - 4, 1)) + 2))
    guard let from = place else {
      fingers.down(0, Double(to.x), Double(to.y))
      place = to
      if random.chance(0.3) { fingers.wait(700) }
      return
    }
    switch random.below(5) {
    case 0, 1:
      fingers.lift()
      place = nil
    case 2 where random.chance(0.2):
      fingers.cancel()
      place = nil
    default:
      for step in 1...4 {
        let share = Double(step) / 4
        fingers.move(
          0, Double(from.x) + Double(to.x - from.x) * share,
          Double(from.y) + Double(to.y - from.y) * share)
      }
      place = to
    }
  }

  /// Asks a view for something as a screen reader does.
  private func read() {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
    let views = all(window)
    let view = views[random.below(views.count)]
    let number = random.below(10)
    let directions: [UIAccessibilityScrollDirection] = [
      .left, .right, .up, .down, .next, .previous,
    ]
    switch number {
    case 0: note("activated \(view.accessibilityActivate())")
    case 1: note("escaped \(view.accessibilityPerformEscape())")
    case 2: view.accessibilityIncrement()
    case 3: view.accessibilityDecrement()
    default: note("scrolled \(view.accessibilityScroll(directions[number - 4]))")
    }
  }

  private func press() {
    let keys = [
      "\t", UIKeyCommand.inputEscape, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, " ", "\r", "[", "f", "w",
    ]
    let key = keys[random.below(keys.count)]
    let flags: [UIKeyModifierFlags] = [[], [], .command, .shift]
    window.press(UIKey(key, plain: key, modifierFlags: flags[random.below(4)]))
  }

  /// Lifts the finger and waits until nothing moves.
  func settle() {
    if place != nil { fingers.lift() }
    place = nil
    fingers.wait(6000)
  }

  // MARK: State

  /// The layers as they are seen now, and what was logged since the last call.
  func seen() -> String {
    defer { heard.removeAll() }
    return window.layer.treeDescription(.presentation) + "\n" + heard.joined(separator: "\n")
  }

  /// The public values of all views and view controllers of the window.
  func values() -> String {
    // Another test that launches an application meanwhile has a scene, which all windows enter.
    window.windowScene = nil
    var lines: [String] = []
    func add(_ view: UIView) {
      lines += PublicValues.lines(view)
      for subview in view.subviews { add(subview) }
    }
    func add(_ controller: UIViewController) {
      lines += PublicValues.lines(controller)
      lines += PublicValues.lines(controller.navigationItem)
      for child in controller.children { add(child) }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        add(presented)
      }
    }
    add(window)
    add(root)
    return lines.joined(separator: "\n")
  }
}
