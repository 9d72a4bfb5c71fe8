import PantographMotion
import PantographTouches

/// A pan whose first finger lands at an edge, and that begins by moving away from it.
public struct EdgePanTracker: Tracker {
  private enum State {
    case idle
    case following
    /// Not from the edge, or over, until all fingers are up.
    case spent
  }

  /// The size of the surface, in millimetres.
  public let size: Vector
  /// The numbers that it goes by, for as long as it lives.
  public let thresholds: EdgePanThresholds
  private var state = State.idle
  private var pan: PanTracker
  private var gate: EdgeGate

  /// A pan from any of these edges.
  public init(
    edges: SurfaceEdges, size: Vector, thresholds: EdgePanThresholds = EdgePanThresholds(),
    estimator: VelocityEstimator = .lsq2
  ) {
    self.size = size
    self.thresholds = thresholds
    gate = EdgeGate(edges, width: thresholds.width)
    pan = PanTracker(thresholds: thresholds.pan, estimator: estimator)
  }

  /// A pan from one edge.
  public init(
    edge: SurfaceEdge, size: Vector, thresholds: EdgePanThresholds = EdgePanThresholds(),
    estimator: VelocityEstimator = .lsq2
  ) {
    self.init(
      edges: SurfaceEdges(edge), size: size, thresholds: thresholds, estimator: estimator)
  }

  /// The edges that it may come from.
  public var edges: SurfaceEdges { gate.edges }

  /// How many fingers take part.
  public var touches: Int { pan.touches }
  /// The middle of the fingers, in millimetres; after the lift, the last one.
  public var centroid: Vector { pan.centroid }
  /// The way of the fingers' middle since the pan began, in millimetres, as a `PanTracker` tells
  /// it.
  public var translation: Vector { pan.translation }

  /// Millimetres per second at a moment: that of the last frame, or a later one.
  public func velocity(at time: Timestamp) -> Vector {
    pan.velocity(at: time)
  }

  /// Counts the translation from here on; the velocity starts anew.
  public mutating func setTranslation(_ translation: Vector) {
    pan.setTranslation(translation)
  }

  /// Takes the next frame; nil where it changes nothing that a caller could act on.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let event = pan.update(reading: &frame)
    switch state {
    case .idle:
      guard pan.touches > 0 else { return nil }
      guard gate.land(at: pan.centroid, on: size) else {
        state = .spent
        return GestureEvent(.failed, .outsideEdge)
      }
      state = .following
    case .following:
      break
    case .spent:
      if pan.touches == 0 { state = .idle }
      return nil
    }
    switch event?.phase {
    case .ended, .cancelled, .failed: state = pan.touches == 0 ? .idle : .spent
    case .began where !gate.permits(pan.translation):
      state = .spent
      return GestureEvent(.failed, .wrongDirection)
    case .possible, .began, .changed, nil: break
    }
    return event
  }
}
