import Expectations
import QuartzCore
import Testing

@MainActor
struct CAGradientLayerTests {
  @Test func `colors, places and ends are animated`() {
    let window = LayerTree()
    let gradient = CAGradientLayer()
    window.layer.addSublayer(gradient)
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.locations = [0, 1]
    window.advance(to: 0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    gradient.colors = [CGColor.white, CGColor.black]
    gradient.locations = [0.5, 1]
    gradient.endPoint = CGPoint(x: 1, y: 0)
    CATransaction.commit()
    window.advance(to: 1)
    let shown = gradient.presentation()
    expect(shown?.locations, equals: [0.25, 1])
    expect(shown?.endPoint, equals: CGPoint(x: 0.75, y: 0.5))
    expect(
      shown?.colors as? [CGColor],
      equals: [CGColor(gray: 0.5, alpha: 1), CGColor(gray: 0.5, alpha: 1)])
  }

  @Test func `from top to bottom, without colors, at first`() {
    let gradient = CAGradientLayer()
    expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    expect(gradient.startPoint, equals: CGPoint(x: 0.5, y: 0))
    expect(gradient.endPoint, equals: CGPoint(x: 0.5, y: 1))
  }
}
