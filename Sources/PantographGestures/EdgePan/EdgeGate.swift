import PantographTouches

/// Decides whether a pan may start at an edge, and in which direction.
///
/// `EdgePanTracker` and UIKit's screen edge recognizer share it. Several edges are alternatives:
/// from a corner, a pan may move away from either edge.
public struct EdgeGate: Hashable, Sendable {
  /// The edges that the pan may come from.
  public let edges: SurfaceEdges
  /// Largest distance between the edge and the first finger's landing place, in the caller's unit.
  public let width: Double
  /// The edges that the first finger landed at.
  public private(set) var open: SurfaceEdges = []

  /// Creates a closed gate. `land(at:on:)` opens it.
  public init(_ edges: SurfaceEdges, width: Double) {
    self.edges = edges
    self.width = width
  }

  /// Records the place where the first finger landed on a surface of the given size. Returns true
  /// if a pan may start at that place.
  public mutating func land(at place: Vector, on size: Vector) -> Bool {
    open = edges.filtered { $0.distance(of: place, on: size) <= width }
    return !open.isEmpty
  }

  /// True if the movement leads away from an edge that the finger landed at.
  public func permits(_ movement: Vector) -> Bool {
    !open.filtered { $0.inward.permits(movement) }.isEmpty
  }
}

/// A set of sides of a surface.
@frozen
public struct SurfaceEdges: OptionSet, Hashable, Sendable {
  /// One bit for each `SurfaceEdge`; its raw value is the bit's index.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a set of one edge.
  @inlinable
  public init(_ edge: SurfaceEdge) {
    self.init(rawValue: 1 << edge.rawValue)
  }

  /// The side of the surface where x is 0.
  @inlinable public static var left: SurfaceEdges { SurfaceEdges(SurfaceEdge.left) }
  @inlinable public static var right: SurfaceEdges { SurfaceEdges(SurfaceEdge.right) }
  @inlinable public static var top: SurfaceEdges { SurfaceEdges(SurfaceEdge.top) }
  @inlinable public static var bottom: SurfaceEdges { SurfaceEdges(SurfaceEdge.bottom) }

  /// The edges of this set that satisfy the predicate.
  func filtered(_ isSo: (SurfaceEdge) -> Bool) -> SurfaceEdges {
    var found: SurfaceEdges = []
    if contains(.left), isSo(.left) { found.insert(.left) }
    if contains(.right), isSo(.right) { found.insert(.right) }
    if contains(.top), isSo(.top) { found.insert(.top) }
    if contains(.bottom), isSo(.bottom) { found.insert(.bottom) }
    return found
  }
}
