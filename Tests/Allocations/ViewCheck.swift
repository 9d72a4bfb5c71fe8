import CAllocationCounter
import Foundation
import PantographTouches
import UIKit

/// A steady drag over a window, and the allocations of its frames after the first few.
@MainActor
struct ViewCheck {
  var name: String
  var fingers: Int
  /// Adds views and recognizers to the window. The returned closure counts the calls about the drag.
  var prepare: @MainActor (UIWindow) -> () -> Int

  func count() -> UInt64 {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    let told = prepare(window)
    let session = TouchSession(
      window: window,
      placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: 1, dy: 1)))
    var before: UInt64 = 0
    for index in 0..<400 {
      if index == 100 { before = allocation_count() }
      session.receive(frame(index))
    }
    let count = allocation_count() - before
    precondition(told() > 300, "the drag was not followed")
    return count
  }

  private func frame(_ index: Int) -> ContactFrame {
    var frame = ContactFrame(time: Timestamp(microseconds: Int64(index + 1) * 8000))
    for finger in 0..<fingers {
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(finger + 1)), phase: index == 0 ? .began : .moved,
          position: Vector(x: 10 + Double(index), y: 100 + Double(finger * 50))))
    }
    return frame
  }
}

extension ViewCheck {
  static let all: [ViewCheck] = [1, 2].flatMap { fingers in
    [
      ViewCheck(name: "a drag through six recognizers", fingers: fingers, prepare: recognizers),
      ViewCheck(name: "a drag in a view", fingers: fingers, prepare: view),
      ViewCheck(
        name: "a drag that transforms what constraints place", fingers: fingers,
        prepare: constrained),
    ]
  }

  private static func recognizers(_ window: UIWindow) -> () -> Int {
    let pan = UIPanGestureRecognizer()
    for recognizer in [
      pan, UITapGestureRecognizer(), UIPinchGestureRecognizer(), UISwipeGestureRecognizer(),
      UILongPressGestureRecognizer(), UIRotationGestureRecognizer(),
    ] {
      window.addGestureRecognizer(recognizer)
    }
    var count = 0
    pan.addAction { [unowned window] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      if pan.translation(in: window).x > 0, pan.velocity(in: window).x > 0 { count += 1 }
    }
    return { count }
  }

  private static func view(_ window: UIWindow) -> () -> Int {
    let follower = Follower(frame: window.bounds)
    follower.isMultipleTouchEnabled = true
    window.addSubview(follower)
    return { follower.moves }
  }

  /// A screen of views placed by constraints, laid out in every frame.
  private static func constrained(_ window: UIWindow) -> () -> Int {
    let follower = Slider(frame: window.bounds)
    window.addSubview(follower)
    for _ in 0..<20 {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      follower.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: follower.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: follower.trailingAnchor, constant: -8),
        view.topAnchor.constraint(equalTo: follower.topAnchor, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    return { follower.moves }
  }
}

@MainActor
private final class Slider: UIView {
  var moves = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moves += 1
    subviews[0].transform = CGAffineTransform(translationX: CGFloat(moves), y: 0)
    window?.layoutIfNeeded()
  }
}

@MainActor
private final class Follower: UIView {
  var moves = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moves += 1
    for touch in touches { center.x = touch.location(in: superview).x }
  }
}
