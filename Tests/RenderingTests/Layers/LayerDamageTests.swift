import Expectations
import SeededRandom
import Testing
import UIKit

@testable import PantographRendering

@MainActor
struct LayerDamageTests {
  private let root = LayerScene.box(0, 0, 120, 90, LayerScene.white)

  @Test func `what stays as it is is not drawn again`() throws {
    root.addSublayer(LayerScene.box(10, 10, 20, 20, LayerScene.blue))
    let renderer = LayerRenderer()
    try expect(renderer.draw(root), equals: [CGRect(x: 0, y: 0, width: 120, height: 90)])
    try expect(renderer.draw(root), equals: [])
  }

  @Test func `a layer that moves is drawn where it was and where it is`() throws {
    let layer = LayerScene.box(10, 10, 20, 20, LayerScene.blue)
    root.addSublayer(layer)
    let renderer = LayerRenderer()
    try renderer.draw(root)
    layer.position.x += 60
    let boxes = try renderer.draw(root)
    expect(boxes.count == 2 && boxes.allSatisfy { $0.width <= 22 && $0.height <= 22 })
    layer.removeFromSuperlayer()
    try expect(renderer.draw(root), equals: [CGRect(x: 69, y: 9, width: 22, height: 22)])
  }

  @Test func `a shadow of all that is shown changes with each part of it`() throws {
    let group = LayerScene.box(10, 10, 60, 60)
    let part = LayerScene.box(10, 10, 10, 10, LayerScene.blue)
    group.addSublayer(part)
    root.addSublayer(group)
    group.shadowOpacity = 0.5
    let renderer = LayerRenderer()
    try renderer.draw(root)
    part.position.x += 30
    let boxes = try renderer.draw(root)
    expect(boxes.count == 1 && boxes[0].width > 40)
  }

  @Test(arguments: [0.4, 1]) func `a fill whose color stays the same in pixels is not drawn again`(
    alpha: Double
  ) throws {
    let fill = LayerScene.box(0, 0, 120, 90, LayerScene.blue.copy(alpha: alpha)!)
    root.addSublayer(fill)
    let renderer = LayerRenderer()
    fill.opacity = 0.5
    try renderer.draw(root)
    var drawn = 0
    for step in 1...64 {
      // 64 steps of 1/2048 are 32 of the 256 values of a channel.
      fill.opacity = 0.5 + Float(step) / 512 / Float(alpha) / 4
      if try !renderer.draw(root).isEmpty { drawn += 1 }
      try expect(renderer.image, equals: LayerRenderer().image(of: root))
    }
    expect(drawn, isAtLeast: 4)
    expect(drawn, isAtMost: 24)
    fill.position.x += 1
    try expect(!renderer.draw(root).isEmpty)
    fill.borderWidth = 1
    fill.opacity += 1.0 / 4096
    try expect(!renderer.draw(root).isEmpty)
  }

  @Test func `a faded view with content is drawn again for each opacity`() throws {
    for part in 0..<3 {
      let fill = LayerScene.box(10, 10, 60, 40, LayerScene.blue)
      root.sublayers = [fill]
      switch part {
      case 0: fill.borderWidth = 2
      case 1: fill.shadowOpacity = 0.5
      default: fill.addSublayer(LayerScene.box(2, 2, 5, 5, LayerScene.orange))
      }
      fill.opacity = 0.5
      let renderer = LayerRenderer()
      try renderer.draw(root)
      fill.opacity = 0.5 + 1.0 / 8192
      try expect(!renderer.draw(root).isEmpty, "part \(part)")
    }
  }

  private enum Change: CaseIterable {
    case move, moveWhole, fade, add, remove, reorder, color, round, clip, shadow, turn, tilt, hide
    case mask, gradient
  }

  @Test(arguments: 0..<6)
  func `drawing changes looks as drawing everything does`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let renderer = LayerRenderer(scale: [1, 1.5, 2][Int(seed % 3)])
    var layers = [root]
    for _ in 0..<24 {
      for _ in 0..<Int.random(in: 0...2, using: &numbers) { change(&layers, &numbers) }
      try renderer.draw(root)
      let image = try renderer.image
      let whole = try LayerRenderer(scale: renderer.scale).image(of: root)
      let difference = PixelDifference(image, whole, tolerance: 12)
      expect(difference.count, equals: 0, "by up to \(difference.largest)")
    }
  }

  private func change(_ layers: inout [CALayer], _ numbers: inout SeededGenerator) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    func color() -> CGColor {
      CGColor(
        red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1.5))
    }
    let change = layers.count < 4 ? .add : Change.allCases.randomElement(using: &numbers)!
    let layer = layers.dropFirst().randomElement(using: &numbers) ?? root
    switch change {
    case .move:
      layer.position.x += number(-15...15)
    case .moveWhole:
      layer.position.y += number(-15...15).rounded()
    case .fade: layer.opacity = Float(number(0...1.2))
    case .add:
      let parent = layers.randomElement(using: &numbers)!
      let new = LayerScene.box(
        number(0...60), number(0...40), number(5...60), number(5...50), color())
      parent.addSublayer(new)
      layers.append(new)
    case .remove:
      guard layer !== root, layer.sublayers == nil else { return }
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer }
    case .reorder:
      guard let parent = layer.superlayer else { return }
      parent.insertSublayer(layer, at: 0)
    case .color: layer.backgroundColor = color()
    case .round:
      layer.cornerRadius = number(0...12)
      layer.borderWidth = number(-2...4)
    case .clip: layer.masksToBounds.toggle()
    case .shadow:
      layer.shadowOpacity = Float(number(-0.5...1))
      layer.shadowRadius = number(0...6)
    case .turn: layer.transform = CATransform3DMakeRotation(number(-1...1), 0, 0, 1)
    case .tilt:
      var map = CATransform3DIdentity
      map.m34 = -1 / 300
      layer.transform = CATransform3DRotate(map, number(-2...2), 0, 1, 0)
    case .hide: layer.isHidden.toggle()
    case .mask:
      let mask = LayerScene.box(5, 5, 30, 30, LayerScene.blue)
      mask.cornerRadius = 9
      layer.mask = layer.mask == nil ? mask : nil
    case .gradient:
      let new = CAGradientLayer()
      new.frame = CGRect(x: number(0...60), y: number(0...40), width: 40, height: 30)
      new.colors = [color(), color()]
      root.addSublayer(new)
      layers.append(new)
    }
    if root.isHidden { root.isHidden = false }
  }
}
