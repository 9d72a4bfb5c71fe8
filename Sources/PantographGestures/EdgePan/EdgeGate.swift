import PantographTouches

/// Where a pan from an edge may start, and which way it may go from there.
///
/// `EdgePanTracker` and UIKit's recognizer both ask it. Several edges are alternatives: a pan from a
/// corner goes away from whichever of its two.
public struct EdgeGate: Hashable, Sendable {
  /// The edges that the pan may come from.
  public let edges: SurfaceEdges
  /// How near an edge the first finger must land, in the unit of the places.
  public let width: Double
  /// Those of the edges that the finger landed at.
  public private(set) var open: SurfaceEdges = []

  /// A gate at these edges; no place is open until a finger has landed.
  public init(_ edges: SurfaceEdges, width: Double) {
    self.edges = edges
    self.width = width
  }

  /// Whether the pan may start where the first finger landed, on a surface of that size.
  public mutating func land(at place: Vector, on size: Vector) -> Bool {
    open = edges.filtered { $0.distance(of: place, on: size) <= width }
    return !open.isEmpty
  }

  /// Whether a movement goes away from an edge that the finger landed at.
  public func permits(_ movement: Vector) -> Bool {
    !open.filtered { $0.inward.permits(movement) }.isEmpty
  }
}

/// Some of the sides of a surface.
@frozen
public struct SurfaceEdges: OptionSet, Hashable, Sendable {
  /// A bit for each `SurfaceEdge`, by its raw value.
  public var rawValue: UInt8

  /// The edges whose bits are set.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// One edge alone.
  @inlinable
  public init(_ edge: SurfaceEdge) {
    self.init(rawValue: 1 << edge.rawValue)
  }

  /// The side where x is 0.
  @inlinable public static var left: SurfaceEdges { SurfaceEdges(SurfaceEdge.left) }
  @inlinable public static var right: SurfaceEdges { SurfaceEdges(SurfaceEdge.right) }
  @inlinable public static var top: SurfaceEdges { SurfaceEdges(SurfaceEdge.top) }
  @inlinable public static var bottom: SurfaceEdges { SurfaceEdges(SurfaceEdge.bottom) }

  /// Those of them for which it is so.
  func filtered(_ isSo: (SurfaceEdge) -> Bool) -> SurfaceEdges {
    var found: SurfaceEdges = []
    if contains(.left), isSo(.left) { found.insert(.left) }
    if contains(.right), isSo(.right) { found.insert(.right) }
    if contains(.top), isSo(.top) { found.insert(.top) }
    if contains(.bottom), isSo(.bottom) { found.insert(.bottom) }
    return found
  }
}
