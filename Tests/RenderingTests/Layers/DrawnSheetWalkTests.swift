import Expectations
import Foundation
import PantographRendering
import SeededRandom
import Testing
import UIKit

/// Sheets of small random scenes, each of which is compared as one picture.
@MainActor
struct DrawnSheetWalkTests {
  private static let cell = CGSize(width: 40, height: 30)

  /// Returns a layer with a grid of cells.
  private static func sheet(
    columns: Int, rows: Int, _ make: (Int, CALayer) -> Void
  ) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(
      x: 0, y: 0, width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
    root.backgroundColor = .white
    for index in 0..<columns * rows {
      let layer = CALayer()
      layer.frame = CGRect(
        x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
        width: cell.width, height: cell.height)
      layer.masksToBounds = true
      layer.backgroundColor = CGColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1)
      root.addSublayer(layer)
      make(index, layer)
    }
    return root
  }

  private static let colors = [
    CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5),
    CGColor(red: 0.2, green: 0.6, blue: 0, alpha: 1), CGColor(gray: 0, alpha: 0.75),
  ]

  private static func picture() -> CGImage {
    CGImage(
      width: 6, height: 4,
      pixels: (0..<24).map { $0 % 5 == 0 ? 0 : UInt32(0xFF00_00FF) + UInt32($0 * 10) << 12 })
  }

  private static func path(_ random: inout SeededGenerator) -> CGPath {
    func point() -> CGPoint { CGPoint(x: random.below(8) * 4, y: random.below(7) * 4) }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<3 {
      switch random.below(5) {
      case 0: path.addQuadCurve(to: point(), control: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2: path.closeSubpath()
      default: path.addLine(to: point())
      }
    }
    return path
  }

  private static func layer(_ random: inout SeededGenerator) -> CALayer {
    let made: CALayer
    switch random.below(9) {
    case 0, 1:
      let shape = CAShapeLayer()
      shape.path = path(&random)
      shape.fillColor = random.chance(0.5) ? nil : colors[random.below(4)]
      shape.strokeColor = colors[random.below(4)]
      shape.lineWidth = CGFloat(random.below(4) + 1)
      shape.lineCap = [.butt, .round, .square][random.below(3)]
      shape.lineJoin = [.miter, .round, .bevel][random.below(3)]
      shape.fillRule = [.nonZero, .evenOdd][random.below(2)]
      shape.strokeStart = [0, 0.25][random.below(2)]
      shape.strokeEnd = [1, 0.75][random.below(2)]
      shape.miterLimit = [10, 1][random.below(2)]
      shape.lineDashPattern = [nil, [4, 2], [3]][random.below(3)]
      shape.lineDashPhase = CGFloat(random.below(3))
      made = shape
    case 2:
      let gradient = CAGradientLayer()
      gradient.colors = (0..<random.below(4)).map { _ in colors[random.below(4)] }
      gradient.type = [.axial, .radial, .conic][random.below(3)]
      gradient.startPoint = CGPoint(x: CGFloat(random.below(3)) / 2, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: CGFloat(random.below(3)) / 2)
      made = gradient
    case 3:
      let replicator = CAReplicatorLayer()
      (replicator.instanceCount, replicator.instanceRedOffset) = (3, -0.25)
      replicator.instanceAlphaOffset = -0.25
      replicator.instanceTransform = CATransform3DMakeTranslation(6, CGFloat(random.below(4)), 0)
      replicator.addSublayer(LayerScene.box(1, 1, 8, 8, colors[random.below(4)]))
      made = replicator
    case 4:
      let space = CATransformLayer()
      let child = LayerScene.box(4, 4, 12, 10, colors[random.below(4)])
      child.transform = CATransform3DMakeRotation(CGFloat(random.below(4)) * 0.4, 0, 1, 0)
      child.zPosition = CGFloat(random.below(9))
      space.addSublayer(child)
      made = space
    case 5, 6:
      made = CALayer()
      made.contents = picture()
      made.contentsGravity =
        [
          .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottomLeft, .right, .topRight,
        ][random.below(8)]
      if random.chance(0.3) {
        made.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
      }
      if random.chance(0.3) { made.contentsRect = CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5) }
      made.magnificationFilter = [.linear, .nearest][random.below(2)]
    default: made = CALayer()
    }
    made.frame = CGRect(
      x: random.below(12), y: random.below(10), width: 8 + random.below(24),
      height: 6 + random.below(20))
    look(made, &random)
    return made
  }

  private static func look(_ layer: CALayer, _ random: inout SeededGenerator) {
    if random.chance(0.5) { layer.backgroundColor = colors[random.below(4)] }
    if random.chance(0.4) { layer.cornerRadius = CGFloat(random.below(8)) }
    if random.chance(0.2) { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
    if random.chance(0.3) {
      (layer.borderWidth, layer.borderColor) = (CGFloat(random.below(4)), colors[random.below(4)])
    }
    if random.chance(0.3) {
      (layer.shadowOpacity, layer.shadowRadius) = (0.75, CGFloat(random.below(4)))
      layer.shadowOffset = CGSize(width: random.below(5) - 2, height: random.below(5) - 2)
      layer.shadowColor = random.chance(0.8) ? colors[random.below(4)] : nil
      if random.chance(0.4) { layer.shadowPath = path(&random) }
    }
    if random.chance(0.3) { layer.opacity = 0.5 }
    if random.chance(0.3) { layer.masksToBounds = true }
    switch random.below(7) {
    case 0: layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    case 1: layer.transform = CATransform3DMakeScale(1, -0.5, 1)
    case 2:
      var far = CATransform3DMakeRotation(0.7, 0, 1, 0)
      far.m34 = -0.02
      layer.transform = far
    default: break
    }
    if random.chance(0.2) {
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 14), transform: nil)
      layer.mask = mask
    }
    layer.isGeometryFlipped = random.chance(0.1)
    layer.compositingFilter = random.chance(0.1) ? "multiplyBlendMode" : nil
    layer.zPosition = CGFloat(random.below(3))
  }

  @Test func `layers of all kinds`() throws {
    let root = Self.sheet(columns: 12, rows: 10) { index, cell in
      var random = SeededGenerator(seed: UInt64(index))
      for _ in 0..<2 {
        let layer = Self.layer(&random)
        cell.addSublayer(layer)
        if random.chance(0.5) { layer.addSublayer(Self.layer(&random)) }
      }
    }
    let renderer = LayerRenderer()
    let image = try renderer.image(of: root)
    try Golden(name: "sheet-layers").expect(image)
    // Each drawing is the same after any other drawing.
    root.sublayers?.first?.isHidden = true
    _ = try renderer.image(of: root)
    root.sublayers?.first?.isHidden = false
    try expect(renderer.image(of: root) == image)
  }

  private static let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
    .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
    .destinationAtop, .xor, .plusDarker, .plusLighter,
  ]

  private static func draw(_ context: CGContext, _ index: Int, _ random: inout SeededGenerator) {
    context.setFillColor(colors[2])
    context.fill(CGRect(x: 4, y: 4, width: 18, height: 14))
    context.setBlendMode(modes[index % modes.count])
    for _ in 0..<3 {
      if random.chance(0.2) { context.setAlpha(0.5) }
      if random.chance(0.2) {
        context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: colors[3])
      }
      context.setFillColor(colors[random.below(4)])
      context.setStrokeColor(colors[random.below(4)])
      context.setLineWidth(CGFloat(random.below(4)))
      context.setLineCap([.butt, .round, .square][random.below(3)])
      context.setLineJoin([.miter, .round, .bevel][random.below(3)])
      if random.chance(0.3) { context.setLineDash(phase: 1, lengths: [3, 2]) }
      let path = path(&random)
      switch random.below(7) {
      case 0:
        context.saveGState()
        context.addPath(path)
        context.clip(using: [.evenOdd, .winding][random.below(2)])
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        context.restoreGState()
      case 1:
        context.addPath(path)
        context.drawPath(using: [.fillStroke, .eoFillStroke, .eoFill, .stroke][random.below(4)])
      case 2:
        context.draw(picture(), in: CGRect(x: 6, y: 4, width: 20, height: 16))
      case 3:
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.addPath(path)
        context.fillPath()
        context.endTransparencyLayer()
      case 4:
        if let gradient = CGGradient(
          colorsSpace: nil, colors: [colors[0], colors[1]] as CFArray, locations: nil)
        {
          context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 12, y: 12), startRadius: 2,
            endCenter: CGPoint(x: 20, y: 12), endRadius: 10,
            options: [[], .drawsAfterEndLocation][random.below(2)])
        }
      default:
        context.addPath(path)
        if random.chance(0.5) { context.strokePath() } else { context.fillPath() }
      }
    }
  }

  @Test func `drawings with all modes of blending`() throws {
    let root = Self.sheet(columns: 14, rows: 8) { index, cell in
      var random = SeededGenerator(seed: UInt64(500 + index))
      let context = CGContext(bounds: CGRect(origin: .zero, size: Self.cell))
      Self.draw(context, index, &random)
      cell.contents = context.drawing.map { CGImage(width: 40, height: 30, drawing: $0) }
    }
    try Golden(name: "sheet-drawings").expect(LayerRenderer().image(of: root))
  }
}
