import Expectations
import Foundation
import Testing

@testable import CoreGraphics

/// The steps that calls of a context leave, and the calls that are ignored.
struct DrawnPathTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// The steps of the current path.
  private var path: [PathStep] { context.path?.steps ?? [] }

  @Test func `a picture has from 1 to 16384 pixels a side`() {
    func context(_ width: Int, _ height: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: 0)
    }
    expect(context(1, 1) != nil && context(16384, 16384) != nil)
    expect(context(0, 1) == nil && context(1, 0) == nil)
    expect(context(16385, 1) == nil && context(1, 16385) == nil)
    let made = context(30, 20)
    expect(made?.width == 30 && made?.height == 20)
    expect(made?.makeImage()?.width == 30 && made?.makeImage()?.height == 20)
    expect(made?.ctm, equals: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20))
    expectNil(self.context.makeImage())
    expect(self.context.width == 100 && self.context.height == 80)
    let odd = CGContext(bounds: CGRect(x: 0, y: 0, width: 2.1, height: 3.9))
    expect(odd.width == 3 && odd.height == 4)
    let large = CGContext(bounds: CGRect(x: 0, y: 0, width: 1e7, height: 1e7))
    expect(large.width == 1_000_000 && large.height == 1_000_000)
  }

  @Test func `a save without steps leaves none, one with steps encloses them`() {
    context.saveGState()
    context.setLineWidth(5)
    context.restoreGState()
    expect(context.steps.isEmpty && context.line.width == 1)
    context.restoreGState()
    expect(context.steps.isEmpty)
    context.saveGState()
    context.fill(box)
    context.restoreGState()
    expect(context.steps.count, equals: 3)
    expect(context.steps.first == .save && context.steps.last == .restore)
  }

  @Test func `a context begins again without its state and its path`() {
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.setFillColor(.white)
    context.move(to: .zero)
    context.addLine(to: point(5, 5))
    context.fill(box)
    context.reset(bounds: CGRect(x: 1, y: 1, width: 9, height: 9))
    expect(context.drawing == nil && context.isPathEmpty && context.ctm == .identity)
    expect(context.fillColor == .black && context.steps.isEmpty)
    expect(context.bounds, equals: CGRect(x: 1, y: 1, width: 9, height: 9))
    context.restoreGState()
    expect(context.steps.isEmpty)
  }

  @Test func `transforms that cannot be drawn are ignored`() {
    for map in [
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 1e9, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: .infinity, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1e9, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 1e9, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 1e9),
    ] {
      context.concatenate(map)
      expect(context.ctm, equals: .identity)
    }
    context.rotate(by: .nan)
    expect(context.ctm, equals: .identity)
    context.translateBy(x: 9e8, y: 2)
    context.scaleBy(x: 2, y: 3)
    expect(context.ctm, equals: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 9e8, ty: 2))
  }

  @Test func `numbers of the style are limited`() {
    context.setAlpha(-1)
    expect(context.paint.alpha, equals: 0)
    context.setAlpha(0.25)
    expect(context.paint.alpha, equals: 0.25)
    context.setAlpha(7)
    expect(context.paint.alpha, equals: 1)
    context.setAlpha(0.5)
    context.setAlpha(.nan)
    expect(context.paint.alpha, equals: 1)
    let widths: [(CGFloat, CGFloat)] = [(2.5, 2.5), (-1, 0), (1e6, 1e5), (.nan, 0), (.infinity, 0)]
    for (width, limited) in widths {
      context.setLineWidth(width)
      expect(context.line.width, equals: limited)
    }
    let limits: [(CGFloat, CGFloat)] = [(4, 4), (0.5, 1), (-9, 1), (.nan, 10)]
    for (limit, limited) in limits {
      context.setMiterLimit(limit)
      expect(context.line.miterLimit, equals: limited)
    }
    expect(DrawingLine().miterLimit == 10 && DrawingLine().width == 1)
    let dashes: [([CGFloat], [CGFloat])] = [
      ([2, 1], [2, 1]), ([0, 1], [0, 1]), ([0, 0], []), ([], []), ([2, -1], []), ([2, .nan], []),
      ([.infinity, 1], []),
    ]
    for (lengths, used) in dashes {
      context.setLineDash(phase: 3, lengths: lengths)
      expect(context.line.dash == used && context.line.phase == 3)
    }
    context.setLineDash(phase: .infinity, lengths: [1])
    expect(context.line.phase == 0 && context.line.dash == [1])
  }

  @Test func `colors with a part that is no number are ignored`() {
    context.setFillColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    context.setStrokeColor(gray: 0.5, alpha: 0.6)
    let (fill, stroke) = (context.fillColor, context.strokeColor)
    expect(fill, equals: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    expect(stroke, equals: CGColor(gray: 0.5, alpha: 0.6))
    for wrong in 0..<4 {
      var parts: [CGFloat] = [0, 0, 0, 0]
      parts[wrong] = .nan
      context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      context.setStrokeColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    context.setFillColor(gray: .infinity, alpha: 1)
    expect(context.fillColor == fill && context.strokeColor == stroke)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    expect(context.fillColor == .black && context.strokeColor == stroke)
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
    expect(context.strokeColor, equals: .black)
  }

  @Test func `a shadow has half of its blur as radius`() {
    let offset = CGSize(width: 1, height: 2)
    context.setShadow(offset: offset, blur: 6, color: .white)
    expect(
      context.paint.shadow, equals: DrawingShadow(offset: offset, radius: 3, color: .white))
    context.setShadow(offset: offset, blur: 2000, color: .white)
    expect(context.paint.shadow?.radius, equals: 500)
    context.setShadow(offset: offset, blur: -2, color: .white)
    expect(context.paint.shadow?.radius, equals: 0)
    context.setShadow(offset: offset, blur: 4)
    expect(
      context.paint.shadow,
      equals: DrawingShadow(offset: offset, radius: 2, color: CGColor(gray: 0, alpha: 1 / 3)))
    let wrong: [(CGSize, CGFloat, CGColor?)] = [
      (offset, 4, nil), (offset, 4, .clear), (offset, .nan, .white),
      (CGSize(width: CGFloat.nan, height: 0), 4, .white),
      (CGSize(width: 0, height: CGFloat.infinity), 4, .white),
    ]
    for (offset, blur, color) in wrong {
      context.setShadow(offset: offset, blur: 4)
      context.setShadow(offset: offset, blur: blur, color: color)
      expectNil(context.paint.shadow)
    }
  }

  @Test func `points that cannot be drawn are ignored`() {
    let far = [point(1e9, 0), point(0, -1e9), point(.nan, 0), point(0, .infinity)]
    for point in far { context.move(to: point) }
    expect(context.isPathEmpty)
    context.move(to: point(1, 1))
    for far in far {
      context.addLine(to: far)
      context.addQuadCurve(to: far, control: .zero)
      context.addQuadCurve(to: .zero, control: far)
      context.addCurve(to: far, control1: .zero, control2: .zero)
      context.addCurve(to: .zero, control1: far, control2: .zero)
      context.addCurve(to: .zero, control1: .zero, control2: far)
      context.addArc(center: far, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    }
    for far in far.prefix(2) {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: far)
      context.addPath(path)
    }
    let arcs: [(CGFloat, CGFloat, CGFloat)] = [
      (-1, 0, 1), (1e9, 0, 1), (.nan, 0, 1), (1, .nan, 1), (1, 0, .infinity),
    ]
    for (radius, start, end) in arcs {
      context.addArc(
        center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    }
    expect(path, equals: [.move(point(1, 1))])
    context.addLine(to: point(9e8, -9e8))
    expect(path, equals: [.move(point(1, 1)), .line(point(9e8, -9e8))])
  }

  @Test func `a curve without a start begins at its first control point, a line at its end`() {
    context.addLine(to: point(1, 1))
    expect(path, equals: [.move(point(1, 1))])
    context.beginPath()
    context.addQuadCurve(to: point(2, 2), control: point(1, 1))
    expect(path, equals: [.move(point(1, 1)), .quad(control: point(1, 1), to: point(2, 2))])
    context.beginPath()
    context.addCurve(to: point(3, 3), control1: point(1, 1), control2: point(2, 2))
    expect(path.first == .move(point(1, 1)) && path.count == 2)
    context.addCurve(to: point(4, 4), control1: .zero, control2: .zero)
    expect(path.count, equals: 3)
    context.beginPath()
    context.addLines(between: [point(1, 1), point(2, 2), point(3, 3)])
    expect(path, equals: [.move(point(1, 1)), .line(point(2, 2)), .line(point(3, 3))])
  }

  @Test func `separate lines each begin at every other point`() {
    context.move(to: point(50, 50))
    context.strokeLineSegments(between: [point(1, 1), point(2, 2), point(3, 3), point(4, 4)])
    expect(
      context.steps,
      equals: [
        .stroke(
          [.move(point(1, 1)), .line(point(2, 2)), .move(point(3, 3)), .line(point(4, 4))],
          DrawingLine(), .identity, .black, DrawingPaint())
      ])
    expect(context.isPathEmpty)
  }

  @Test func `paths are filled and stroked as their mode says`() {
    func kinds(_ mode: CGPathDrawingMode) -> [String] {
      context.reset(bounds: context.bounds)
      context.addRect(box)
      context.drawPath(using: mode)
      expect(context.isPathEmpty)
      return context.steps.map {
        switch $0 {
        case .fill(_, .winding, _, _): "fill"
        case .fill: "even-odd"
        case .stroke: "stroke"
        case .save, .restore, .clip, .mask, .gradient, .picture: "other"
        }
      }
    }
    expect(kinds(.fill) == ["fill"] && kinds(.eoFill) == ["even-odd"])
    expect(kinds(.stroke) == ["stroke"] && kinds(.fillStroke) == ["fill", "stroke"])
    expect(kinds(.eoFillStroke), equals: ["even-odd", "stroke"])
    context.reset(bounds: context.bounds)
    context.drawPath(using: .fillStroke)
    expectNil(context.drawing)
    context.setLineWidth(0)
    context.stroke(box)
    expectNil(context.drawing)
    context.stroke(box, width: 3)
    guard case .stroke(_, let line, _, _, _)? = context.steps.first else {
      Issue.record("no line")
      return
    }
    expect(line.width == 3 && context.line.width == 0)
  }

  @Test func `very large rectangles and paths are cut`() {
    let cut = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    func filled(_ rect: CGRect) -> [PathStep]? {
      context.reset(bounds: context.bounds)
      context.fill(rect)
      guard case .fill(let path, _, _, _)? = context.steps.first else { return nil }
      return path
    }
    expect(filled(.infinite), equals: CGPath(rect: cut).steps)
    expect(
      filled(CGRect(x: -2e9, y: -2e9, width: 4e9, height: 4e9)), equals: CGPath(rect: cut).steps)
    expectNil(filled(.null))
    expectNil(filled(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    expect(filled(CGRect(x: 4, y: 6, width: -3, height: -4)), equals: CGPath(rect: box).steps)
    // Each side alone that is too far away cuts the rectangle.
    for far in [
      CGRect(x: -1e9, y: 0, width: 1e9 + 5, height: 5),
      CGRect(x: 0, y: -1e9, width: 5, height: 1e9 + 5), CGRect(x: 0, y: 0, width: 1e9, height: 5),
      CGRect(x: 0, y: 0, width: 5, height: 1e9),
    ] {
      expect(filled(far), equals: CGPath(rect: far.intersection(cut)).steps)
    }
    // Nearer ones only have their points moved.
    let wide = CGRect(x: -9e8, y: 0, width: 9e8, height: 5)
    expect(
      filled(wide)?.flatMap(\.points).allSatisfy { $0.x == -1e6 || $0.x == 0 }, equals: true)
    let million = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    expect(filled(million), equals: CGPath(rect: million).steps)
    let high = CGRect(x: 0, y: 0, width: 1, height: 2e6)
    expect(filled(high)?.flatMap(\.points).map(\.y).max(), equals: 1e6)
  }

  @Test func `an empty picture, and one deeper than fifty, is not drawn`() {
    let image = CGImage(width: 1, height: 1, pixels: [.max])
    for rect in [
      CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0), .null,
    ] {
      context.draw(content: image, in: rect)
      context.draw(image, in: rect)
    }
    expectNil(context.drawing)
    var content: AnyHashable = image
    for depth in 1...51 {
      context.reset(bounds: context.bounds)
      context.draw(content: content, in: box)
      guard let drawing = context.drawing else {
        expect(depth, equals: 51)
        return
      }
      expect(drawing.depth, equals: depth)
      content = drawing
    }
    Issue.record("a picture of fifty was drawn")
  }

  @Test func `an image is drawn upside down in its rectangle`() {
    let image = CGImage(width: 1, height: 1, pixels: [.max])
    context.translateBy(x: 10, y: 0)
    context.draw(image, in: box)
    // The rectangle goes from 2 to 6.
    expect(
      context.steps,
      equals: [
        .picture(
          image, box, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 10, ty: 8), DrawingPaint())
      ])
    expect(context.ctm, equals: CGAffineTransform(translationX: 10, y: 0))
  }

  @Test func `clearing paints through everything and leaves the paint as it was`() {
    context.setAlpha(0.5)
    context.clear(box)
    expect(
      context.steps,
      equals: [
        .fill(CGPath(rect: box).steps, .winding, .black, DrawingPaint(blendMode: .clear))
      ])
    expect(context.paint, equals: DrawingPaint(alpha: 0.5))
    expect(context.drawing?.needsGroup, equals: true)
    context.reset(bounds: context.bounds)
    context.fill(box)
    expect(context.drawing?.needsGroup, equals: false)
  }

  @Test func `gradients between points that are no numbers are not drawn`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
    let far = point(.nan, 0)
    context.drawLinearGradient(gradient, start: far, end: .zero, options: [])
    context.drawLinearGradient(gradient, start: .zero, end: far, options: [])
    let circles: [(CGPoint, CGFloat, CGPoint, CGFloat)] = [
      (far, 1, .zero, 1), (.zero, 1, far, 1), (.zero, .nan, .zero, 1), (.zero, 1, .zero, .infinity),
    ]
    for (start, first, end, second) in circles {
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: first, endCenter: end, endRadius: second,
        options: [])
    }
    expectNil(context.drawing)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 2,
      options: .drawsAfterEndLocation)
    guard case .gradient(let drawn, _, _)? = context.steps.first else {
      Issue.record("no gradient")
      return
    }
    expect(drawn.radii == [0, 2] && drawn.options == .drawsAfterEndLocation)
  }

  @Test func `the places of a gradient's colors`() {
    let colors: [Any] = [CGColor.black, "no color", CGColor.white, CGColor.clear]
    func places(_ locations: [CGFloat]?) -> [CGFloat]? {
      CGGradient(colorsSpace: nil, colors: colors, locations: locations)?.stops.map(\.place)
    }
    expect(places(nil) == [0, 0.5, 1] && places([0, 1]) == [0, 0.5, 1])
    expect(places([0.1, 0.2, 0.3]) == [0.1, 0.2, 0.3] && places([-1, 2, .nan]) == [0, 1, 1])
    let turned = CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0.5, 0])
    expect(turned?.stops.map(\.color), equals: [.clear, .white, .black])
    let one = CGGradient(colorsSpace: nil, colors: [CGColor.white], locations: nil)
    expect(one?.stops, equals: [CGGradient.Stop(color: .white, place: 0)])
    expectNil(CGGradient(colorsSpace: nil, colors: ["x"], locations: nil))
  }

  @Test func `clips last until their state ends, or are removed`() {
    context.saveGState()
    context.clip(to: box)
    context.fill(box)
    context.resetClip()
    context.fill(box)
    context.restoreGState()
    context.fill(box)
    let fill = DrawingStep.fill(CGPath(rect: box).steps, .winding, .black, DrawingPaint())
    let clip = DrawingStep.clip(CGPath(rect: box).steps, .winding)
    expect(
      context.steps, equals: [.save, clip, fill, .restore, .save, fill, .restore, fill])
  }

  @Test func `a clip of a lower state comes back after it was removed above`() {
    let fill = DrawingStep.fill(CGPath(rect: box).steps, .winding, .black, DrawingPaint())
    let clip = DrawingStep.clip(CGPath(rect: box).steps, .winding)
    context.clip(to: box)
    context.saveGState()
    context.resetClip()
    context.fill(box)
    context.restoreGState()
    context.fill(box)
    expect(
      context.steps,
      equals: [.save, clip, .save, .restore, .restore, .save, fill, .restore, clip, fill])
  }

  @Test func `drawings are equal if bounds and steps are`() {
    let steps = [DrawingStep.fill([], .winding, .black, DrawingPaint())]
    let drawing = Drawing(bounds: box, steps: steps)
    expect(drawing, equals: Drawing(bounds: box, steps: steps))
    expect(drawing, differsFrom: Drawing(bounds: .zero, steps: steps))
    expect(drawing, differsFrom: Drawing(bounds: box, steps: []))
    expect(drawing.hashValue, equals: Drawing(bounds: box, steps: [.save]).hashValue)
  }
}
