import Expectations
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

/// The parts of transforms, and values of layers that share storage.
@MainActor
struct TransformPartsTests {
  @Test func `the identity has the parts that a decomposition gives`() {
    // The last element differs from the identity's by less than what the parts show.
    var map = CATransform3DIdentity
    map.m44 = 1.0.nextUp
    let (parts, other) = (TransformParts(CATransform3DIdentity), TransformParts(map))
    expect(parts?.scale == other?.scale && parts?.skew == other?.skew)
    expect(parts?.rotation == other?.rotation && parts?.translation == other?.translation)
    expect(parts?.perspective, equals: SIMD4(0, 0, 0, 1))
  }

  @Test(arguments: 0..<20) func `a rotation is set without a change of the other parts`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var map = CATransform3DMakeTranslation(
      CGFloat(random.below(200)), CGFloat(random.below(200)), CGFloat(random.below(3)))
    map = CATransform3DScale(map, 2, 3, 0.5)
    map = CATransform3DRotate(map, CGFloat(random.below(6)) / 2, 0, 0, 1)
    guard var parts = TransformParts(map) else { return expect(Bool(false), "no parts") }
    let angle = Double(random.below(300)) / 100 - 1.5
    parts.angles = SIMD3(0, 0, angle)
    expect(abs(parts.angles.z - angle), isBelow: 1e-12)
    guard let again = TransformParts(parts.transform) else {
      return expect(Bool(false), "no parts")
    }
    expect(abs(again.angles.z - angle), isBelow: 1e-9)
    expect(abs(again.scale.x - parts.scale.x), isBelow: 1e-9)
    expect(abs(again.translation.x - parts.translation.x), isBelow: 1e-9)
  }

  @Test func `the inverse of a transform with a translation maps back`() {
    var map = CATransform3DMakeTranslation(300, -20, 7)
    map = CATransform3DRotate(map, 0.7, 1, 2, 3)
    let product = CATransform3DConcat(map, CATransform3DInvert(map))
    for (one, other) in zip(product.rows.joined(), CATransform3DIdentity.rows.joined()) {
      expect(abs(one - other), isBelow: 1e-12)
    }
    expect(CATransform3DInvert(CATransform3D()), equals: CATransform3D())
  }

  @Test func `a change of one layer's values is not seen in another's`() {
    let (first, second) = (CALayer(), CALayer())
    let before = first.values
    first.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    first.values.more["a"] = .number(1)
    expect(second.backgroundColor == nil && before.backgroundColor == nil)
    expect(second.values.more.isEmpty && before.more.isEmpty)
    var copy = first.values
    expect(copy, equals: first.values)
    copy.shadowPath = []
    copy.more["a"] = nil
    expect(first.values.shadowPath == nil && first.values.more["a"] != nil)
    expect(copy, differsFrom: first.values)
  }
}
