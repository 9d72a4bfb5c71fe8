import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

/// Random paths with small whole numbers, and everything that can be asked of a path.
struct PathWalkTests {
  private struct Maker {
    var random: SeededGenerator

    mutating func number(_ count: Int = 13) -> CGFloat { CGFloat(random.below(count)) - 2 }
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func rect() -> CGRect {
      random.chance(0.04)
        ? [.null, .infinite, .zero][random.below(3)]
        : CGRect(x: number(), y: number(), width: number(), height: number())
    }
    mutating func angle() -> CGFloat { CGFloat(random.below(11) - 5) * .pi / 4 }

    mutating func transform() -> CGAffineTransform {
      switch random.below(8) {
      case 0: CGAffineTransform(translationX: number(), y: number())
      case 1: CGAffineTransform(scaleX: number(4), y: number(4))
      case 2: CGAffineTransform(rotationAngle: angle())
      case 3: CGAffineTransform(a: 1, b: number(3), c: 0, d: 2, tx: number(), ty: 0)
      default: .identity
      }
    }

    mutating func add(to path: CGMutablePath) {
      switch random.below(16) {
      case 0: path.move(to: point(), transform: transform())
      case 1, 2: path.addLine(to: point(), transform: transform())
      case 3: path.addQuadCurve(to: point(), control: point(), transform: transform())
      case 4:
        path.addCurve(to: point(), control1: point(), control2: point(), transform: transform())
      case 5: path.closeSubpath()
      case 6:
        let points = (0..<random.below(4)).map { _ in point() }
        path.addLines(between: points, transform: transform())
      case 7: path.addRect(rect(), transform: transform())
      case 8:
        path.addRoundedRect(
          in: rect(), cornerWidth: number(5), cornerHeight: number(5), transform: transform())
      case 9: path.addEllipse(in: rect(), transform: transform())
      case 10, 11:
        path.addArc(
          center: point(), radius: number(6), startAngle: angle(), endAngle: angle(),
          clockwise: random.chance(0.5), transform: transform())
      case 12:
        path.addArc(
          tangent1End: point(), tangent2End: point(), radius: number(6), transform: transform())
      case 13:
        path.addRelativeArc(
          center: point(), radius: number(6), startAngle: angle(), delta: angle(),
          transform: transform())
      case 14: path.addPath(CGPath(ellipseIn: rect(), transform: nil), transform: transform())
      default: path.move(to: point())
      }
    }

    mutating func path() -> CGMutablePath {
      let path = CGMutablePath()
      for _ in 0...random.below(6) { add(to: path) }
      return path
    }
  }

  private func short(_ text: String) -> String { ShortText.thousandths(text) }

  private func facts(_ path: CGPath) -> String {
    var types: [String] = []
    path.applyWithBlock { element in
      types.append("\(element.pointee.type.rawValue)")
    }
    return short(
      "\(path.steps) \(path.isEmpty) \(path.currentPoint) \(path.boundingBox) "
        + "\(path.boundingBoxOfPath) \(types)")
  }

  @Test(arguments: 0..<4) func `shapes and what they contain`(part: Int) {
    for seed in part * 60..<part * 60 + 60 {
      var maker = Maker(random: SeededGenerator(seed: UInt64(seed)))
      let path = maker.path()
      var words = facts(path)
      for y in -2..<8 {
        for x in -2..<8 {
          let point = CGPoint(x: x, y: y)
          words += path.contains(point) ? "1" : "0"
          words += path.contains(point, using: .evenOdd) ? "1" : "0"
        }
      }
      let transform = maker.transform()
      words += path.contains(maker.point(), using: .winding, transform: transform) ? "1" : "0"
      words += facts(path.copy(using: transform) ?? path)
      SeenMarks.see(words)
    }
  }

  @Test(arguments: 0..<4) func `outlines and dashes`(part: Int) {
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    for seed in part * 60..<part * 60 + 60 {
      var maker = Maker(random: SeededGenerator(seed: UInt64(1000 + seed)))
      let path = maker.path()
      let outline = path.copy(
        strokingWithWidth: maker.number(5), lineCap: caps[maker.random.below(3)],
        lineJoin: joins[maker.random.below(3)], miterLimit: CGFloat(maker.random.below(5)),
        transform: maker.transform())
      let lengths = (0..<maker.random.below(4)).map { _ in CGFloat(maker.random.below(4)) }
      let dashes = path.copy(
        dashingWithPhase: maker.number(), lengths: lengths, transform: maker.transform())
      SeenMarks.see(facts(outline) + facts(dashes))
    }
  }

  @Test func `rectangles, points and transforms`() {
    for seed in 0..<300 {
      var maker = Maker(random: SeededGenerator(seed: UInt64(5000 + seed)))
      let (first, second, point) = (maker.rect(), maker.rect(), maker.point())
      let (map, other) = (maker.transform(), maker.transform())
      let (x, y) = (maker.number(), maker.number())
      let values: [Any] = [
        first.union(second), first.intersection(second), first.intersects(second),
        first.contains(second), first.contains(point), first.integral, first.standardized,
        first.insetBy(dx: x, dy: y), first.offsetBy(dx: x, dy: y), first.isEmpty,
        CGRectUnion(first, second), CGRectIntersection(first, second), CGRectInset(first, x, y),
        CGRectIntersectsRect(first, second), CGRectContainsRect(first, second),
        CGRectEqualToRect(first, second), CGRectIntegral(first), CGRectGetMidX(first),
        CGRectGetMaxY(first), CGRectGetWidth(first), CGRectGetHeight(first),
        first.applying(map), point.applying(map), CGSize(width: x, height: y).applying(map),
        map.concatenating(other), map.inverted(), map.isIdentity, map == other,
        map.translatedBy(x: x, y: y), map.scaledBy(x: x, y: y), map.rotated(by: maker.angle()),
        CGAffineTransformConcat(map, other), CGAffineTransformIsIdentity(map),
        CGAffineTransformEqualToTransform(map, other), first.equalTo(second),
        point.equalTo(CGPoint(x: x, y: y)), first.debugDescription, point.debugDescription,
      ]
      SeenMarks.see(short(values.map { "\($0)" }.joined(separator: "\n")))
    }
  }
}
