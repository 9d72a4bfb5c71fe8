import Foundation

extension UIView {
  /// The alpha below which a view cannot be touched, as UIKit documents.
  static let touchableAlpha: CGFloat = 0.01

  /// Whether a touch at the point, in this view's coordinates, can hit the view or one in it.
  final func canBeTouched(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > Self.touchableAlpha
      && transitionsBlockingTouches == 0
      && !ownLayer.entries.contains(where: { $0.blocksTouches })
      && self.point(inside: point, with: event)
  }

  final func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched(at: point, with: event) else { return nil }
    // Each level of the tree takes some of the stack. A hand-written loop takes the least.
    let views = ownSubviews
    var index = views.count
    while index > 0 {
      index -= 1
      if let hit = views[index].hit(atOuter: point, of: ownLayer, with: event) { return hit }
    }
    return self
  }

  /// Returns this view, or the one in it, that a point of the surrounding layer hits.
  final func hit(
    atOuter point: CGPoint, of outer: CALayer, with event: UIEvent?
  ) -> UIView? {
    guard !isWithdrawn, let inside = ownLayer.touched(at: point, in: outer) else { return nil }
    return hitTest(inside, with: event)
  }
}
