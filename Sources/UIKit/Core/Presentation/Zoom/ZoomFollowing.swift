import Foundation
import QuartzCore

/// A follower that keeps the shrinking view of a zoom under the finger that drags it, in all
/// directions.
///
/// The zoom moves the view along its own path. The offset from there to the finger is an animation
/// that is added to the view's position. It is zero at both ends of the path, and the whole offset
/// at the current progress. So the view starts at the finger when the zoom runs on to its end, or
/// back.
@MainActor
final class ZoomFollowing: GripFollower {
  /// The movement of the view without a finger.
  struct Shape {
    let container: UIView
    /// The middle of the view, in the view's own coordinates.
    let middle: CGPoint
    /// The center of the view at the start, in the container.
    let center: CGPoint
    /// The view's shift at the end, in points; `scale` is its scale at the end.
    let shift: CGVector
    let scale: CGFloat
  }

  private let views: [UIView]
  private let shape: Shape
  private let duration: Double
  /// The point of the view that the finger holds; nil before the first movement.
  private var held: CGPoint?
  private weak var pan: UIPanGestureRecognizer?
  /// The offset that is added to the view's position, and the progress at which the whole offset is
  /// added.
  private var added = (offset: CGVector.zero, share: CGFloat(0))

  private static let key = "zoom follows the finger"
  /// The progress up to which a finger that moves aside shrinks the view, too.
  private static let mostAside: CGFloat = 0.5
  /// The distance from the ends of the progress, within which there is no room for the animation.
  private static let least: CGFloat = 0.001

  init(_ views: [UIView], _ shape: Shape, over duration: Double) {
    self.views = views
    self.shape = shape
    self.duration = duration
  }

  func share(at progress: CGFloat, of length: CGFloat, _ pan: UIPanGestureRecognizer) -> CGFloat {
    let moved = pan.translation(in: shape.container)
    let aside = hypot(moved.x, moved.y) / max(length, 1)
    return max(progress, min(aside, Self.mostAside))
  }

  func follow(_ pan: UIPanGestureRecognizer, from before: CGFloat, to share: CGFloat) {
    guard duration > 0 else { return }
    let (place, moved) = (pan.location(in: shape.container), pan.translation(in: shape.container))
    if held == nil || self.pan !== pan || pan.state == .began {
      self.pan = pan
      take(at: CGPoint(x: place.x - moved.x, y: place.y - moved.y), share: before)
    }
    guard let held else { return }
    let own = self.place(of: held, at: share)
    add(CGVector(dx: place.x - own.x, dy: place.y - own.y), at: share)
  }

  func end() {
    for view in views { view.layer.removeAnimation(forKey: Self.key) }
  }

  /// Returns the position in the container that the zoom alone gives to a point of the view.
  private func place(of point: CGPoint, at share: CGFloat) -> CGPoint {
    let scale = 1 + (shape.scale - 1) * share
    return CGPoint(
      x: shape.center.x + shape.shift.dx * share + (point.x - shape.middle.x) * scale,
      y: shape.center.y + shape.shift.dy * share + (point.y - shape.middle.y) * scale)
  }

  private func take(at place: CGPoint, share: CGFloat) {
    let scale = max(1 + (shape.scale - 1) * share, Self.least)
    let middle = self.place(of: shape.middle, at: share)
    let rest =
      share <= added.share
      ? (added.share > 0 ? share / added.share : 0) : (1 - share) / (1 - added.share)
    held = CGPoint(
      x: shape.middle.x + (place.x - middle.x - added.offset.dx * rest) / scale,
      y: shape.middle.y + (place.y - middle.y - added.offset.dy * rest) / scale)
  }

  private func add(_ offset: CGVector, at share: CGFloat) {
    let share = min(max(share, Self.least), 1 - Self.least)
    added = (offset, share)
    for view in views {
      guard let now = view.layer.now else { continue }
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.isAdditive = true
      animation.values = [CGPoint.zero, CGPoint(x: offset.dx, y: offset.dy), CGPoint.zero]
      animation.keyTimes = [0, NSNumber(value: Double(share)), 1]
      animation.duration = duration
      animation.beginTime = now - Double(share) * duration
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      view.layer.add(animation, forKey: Self.key)
    }
  }
}
