import Expectations
import SeededRandom
import Testing
import UIKit

@testable import PantographRendering

@MainActor
struct LayerGroundTests {
  private let root = LayerScene.box(0, 0, 240, 180, LayerScene.white)

  // MARK: Cuts

  private func placed() -> PlacedLayer { PlacedLayer(root.snapshot()) }

  private func common(_ change: () -> Void) -> LayerCut? {
    let before = placed()
    change()
    return before.common(with: placed(), through: .identity, .identity)
  }

  @Test func `a cut is where the first layer changes, back to front`() {
    let back = LayerScene.box(10, 10, 50, 50, LayerScene.blue)
    let holder = LayerScene.box(0, 0, 240, 180)
    let dim = LayerScene.box(0, 0, 240, 180, LayerScene.orange)
    let card = LayerScene.box(20, 60, 200, 120, LayerScene.white)
    for layer in [back, holder] { root.addSublayer(layer) }
    for layer in [dim, card] { holder.addSublayer(layer) }
    expect(common {}, equals: .end)
    expect(common { card.position.y += 3 }, equals: LayerCut(path: [1, 1]))
    expect(common { dim.opacity = 0.5 }, equals: LayerCut(path: [1, 0]))
    expect(common { holder.backgroundColor = LayerScene.green }, equals: LayerCut(path: [1]))
    expect(common { back.isHidden = true }, equals: LayerCut(path: [0]))
    expectNil(common { root.cornerRadius = 3 })
    expect(
      common { holder.addSublayer(LayerScene.box(0, 0, 5, 5)) }, equals: LayerCut(path: [0, 2]))
    // A translucent layer is drawn together with its sublayers as one picture.
    holder.opacity = 0.5
    expect(common { card.position.y += 3 }, equals: LayerCut(path: [0]))
  }

  @Test func `what stays as it is in three pictures is kept, and more of it after a while`() {
    var choice = GroundChoice()
    let (near, far) = (LayerCut(path: [1]), LayerCut(path: [1, 2]))
    expectNil(choice.next(common: far, kept: nil))
    expect(choice.next(common: near, kept: nil), equals: near)
    expect(choice.next(common: near, kept: near), equals: near)
    let cuts = (0..<20).map { _ in choice.next(common: far, kept: near) }
    expect(cuts.first == near && cuts.contains(far))
    expect(
      choice.next(common: LayerCut(path: [0, 3]), kept: near), equals: LayerCut(path: [0, 3]))
    expectNil(choice.next(common: nil, kept: near))
  }

  // MARK: Boxes

  @Test func `pieces of a box are all of it, once`() {
    let box = CGRect(x: 0, y: 0, width: 240, height: 180)
    root.addSublayer(
      LayerScene.box(20.5, 30, 150, 120.25, LayerScene.blue) { $0.cornerRadius = 12 })
    root.addSublayer(
      LayerScene.box(0, 100, 240, 100, LayerScene.white) {
        $0.cornerRadius = 20
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      })
    let pieces = placed().pieces(of: box, through: .identity, after: [0])
    expect(pieces.count > 1 && pieces.reduce(0) { $0 + $1.area } == box.area)
    for (index, piece) in pieces.enumerated() {
      expect(box.contains(piece) && piece == piece.integral)
      expect(pieces[..<index].allSatisfy { $0.intersection(piece).isEmpty })
    }
    // Below its two round corners, the frontmost layer covers the whole width.
    expect(pieces[0], equals: CGRect(x: 0, y: 120, width: 240, height: 60))
  }

  // MARK: Pictures

  /// A still tree, and layers within it that move.
  private struct Tree {
    var all: [CALayer]
    var movers: [CALayer] = []
  }

  /// One of the fifteen rows into which cairo divides each row of pixels: an edge may change by this much where the
  /// box of a changed part, or a box within it, clips the edge.
  private static let subrow = 17

  @Test(arguments: 0..<10)
  func `layers that move over still ones look as drawing everything does`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let renderer = LayerRenderer(scale: [1, 1.25, 2][Int(seed % 3)], background: .white)
    var tree = Tree(all: [root])
    for _ in 0..<14 { add(to: &tree, &numbers) }
    for frame in 0..<40 {
      for mover in tree.movers { move(mover, &numbers) }
      if frame % 12 == 11 { disturb(&tree, &numbers) }
      try renderer.draw(root)
      let image = try renderer.image
      let whole = try LayerRenderer(scale: renderer.scale, background: .white).image(of: root)
      let difference = PixelDifference(image, whole, tolerance: Self.subrow)
      expect(difference.count, equals: 0, "by up to \(difference.largest) in frame \(frame)")
    }
  }

  @Test(arguments: 0..<6)
  func `upright layers on whole pixels are the same to the bit`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &numbers).rounded()
    }
    let renderer = LayerRenderer(scale: 2, background: .white)
    var layers = [root]
    for index in 0..<16 {
      let color = CGColor(
        red: number(0...1), green: number(0...1), blue: number(0...1),
        alpha: Bool.random(using: &numbers) ? 1 : 0.5)
      let layer = LayerScene.box(
        number(-20...150), number(-20...120), number(20...200), number(20...150), color)
      layer.opacity = index % 5 == 0 ? 0.6 : 1
      layer.masksToBounds = index % 4 == 0
      if index % 7 == 0 { layer.mask = LayerScene.box(4, 4, 60, 50, LayerScene.blue) }
      layers.randomElement(using: &numbers)?.addSublayer(layer)
      layers.append(layer)
    }
    let movers = (0..<2).map { _ in layers.dropFirst(6).randomElement(using: &numbers)! }
    for frame in 0..<30 {
      for mover in movers { mover.position.y += number(-5...5) }
      movers[0].opacity = [0.3, 0.7, 1][frame % 3]
      try renderer.draw(root)
      let image = try renderer.image
      let whole = try LayerRenderer(scale: 2, background: .white).image(of: root)
      let difference = PixelDifference(image, whole)
      expect(difference.count, equals: 0, "by up to \(difference.largest) in frame \(frame)")
    }
  }

  @Test func `a layer that is seen from behind hides nothing`() throws {
    for index in 0..<4 {
      root.addSublayer(LayerScene.box(CGFloat(index) * 50, 20, 40, 90, LayerScene.orange))
    }
    let holder = LayerScene.box(0, 0, 240, 180)
    holder.transform = CATransform3DMakeScale(-1, 1, 1)
    holder.isDoubleSided = false
    let cover = LayerScene.box(-20, -20, 300, 300, LayerScene.blue)
    let mover = LayerScene.box(30, 30, 60, 60, LayerScene.green)
    holder.addSublayer(cover)
    for layer in [holder, mover] { root.addSublayer(layer) }
    let renderer = LayerRenderer()
    for frame in 0..<8 {
      cover.position.y += 1
      mover.position.x += 7
      if frame == 5 { holder.isDoubleSided = true }
      try renderer.draw(root)
      let whole = try LayerRenderer().image(of: root)
      expect(PixelDifference(try renderer.image, whole).count, equals: 0, "in frame \(frame)")
    }
  }

  @Test(arguments: [CATransform3DMakeScale(1e8, 1e8, 1), CATransform3DMakeScale(1e-8, 1, 1)])
  func `a layer that cannot be drawn hides nothing`(transform: CATransform3D) throws {
    let still = LayerScene.box(20, 20, 90, 90, LayerScene.orange)
    let huge = LayerScene.box(0, 0, 240, 180, LayerScene.blue)
    huge.transform = transform
    let mover = LayerScene.box(30, 30, 60, 60, LayerScene.green)
    for layer in [still, huge, mover] { root.addSublayer(layer) }
    let renderer = LayerRenderer()
    for frame in 0..<8 {
      mover.position.x += 7
      try renderer.draw(root)
      let image = try renderer.image
      let whole = try LayerRenderer().image(of: root)
      expect(PixelDifference(image, whole).count, equals: 0, "in frame \(frame)")
      expect(image[200, 170] == 0xFFFF_FFFF && image[22, 22] != 0xFFFF_FFFF)
    }
  }

  @Test(arguments: [1e6, 3e7, 1e9] as [CGFloat])
  func `a layer as wide as the world hides what it covers, and moves`(size: CGFloat) throws {
    let still = LayerScene.box(20, 20, 90, 90, LayerScene.orange)
    let huge = LayerScene.box(-size / 2, 60, size, size, LayerScene.blue)
    let mover = LayerScene.box(30, 30, 60, 60, LayerScene.green)
    for layer in [still, huge, mover] { root.addSublayer(layer) }
    let renderer = LayerRenderer()
    for frame in 0..<8 {
      mover.position.x += 7
      try renderer.draw(root)
      let image = try renderer.image
      let whole = try LayerRenderer().image(of: root)
      expect(PixelDifference(image, whole).count, equals: 0, "in frame \(frame)")
      expect(whole[5, 170] == 0xFF19_59D9 && image[5, 170] == 0xFF19_59D9)
    }
  }

  private func add(to tree: inout Tree, _ numbers: inout SeededGenerator) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    func color() -> CGColor {
      CGColor(
        red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1.6))
    }
    let parent = tree.all.randomElement(using: &numbers)!
    let isLarge = Bool.random(using: &numbers)
    let layer = Int.random(in: 0..<4, using: &numbers) == 0 ? CAGradientLayer() : CALayer()
    layer.frame = CGRect(
      x: number(-20...120).rounded(), y: number(-20...90), width: number(10...(isLarge ? 240 : 60)),
      height: number(10...(isLarge ? 180 : 60)).rounded())
    (layer as? CAGradientLayer)?.colors = [color(), color()]
    layer.backgroundColor = number(0...1) < 0.8 ? color() : nil
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: layer.opacity = Float(number(0.2...1))
    case 1: layer.masksToBounds = true
    case 2: layer.shadowOpacity = 0.5
    case 3: layer.transform = CATransform3DMakeRotation(number(-1...1), 0, 0, 1)
    case 4: layer.transform = CATransform3DMakeScale(number(0.5...1.2), number(0.5...1.2), 1)
    case 5:
      layer.mask = LayerScene.box(5, 5, 40, 40, LayerScene.blue) { $0.cornerRadius = 9 }
    default: break
    }
    if Bool.random(using: &numbers) { layer.cornerRadius = number(0...30) }
    if number(0...1) < 0.3 { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    if number(0...1) < 0.2 { layer.borderWidth = 2 }
    parent.insertSublayer(layer, at: UInt32.random(in: 0...9, using: &numbers))
    tree.all.append(layer)
    if tree.movers.count < 3, number(0...1) < 0.4 { tree.movers.append(layer) }
  }

  private func move(_ layer: CALayer, _ numbers: inout SeededGenerator) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1, 2: layer.position.y += number(-6...6)
    case 3: layer.position.x += number(-6...6).rounded()
    case 4: layer.opacity = Float(number(0.1...1.1))
    default: layer.backgroundColor = layer.backgroundColor?.copy(alpha: number(0.2...1.4))
    }
  }

  /// Changes a layer that was still so far; some of these changes are invisible.
  private func disturb(_ tree: inout Tree, _ numbers: inout SeededGenerator) {
    let layer = tree.all.dropFirst().randomElement(using: &numbers) ?? root
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: layer.isHidden.toggle()
    case 1: root.insertSublayer(LayerScene.box(500, 500, 10, 10, LayerScene.blue), at: 0)
    case 2: root.insertSublayer(LayerScene.box(5, 5, 0, 0), at: 0)
    case 3: layer.cornerRadius += 5
    case 4: layer.superlayer?.insertSublayer(layer, at: 0)
    default: add(to: &tree, &numbers)
    }
  }
}
