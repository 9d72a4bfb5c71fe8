import Foundation

extension UIBezierPath {
  /// Creates a rectangle with only some corners rounded. Their radii are at most half of the
  /// rectangle's sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard !rect.isNull, !rect.isInfinite else { return }
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    let turns: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    for (corner, point, before, after) in turns {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      func along(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.dx * width * share, y: point.y + way.dy * height * share)
      }
      addLine(to: along(before, 1))
      addCurve(
        to: along(after, 1), controlPoint1: along(before, Self.flat),
        controlPoint2: along(after, Self.flat))
    }
    close()
  }

  /// The distance of a quarter circle's control points from the corner, as a fraction of the
  /// radius.
  private static let flat: CGFloat = 1 - 0.5523
}
