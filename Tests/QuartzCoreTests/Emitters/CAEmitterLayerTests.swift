import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Particles as a function of time, read from the drawing that is shown.
@MainActor struct CAEmitterLayerTests {
  private let tree = LayerTree()
  private var root: CALayer { tree.layer }
  private let layer = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    root.addSublayer(layer)
    cell.contents = CGImage(width: 10, height: 10, pixels: .init(repeating: .max, count: 100))
    cell.birthRate = 10
    cell.lifetime = 2
    layer.emitterCells = [cell]
  }

  private struct Seen: Equatable {
    var place: CGPoint
    var side: CGFloat
    var alpha: CGFloat
  }

  private func seen(at time: Double) -> [Seen] {
    let snapshot = root.snapshot(at: time).sublayers.first?.sublayers.first
    guard let drawing = snapshot?.values.contents as? Drawing else { return [] }
    expect(snapshot?.values.bounds.size, equals: drawing.bounds.size)
    return drawing.steps.compactMap { step in
      guard case .picture(_, let frame, let map, let paint) = step else { return nil }
      return Seen(
        place: CGPoint(x: map.tx, y: map.ty), side: frame.width, alpha: paint.alpha)
    }
  }

  @Test func `particles are born at their rate, live and vanish`() {
    layer.emitterPosition = CGPoint(x: 50, y: 60)
    cell.beginTime = 1
    expect(seen(at: 0.9).isEmpty)
    expect(seen(at: 1.45).count, equals: 5)
    expect(seen(at: 2.95).count, equals: 20)
    expect(seen(at: 100.05).count, equals: 20)
    expect(seen(at: 1.45).allSatisfy { $0.place == CGPoint(x: 50, y: 60) })
    cell.duration = 1
    expect(seen(at: 2.45).count == 11 && seen(at: 4.1).isEmpty)
    cell.isEnabled = false
    expect(seen(at: 1.45).isEmpty)
  }

  @Test func `particles move, grow and fade as they age`() throws {
    cell.birthRate = 1
    cell.lifetime = 0.9
    cell.velocity = 20
    cell.emissionLongitude = .pi / 2
    cell.xAcceleration = 8
    cell.scale = 0.5
    cell.scaleSpeed = 1
    cell.alphaSpeed = -1
    cell.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.75)
    let particle = try #require(seen(at: 5.5).first)
    expect(abs(particle.place.x - 1) < 1e-9 && abs(particle.place.y - 10) < 1e-9)
    expect(abs(particle.side - 10) < 1e-9 && abs(particle.alpha - 0.25) < 1e-9)
    layer.scale = 2
    layer.velocity = 0
    let other = try #require(seen(at: 5.5).first)
    expect(abs(other.side - 20) < 1e-9 && abs(other.place.y) < 1e-9)
  }

  @Test func `the same seed emits the same particles, another seed others`() {
    cell.velocity = 30
    cell.velocityRange = 20
    cell.emissionRange = 2 * .pi
    cell.scaleRange = 0.5
    layer.emitterShape = .circle
    layer.emitterSize = CGSize(width: 40, height: 0)
    let first = seen(at: 10)
    expect(first == seen(at: 10) && first.count == 20)
    expect(Set(first.map(\.side)).count, isAbove: 10)
    layer.seed = 7
    expect(first, differsFrom: seen(at: 10))
  }

  @Test func `shapes and modes place particles`() {
    cell.birthRate = 200
    layer.emitterSize = CGSize(width: 40, height: 20)
    func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [CGPoint]
    {
      (layer.emitterShape, layer.emitterMode) = (shape, mode)
      return seen(at: 5).map(\.place)
    }
    expect(places(.line, .surface).allSatisfy { $0.y == 0 && abs($0.x) <= 20 })
    expect(places(.rectangle, .volume).allSatisfy { abs($0.y) <= 10 && abs($0.x) <= 20 })
    expect(
      places(.rectangle, .outline).allSatisfy {
        abs(abs($0.x) - 20) < 1e-6 || abs(abs($0.y) - 10) < 1e-6
      })
    expect(
      Set(places(.rectangle, .points).map { "\($0)" }).count, equals: 4)
    expect(places(.circle, .outline).allSatisfy { abs(hypot($0.x, $0.y) - 40) < 1e-6 })
    expect(places(.circle, .surface).allSatisfy { hypot($0.x, $0.y) <= 40 })
  }

  @Test func `particles emit particles from where they are`() {
    cell.contents = nil
    cell.birthRate = 1
    cell.lifetime = 1
    cell.velocity = 10
    let spark = CAEmitterCell()
    spark.contents = CGImage(width: 4, height: 4, pixels: .init(repeating: .max, count: 16))
    spark.birthRate = 4
    spark.lifetime = 0.5
    cell.emitterCells = [spark]
    let places = seen(at: 5.6).map(\.place.x)
    expect(places.count == 2 && abs(places[0] - 2.5) < 1e-9 && abs(places[1] - 5) < 1e-9)
  }

  @Test func `a birth rate of zero emits no more, and lets the others live`() {
    tree.advance(to: 5.05)
    layer.birthRate = 0
    expect(seen(at: 5.05).count == 20 && seen(at: 6.05).count == 10 && seen(at: 7.1).isEmpty)
    tree.advance(to: 8)
    layer.birthRate = 2
    expect(seen(at: 9).count, equals: 20)
  }

  @Test func `additive particles add their colors`() throws {
    layer.renderMode = .additive
    let snapshot = root.snapshot(at: 5).sublayers.first?.sublayers.first
    let drawing = try #require(snapshot?.values.contents as? Drawing)
    expect(drawing.needsGroup)
    expect(drawing.steps.allSatisfy { $0.paint?.blendMode == .plusLighter })
  }
}
