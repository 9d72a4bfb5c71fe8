import Expectations
import Testing

@testable import PantographRendering
@testable import QuartzCore

struct ShadowMaskTests {
  private func values(_ bounds: CGRect, corner: CGFloat, radius: CGFloat) -> LayerValues {
    var values = LayerValues()
    values.bounds = bounds
    values.cornerRadius = corner
    values.shadowRadius = radius
    values.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return values
  }

  @Test(arguments: [1, 1.5, 2])
  func `a shadow stretched from a smaller one is the shadow of the larger`(scale: Double) throws {
    for size in [CGSize(width: 140, height: 30), CGSize(width: 90.3, height: 120.7)] {
      let values = values(
        CGRect(x: 3.4, y: -2.1, width: size.width, height: size.height), corner: 9, radius: 4)
      let stretched = try #require(try LayerStore().outlineShadow(of: values, scale: scale))
      let key = ShadowMask.Key(steps: values.outline(), scale: scale, radius: 4)
      let plain = try ShadowMask(key)
      expect(stretched.mask.width == plain.mask.width && stretched.left == plain.left)
      expect(stretched.mask.height == plain.mask.height && stretched.top == plain.top)
      let worst = zip(stretched.mask.coverage, plain.mask.coverage)
        .map { abs(Int($0) - Int($1)) }.max()
      expect((worst ?? 255), isAtMost: 2)
    }
  }

  @Test func `a blur keeps what there is and spreads it evenly`() {
    for deviation in [0.5, 1, 2.5, 7, 20] {
      let side = 201
      var coverage = [UInt8](repeating: 0, count: side * side)
      for y in 80..<121 {
        for x in 80..<121 { coverage[y * side + x] = 255 }
      }
      let before = coverage.reduce(0) { $0 + Int($1) }
      ShadowBlur(deviation: deviation).blur(&coverage, width: side, height: side)
      let after = coverage.reduce(0) { $0 + Int($1) }
      expect(abs(Double(after) / Double(before) - 1), isBelow: 0.03)
      // The inside of an edge lost what the outside gained, if the opposite edge is too far away to matter.
      if deviation < 10 {
        expect(
          abs(Int(coverage[100 * side + 80]) + Int(coverage[100 * side + 79]) - 255), isBelow: 20)
      }
      expect(coverage[100 * side + 90], equals: coverage[90 * side + 100])
      expect(coverage[100 * side + 79], equals: coverage[100 * side + 121])
    }
  }

  @Test func `a blur is as wide as a Gaussian`() {
    let (side, deviation) = (161, 10.0)
    var coverage = [UInt8](repeating: 0, count: side * 3)
    for x in 0..<80 {
      for y in 0..<3 { coverage[y * side + x] = 255 }
    }
    // Many equal rows, so that the vertical blur has no effect.
    var tall = [UInt8]()
    for _ in 0..<121 { tall += coverage[0..<side] }
    ShadowBlur(deviation: deviation).blur(&tall, width: side, height: 121)
    let row = tall[60 * side..<61 * side].map { Double($0) / 255 }
    for (distance, share) in [(-10.0, 0.841), (0, 0.5), (10, 0.159), (20, 0.023)] {
      expect(abs(row[80 + Int(distance)] - share), isBelow: 0.035)
    }
  }
}
