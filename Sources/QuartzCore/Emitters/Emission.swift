import CoreGraphics
import Foundation

/// The particles of an emitter layer as a function of time.
@MainActor
struct Emission {
  private let layer: CAEmitterLayer
  private let rates: [EmissionRate]

  /// The depth of particles that particles emit.
  static let mostLevels = 4
  /// The largest number of particles, more than anybody can tell apart.
  private static let mostParticles = 5000

  /// The key of the emitter's position, which animations move.
  static let position = "emitterPosition"
  private let moves: [AnimationEntry]

  init(_ layer: CAEmitterLayer, _ rates: [EmissionRate]) {
    self.layer = layer
    self.rates = rates
    moves = layer.entries.filter {
      ($0.animation as? CAPropertyAnimation)?.keyPath == Self.position
    }
  }

  /// Returns the emitter's position at a time of the layer.
  private func middle(at time: Double) -> CGPoint {
    guard !moves.isEmpty else { return layer.emitterPosition }
    var values = layer.values
    for move in moves { move.show(in: &values, at: time) }
    if case .point(let point)? = values.more[Self.position] { return point }
    return layer.emitterPosition
  }

  /// Returns the particles that are seen at a time of the layer, the oldest first.
  func particles(at time: Double) -> [EmittedParticle] {
    guard time.isFinite else { return [] }
    var found: [(birth: Double, particle: EmittedParticle)] = []
    for (index, cell) in (layer.emitterCells ?? []).enumerated() {
      var random = SplitRandom(seed: UInt64(layer.seed), UInt64(index))
      emit(
        cell, seed: random.next(), during: cell.emission, rates: rates, level: 0, at: time,
        into: &found
      ) { birth, random in place(&random, at: birth) }
    }
    return found.sorted { $0.birth < $1.birth }.map(\.particle)
  }

  /// Adds the particles of a cell.
  ///
  /// - Parameter origin: The place at which a particle is born at a time.
  private func emit(
    _ cell: CAEmitterCell, seed: UInt64, during emission: ClosedRange<Double>,
    rates: [EmissionRate], level: Int, at time: Double,
    into found: inout [(birth: Double, particle: EmittedParticle)],
    from origin: (Double, inout SplitRandom) -> CGPoint
  ) {
    let rate = Double(cell.birthRate)
    guard cell.isEnabled, rate > 0, rate.isFinite, level < Self.mostLevels else { return }
    let longest = cell.longestLife(level) * Double(max(layer.lifetime, 0))
    guard longest.isFinite else { return }
    let window = max(time - longest, emission.lowerBound)...max(time, emission.lowerBound)
    for (number, birth) in births(rate, emission, rates, in: window)
    where birth <= min(time, emission.upperBound) {
      guard found.count < Self.mostParticles else { return }
      var random = SplitRandom(seed: seed, UInt64(bitPattern: Int64(number)))
      let start = origin(birth, &random)
      let flight = Flight(cell, layer, start, &random)
      let age = time - birth
      if age < flight.life, let particle = flight.particle(cell, age) {
        found.append((birth, particle))
      }
      for (index, child) in (cell.emitterCells ?? []).enumerated() {
        var seeds = SplitRandom(seed: random.next(), UInt64(index))
        let begin = birth + max(child.emission.lowerBound, 0)
        let end = min(birth + flight.life, birth + child.emission.upperBound)
        guard end > begin else { continue }
        emit(
          child, seed: seeds.next(), during: begin...end,
          rates: [EmissionRate(since: -.infinity, factor: 1)], level: level + 1, at: time,
          into: &found
        ) { birthOfChild, _ in flight.place(birthOfChild - birth) }
      }
    }
  }

  /// Returns the times in the window at which particles are born, with their numbers.
  private func births(
    _ rate: Double, _ emission: ClosedRange<Double>, _ rates: [EmissionRate],
    in window: ClosedRange<Double>
  ) -> [(number: Int, time: Double)] {
    var births: [(number: Int, time: Double)] = []
    // The number of particles that were born before a change of the rate, with a fraction.
    var passed = 0.0
    for (index, change) in rates.enumerated() {
      let start = max(change.since, emission.lowerBound)
      let end = index + 1 < rates.count ? rates[index + 1].since : .infinity
      let frequency = rate * change.factor
      guard end > start, frequency > 0 else { continue }
      // The window may begin long after the start: the numbers before it are only counted.
      let from = max(start, window.lowerBound)
      var number = (passed + (from - start) * frequency).rounded(.up)
      while births.count < Self.mostParticles, number < 1e15 {
        let time = start + (number - passed) / frequency
        guard time <= window.upperBound, time < end else { break }
        births.append((Int(number), time))
        number += 1
      }
      passed += (end - start) * frequency
    }
    return births
  }

  /// Returns a place on the emitter's shape for a particle that is born at a time of the layer.
  private func place(_ random: inout SplitRandom, at birth: Double) -> CGPoint {
    let (middle, size) = (middle(at: birth), layer.emitterSize)
    let (first, second) = (random.unit(), random.unit())
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    switch layer.emitterShape {
    case .line:
      x = layer.emitterMode == .points ? (first < 0.5 ? -0.5 : 0.5) : first - 0.5
      x *= size.width
    case .rectangle, .cuboid:
      (x, y) = (first - 0.5, second - 0.5)
      if layer.emitterMode == .points { (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5) }
      if layer.emitterMode == .outline {
        let around = (size.width + size.height) * 2 * first
        if around < size.width * 2 {
          (x, y) = (around / (2 * size.width) - 0.5, second < 0.5 ? -0.5 : 0.5)
        } else {
          let up = (around - size.width * 2) / (2 * size.height)
          (x, y) = (second < 0.5 ? -0.5 : 0.5, up - 0.5)
        }
      }
      (x, y) = (x * size.width, y * size.height)
    case .circle, .sphere:
      // The root gives each part of the surface as many particles.
      let isFilled = layer.emitterMode == .surface || layer.emitterMode == .volume
      let radius = size.width * (isFilled ? second.squareRoot() : 1)
      (x, y) = (radius * cos(first * 2 * .pi), radius * sin(first * 2 * .pi))
      if layer.emitterMode == .points { (x, y) = (0, 0) }
    default: break
    }
    return CGPoint(x: middle.x + x, y: middle.y + y)
  }
}

/// The flight of one particle.
@MainActor
private struct Flight {
  let life: Double
  private let start: CGPoint
  private let velocity: CGVector
  private let acceleration: CGVector
  private let scale: CGFloat
  private let spin: CGFloat
  private let color: [CGFloat]
  private let layerScale: CGFloat

  init(
    _ cell: CAEmitterCell, _ layer: CAEmitterLayer, _ start: CGPoint, _ random: inout SplitRandom
  ) {
    self.start = start
    life =
      Double(random.value(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)))
      * Double(layer.lifetime)
    let speed = random.value(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity)
    let angle = random.value(cell.emissionLongitude, cell.emissionRange)
    let inPlane = speed * cos(cell.emissionLatitude)
    velocity = CGVector(dx: inPlane * cos(angle), dy: inPlane * sin(angle))
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    scale = random.value(cell.scale, cell.scaleRange)
    spin = random.value(cell.spin, cell.spinRange) * CGFloat(layer.spin)
    let mean = cell.color ?? .white
    color = [
      random.value(mean.red, CGFloat(cell.redRange)),
      random.value(mean.green, CGFloat(cell.greenRange)),
      random.value(mean.blue, CGFloat(cell.blueRange)),
      random.value(mean.alpha, CGFloat(cell.alphaRange)),
    ]
    layerScale = CGFloat(layer.scale)
  }

  func place(_ age: Double) -> CGPoint {
    let age = CGFloat(age)
    return CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }

  /// Returns the particle at an age; nil if it is invisible.
  func particle(_ cell: CAEmitterCell, _ age: Double) -> EmittedParticle? {
    guard let content = cell.contents, let image = content as? CGImage, cell.contentsScale > 0
    else { return nil }
    let factor = (scale + cell.scaleSpeed * CGFloat(age)) * layerScale / cell.contentsScale
    let part = cell.contentsRect
    let size = CGSize(
      width: CGFloat(image.width) * part.width * factor,
      height: CGFloat(image.height) * part.height * factor)
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    let parts = zip(color, speeds).map { min(max($0 + CGFloat($1) * CGFloat(age), 0), 1) }
    let place = place(age)
    guard parts[3] > 0, size.width > 0, size.height > 0, place.x.isFinite, place.y.isFinite,
      size.width.isFinite, size.height.isFinite, part.width > 0, part.height > 0
    else { return nil }
    return EmittedParticle(
      image: image, part: part, place: place, angle: spin * CGFloat(age), size: size,
      color: CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }
}

/// Random numbers that depend only on a seed and a number: SplitMix64, a public-domain generator.
struct SplitRandom {
  private var state: UInt64

  init(seed: UInt64, _ number: UInt64) {
    state = seed ^ (number &* 0x9E37_79B9_7F4A_7C15)
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number from 0 up to 1. The 53 upper bits are those that a `Double` holds.
  mutating func unit() -> CGFloat { CGFloat(next() >> 11) / CGFloat(UInt64(1) << 53) }

  /// Returns a number in an interval around its mean.
  mutating func value(_ mean: CGFloat, _ range: CGFloat) -> CGFloat {
    mean + (unit() - 0.5) * (range.isFinite ? range : 0)
  }
}
