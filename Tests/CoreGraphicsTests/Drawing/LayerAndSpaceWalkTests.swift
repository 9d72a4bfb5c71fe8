import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

/// Layers of drawings, colors of all spaces, patterns and bridged numbers, with random whole numbers.
struct LayerAndSpaceWalkTests {
  @Test func `layers that are drawn in contexts`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      func number(_ count: Int = 9) -> CGFloat { CGFloat(random.below(count)) - 1 }
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
      let size = CGSize(width: number(), height: number(6) + 0.5)
      var lines = ["\(size)"]
      if let layer = CGLayer(context, size: size, auxiliaryInfo: nil) {
        lines.append("\(layer.size)")
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        layer.context?.fill([
          CGRect(x: 0, y: 0, width: 1, height: 2),
          CGRect(x: number(), y: 1, width: number(), height: 1),
        ])
        context.draw(layer, at: CGPoint(x: number(), y: number()))
        context.draw(layer, in: CGRect(x: number(), y: number(), width: number(), height: number()))
      }
      lines.append("\(context.drawing?.steps.count ?? 0)")
      for step in context.drawing?.steps ?? [] { lines.append("\(step)") }
      SeenMarks.see(
        ShortText.thousandths(lines.joined(separator: "\n").replacing(/0x[0-9a-f]+/, with: "")))
    }
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    for size in [
      CGSize(width: 0, height: 1), CGSize(width: 1, height: -1), CGSize(width: 1e6, height: 1),
    ] {
      expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
    }
    let most = CGSize(width: 1e5, height: 1e5)
    expect(CGLayer(context, size: most, auxiliaryInfo: nil)?.size, equals: most)
  }

  @Test func `colors of spaces`() throws {
    let names: [String] = [
      CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
      CGColorSpace.genericGrayGamma2_2,
    ]
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let parts = (0..<4).map { _ in [0, 0.25, 0.5, 1, -0.5, 1.5][random.below(6)] as CGFloat }
      var lines: [String] = []
      for name in names {
        guard let space = CGColorSpace(name: name),
          let color = CGColor(colorSpace: space, components: parts)
        else { continue }
        lines.append("\(color) \(color.colorSpace?.name.map { "\($0)" } ?? "-")")
        for other in names {
          guard let space = CGColorSpace(name: other) else { continue }
          lines.append(
            "\(color.converted(to: space, intent: .defaultIntent, options: nil).map { "\($0)" } ?? "-")"
          )
        }
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
    let patterns = try #require(CGColorSpace(patternBaseSpace: nil))
    expect(CGColor(colorSpace: patterns, components: [1, 1, 1, 1]) == nil)
  }

  @Test func `numbers are bridged`() {
    let number = NSNumber(value: 2.5)
    expect(CGFloat._unconditionallyBridgeFromObjectiveC(number), equals: 2.5)
    expect((number as Any) as? CGFloat, equals: 2.5)
    expect(CGFloat._unconditionallyBridgeFromObjectiveC(nil), equals: 0)
    var result: CGFloat?
    CGFloat._forceBridgeFromObjectiveC(number, result: &result)
    expect(result, equals: 2.5)
    expect(CGVector(), equals: CGVector(dx: 0, dy: 0))
    expect(CGAffineTransform().isIdentity == false && CGAffineTransform().a == 0)
  }

  @Test func `copies and outlines of paths`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 9))
    let copy = path.mutableCopy()
    copy?.addLine(to: .zero)
    expect(path.steps.count == 3 && copy?.steps.count == 4)
    func outline(_ limit: CGFloat) -> CGRect {
      path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
        .boundingBox
    }
    SeenMarks.see("\([.nan, .infinity, 0, 1, 10].map { outline($0) })")
    expect(outline(.nan), equals: outline(10))
  }
}
