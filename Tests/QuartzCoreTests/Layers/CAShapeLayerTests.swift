import Expectations
import QuartzCore
import Testing

@MainActor
struct CAShapeLayerTests {
  private let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50))

  @Test func `a path is animated point by point`() {
    let window = LayerTree()
    let shape = CAShapeLayer()
    shape.path = small
    window.layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (small, large, 2)
    shape.add(animation, forKey: nil)
    window.advance(to: 1)
    expect(
      shape.presentation()?.path, equals: CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)))
    expect(shape.path, equals: small)
  }

  @Test func `between paths of other kinds lies one of curves`() {
    let window = LayerTree()
    let shape = CAShapeLayer()
    window.layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "path")
    let round = CGPath(ellipseIn: small.boundingBox)
    (animation.fromValue, animation.toValue, animation.duration) = (small, round, 2)
    shape.add(animation, forKey: nil)
    window.advance(to: 0.5)
    let shown = shape.presentation()?.path
    expect(shown != nil && shown != small && shown != round)
    expect(
      shown?.contains(CGPoint(x: small.boundingBox.midX, y: small.boundingBox.midY)), equals: true)
  }

  @Test func `a change of the path is not animated by itself, that of a color is`() {
    let window = LayerTree()
    let shape = CAShapeLayer()
    shape.path = small
    window.layer.addSublayer(shape)
    window.advance(to: 1)
    shape.path = large
    shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    expect(shape.animationKeys(), equals: ["fillColor"])
    expect(shape.presentation()?.path, equals: large)
  }

  @Test func `a path and a color are taken away through a key path`() {
    let shape = CAShapeLayer()
    shape.path = small
    shape.setValue(nil, forKeyPath: "path")
    shape.setValue(nil, forKeyPath: "fillColor")
    shape.setValue(nil, forKeyPath: "lineWidth")
    expect(shape.path == nil && shape.fillColor == nil && shape.lineWidth == 1)
  }

  @Test func `the layer keeps the path as it was given`() {
    let path = CGMutablePath()
    path.addRect(small.boundingBox)
    let shape = CAShapeLayer()
    (shape.path, shape.shadowPath) = (path, path)
    path.addRect(large.boundingBox)
    expect(shape.path == small && shape.shadowPath == small)
  }
}
