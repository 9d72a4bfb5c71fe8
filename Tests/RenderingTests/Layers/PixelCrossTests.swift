import Expectations
import Foundation
import QuartzCore
import Testing

@testable import PantographRendering

@MainActor
struct PixelCrossTests {
  private let box = CGRect(x: 4, y: 7, width: 100, height: 80)

  private func cross(
    _ bounds: CGRect, radius: CGFloat, corners: CACornerMask = .all, scale: Double = 1,
    x: Double = 0, y: Double = 0, in box: CGRect
  ) -> PixelCross? {
    var values = LayerValues()
    values.bounds = bounds
    values.cornerRadius = radius
    values.maskedCorners = corners
    return values.innerCross(of: box, through: PlaneMap(scale: scale, x: x, y: y))
  }

  /// Returns how often each pixel of the box is in one of the rectangles.
  private func counts(_ parts: [CGRect], in box: CGRect) -> [Int] {
    (0..<Int(box.width * box.height)).map { index in
      let pixel = CGPoint(
        x: box.minX + CGFloat(index % Int(box.width)) + 0.5,
        y: box.minY + CGFloat(index / Int(box.width)) + 0.5)
      return parts.count { $0.contains(pixel) }
    }
  }

  @Test(arguments: [0, 3, 12, 40], [0, 0.25, 0.8])
  func `the cross and the rest are each pixel once`(radius: CGFloat, shift: Double) {
    let bounds = CGRect(x: 10, y: 10, width: 81.5, height: 60.25)
    for corners in [CACornerMask.all, [.layerMinXMinYCorner, .layerMaxXMinYCorner], []] {
      let cross = self.cross(bounds, radius: radius, corners: corners, x: shift, y: shift, in: box)
      guard let cross else {
        expect(radius, equals: 40, "only a rectangle of circles has no cross")
        continue
      }
      expect(counts(cross.parts + cross.rest(of: box), in: box).allSatisfy { $0 == 1 })
      for part in cross.parts {
        expect(part.minX, isAtLeast: bounds.minX + shift)
        expect(part.minY, isAtLeast: bounds.minY + shift)
        expect(part.maxX, isAtMost: bounds.maxX + shift)
        expect(part.maxY, isAtMost: bounds.maxY + shift)
      }
    }
  }

  @Test func `a corner is not in the cross`() throws {
    let bounds = CGRect(x: 10, y: 10, width: 80, height: 60)
    let cross = try #require(self.cross(bounds, radius: 12, in: box))
    expect(cross.tall, equals: CGRect(x: 22, y: 10, width: 56, height: 60))
    expect(cross.wide, equals: CGRect(x: 10, y: 22, width: 80, height: 36))
    expect(cross.rest(of: bounds).count, equals: 4)
    let square = try #require(self.cross(bounds, radius: 0, in: box))
    expect(square.rest(of: bounds), equals: [])
  }

  @Test func `a large rounded card that moves looks as if drawn as a whole`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 200)
    root.backgroundColor = LayerScene.white
    let card = LayerScene.box(20, 30, 180, 150, LayerScene.blue)
    card.cornerRadius = 18
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    root.addSublayer(card)
    let renderer = LayerRenderer(scale: 1.5)
    for frame in 0..<24 {
      card.position.y += 0.37
      card.position.x += frame % 5 == 0 ? 0.5 : 0.13
      try renderer.draw(root)
      let whole = try LayerRenderer(scale: 1.5).image(of: root)
      let difference = PixelDifference(try renderer.image, whole, tolerance: 1)
      expect(difference.count, equals: 0, "by up to \(difference.largest) in frame \(frame)")
    }
  }
}
