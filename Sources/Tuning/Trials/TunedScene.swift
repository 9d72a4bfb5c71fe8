import Gestures
import Touches

/// The part of a scene that a hand meets: where it may land, which way it must go, and how far.
public struct TunedScene: Hashable, Sendable {
  /// How a surface lies over the window.
  public enum Mapping: Hashable, Sendable {
    /// The surface fills a window of so many points.
    case filling(PointVector)
    /// So many points for each millimetre, whichever surface.
    case uniform(Double)
  }

  /// As it is named on the command line.
  public var name: String
  /// The way that brings the transition forward.
  public var direction: TransitionDirection
  /// The points from no progress to all of it.
  public var length: Double
  /// How the surface lies over the window.
  public var mapping: Mapping
  /// The edges at which the hand must land; none for anywhere.
  public var edges: SurfaceEdges
  /// The first point and the point behind the last where the hand may land; nil for anywhere.
  public var area: (start: PointVector, end: PointVector)? {
    get { areaStart.flatMap { start in areaEnd.map { (start, $0) } } }
    set {
      areaStart = newValue?.start
      areaEnd = newValue?.end
    }
  }
  private var areaStart: PointVector?
  private var areaEnd: PointVector?

  /// A transition without a view: any hand that goes this way moves it.
  public init(direction: TransitionDirection, length: Double) {
    name = "\(direction.name)"
    self.direction = direction
    self.length = length
    mapping = .uniform(1 / PointScale.phone)
    edges = []
  }

  private init(
    _ name: String, _ direction: TransitionDirection, length: Double, edges: SurfaceEdges = [],
    top: Double = 0
  ) {
    self.name = name
    self.direction = direction
    self.length = length
    mapping = .filling(Self.phone)
    self.edges = edges
    areaStart = PointVector(x: 0, y: top)
    areaEnd = Self.phone
  }

  private static let phone = PointVector(x: 390, y: 844)

  /// The demo scenes with one transition that leads one way. The sheet and the workspaces are none of
  /// them: they rest at several places, and between each two of them it is a transition of that
  /// length. Tabs and pages lead both ways.
  public static let all: [TunedScene] = [
    TunedScene("navigation", .right, length: 390, edges: SurfaceEdges.left),
    TunedScene("card", .down, length: 724, top: 120),
    TunedScene("menu", .right, length: 292, edges: SurfaceEdges.left),
    TunedScene("photos", .down, length: 400),
    TunedScene("diagonal", .down, length: 500),
    TunedScene("flip", .left, length: 390),
  ]

  /// The scene of this name.
  public static func named(_ name: String) -> TunedScene? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The points that a millimetre of the surface is.
  func scale(on surface: SurfaceGeometry) -> PointVector {
    switch mapping {
    case .filling(let size):
      PointVector(x: size.x / max(surface.size.x, 1), y: size.y / max(surface.size.y, 1))
    case .uniform(let scale): PointVector(x: scale, y: scale)
    }
  }

  /// The size of the window over the surface, in points.
  func window(over surface: SurfaceGeometry) -> PointVector {
    switch mapping {
    case .filling(let size): size
    case .uniform(let scale): PointVector(x: surface.size.x * scale, y: surface.size.y * scale)
    }
  }

  /// Whether a finger that lands there reaches the transition.
  func reaches(_ place: PointVector) -> Bool {
    guard let area else { return true }
    return place.x >= area.start.x && place.y >= area.start.y && place.x < area.end.x
      && place.y < area.end.y
  }

  public static func == (left: TunedScene, right: TunedScene) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.direction == right.direction
      && left.length == right.length && left.mapping == right.mapping && left.edges == right.edges
      && left.areaStart == right.areaStart && left.areaEnd == right.areaEnd
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(direction)
    hasher.combine(length)
  }
}
