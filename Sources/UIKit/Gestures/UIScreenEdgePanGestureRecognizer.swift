import Foundation
import Touches

/// A pan that starts at an edge of the window and goes away from it.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Where it may start; with none it never recognizes. Several are alternatives: UIKit's
  /// `[.left, .right]` does not work in practice, here it does.
  open var edges: UIRectEdge = []
  /// How near to the edge, in points, the first touch must land. Not public in UIKit; two
  /// independent toolkits use 20.
  static let activationWidth: CGFloat = 20
  private var startEdges: UIRectEdge = []
  private var hasStarted = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasStarted, let first = touches.min(by: { $0.order < $1.order }), let window = first.window
    {
      hasStarted = true
      startEdges = edges.intersection(Self.edges(near: first.position, in: window.bounds))
      if startEdges.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    startEdges = []
    hasStarted = false
  }

  /// Inwards, and no further along the edge than away from it.
  override func mayBegin(_ translation: PointVector) -> Bool {
    let (x, y) = (translation.x, translation.y)
    let isSideways = x.magnitude >= y.magnitude
    let isUpright = y.magnitude >= x.magnitude
    return startEdges.contains(.left) && x > 0 && isSideways
      || startEdges.contains(.right) && x < 0 && isSideways
      || startEdges.contains(.top) && y > 0 && isUpright
      || startEdges.contains(.bottom) && y < 0 && isUpright
  }

  private static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var found: UIRectEdge = []
    if point.x - bounds.minX <= activationWidth { found.insert(.left) }
    if bounds.maxX - point.x <= activationWidth { found.insert(.right) }
    if point.y - bounds.minY <= activationWidth { found.insert(.top) }
    if bounds.maxY - point.y <= activationWidth { found.insert(.bottom) }
    return found
  }
}
