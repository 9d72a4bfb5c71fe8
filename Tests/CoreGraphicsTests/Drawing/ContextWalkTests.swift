import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

/// Random calls of a drawing context with small whole numbers. Its steps and its state are compared.
struct ContextWalkTests {
  private final class Walk {
    var random: SeededGenerator
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
    var depth = 0

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    func number(_ count: Int = 13) -> CGFloat { CGFloat(random.below(count)) - 2 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect {
      random.chance(0.05)
        ? [.null, .infinite, .zero][random.below(3)]
        : CGRect(x: number(), y: number(), width: number(), height: number())
    }
    func angle() -> CGFloat { CGFloat(random.below(9) - 4) * .pi / 2 }
    func color() -> CGColor {
      CGColor(red: number(4) / 2, green: 0.5, blue: 0, alpha: [1, 0.5, 0][random.below(3)])
    }
    func rule() -> CGPathFillRule { random.chance(0.5) ? .winding : .evenOdd }

    func step() {
      switch random.below(4) {
      case 0: state()
      case 1, 2: build()
      default: paint()
      }
    }

    private func state() {
      switch random.below(20) {
      case 0:
        context.saveGState()
        depth += 1
      case 1 where depth > 0:
        context.restoreGState()
        depth -= 1
      case 2: context.translateBy(x: number(), y: number())
      case 3: context.scaleBy(x: number(4), y: number(4))
      case 4: context.rotate(by: angle())
      case 5: context.setAlpha(number(4) / 2)
      case 6: context.setBlendMode([.normal, .multiply, .copy, .clear][random.below(4)])
      case 7:
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: number(4), color: color())
      case 8: context.setShadow(offset: CGSize(width: number(3), height: 0), blur: number(3))
      case 9: context.setFillColor(color())
      case 10: context.setStrokeColor(color())
      case 11: context.setFillColor(gray: number(4) / 2, alpha: 1)
      case 12: context.setStrokeColor(red: 1, green: number(4) / 2, blue: 0, alpha: 0.5)
      case 13: context.setLineWidth(number(5))
      case 14: context.setLineCap([.butt, .round, .square][random.below(3)])
      case 15: context.setLineJoin([.miter, .round, .bevel][random.below(3)])
      case 16: context.setMiterLimit(number(5))
      case 17:
        context.setLineDash(
          phase: number(4), lengths: (0..<random.below(3)).map { _ in number(5) })
      case 18: context.setPatternPhase(CGSize(width: number(), height: number()))
      default: context.setShadow(offset: .zero, blur: 0, color: nil)
      }
    }

    private func build() {
      switch random.below(14) {
      case 0, 1: context.move(to: point())
      case 2, 3: context.addLine(to: point())
      case 4: context.addQuadCurve(to: point(), control: point())
      case 5: context.addCurve(to: point(), control1: point(), control2: point())
      case 6: context.closePath()
      case 7: context.addLines(between: (0..<random.below(4)).map { _ in point() })
      case 8: context.addRect(rect())
      case 9: context.addEllipse(in: rect())
      case 10:
        context.addArc(
          center: point(), radius: number(5), startAngle: angle(), endAngle: angle(),
          clockwise: random.chance(0.5))
      case 11: context.addArc(tangent1End: point(), tangent2End: point(), radius: number(5))
      case 12: context.addRects([rect(), rect()])
      default: if random.chance(0.3) { context.beginPath() }
      }
    }

    private func paint() {
      switch random.below(18) {
      case 0: context.fillPath(using: rule())
      case 1: context.strokePath()
      case 2:
        context.drawPath(
          using: [.fill, .stroke, .fillStroke, .eoFill, .eoFillStroke][random.below(5)])
      case 3: context.fill(rect())
      case 4: context.stroke(rect())
      case 5: context.stroke(rect(), width: number(5))
      case 6: context.fillEllipse(in: rect())
      case 7: context.strokeEllipse(in: rect())
      case 8: context.strokeLineSegments(between: (0..<random.below(6)).map { _ in point() })
      case 9: context.clear(rect())
      case 10: context.clip(using: rule())
      case 11: context.clip(to: rect())
      case 12: context.clip(to: [rect(), rect()])
      case 13, 14: gradient()
      case 15: context.replacePathWithStrokedPath()
      case 16:
        let image = CGImage(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF12_3456])
        context.draw(image, in: rect(), byTiling: random.chance(0.5))
      default:
        let mask = CGImage(width: 1, height: 1, pixels: [0xFF00_0000])
        random.chance(0.5) ? context.clip(to: rect(), mask: mask) : context.resetClip()
      }
    }

    private func gradient() {
      let places = [nil, [0, 1], [0.5, 0.5], [1, 0], [0.25]][random.below(5)] as [CGFloat]?
      let colors = [color(), color()] as [CGColor] as CFArray
      guard
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: places)
      else { return }
      let options = CGGradientDrawingOptions(rawValue: UInt32(random.below(4)))
      if random.chance(0.5) {
        context.drawLinearGradient(gradient, start: point(), end: point(), options: options)
      } else {
        context.drawRadialGradient(
          gradient, startCenter: point(), startRadius: number(5), endCenter: point(),
          endRadius: number(5), options: options)
      }
    }

    var facts: String {
      let drawing = context.drawing
      let values: [Any] = [
        context.ctm, context.userSpaceToDeviceSpaceTransform, context.isPathEmpty,
        context.currentPointOfPath, context.boundingBoxOfPath, context.boundingBoxOfClipPath,
        context.path?.steps ?? [], context.pathContains(point(), mode: .fill),
        context.pathContains(point(), mode: .eoFill), context.line, context.width, context.height,
        drawing?.bounds ?? .null, drawing?.steps.map(Self.words) ?? [],
        drawing?.needsGroup ?? false,
      ]
      return ShortText.thousandths(values.map { "\($0)" }.joined(separator: "\n"))
    }

    private static func words(_ color: CGColor) -> String {
      "\(color.components ?? []) \(color.alpha)"
    }

    private static func words(_ paint: DrawingPaint) -> String {
      let shadow = paint.shadow.map { "\($0.offset) \($0.radius) \(words($0.color))" }
      return "\(paint.alpha) \(paint.blendMode.rawValue) \(shadow ?? "-")"
    }

    private static func words(_ step: DrawingStep) -> String {
      switch step {
      case .fill(let path, let rule, let color, let paint):
        "fill \(path) \(rule) \(words(color)) \(words(paint))"
      case .stroke(let path, let line, let map, let color, let paint):
        "stroke \(path) \(line) \(map) \(words(color)) \(words(paint))"
      case .gradient(let gradient, let map, let paint):
        "gradient \(gradient.stops.map { "\($0.place) \(words($0.color))" }) \(gradient.start) "
          + "\(gradient.end) \(gradient.radii ?? []) \(gradient.options.rawValue) \(map) "
          + words(paint)
      case .mask(_, let rect, let map): "mask \(rect) \(map)"
      case .picture(_, let rect, let map, let paint): "picture \(rect) \(map) \(words(paint))"
      default: "\(step)"
      }
    }
  }

  @Test(arguments: 0..<6) func `steps of random drawings`(part: Int) {
    for seed in part * 50..<part * 50 + 50 {
      let walk = Walk(seed: seed)
      for _ in 0..<24 { walk.step() }
      SeenMarks.see(walk.facts)
    }
  }
}
