import Expectations
import SeededRandom
import Testing
import UIKit

@testable import PantographRendering

/// Layers that are tilted in space: which one is before the other, and where they cross.
@MainActor
struct DepthOrderTests {
  private let root = LayerScene.box(0, 0, 120, 90, LayerScene.white)

  private func tilted(_ angle: CGFloat, _ color: CGColor) -> CALayer {
    LayerScene.box(20, 20, 80, 50, color) {
      $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    }
  }

  /// The colors at points of the root, as letters.
  private func seen(_ points: [(Int, Int)]) throws -> String {
    let image = try LayerRenderer().image(of: root)
    let names: [(CGColor, Character)] = [
      (LayerScene.blue, "b"), (LayerScene.orange, "o"), (LayerScene.green, "g"),
      (LayerScene.white, "w"),
    ]
    return String(
      points.map { point in
        let pixel = image.pixels[point.1 * image.width + point.0]
        let parts = [16, 8, 0].map { CGFloat(pixel >> UInt32($0) & 0xFF) / 255 }
        return names.first { color, _ in
          zip(color.components ?? [], parts).allSatisfy { abs($0 - $1) < 0.02 }
            && (color.components?.count == 4 || parts.allSatisfy { $0 > 0.98 })
        }?.1 ?? "?"
      })
  }

  @Test func `half of a tilted layer is behind a flat one`() throws {
    root.addSublayer(tilted(.pi / 4, LayerScene.blue))
    root.addSublayer(LayerScene.box(40, 30, 40, 30, LayerScene.orange))
    // The right half of the tilted layer is farther away.
    expect(try seen([(35, 45), (50, 45), (70, 45), (85, 45)]), equals: "bbob")
    root.sublayers = root.sublayers?.reversed()
    expect(try seen([(35, 45), (50, 45), (70, 45), (85, 45)]), equals: "bbob")
    root.sublayers?.last?.zPosition = 60
    expect(try seen([(35, 45), (50, 45), (70, 45), (85, 45)]), equals: "bbbb")
  }

  @Test func `two tilted layers cross, and each is before the other on one side`() throws {
    root.addSublayer(tilted(.pi / 4, LayerScene.blue))
    root.addSublayer(tilted(-.pi / 4, LayerScene.orange))
    expect(try seen([(40, 45), (55, 45), (65, 45), (80, 45)]), equals: "bboo")
  }

  @Test func `a small layer before a large one stays there while both turn`() throws {
    var space = CATransform3DIdentity
    space.m34 = -1.0 / 500
    root.sublayerTransform = space
    let turning = CATransformLayer()
    turning.frame = root.bounds
    root.addSublayer(turning)
    turning.addSublayer(LayerScene.box(10, 10, 100, 70, LayerScene.blue))
    // Its middle is farther from the eye than the middle of the large layer, once they turn.
    turning.addSublayer(LayerScene.box(65, 35, 30, 20, LayerScene.orange) { $0.zPosition = 10 })
    for angle in stride(from: -1.2, through: 1.2, by: 0.2) {
      turning.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      let layer = try #require(turning.sublayers?.last)
      let middle = layer.convert(CGPoint(x: 15, y: 10), to: root)
      expect(try seen([(Int(middle.x), Int(middle.y))]), equals: "o", "\(angle)")
    }
  }

  @Test func `three layers hide one another in a circle`() throws {
    let places: [(CGRect, CGFloat, CGFloat, CGFloat)] = [
      (CGRect(x: 10, y: 20, width: 100, height: 16), 0.3, 0, 1),
      (CGRect(x: 14, y: 10, width: 16, height: 70), 0.3, 1, 0),
      (CGRect(x: 10, y: 40, width: 100, height: 16), 0.6, 0.3, 1),
    ]
    let colors = [LayerScene.blue, LayerScene.orange, LayerScene.green]
    for (place, color) in zip(places, colors) {
      root.addSublayer(
        LayerScene.box(
          place.0.minX, place.0.minY, place.0.width, place.0.height, color
        ) { $0.transform = CATransform3DMakeRotation(place.1, place.2, place.3, 0) })
    }
    let image = try LayerRenderer().image(of: root)
    expect(Set(image.pixels).count, isAtLeast: 4)
  }

  @Test func `no line is seen where a translucent layer is divided`() throws {
    let blue = LayerScene.blue.copy(alpha: 0.5) ?? LayerScene.blue
    root.addSublayer(tilted(.pi / 4, blue))
    root.addSublayer(LayerScene.box(40, 40, 40, 10, LayerScene.orange))
    let image = try LayerRenderer(scale: 1.5).image(of: root)
    let row = (60..<120).map { image.pixels[45 * image.width + $0] }
    expect(Set(row).count, equals: 1, "\(Set(row))")
  }

  @Test func `layers in planes of the screen are sorted by their depth alone`() {
    let planes = [3, 1, 2].map { depth in
      SpacePlane(
        CATransform3DMakeTranslation(0, 0, depth), extent: CGRect(x: 0, y: 0, width: 9, height: 9),
        isDoubleSided: true)
    }
    expect(DepthOrder(planes).parts.map(\.index), equals: [1, 2, 0])
    expect(DepthOrder(planes).parts.allSatisfy { $0.cut == nil })
    expect(DepthOrder([]).parts.isEmpty)
  }

  @Test func `a layer seen from its edge, or from behind, divides nothing`() {
    let box = CGRect(x: -20, y: -20, width: 40, height: 40)
    let flat = SpacePlane(CATransform3DIdentity, extent: box, isDoubleSided: true)
    for (angle, isDoubleSided) in [(CGFloat.pi / 2, true), (2.5, false)] {
      let turned = SpacePlane(
        CATransform3DMakeRotation(angle, 0, 1, 0), extent: box, isDoubleSided: isDoubleSided)
      let parts = DepthOrder([flat, turned]).parts
      expect(parts.map(\.index) == [0, 1] && parts.allSatisfy { $0.cut == nil }, "\(angle)")
    }
    let turned = SpacePlane(
      CATransform3DMakeRotation(2.5, 0, 1, 0), extent: box, isDoubleSided: true)
    expect(DepthOrder([flat, turned]).parts.map(\.index), equals: [1, 0, 1])
  }

  @Test(arguments: 0..<40) func `planes at random: at each point, the nearest is drawn last`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed) + 700)
    var space = CATransform3DIdentity
    space.m34 = -1.0 / 400
    let planes = (0..<2 + random.below(5)).map { _ in
      let turn = CATransform3DMakeRotation(
        CGFloat(random.below(200)) / 100 - 1, CGFloat(random.below(3)) - 1,
        CGFloat(random.below(3)) - 1, 1)
      let moved = CATransform3DConcat(
        turn, CATransform3DMakeTranslation(CGFloat(random.below(30)), 0, CGFloat(random.below(9))))
      return SpacePlane(
        CATransform3DConcat(moved, space),
        extent: CGRect(x: -30, y: -20, width: 60, height: 40), isDoubleSided: true)
    }
    let parts = DepthOrder(planes).parts
    for _ in 0..<200 {
      let point = CGPoint(x: random.below(1200) / 10 - 60, y: random.below(800) / 10 - 40)
      func holds(_ outline: [CGPoint]) -> Bool {
        let dot = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map {
          CGPoint(x: point.x + $0.x / 4, y: point.y + $0.y / 4)
        }
        let area = ConvexOutline(dot).area
        return abs(ConvexOutline(outline).overlap(with: ConvexOutline(dot)).area - area) < 1e-9
          || abs(ConvexOutline(dot).overlap(with: ConvexOutline(outline)).area - area) < 1e-9
      }
      let here = parts.filter { holds($0.cut ?? planes[$0.index].outline.points) }
      guard let last = here.last else { continue }
      let nearest = here.map { planes[$0.index].depth(at: point) }.max() ?? 0
      expect(abs(planes[last.index].depth(at: point) - nearest) < 0.5, "\(point)")
    }
  }
}
