import Expectations
import PantographRendering
import QuartzCore
import Testing
import UIKit

/// Tiles, blend modes, stretched centers and nearest-neighbor scaling.
@MainActor
struct LayerContentsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  /// An image of two pixels, red on the left and blue on the right.
  private let pair = UIImage(
    cgImage: CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))

  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    let image = try LayerRenderer().image(of: root)
    return image.pixels[y * image.width + x]
  }

  @Test func `a color of tiles is laid from the view's corner, and fades`() throws {
    root.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 11, y: 10, width: 20, height: 10))
    view.backgroundColor = UIColor(patternImage: pair)
    root.addSubview(view)
    for x in 0..<20 {
      try expect(pixel(11 + x, 15), equals: (x % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF))
    }
    try expect(pixel(10, 15) == 0xFFFF_FFFF && pixel(31, 15) == 0xFFFF_FFFF)
    view.alpha = 0.5
    let half = try pixel(11, 15)
    expect((half >> 8 & 0xFF) > 100 && (half >> 8 & 0xFF) < 150)
    // The layers below are visible through the picture's holes.
    view.alpha = 1
    view.backgroundColor = UIColor(
      patternImage: UIImage(cgImage: CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0])))
    try expect(pixel(12, 15), equals: 0xFFFF_FFFF)
  }

  @Test func `drawn shapes are filled with tiles, too`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
      UIColor(patternImage: pair).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
    root.addSubview(UIImageView(image: image))
    try expect(pixel(4, 5) == 0xFFFF_0000 && pixel(5, 5) == 0xFF00_00FF && pixel(12, 5) == 0)
  }

  @Test func `a layer multiplies what is below it`() throws {
    root.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    root.addSubview(view)
    try expect(pixel(5, 5), equals: 0xFF00_FFFF)
    view.layer.compositingFilter = "multiplyBlendMode"
    try expect(pixel(5, 5) == 0xFF00_FF00 && pixel(30, 5) == 0xFFFF_FF00)
    view.layer.compositingFilter = "differenceBlendMode"
    try expect(pixel(5, 5), equals: 0xFFFF_00FF)
    view.layer.compositingFilter = nil
    try expect(pixel(5, 5), equals: 0xFF00_FFFF)
  }

  @Test func `only the middle of an image is stretched`() throws {
    let layer = CALayer()
    layer.frame = root.bounds
    layer.contents = CGImage(
      width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    layer.magnificationFilter = .nearest
    root.layer.addSublayer(layer)
    try expect(pixel(0, 20) == 0xFFFF_0000 && pixel(59, 20) == 0xFF00_00FF)
    for x in [1, 30, 58] { try expect(pixel(x, 20), equals: 0xFF00_FF00) }
  }

  @Test func `a center without size is the pixel around it`() throws {
    let layer = CALayer()
    layer.frame = root.bounds
    layer.contents = CGImage(
      width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    layer.magnificationFilter = .nearest
    root.layer.addSublayer(layer)
    try expect(
      [0, 2, 30, 57, 59].map { try pixel($0, 20) },
      equals: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF])
  }

  @Test func `the nearest pixel is drawn where that is asked for`() throws {
    let layer = CALayer()
    layer.frame = root.bounds
    layer.contents = pair
    root.layer.addSublayer(layer)
    let smooth = try pixel(29, 20)
    expect(smooth != 0xFFFF_0000 && smooth != 0xFF00_00FF)
    layer.magnificationFilter = .nearest
    try expect(pixel(29, 20) == 0xFFFF_0000 && pixel(30, 20) == 0xFF00_00FF)
  }

  @Test func `flipped geometry has sublayers stand from the bottom`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    root.addSubview(view)
    root.layer.isGeometryFlipped = true
    try expect(pixel(15, 35) == 0xFFFF_0000 && pixel(15, 5) == 0)
    expect(view.convert(CGPoint(x: 0, y: 0), to: root), equals: CGPoint(x: 10, y: 40))
    expect(root.hitTest(CGPoint(x: 15, y: 35), with: nil) === view)
    expect(view.layer.contentsAreFlipped() && root.layer.contentsAreFlipped())
  }

  @Test func `the path of a flipped shape stands from the bottom of the shape`() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    shape.path = CGPath(rect: CGRect(x: 0, y: 2, width: 20, height: 4), transform: nil)
    shape.fillColor = UIColor.red.cgColor
    shape.isGeometryFlipped = true
    root.layer.addSublayer(shape)
    try expect(pixel(15, 26) == 0xFFFF_0000 && pixel(15, 13) == 0)
    try expect(pixel(15, 29), equals: 0)
  }

  @Test func `a label's shadow is drawn below its letters`() throws {
    let label = UILabel(frame: root.bounds)
    label.text = "III"
    label.font = .systemFont(ofSize: 30, weight: .bold)
    label.textColor = .clear
    label.shadowColor = .red
    label.shadowOffset = .zero
    root.addSubview(label)
    let image = try LayerRenderer().image(of: root)
    expect(image.pixels.contains { $0 == 0xFFFF_0000 })
  }
}
