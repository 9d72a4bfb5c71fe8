import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import QuartzCore

/// Layers of all classes with random properties. Their values, copies, snapshots and descriptions are compared.
@MainActor
struct LayerPropertyWalkTests {
  private static let paths = [
    "bounds", "position", "transform.rotation.z", "contents", "contentsRect", "shadowPath",
    "colors",
    "locations", "path", "lineWidth", "instanceTransform", "own", "hidden", "masksToBounds",
    "contentsCenter", "geometryFlipped", "compositingFilter", "opacity", "backgroundColor",
    "emitterPosition", "transform", "sublayerTransform.translation.x",
  ]

  private static func text(_ value: Any?) -> String {
    guard let value else { return "nil" }
    if let path = value as? CGPath { return "\(path.steps)" }
    if value is CGImage { return "image" }
    if let values = value as? [Any] { return "\(values.map { text($0) })" }
    return "\(value)"
  }

  private static func turn<Layer: CALayer>(
    _ layer: Layer, _ knobs: [Knob<Layer>], _ random: inout SeededGenerator, copy: (Any) -> Layer
  ) -> String {
    for _ in 0..<random.below(knobs.count) { knobs[random.below(knobs.count)].turn(layer, &random) }
    let copy = copy(layer)
    return (knobs.map { $0.text(layer) } + knobs.map { $0.text(copy) }).joined(separator: "\n")
  }

  /// Returns the places and the values that only some layers have.
  private static func text(_ layer: LayerSnapshot, _ level: Int = 0) -> String {
    let values = layer.values
    let more = values.look.more.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
    let line = "\(level) \(values.bounds) \(values.position) \(values.transform) \(values.opacity) "
    return line + "\(values.zPosition) \(values.isHidden) \(more)\n"
      + (layer.sublayers + layer.masks).map { text($0, level + 1) }.joined()
  }

  private static func own(_ layer: CALayer, _ random: inout SeededGenerator) -> String {
    switch layer {
    case let shape as CAShapeLayer:
      shape.path =
        random.chance(0.5)
        ? CGPath(rect: CGRect(x: 1, y: 1, width: 3, height: 2), transform: nil) : nil
      return turn(shape, LayerKnobs.shape, &random) { CAShapeLayer(layer: $0) } + text(shape.path)
    case let layer as CAReplicatorLayer:
      return turn(layer, LayerKnobs.replicator, &random) { CAReplicatorLayer(layer: $0) }
    case let layer as CAEmitterLayer:
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (2, 2, 3, 1)
      let parts = Drawing(bounds: CGRect(x: 0, y: 0, width: 2, height: 2), steps: [])
      cell.contents = CGImage(width: 2, height: 2, drawing: parts)
      layer.emitterCells = random.chance(0.8) ? [cell] : nil
      return turn(layer, LayerKnobs.emitter, &random) { CAEmitterLayer(layer: $0) }
    case let layer as CATextLayer:
      return turn(layer, LayerKnobs.text, &random) { CATextLayer(layer: $0) }
    case let layer as CAGradientLayer:
      return turn(layer, LayerKnobs.gradient, &random) { CAGradientLayer(layer: $0) }
    default: return ""
    }
  }

  private static let classes: [CALayer.Type] = [
    CALayer.self, CAShapeLayer.self, CAReplicatorLayer.self, CAEmitterLayer.self, CATextLayer.self,
    CAGradientLayer.self, CATransformLayer.self, CATiledLayer.self, CAScrollLayer.self,
  ]

  @Test func `properties of all layers`() {
    for seed in 0..<180 {
      var random = SeededGenerator(seed: UInt64(seed))
      let root = CALayer()
      let clock = LayerClock(time: 0)
      root.ownClock = clock
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      let kind = Self.classes[seed % Self.classes.count]
      let layer = kind.init()
      root.addSublayer(layer)
      var lines = [
        Self.turn(layer, LayerKnobs.all, &random) { CALayer(layer: $0) }, Self.own(layer, &random),
      ]
      let below = CALayer()
      below.frame = CGRect(x: 1, y: 2, width: 6, height: 4)
      below.backgroundColor = .white
      below.zPosition = CGFloat(random.below(3))
      layer.addSublayer(below)
      if random.chance(0.3) {
        layer.mask = CAShapeLayer()
        layer.mask?.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      }
      if random.chance(0.3) { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
      for _ in 0..<4 {
        let path = Self.paths[random.below(Self.paths.count)]
        lines.append("\(path) \(Self.text(layer.value(forKeyPath: path)))")
        lines.append("usual \(Self.text(kind.defaultValue(forKey: path)))")
      }
      clock.advance(to: Double(random.below(4)))
      lines += [
        root.treeDescription(.model), root.treeDescription(.presentation),
        "\(layer.contentsAreFlipped()) \(layer.frame) \(layer.visibleRect) "
          + "\(below.convert(CGPoint(x: 1, y: 1), to: nil)) \(below.convert(CGPoint(x: 0, y: 2), from: layer))",
        Self.text(root.snapshotOfModel()), Self.text(root.snapshot()),
        root.stillCover().treeDescription(.model),
      ]
      SeenMarks.see(ShortText.thousandths(Self.withoutAddresses(lines.joined(separator: "\n"))))
    }
  }

  /// Returns the text without identities of objects, which differ in each run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "")
  }
}
