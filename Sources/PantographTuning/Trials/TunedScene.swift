import PantographGestures
import PantographTouches

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
  /// Where what the hand moves may rest, in points along the direction; none for a transition, which
  /// rests at its start and at its end. A hand may go the other way, too, then.
  public var places: [RestingPlace]
  /// The place at which it stands before the hand comes, among those. To finish is to rest at another.
  public var start: Int
  private var areaStart: PointVector?
  private var areaEnd: PointVector?

  /// A transition without a view: any hand that goes this way moves it.
  public init(direction: TransitionDirection, length: Double) {
    name = "\(direction.name)"
    self.direction = direction
    self.length = length
    mapping = .uniform(1 / PointScale.phone)
    edges = []
    places = []
    start = 0
  }

  private init(
    _ name: String, _ direction: TransitionDirection, length: Double, edges: SurfaceEdges = [],
    top: Double = 0, places: [RestingPlace] = [], start: Int = 0
  ) {
    self.name = name
    self.direction = direction
    self.length = length
    mapping = .filling(Self.phone)
    self.edges = edges
    self.places = places
    self.start = start
    areaStart = PointVector(x: 0, y: top)
    areaEnd = Self.phone
  }

  private static let phone = PointVector(x: 390, y: 844)

  /// The demo scenes with one transition that leads one way, and the sheet, which rests at several
  /// places: on a screen of 844 points with 47 and 34 left free it is 763 high at most, and at first 427.
  /// Tabs and pages are none of them, for a hand may turn round there and take the way on the other side.
  public static let all: [TunedScene] = [
    TunedScene("navigation", .right, length: 390, edges: SurfaceEdges.left),
    TunedScene("card", .down, length: 724, top: 120),
    TunedScene("menu", .right, length: 292, edges: SurfaceEdges.left),
    TunedScene("photos", .down, length: 400),
    TunedScene("diagonal", .down, length: 500),
    TunedScene("flip", .left, length: 390),
    TunedScene(
      "sheet", .down, length: 844, top: 383,
      places: [
        RestingPlace("away", at: 797, isExit: true), RestingPlace("medium", at: 336),
        RestingPlace("large", at: 0),
      ], start: 1),
  ]

  /// The scene of this name.
  public static func named(_ name: String) -> TunedScene? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The ways that lead somewhere.
  package var ways: [TransitionDirection] {
    places.isEmpty ? [direction] : [direction, direction.opposite]
  }

  /// The places as they lie along one of the ways.
  func places(along way: TransitionDirection) -> [RestingPlace] {
    let sign: Double = way == direction ? 1 : -1
    return places.map { RestingPlace($0.name, at: sign * $0.position, isExit: $0.isExit) }
  }

  /// The points from where it stands to the next place that way, or to the end.
  package func nextLength(along way: TransitionDirection) -> Double {
    let places = places(along: way)
    guard places.indices.contains(start) else { return length }
    var next: Double?
    for place in places where place.position > places[start].position {
      next = min(next ?? .infinity, place.position - places[start].position)
    }
    return next ?? length
  }

  /// The points between two places, or of the whole way.
  func length(of leg: Trial.Leg?) -> Double {
    guard let leg, let next = leg.next else { return length }
    return (places[next].position - places[leg.last].position).magnitude
  }

  /// The points that a millimetre of the surface is.
  func scale(on surface: Vector) -> PointVector {
    switch mapping {
    case .filling(let size):
      PointVector(x: size.x / max(surface.x, 1), y: size.y / max(surface.y, 1))
    case .uniform(let scale): PointVector(x: scale, y: scale)
    }
  }

  /// The size of the window over the surface, in points.
  func window(over surface: Vector) -> PointVector {
    switch mapping {
    case .filling(let size): size
    case .uniform(let scale): PointVector(x: surface.x * scale, y: surface.y * scale)
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
      && left.places == right.places && left.start == right.start
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(direction)
    hasher.combine(length)
  }
}
