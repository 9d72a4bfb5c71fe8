import CoreGraphics
import Expectations
import PantographImages
import QuartzCore
import SeededRandom
import Testing

@testable import PantographRendering

/// Drawings in layers that are turned, mirrored, tilted, cut and moved at random.
@MainActor
struct VectorWalkTests {
  /// Four quarters of different colors, one of which is clear.
  private static let svg = """
    <svg width='4' height='4'><rect width='2' height='2' fill='red'/>\
    <rect x='2' width='2' height='2' fill='lime'/><rect y='2' width='2' height='2' fill='blue'/></svg>
    """

  private static let maps: [CATransform3D] = {
    var tilted = CATransform3DMakeRotation(0.9, 0, 1, 0)
    tilted.m34 = -1 / 60
    var nodded = CATransform3DMakeRotation(0.9, 1, 0, 0)
    nodded.m34 = -1 / 60
    return [
      CATransform3DIdentity, CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1),
      CATransform3DMakeScale(1, -1, 1), CATransform3DMakeScale(0.5, 2, 1),
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeRotation(.pi, 0, 0, 1),
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0)),
      CATransform3DMakeScale(0, 1, 1), tilted, nodded,
    ]
  }()

  /// The brightest channels at places between those where colors meet.
  private static func look(_ image: PixelImage) -> String {
    var text = ""
    for y in stride(from: 3, to: 90, by: 7) {
      for x in stride(from: 2, to: 90, by: 7) {
        let pixel = image[x, y]
        let bits = [24, 16, 8, 0].map { pixel >> $0 & 0xFF > 0x7F ? "1" : "0" }
        text += bits.joined() + " "
      }
      text += "\n"
    }
    return text
  }

  @Test func `drawings in layers of all kinds`() throws {
    let drawing = try SVGPicture(Array(Self.svg.utf8), reading: nil).drawing
    for seed in 0..<160 {
      var random = SeededGenerator(seed: UInt64(seed))
      let root = CALayer()
      root.bounds = CGRect(x: 0, y: 0, width: 91, height: 91)
      root.position = CGPoint(x: 45.5, y: 45.5)
      let layer = CALayer()
      let (width, height) = (20 + random.below(5) * 10, 20 + random.below(5) * 10)
      layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      if random.chance(0.1) { layer.bounds.size = CGSize(width: 0.5, height: 40) }
      let half = random.chance(0.2) ? 0.5 : 0
      layer.position = CGPoint(x: Double(40 + random.below(10)) + half, y: 45)
      layer.contents = CGImage(width: 4, height: 4, drawing: drawing, sharpness: .atEverySize)
      layer.transform = Self.maps[random.below(Self.maps.count)]
      if random.chance(0.2) {
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      }
      if random.chance(0.2) {
        layer.contentsGravity =
          [.center, .resizeAspect, .topLeft, .resizeAspectFill][
            random.below(4)]
      }
      if random.chance(0.2) { layer.opacity = 0.75 }
      if random.chance(0.2) {
        layer.cornerRadius = 12
        layer.masksToBounds = true
      }
      root.addSublayer(layer)
      let renderer = LayerRenderer(scale: random.chance(0.3) ? 2 : 1)
      let text = Self.look(try renderer.image(of: root))
      // A layer that has moved by whole pixels uses the stored pixels.
      layer.position.x += 3
      let moved = Self.look(try renderer.image(of: root))
      SeenMarks.see(text + moved)
    }
  }

  @Test func `a drawing larger than the longest stored one is drawn`() throws {
    let drawing = try SVGPicture(Array(Self.svg.utf8), reading: nil).drawing
    for (width, height) in [(2048, 20), (2049, 20), (20, 2048), (20, 2049)] {
      let root = CALayer()
      root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      root.position = CGPoint(x: Double(width) / 2, y: Double(height) / 2)
      root.contents = CGImage(width: 4, height: 4, drawing: drawing, sharpness: .atEverySize)
      let image = try LayerRenderer(scale: 1).image(of: root)
      expect(image[2, 2] == 0xFFFF_0000 && image[width - 3, 2] == 0xFF00_FF00)
      expect(image[2, height - 3] == 0xFF00_00FF && image[width - 3, height - 3] == 0)
    }
  }
}
