import PantographMotion
import PantographTouches

/// Tracks a pan whose first finger lands at an edge and moves away from it.
public struct EdgePanTracker: Tracker {
  private enum State {
    case idle
    case following
    /// The attempt failed or ended; waits until all fingers are up.
    case spent
  }

  /// The size of the surface, in millimetres.
  public let size: Vector
  /// The thresholds, constant for the life of the tracker.
  public let thresholds: EdgePanThresholds
  private var state = State.idle
  private var pan: PanTracker
  private var gate: EdgeGate

  /// Creates a tracker for pans from any of these edges.
  public init(
    edges: SurfaceEdges, size: Vector, thresholds: EdgePanThresholds = EdgePanThresholds(),
    estimator: VelocityEstimator = .lsq2
  ) {
    self.size = size
    self.thresholds = thresholds
    gate = EdgeGate(edges, width: thresholds.width)
    pan = PanTracker(thresholds: thresholds.pan, estimator: estimator)
  }

  /// Creates a tracker for pans from one edge.
  public init(
    edge: SurfaceEdge, size: Vector, thresholds: EdgePanThresholds = EdgePanThresholds(),
    estimator: VelocityEstimator = .lsq2
  ) {
    self.init(
      edges: SurfaceEdges(edge), size: size, thresholds: thresholds, estimator: estimator)
  }

  /// The edges that a pan may start at.
  public var edges: SurfaceEdges { gate.edges }

  /// Number of fingers in the pan.
  public var touches: Int { pan.touches }
  /// Centroid of the fingers, in millimetres. After the lift it keeps its last value.
  public var centroid: Vector { pan.centroid }
  /// Movement of the centroid since the pan began, in millimetres; the same as `PanTracker`'s.
  public var translation: Vector { pan.translation }

  /// Velocity at a moment, in millimetres per second. The moment may lie after the last frame.
  public func velocity(at time: Timestamp) -> Vector {
    pan.velocity(at: time)
  }

  /// Replaces the translation. The velocity stays that of the fingers.
  public mutating func setTranslation(_ translation: Vector) {
    pan.setTranslation(translation)
  }

  /// Processes the next frame. Returns nil if nothing has changed for the caller.
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
