import Foundation
import PantographGestures
import PantographTouches

/// A pan that starts at an edge of the window and goes away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may start; with none it never recognizes. Several edges are
  /// alternatives. In UIKit `[.left, .right]` does not work in practice; here it does.
  open var edges: UIRectEdge = []
  /// The conditions for place and direction, which `EdgePanTracker` has, too; nil until the first
  /// finger has landed.
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
    if let gate { return gate.permits(translation) }
    // A scroll is at no edge. It begins wherever the pointer is, if it moves away from one of the
    // edges.
    return attempt.scrollAnchor != nil && mayScroll(translation)
  }

  private func mayScroll(_ translation: PointVector) -> Bool {
    // A surface of 100 by 100 points stands for any: each place is the middle of an edge.
    let places: [(UIRectEdge, PointVector)] = [
      (.left, PointVector(x: 0, y: 50)), (.right, PointVector(x: 100, y: 50)),
      (.top, PointVector(x: 50, y: 0)), (.bottom, PointVector(x: 50, y: 100)),
    ]
    return places.contains { edge, place in
      guard edges.contains(edge) else { return false }
      var gate = InPoints<EdgeGate>(SurfaceEdges(edge))
      // The surface's size, from which the places above are derived.
      return gate.land(at: place, on: PointVector(x: 100, y: 100)) && gate.permits(translation)
    }
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
