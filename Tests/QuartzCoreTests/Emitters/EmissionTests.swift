import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// The places, sizes and numbers of particles, over two thousand of them.
@MainActor struct EmissionTests {
  private let layer = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    cell.contents = CGImage(width: 10, height: 20, pixels: .init(repeating: .max, count: 200))
    cell.birthRate = 1000
    cell.lifetime = 2
    layer.emitterCells = [cell]
    layer.emitterPosition = CGPoint(x: 100, y: 300)
    layer.emitterSize = CGSize(width: 40, height: 20)
  }

  private func particles(
    at time: Double = 10.0005,
    _ rates: [EmissionRate] = [EmissionRate(since: -.infinity, factor: 1)]
  ) -> [EmittedParticle] { Emission(layer, rates).particles(at: time) }

  /// The places relative to the middle, for a shape.
  private func places(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
  ) -> [CGPoint] {
    (layer.emitterShape, layer.emitterMode) = (shape, mode)
    let found = particles().map { CGPoint(x: $0.place.x - 100, y: $0.place.y - 300) }
    expect(found.count, equals: 2000)
    return found
  }

  /// Whether the numbers fill an interval evenly: to both ends, with as many in each half.
  private func fill(_ numbers: [CGFloat], _ low: CGFloat, _ high: CGFloat) -> Bool {
    let grain = (high - low) / 50
    let lower = numbers.count { $0 < (low + high) / 2 }
    return numbers.allSatisfy { $0 >= low && $0 <= high }
      && numbers.contains { $0 < low + grain } && numbers.contains { $0 > high - grain }
      && abs(Double(lower) / Double(numbers.count) - 0.5) < 0.04
  }

  @Test func `a point emits at its middle`() {
    expect(places(.point, .volume).allSatisfy { $0 == .zero })
  }

  @Test func `an animation of the position moves the place where particles are born`() {
    let clock = LayerClock(time: 0)
    layer.ownClock = clock
    let move = CABasicAnimation(keyPath: "emitterPosition")
    (move.fromValue, move.toValue) = (CGPoint(x: 0, y: 0), CGPoint(x: 400, y: 0))
    move.duration = 4
    layer.add(move, forKey: nil)
    expect(layer.emitterPosition, equals: CGPoint(x: 100, y: 300))
    let found = Emission(layer, [EmissionRate(since: -.infinity, factor: 1)]).particles(at: 2)
    expect(found.count, isAbove: 1900)
    // One particle a millisecond, a point in ten of them.
    expect(found.allSatisfy { $0.place.y == 0 && $0.place.x >= 0 && $0.place.x <= 200 })
    expect(fill(found.map(\.place.x), 0, 200))
  }

  @Test func `a line emits along its width, or at both ends`() {
    for mode in [CAEmitterLayerEmitterMode.volume, .surface, .outline] {
      let line = places(.line, mode)
      expect(fill(line.map(\.x), -20, 20))
      expect(line.allSatisfy { $0.y == 0 })
    }
    let ends = places(.line, .points)
    expect(ends.allSatisfy { (place: CGPoint) in abs(place.x) == 20 && place.y == 0 })
    expect(fill(ends.map(\.x), -20, 20))
  }

  @Test(arguments: [CAEmitterLayerEmitterShape.rectangle, .cuboid])
  func `a rectangle emits from its area, its outline or its corners`(
    shape: CAEmitterLayerEmitterShape
  ) {
    let area = places(shape, .surface)
    expect(fill(area.map(\.x), -20, 20))
    expect(fill(area.map(\.y), -10, 10))
    expect(!area.contains { abs($0.x) == 20 })
    let corners = places(shape, .points)
    expect(corners.allSatisfy { (place: CGPoint) in abs(place.x) == 20 && abs(place.y) == 10 })
    expect(fill(corners.map(\.x), -20, 20))
    expect(fill(corners.map(\.y), -10, 10))
    let outline = places(shape, .outline)
    expect(outline.allSatisfy { (place: CGPoint) in abs(place.x) == 20 || abs(place.y) == 10 })
    let (level, upright) = (
      outline.filter { abs($0.y) == 10 }, outline.filter { abs($0.x) == 20 }
    )
    // The level sides are two thirds of the whole length.
    let share = Double(level.count) / 2000
    expect(abs(share - 2.0 / 3), isBelow: 0.03)
    expect(fill(level.map(\.x), -20, 20))
    expect(fill(level.map(\.y), -10, 10))
    expect(fill(upright.map(\.y), -10, 10))
    expect(fill(upright.map(\.x), -20, 20))
  }

  @Test(arguments: [CAEmitterLayerEmitterShape.circle, .sphere])
  func `a circle of that radius emits from its area, its edge or its middle`(
    shape: CAEmitterLayerEmitterShape
  ) {
    for mode in [CAEmitterLayerEmitterMode.surface, .volume] {
      let radii = places(shape, mode).map { hypot($0.x, $0.y) }
      expect(radii.allSatisfy { $0 <= 40 } && radii.contains { $0 > 39 })
      // Half of the area lies within this radius.
      let inner = radii.count { $0 < 40 / 2.0.squareRoot() }
      expect(abs(inner - 1000), isBelow: 80)
    }
    let edge = places(shape, .outline)
    expect(edge.allSatisfy { abs(hypot($0.x, $0.y) - 40) < 1e-9 })
    let (low, right) = (edge.count { $0.y > 0 }, edge.count { $0.x > 0 })
    expect(abs(low - 1000) < 80 && abs(right - 1000) < 80)
    expect(places(shape, .points).allSatisfy { $0 == .zero })
  }

  @Test func `a range lies half above and half below its mean`() {
    layer.emitterSize = .zero
    cell.scaleRange = 0.4
    let widths = particles().map(\.size.width)
    expect(fill(widths, 8, 12))
    cell.scaleRange = .infinity
    expect(particles().allSatisfy { $0.size == CGSize(width: 10, height: 20) })
    cell.scaleRange = 0
    cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    (cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange) = (0.2, 0.4, 0.6, 0.8)
    let colors = particles().map(\.color)
    // Half a millionth is left to single precision.
    expect(fill(colors.map(\.red), 0.399_999_5, 0.600_000_5))
    expect(fill(colors.map(\.green), 0.299_999_5, 0.700_000_5))
    expect(fill(colors.map(\.blue), 0.199_999_5, 0.800_000_5))
    expect(fill(colors.map(\.alpha), 0.099_999_5, 0.900_000_5))
  }

  @Test func `a particle has the size of its part of the picture`() throws {
    cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25)
    cell.contentsScale = 2
    cell.scale = 3
    layer.scale = 2
    // 10 × 0.5 and 20 × 0.25 pixels, thrice and twice as large, two pixels a point.
    try expect(#require(particles().first).size, equals: CGSize(width: 15, height: 15))
    cell.contentsScale = 0
    expect(particles().isEmpty)
    cell.contentsScale = 1
    for empty in [
      CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0),
    ] {
      cell.contentsRect = empty
      expect(particles().isEmpty)
    }
    cell.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    cell.scale = 0
    expect(particles().isEmpty)
    cell.scale = 1
    cell.color = .clear
    expect(particles().isEmpty)
    cell.color = nil
    expect(particles().first?.color, equals: .white)
  }

  @Test func `colors stay within their limits as they change`() throws {
    cell.birthRate = 1
    cell.lifetime = 1
    cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    (cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) = (2, -2, 0.5, 1)
    // Half a second after the birth.
    let color = try #require(particles(at: 10.5).first).color
    expect((color.red, color.green, color.blue, color.alpha) == (1, 0, 0.75, 1))
  }

  @Test func `speeds lie in their cone, and angles grow with the spin`() throws {
    cell.velocity = 100
    cell.velocityRange = 20
    cell.emissionLongitude = 1
    cell.emissionRange = 0.5
    cell.spin = 2
    layer.spin = 3
    layer.velocity = 2
    layer.emitterShape = .point
    // Each birth is a thousandth of a second after the one before; the oldest is first.
    let found = particles(at: 10.0005)
    let moved = found.enumerated().map { index, particle in
      (
        age: 1.9995 - Double(index) * 0.001,
        dx: Double(particle.place.x) - 100, dy: Double(particle.place.y) - 300,
        angle: Double(particle.angle)
      )
    }
    for particle in moved { expect(abs(particle.angle - 6 * particle.age), isBelow: 0.01) }
    let old = moved.prefix(1500)
    let angles: [CGFloat] = old.map { CGFloat(atan2($0.dy, $0.dx)) }
    let speeds: [CGFloat] = old.map { CGFloat(hypot($0.dx, $0.dy) / $0.age) }
    expect(fill(angles, 0.749_999, 1.250_001))
    expect(fill(speeds, 179.8, 220.2))
  }

  @Test func `latitude turns a particle out of the plane`() throws {
    cell.birthRate = 1
    cell.lifetime = 1
    cell.velocity = 100
    layer.emitterShape = .point
    cell.emissionLatitude = .pi / 3
    let place = try #require(particles(at: 10.5).first).place
    expect(abs(place.x - 125) < 1e-9 && abs(place.y - 300) < 1e-9)
  }

  @Test func `births keep their numbers when the rate changes`() {
    cell.birthRate = 10
    cell.lifetime = 100
    cell.beginTime = 0
    let rates = [
      EmissionRate(since: -.infinity, factor: 1), EmissionRate(since: 1, factor: 0),
      EmissionRate(since: 2, factor: 0.5), EmissionRate(since: 3, factor: 2),
    ]
    // At 0, 0.1 … 0.9; none for a second; 5 in a second; then 20 in a second.
    expect(particles(at: 0.95, rates).count, equals: 10)
    expect(particles(at: 1.95, rates).count, equals: 10)
    expect(particles(at: 2.01, rates).count, equals: 11)
    expect(particles(at: 2.99, rates).count, equals: 15)
    expect(particles(at: 3.99, rates).count, equals: 35)
  }

  @Test func `a particle that is born now is seen, one that dies now is not`() {
    (cell.birthRate, cell.lifetime, cell.beginTime) = (1, 1, 0)
    expect(particles(at: 0).count, equals: 1)
    expect(particles(at: 0.999).count, equals: 1)
    expect(particles(at: 1).count, equals: 1)
    cell.duration = 1
    expect(particles(at: 1).count, equals: 1)
    expect(particles(at: 1.999).count == 1 && particles(at: 2).isEmpty)
    expect(particles(at: -0.001).isEmpty && particles(at: .nan).isEmpty)
    cell.birthRate = .infinity
    expect(particles(at: 0.5).isEmpty)
    (cell.birthRate, cell.lifetime) = (1, .infinity)
    expect(particles(at: 0.5).isEmpty)
  }

  @Test func `no more than five thousand particles are born`() {
    cell.birthRate = 100_000
    expect(particles(at: 10.000005).count, equals: 5000)
    (cell.birthRate, cell.lifetime) = (2499, 2)
    expect(particles(at: 10.0001).count, equals: 4998)
  }

  @Test func `particles of particles are born on their way, four deep`() {
    cell.contents = nil
    (cell.birthRate, cell.lifetime, cell.velocity, cell.beginTime) = (1, 1, 100, 0)
    cell.duration = 1
    var parent = cell
    for level in 1...4 {
      let child = CAEmitterCell()
      (child.birthRate, child.lifetime) = (2, 1)
      child.duration = 0.6
      parent.emitterCells = [child]
      parent = child
      if level == 4 { child.contents = CGImage(width: 1, height: 1, pixels: [.max]) }
    }
    expect(particles(at: 0.99).isEmpty)
    parent = cell.emitterCells![0]
    parent.contents = CGImage(width: 1, height: 1, pixels: [.max])
    layer.emitterShape = .point
    // The first child is born with its parent, the second half a second later.
    let places = particles(at: 0.9).map(\.place.x)
    expect(places, equals: [100, 150])
    cell.emitterCells![0].emitterCells![0].contents = parent.contents
    expect(particles(at: 0.9).count, equals: 2 + 3)
  }

  @Test func `emissions last as long as their cell says`() {
    cell.beginTime = 2
    expect(cell.emission, equals: 2...(.infinity))
    cell.duration = 3
    expect(cell.emission, equals: 2...5)
    cell.repeatCount = 2
    expect(cell.emission, equals: 2...8)
    cell.repeatDuration = 4
    expect(cell.emission, equals: 2...6)
    (cell.lifetime, cell.lifetimeRange) = (1, 0.5)
    expect(cell.longestLife(), equals: 1.25)
    let child = CAEmitterCell()
    child.lifetime = 2
    cell.emitterCells = [child]
    expect(cell.longestLife() == 3.25 && cell.longestLife(4) == 1.25)
  }

  @Test func `a random number is the same for a seed and a number`() {
    var (one, same, other) = (
      SplitRandom(seed: 7, 1), SplitRandom(seed: 7, 1), SplitRandom(seed: 7, 2)
    )
    let numbers = (0..<1000).map { _ in one.unit() }
    expect(numbers, equals: (0..<1000).map { _ in same.unit() })
    expect(numbers, differsFrom: (0..<1000).map { _ in other.unit() })
    expect(fill(numbers, 0, 1), equals: true)
    // The published first number of SplitMix64 with the seed 0 is left out by the initializer.
    var zero = SplitRandom(seed: 0, 0)
    expect(zero.next(), equals: 0x6E78_9E6A_A1B9_65F4)
    expect(zero.next(), equals: 0x06C4_5D18_8009_454F)
  }

  @Test func `a particle's picture is cut and colored`() throws {
    let image = CGImage(width: 4, height: 4, pixels: .init(repeating: .max, count: 16))
    func particle(_ part: CGRect, _ color: CGColor) -> EmittedParticle {
      EmittedParticle(
        image: image, part: part, place: CGPoint(x: 5, y: 6), angle: 0,
        size: CGSize(width: 6, height: 8), color: color)
    }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    func content(_ particle: EmittedParticle) throws -> AnyHashable {
      guard case .picture(let content, let frame, let map, let paint) = particle.step(.plusLighter)
      else { throw EmptyStep() }
      expect(frame, equals: CGRect(x: -3, y: -4, width: 6, height: 8))
      expect(map, equals: CGAffineTransform(translationX: 5, y: 6))
      expect(paint.alpha == particle.color.alpha && paint.blendMode == .plusLighter)
      return content
    }
    let plain = particle(whole, CGColor(gray: 1, alpha: 0.5))
    expect(plain.frame, equals: CGRect(x: 0, y: 1, width: 10, height: 10))
    try expect(content(plain).base as? CGImage === image)
    let half = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    let cut = try #require(try content(particle(half, .white)).base as? Drawing)
    let outer = CGRect(x: -9, y: -8, width: 12, height: 16)
    expect(cut.steps, equals: [.picture(image, outer, .identity, DrawingPaint())])
    for color in [
      CGColor(red: 0.5, green: 1, blue: 1, alpha: 1),
      CGColor(red: 1, green: 0.5, blue: 1, alpha: 1),
      CGColor(red: 1, green: 1, blue: 0.5, alpha: 1),
    ] {
      let colored = try #require(try content(particle(whole, color)).base as? Drawing)
      expect(colored.steps.count, equals: 3)
      guard case .fill(_, _, let fill, let paint) = colored.steps[1] else { throw EmptyStep() }
      expect(fill == color && paint.blendMode == .multiply)
      expect(colored.steps[2].paint?.blendMode, equals: .destinationIn)
    }
  }

  private struct EmptyStep: Error {}
}
