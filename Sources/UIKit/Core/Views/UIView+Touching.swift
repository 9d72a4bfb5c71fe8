import Foundation

extension UIView {
  /// A view fainter than this cannot be touched, as UIKit documents.
  static let touchableAlpha: CGFloat = 0.01

  /// Whether the point, in this view's coordinates, hits it or something in it.
  final func canBeTouched(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > Self.touchableAlpha
      && transitionsBlockingTouches == 0
      && !ownLayer.entries.contains(where: { $0.blocksTouches })
      && self.point(inside: point, with: event)
  }

  final func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched(at: point, with: event) else { return nil }
    // A loop by hand takes the least of the stack, and each level of the tree takes as much again.
    let views = ownSubviews
    var index = views.count
    while index > 0 {
      index -= 1
      if let hit = views[index].hit(atOuter: point, of: ownLayer, with: event) { return hit }
    }
    return self
  }

  /// What of this view a point of the layer around it hits.
  final func hit(
    atOuter point: CGPoint, of outer: CALayer, with event: UIEvent?
  ) -> UIView? {
    guard !isWithdrawn, let inside = ownLayer.touched(at: point, in: outer) else { return nil }
    return hitTest(inside, with: event)
  }
}
