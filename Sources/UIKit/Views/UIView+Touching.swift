import Foundation

extension UIView {
  /// A view fainter than this cannot be touched, as UIKit documents.
  static let touchableAlpha: CGFloat = 0.01

  /// Whether the point, in this view's coordinates, hits it or something in it.
  final func canBeTouched(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > Self.touchableAlpha
      && transitionsBlockingTouches == 0
      && !layer.entries.contains(where: { $0.blocksTouches })
      && self.point(inside: point, with: event)
  }

  /// What of this view a point of the layer around it hits.
  final func hit(
    atOuter point: CGPoint, of outer: CALayer, with event: UIEvent?
  ) -> UIView? {
    guard !isWithdrawn, let inside = layer.touched(at: point, in: outer) else { return nil }
    return hitTest(inside, with: event)
  }
}
