import Foundation
import Gestures
import Touches

/// A pan that starts at an edge of the window and goes away from it.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Where it may start; with none it never recognizes. Several are alternatives: UIKit's
  /// `[.left, .right]` does not work in practice, here it does.
  open var edges: UIRectEdge = []
  /// What an `EdgePanTracker` asks too; nil until the first finger has landed.
  private var gate: InPoints<EdgeGate>?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if gate == nil, let first = touches.min(by: { $0.order < $1.order }), let window = first.window
    {
      let bounds = window.bounds
      var gate = InPoints<EdgeGate>(SurfaceEdges(edges))
      let place = PointVector(first.position) - PointVector(bounds.origin)
      let size = PointVector(x: Double(bounds.width), y: Double(bounds.height))
      let isAtEdge = gate.land(at: place, on: size)
      self.gate = gate
      if !isAtEdge { return step(by: GestureEvent(.failed, .outsideEdge)) }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    gate = nil
  }

  override func mayBegin(_ translation: PointVector) -> Bool {
    gate?.permits(translation) ?? false
  }
}

extension SurfaceEdges {
  init(_ edges: UIRectEdge) {
    self = []
    if edges.contains(.left) { insert(.left) }
    if edges.contains(.right) { insert(.right) }
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.bottom) { insert(.bottom) }
  }
}
