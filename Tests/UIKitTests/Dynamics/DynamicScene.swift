import Testing
import UIKit

/// A window of 400 by 800 points with an animator, whose time the test sets.
@MainActor
final class DynamicScene: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let animator: UIDynamicAnimator
  private(set) var time = 0.0
  private(set) var words: [String] = []
  var onContact: (() -> Void)?

  override init() {
    animator = UIDynamicAnimator(referenceView: room)
    super.init()
    window.addSubview(room)
    window.advance(to: 0)
    animator.delegate = self
  }

  func box(_ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.center = CGPoint(x: x, y: y)
    view.tag = room.subviews.count
    room.addSubview(view)
    return view
  }

  func run(_ seconds: Double, each interval: Double = 1.0 / 60) {
    let (start, end) = (time, time + seconds)
    var count = 0.0
    while time < end {
      count += 1
      let next = start + count * interval
      time = next < end - 1e-9 ? next : end
      window.advance(to: time)
    }
  }

  private func name(_ item: any UIDynamicItem) -> String {
    (item as? UIView).map { "\($0.tag)" } ?? "other"
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { words.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { words.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    words.append("\(name(item1)) meets \(name(item2))")
    onContact?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { words.append("\(name(item1)) leaves \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    words.append("\(name(item)) meets \((identifier as? String) ?? "nil")")
    onContact?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { words.append("\(name(item)) leaves \((identifier as? String) ?? "nil")") }
}

extension CGPoint {
  func isNear(_ other: CGPoint, _ distance: CGFloat = 0.5) -> Bool {
    let (width, height) = (x - other.x, y - other.y)
    return (width * width + height * height).squareRoot() <= distance
  }
}
