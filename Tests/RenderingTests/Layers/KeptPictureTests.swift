import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

@testable import PantographRendering

/// Trees of all kinds of layers, changed step by step: a picture drawn over the previous one must equal a picture
/// drawn from scratch.
@MainActor
struct KeptPictureTests {
  /// The placement of layers: upright and on whole pixels, or anywhere, with clipped edges.
  enum Way {
    case exact, free
  }

  @MainActor
  private final class Scene {
    var numbers: SeededGenerator
    let way: Way
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
    var layers: [CALayer] = []
    var movers: [CALayer] = []
    var lastChange = ""

    init(seed: UInt64, way: Way) {
      numbers = SeededGenerator(seed: seed)
      self.way = way
      window.isHidden = false
      window.layer.backgroundColor = LayerScene.white
      layers = [window.layer]
      for _ in 0..<10 { add() }
      movers = (0..<2).map { _ in layers.dropFirst().randomElement(using: &numbers)! }
    }

    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      let number = CGFloat.random(in: range, using: &numbers)
      return way == .exact ? number.rounded() : number
    }
    func share() -> CGFloat { CGFloat.random(in: 0...1, using: &numbers) }
    func rect() -> CGRect {
      CGRect(
        x: number(-20...100), y: number(-20...80), width: number(4...100), height: number(4...80))
    }
    func color() -> CGColor {
      CGColor(
        red: share().rounded(), green: share().rounded(), blue: share(),
        alpha: numbers.chance(0.6) ? 1 : 0.5)
    }
    func path() -> CGPath {
      if way == .exact { return CGPath(rect: rect()) }
      return numbers.chance(0.5) ? CGPath(ellipseIn: rect()) : CGPath(rect: rect())
    }
    func image() -> CGImage {
      let pixels = (0..<6).map { _ in 0xFF00_0000 | UInt32(numbers.below(0x100_0000)) }
      return CGImage(width: 3, height: 2, pixels: pixels)
    }

    func made() -> CALayer {
      switch numbers.below(way == .exact ? 7 : 9) {
      case 0:
        let shape = CAShapeLayer()
        shape.path = path()
        shape.fillColor = color()
        shape.strokeColor = numbers.chance(0.5) ? color() : nil
        shape.lineWidth = 2
        return shape
      case 1:
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(number(0...20), 9, 0)
        replicator.addSublayer(LayerScene.box(2, 2, 8, 8, color()))
        return replicator
      case 2:
        let text = CATextLayer()
        text.string = "words \(numbers.below(100))"
        text.fontSize = 12
        text.foregroundColor = color()
        return text
      case 3:
        let picture = CALayer()
        picture.contents = image()
        return picture
      case 4:
        let drawing = CALayer()
        drawing.contents = LayerPicture(LayerScene.box(0, 0, 30, 20, color()).snapshot())
        return drawing
      case 5:
        let backdrop = BackdropLayer()
        backdrop.blurRadius = numbers.chance(0.5) ? 4 : 0
        backdrop.blurTint = color().copy(alpha: 0.3)
        if numbers.chance(0.2) { backdrop.vibrancy = [-0.8, 0.5].randomElement(using: &numbers)! }
        return backdrop
      case 6: return CALayer()
      default:
        let gradient = CAGradientLayer()
        gradient.colors = [color(), color()]
        gradient.type = [.axial, .radial, .conic].randomElement(using: &numbers)!
        return gradient
      }
    }

    func add() {
      let layer = made()
      layer.frame = rect()
      if numbers.chance(0.5) { layer.backgroundColor = color() }
      let parent = layers.randomElement(using: &numbers)!
      parent.insertSublayer(layer, at: UInt32(numbers.below(4)))
      layers.append(layer)
      for _ in 0..<2 { change(layer) }
    }

    func step(_ frame: Int) {
      for mover in movers {
        lastChange = "a mover"
        switch numbers.below(6) {
        case 0, 1: mover.position.y += number(-5...5)
        case 2: mover.position.x += number(-5...5)
        case 3: mover.opacity = [0.3, 0.6, 1].randomElement(using: &numbers)!
        case 4: mover.backgroundColor = color()
        default: break
        }
      }
      guard frame % 5 == 4 else { return }
      for _ in 0..<(1 + numbers.below(2)) {
        let layer = layers.dropFirst().randomElement(using: &numbers)!
        change(layer)
      }
    }

    func change(_ layer: CALayer) {
      let kind = numbers.below(34)
      lastChange = "change \(kind) of \(type(of: layer))"
      switch kind {
      case 0:
        layer.bounds = CGRect(
          x: number(-5...5), y: number(-5...5), width: number(4...100), height: number(4...80))
      case 1: layer.frame = rect()
      case 2: layer.zPosition = CGFloat(numbers.below(4))
      case 3: layer.isHidden.toggle()
      case 4: layer.opacity = Float([0, 0.4, 1].randomElement(using: &numbers)!)
      case 5, 6: layer.masksToBounds.toggle()
      case 7 where way == .free: layer.cornerRadius = number(0...20)
      case 8 where way == .free: layer.maskedCorners = [.layerMinXMinYCorner]
      case 9: layer.borderWidth = number(0...5)
      case 10: layer.borderColor = color()
      case 11: layer.shadowOpacity = Float([0, 0.7].randomElement(using: &numbers)!)
      case 12: layer.shadowRadius = number(0...6)
      case 13: layer.shadowOffset = CGSize(width: number(-9...9), height: number(-9...9))
      case 14: layer.shadowColor = color()
      case 15: layer.shadowPath = numbers.chance(0.5) ? path() : nil
      case 16:
        let mask = made()
        mask.frame = rect()
        mask.backgroundColor = color()
        layer.mask = numbers.chance(0.3) ? nil : mask
      case 17: layer.mask.map { change($0) }
      case 18: layer.mask?.addSublayer(LayerScene.box(number(0...9), 3, 20, 30, color()))
      case 19: layer.contents = numbers.chance(0.3) ? nil : image()
      case 20:
        layer.contentsRect = CGRect(
          x: 0, y: 0, width: [0.5, 1].randomElement(using: &numbers)!, height: 1)
      case 21:
        layer.contentsGravity = [.resize, .center, .topLeft, .resizeAspect].randomElement(
          using: &numbers)!
      case 22:
        layer.removeFromSuperlayer()
        layers.removeAll { $0 === layer }
      case 23: layer.superlayer?.insertSublayer(layer, at: UInt32(numbers.below(3)))
      case 24: add()
      case 25 where way == .free:
        layer.transform = CATransform3DMakeRotation(
          number(-1...1), 0, numbers.chance(0.5) ? 1 : 0, 1)
      case 26 where way == .free:
        var depth = CATransform3DIdentity
        depth.m34 = numbers.chance(0.5) ? -1 / 300 : 0
        layer.sublayerTransform = depth
      case 27: layer.isDoubleSided.toggle()
      case 28:
        layer.transform = CATransform3DMakeScale([-1, 1].randomElement(using: &numbers)!, 1, 1)
      case 29 where way == .free: layer.pageCurl = [0, 0.3].randomElement(using: &numbers)!
      case 30:
        let key = ["opacity", "backgroundColor", "bounds.size.width", "borderWidth"].randomElement(
          using: &numbers)!
        let animation = CABasicAnimation(keyPath: way == .free ? key : "opacity")
        if key == "backgroundColor", way == .free {
          animation.fromValue = color()
          animation.toValue = color()
        } else {
          animation.fromValue = 0.2
          animation.toValue = way == .free && key != "opacity" ? 20 : 1
        }
        animation.duration = 0.3
        layer.add(animation, forKey: nil)
      case 31:
        let transition = CATransition()
        transition.duration = 0.2
        transition.type = [.fade, .push, .moveIn, .reveal].randomElement(using: &numbers)!
        if way == .free { layer.add(transition, forKey: nil) }
        layer.backgroundColor = color()
      case 32: layer.position = CGPoint(x: number(0...120), y: number(0...90))
      default: changeKind(layer)
      }
    }

    private func changeKind(_ layer: CALayer) {
      switch layer {
      case let shape as CAShapeLayer:
        switch numbers.below(7) {
        case 0: shape.path = path()
        case 1: shape.fillColor = color()
        case 2: shape.strokeColor = color()
        case 3: shape.lineWidth = [0, 2, 6].randomElement(using: &numbers)!
        case 4: shape.strokeEnd = [0.5, 1].randomElement(using: &numbers)!
        case 5: shape.lineDashPattern = numbers.chance(0.5) ? [4, 4] : nil
        default: shape.lineJoin = [.round, .miter, .bevel].randomElement(using: &numbers)!
        }
      case let text as CATextLayer:
        switch numbers.below(5) {
        case 0: text.string = "others \(numbers.below(100))"
        case 1: text.fontSize = CGFloat(8 + numbers.below(12))
        case 2: text.foregroundColor = color()
        case 3: text.alignmentMode = [.left, .right, .center].randomElement(using: &numbers)!
        default: text.isWrapped.toggle()
        }
      case let gradient as CAGradientLayer:
        switch numbers.below(4) {
        case 0: gradient.colors = [color(), color(), color()]
        case 1: gradient.locations = [0.2, 0.7]
        case 2: gradient.startPoint = CGPoint(x: share(), y: share())
        default: gradient.type = [.axial, .radial, .conic].randomElement(using: &numbers)!
        }
      case let replicator as CAReplicatorLayer:
        switch numbers.below(4) {
        case 0: replicator.instanceCount = numbers.below(5)
        case 1: replicator.instanceColor = color()
        case 2:
          replicator.instanceTransform = CATransform3DMakeTranslation(
            number(0...20), number(0...20), 0)
        default: replicator.sublayers?.first?.backgroundColor = color()
        }
      case let backdrop as BackdropLayer:
        if numbers.chance(0.5) { backdrop.blurRadius = [0, 3, 8].randomElement(using: &numbers)! }
        backdrop.blurTint = color().copy(alpha: 0.3)
        if numbers.chance(0.3) {
          backdrop.vibrancy = [-0.8, 0, 0.5].randomElement(using: &numbers)!
        }
      default: break
      }
    }
  }

  /// The tolerance: the pixels of a scaled or blurred picture are rounded depending on the box in which they are
  /// drawn, and several boxes may clip an edge.
  private static func tolerance(_ way: Way) -> Int { way == .exact ? 8 : 64 }

  @Test(arguments: 0..<4, [Way.exact, .free])
  func `the picture over the last one is the picture from nothing`(seed: UInt64, way: Way) throws {
    let scene = Scene(seed: seed, way: way)
    let scale: CGFloat = way == .exact ? [1, 2][Int(seed % 2)] : [1, 1.25, 1.5, 2][Int(seed % 4)]
    let renderer = LayerRenderer(scale: scale, background: LayerScene.orange)
    var changes: [String] = []
    for frame in 0..<90 {
      // Without animations, all layers stay on whole pixels.
      CATransaction.begin()
      CATransaction.setDisableActions(way == .exact)
      scene.step(frame)
      CATransaction.commit()
      changes.append(scene.lastChange)
      scene.window.advance(to: Double(frame) / 30)
      try renderer.draw(scene.window.layer)
      let image = try renderer.image
      let whole = try LayerRenderer(scale: scale, background: LayerScene.orange)
        .image(of: scene.window.layer)
      guard image != whole else { continue }
      let difference = PixelDifference(image, whole, tolerance: Self.tolerance(way))
      expect(
        difference.count, equals: 0,
        "by up to \(difference.largest) in frame \(frame), after \(changes.suffix(6))")
    }
  }
}
