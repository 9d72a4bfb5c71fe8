import Foundation

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the formula of drawing particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Adds the colors of overlapping particles.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles and draws them above its background.
///
/// The particles at a time of the layer follow from the properties, the seed and that time alone: a
/// replay shows the same particles. As in Core Animation, a layer whose `beginTime` is 0 has emitted
/// particles since the beginning of time.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  /// The factor for the birth rates of all cells. Particles that were emitted before a change stay.
  open var birthRate: Float = 1 {
    didSet { if birthRate != oldValue { noteRate() } }
  }
  /// The factor for the lifetimes of all cells.
  open var lifetime: Float = 1
  /// The middle of the shape, in the coordinates of the layer.
  open var emitterPosition: CGPoint {
    get {
      if case .point(let point)? = values.more[Emission.position] { return point }
      return .zero
    }
    set { setOwn(.point(newValue), forKey: Emission.position) }
  }
  @Inert("particles move in the plane of their layer")
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  @Inert("particles move in the plane of their layer")
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  @Inert("particles move in the plane of their layer")
  open var preservesDepth = false
  /// The factors for the velocities, the scales and the spins of all cells.
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// The seed of all random values.
  open var seed: UInt32 = 0

  /// The factors for the birth rates, each from its time of the layer on.
  private var rates: [EmissionRate] = [EmissionRate(since: -.infinity, factor: 1)]
  private let mark = EmitterMark()
  /// The largest number of changes that are remembered: a change in each frame of a minute.
  private static let mostRates = 3600

  public required init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    (emitterCells, lifetime, emitterPosition) = (
      layer.emitterCells, layer.lifetime, layer.emitterPosition
    )
    (emitterSize, emitterShape, emitterMode) = (
      layer.emitterSize, layer.emitterShape, layer.emitterMode
    )
    (renderMode, velocity, scale) = (layer.renderMode, layer.velocity, layer.scale)
    (spin, seed, birthRate, rates) = (layer.spin, layer.seed, layer.birthRate, layer.rates)
    (emitterZPosition, emitterDepth) = (layer.emitterZPosition, layer.emitterDepth)
    preservesDepth = layer.preservesDepth
  }

  public required convenience init?(coder: NSCoder) { self.init() }

  private func noteRate() {
    let factor = Double(birthRate.isFinite ? max(birthRate, 0) : 0)
    guard let clock else {
      rates = [EmissionRate(since: -.infinity, factor: factor)]
      return
    }
    let now = localTime(at: clock.time)
    rates.removeAll { $0.since >= now }
    rates.append(EmissionRate(since: now, factor: factor))
    if rates.count > Self.mostRates { rates.removeFirst() }
  }

  override func snapshotsBelow(
    _ values: LayerValues, atRootTime time: Double, level: Int
  ) -> [LayerSnapshot] {
    let below = super.snapshotsBelow(values, atRootTime: time, level: level)
    guard let drawing = drawing(at: localTime(at: time)) else { return below }
    var own = LayerValues()
    own.bounds = CGRect(origin: .zero, size: drawing.bounds.size)
    own.position = CGPoint(x: drawing.bounds.midX, y: drawing.bounds.midY)
    own.contents = drawing
    return [LayerSnapshot(id: ObjectIdentifier(mark), values: own)] + below
  }

  /// Returns the particles at a time of the layer; nil without any.
  func drawing(at time: Double) -> Drawing? {
    var particles = Emission(self, rates).particles(at: time)
    if renderMode == .oldestLast { particles.reverse() }
    let box = particles.reduce(CGRect.null) { $0.union($1.frame) }
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    let mode = renderMode == .additive ? CGBlendMode.plusLighter : .normal
    return Drawing(bounds: box, steps: particles.map { $0.step(mode) })
  }
}

/// An identity in place of a layer that is not in the tree.
private final class EmitterMark {}

/// A factor for birth rates, from a time on.
struct EmissionRate {
  var since: Double
  var factor: Double
}
