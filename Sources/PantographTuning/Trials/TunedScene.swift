import PantographGestures
import PantographTouches

/// The properties of a scene that matter to a gesture: where it may land, in which direction it
/// must go, and how far.
public struct TunedScene: Hashable, Sendable {
  /// The mapping of a surface to the window.
  public enum Mapping: Hashable, Sendable {
    /// The surface fills a window of this size, in points.
    case filling(PointVector)
    /// Every surface has this number of points per millimetre.
    case uniform(Double)
  }

  /// The scene's name on the command line.
  public var name: String
  /// The direction that moves the transition forward.
  public var direction: TransitionDirection
  /// The distance from no progress to full progress, in points.
  public var length: Double
  /// The mapping of the surface to the window.
  public var mapping: Mapping
  /// The edges at which a gesture must begin; empty for anywhere.
  public var edges: SurfaceEdges
  /// The area where a gesture may begin, in points; its end is excluded. Nil for anywhere.
  public var area: (start: PointVector, end: PointVector)? {
    get { areaStart.flatMap { start in areaEnd.map { (start, $0) } } }
    set {
      areaStart = newValue?.start
      areaEnd = newValue?.end
    }
  }
  /// The places where the moved object may rest, in points along `direction`. Empty for a
  /// transition, which rests at its start and its end. With places, a gesture may also go in the
  /// opposite direction.
  public var places: [RestingPlace]
  /// The index of the place before the gesture. To finish means to rest at another place.
  public var start: Int
  private var areaStart: PointVector?
  private var areaEnd: PointVector?

  /// Creates a transition without a view: any gesture in this direction moves it.
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

  /// The demo scenes with one transition in one direction, and the sheet, which rests at several
  /// places. On a screen of 844 points with insets of 47 and 34, the sheet is at most 763 points
  /// high, and 427 at first. Tabs and pages are excluded, because a gesture may turn around there
  /// and start the transition on the other side.
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

  /// Returns the scene with this name.
  public static func named(_ name: String) -> TunedScene? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The directions in which the scene can be moved.
  package var ways: [TransitionDirection] {
    places.isEmpty ? [direction] : [direction, direction.opposite]
  }

  /// Returns the places with their positions along this direction.
  func places(along way: TransitionDirection) -> [RestingPlace] {
    let sign: Double = way == direction ? 1 : -1
    return places.map { RestingPlace($0.name, at: sign * $0.position, isExit: $0.isExit) }
  }

  /// Returns the distance from the start to the next place in this direction, or the whole length,
  /// in points.
  package func nextLength(along way: TransitionDirection) -> Double {
    let places = places(along: way)
    guard places.indices.contains(start) else { return length }
    var next: Double?
    for place in places where place.position > places[start].position {
      next = min(next ?? .infinity, place.position - places[start].position)
    }
    return next ?? length
  }

  /// Returns the distance between the leg's two places, or the whole length, in points.
  func length(of leg: Trial.Leg?) -> Double {
    guard let leg, let next = leg.next else { return length }
    return (places[next].position - places[leg.last].position).magnitude
  }

  /// Returns the number of points per millimetre of the surface.
  func scale(on surface: Vector) -> PointVector {
    switch mapping {
    case .filling(let size):
      PointVector(x: size.x / max(surface.x, 1), y: size.y / max(surface.y, 1))
    case .uniform(let scale): PointVector(x: scale, y: scale)
    }
  }

  /// Returns the size of the window over the surface, in points.
  func window(over surface: Vector) -> PointVector {
    switch mapping {
    case .filling(let size): size
    case .uniform(let scale): PointVector(x: surface.x * scale, y: surface.y * scale)
    }
  }

  /// Whether a finger that lands at this point reaches the transition.
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
