import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

/// Parts of a layer's properties, read and set by their key paths.
@MainActor
struct LayerKeyPathTests {
  private let layer = CALayer()

  private func number(_ path: String) -> Double? { layer.value(forKeyPath: path) as? Double }

  @Test func `a part is set without the others`() {
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position = CGPoint(x: 5, y: 6)
    layer.shadowOffset = CGSize(width: 7, height: 8)
    let parts: [(String, Double)] = [
      ("bounds.origin.x", 1), ("bounds.origin.y", 2), ("bounds.size.width", 3),
      ("bounds.size.height", 4), ("position.x", 5), ("position.y", 6), ("shadowOffset.width", 7),
      ("shadowOffset.height", 8),
    ]
    for (path, value) in parts { expect(number(path), equals: value, "\(path)") }
    for (number, (path, _)) in parts.enumerated() {
      layer.setValue(Double(10 * (number + 1)), forKeyPath: path)
    }
    expect(layer.bounds, equals: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(layer.position, equals: CGPoint(x: 50, y: 60))
    expect(layer.shadowOffset, equals: CGSize(width: 70, height: 80))
    layer.setValue(CGPoint(x: 9, y: 8), forKeyPath: "bounds.origin")
    layer.setValue(CGSize(width: 7, height: 6), forKeyPath: "bounds.size")
    expect(layer.bounds, equals: CGRect(x: 9, y: 8, width: 7, height: 6))
    expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint, equals: CGPoint(x: 9, y: 8))
    expect(layer.value(forKeyPath: "bounds.size") as? CGSize, equals: CGSize(width: 7, height: 6))
  }

  @Test func `a name that is none, or a value of another kind, changes nothing`() {
    layer.position = CGPoint(x: 5, y: 6)
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.setValue(9.0, forKeyPath: "position.width")
    layer.setValue(9.0, forKeyPath: "bounds.size")
    layer.setValue(CGPoint(x: 9, y: 9), forKeyPath: "position.x")
    expect(layer.position, equals: CGPoint(x: 5, y: 6))
    expect(layer.bounds, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(number("position.width") == nil && number("bounds.x") == nil)
    layer.setValue(CGPoint(x: 9, y: 9), forKeyPath: "transform.rotation.z")
    layer.setValue(CGPoint(x: 9, y: 9), forKeyPath: "transform.scale")
    expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `a transform's translation`() {
    layer.setValue(10.0, forKeyPath: "transform.translation.x")
    layer.setValue(20.0, forKeyPath: "transform.translation.y")
    layer.setValue(30.0, forKeyPath: "transform.translation.z")
    expect(
      CATransform3DEqualToTransform(layer.transform, CATransform3DMakeTranslation(10, 20, 30)))
    expect(number("transform.translation.x") == 10 && number("transform.translation.y") == 20)
    expect(number("transform.translation.z"), equals: 30)
    expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize,
      equals: CGSize(width: 10, height: 20))
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeTranslation(1, 2, 30)))
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "transform.translation")
    expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeTranslation(3, 4, 30)))
  }

  @Test func `a transform's scale`() {
    layer.setValue(2.0, forKeyPath: "transform.scale.x")
    layer.setValue(3.0, forKeyPath: "transform.scale.y")
    layer.setValue(7.0, forKeyPath: "transform.scale.z")
    expect(layer.transform.m11 == 2 && layer.transform.m22 == 3 && layer.transform.m33 == 7)
    expect(number("transform.scale.x") == 2 && number("transform.scale.y") == 3)
    expect(number("transform.scale.z"), equals: 7)
    expect(number("transform.scale"), equals: 4, "the mean of the three")
    layer.setValue(0.5, forKeyPath: "transform.scale")
    expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(0.5, 0.5, 0.5)))
    layer.setValue(9.0, forKeyPath: "transform.translation.x")
    layer.setValue(4.0, forKeyPath: "transform.scale")
    expect(layer.transform.m41 == 9 && layer.transform.m22 == 4)
  }

  @Test(arguments: ["x", "y", "z"])
  func `a transform's rotation around each axis`(axis: String) {
    layer.setValue(0.5, forKeyPath: "transform.rotation." + axis)
    let rotation = CATransform3DMakeRotation(
      0.5, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
    let pairs = [
      (layer.transform.m11, rotation.m11), (layer.transform.m12, rotation.m12),
      (layer.transform.m13, rotation.m13), (layer.transform.m21, rotation.m21),
      (layer.transform.m22, rotation.m22), (layer.transform.m23, rotation.m23),
      (layer.transform.m31, rotation.m31), (layer.transform.m32, rotation.m32),
      (layer.transform.m33, rotation.m33),
    ]
    for (found, expected) in pairs { expect(abs(found - expected), isBelow: 1e-12) }
    for other in ["x", "y", "z"] {
      let angle = number("transform.rotation." + other) ?? .nan
      expect(abs(angle - (other == axis ? 0.5 : 0)), isBelow: 1e-12)
    }
    expect(abs((number("transform.rotation") ?? .nan) - (axis == "z" ? 0.5 : 0)), isBelow: 1e-12)
  }

  @Test func `a rotation without an axis is one around z`() {
    layer.setValue(-1.25, forKeyPath: "transform.rotation")
    expect(abs((number("transform.rotation.z") ?? .nan) + 1.25), isBelow: 1e-12)
    expect(layer.transform.m12 < 0 && layer.transform.m33 == 1)
  }
}
