import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// A movement of one or two fingers in a window, and the state that it leads to.
@MainActor
struct KeyMovement {
  enum Step {
    /// A key of the finger: arrows, and with two fingers `+`, `-`, `.` and `,`. Capital letters stand for the long step.
    case key(String)
    case wait(Double)
  }

  var name: String
  /// The beginning of the sentence of the element where the fingers land.
  var start: String
  var twoFingers = false
  var steps: [Step]
  /// Builds what is moved. Returns its window, and a text with the decision and the state.
  var make: @MainActor () -> (UIWindow, () -> String)

  /// Returns the state after the movement.
  func run(byKeys: Bool) -> String {
    let (window, state) = make()
    window.advance(to: 1)
    let reader = window.startReader { _ in }
    guard let element = reader.elements.first(where: { $0.spokenText.hasPrefix(start) }) else {
      Issue.record("\(name): no element \(start) in \(reader.elements.map(\.spokenText))")
      return "none"
    }
    reader.focus(on: element)
    let place = element.accessibilityActivationPoint
    if !byKeys { window.stopReader() }
    let hand: any MovingHand =
      byKeys ? PressingHand(window) : TouchingHand(window, at: place, twoFingers: twoFingers)
    hand.down(twoFingers: twoFingers)
    var time = 1.0
    for step in steps {
      switch step {
      case .key(let key):
        time += 0.016
        window.advance(to: time)
        hand.move(key)
      case .wait(let seconds):
        time += seconds
        window.advance(to: time)
      }
    }
    hand.lift()
    for _ in 0..<60 {
      time += 0.05
      window.advance(to: time)
    }
    return state()
  }

  static func keys(_ text: String) -> [Step] { text.map { .key(String($0)) } }
}

@MainActor
private protocol MovingHand {
  func down(twoFingers: Bool)
  func move(_ key: String)
  func lift()
}

/// Keys of a screen reader.
@MainActor
private struct PressingHand: MovingHand {
  let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  private static let arrows: [String: String] = [
    "l": UIKeyCommand.inputLeftArrow, "r": UIKeyCommand.inputRightArrow,
    "u": UIKeyCommand.inputUpArrow, "d": UIKeyCommand.inputDownArrow,
  ]

  private func press(_ name: String, _ flags: UIKeyModifierFlags = []) {
    window.press(UIKey(name, plain: name, modifierFlags: flags))
  }

  func down(twoFingers: Bool) {
    press("\r", twoFingers ? [.control, .alternate, .shift] : [.control, .alternate])
  }
  func move(_ key: String) {
    let isLong = key != key.lowercased()
    press(Self.arrows[key.lowercased()] ?? key, isLong ? .shift : [])
  }
  func lift() { press("\r") }
}

/// Fingers on the glass.
@MainActor
private final class TouchingHand: MovingHand {
  private let fingers: Fingers
  private var middle: CGPoint
  private var radius = 50.0
  private var angle = 0.0
  private let isPair: Bool

  init(_ window: UIWindow, at place: CGPoint, twoFingers: Bool) {
    fingers = Fingers(window, startingAt: window.now)
    fingers.interval = 0
    middle = place
    isPair = twoFingers
    self.window = window
  }
  private unowned let window: UIWindow

  private var places: [(Double, Double)] {
    let (x, y) = (Double(middle.x), Double(middle.y))
    guard isPair else { return [(x, y)] }
    let (dx, dy) = (radius * cos(angle), radius * sin(angle))
    return [(x + dx, y + dy), (x - dx, y - dy)]
  }

  private func each(_ work: (Int, (Double, Double)) -> Void) {
    fingers.wait(Int64((window.now * 1000).rounded()) - waited)
    waited = Int64((window.now * 1000).rounded())
    fingers.together { for (index, place) in places.enumerated() { work(index, place) } }
  }
  private var waited: Int64 = 1000

  func down(twoFingers: Bool) { each { fingers.down($0, $1.0, $1.1) } }

  func move(_ key: String) {
    let length = key == key.lowercased() ? 10.0 : 50
    switch key.lowercased() {
    case "l": middle.x -= length
    case "r": middle.x += length
    case "u": middle.y -= length
    case "d": middle.y += length
    case "+": radius += 5
    case "-": radius -= 5
    case ".": angle += .pi / 18
    default: angle -= .pi / 18
    }
    each { fingers.move($0, $1.0, $1.1) }
  }

  func lift() { each { index, _ in fingers.lift(index) } }
}
