import Expectations
import Foundation
import Testing
import UIKit

@testable import PantographRendering

@MainActor
struct GradientPictureTests {
  private func gradient(_ colors: [CGColor], _ locations: [NSNumber]? = nil) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 20, y: 10, width: 150, height: 90)
    layer.colors = colors
    layer.locations = locations
    layer.endPoint = CGPoint(x: 1, y: 1)
    return layer
  }

  private func key(_ layer: CALayer) throws -> GradientPicture.Key {
    let values = layer.snapshot().values
    return try #require(
      GradientPicture.Key(
        values, GradientStop.all(in: values), values.point("startPoint") ?? .zero,
        values.point("endPoint") ?? .zero))
  }

  @Test func `colors that change slowly may lie beside their place, others may not`() throws {
    try expect(key(gradient([LayerScene.blue, LayerScene.orange])).isSmooth)
    let edge = gradient([LayerScene.blue, LayerScene.orange], [0.5, 0.5])
    try expect(!key(edge).isSmooth)
    let small = gradient([LayerScene.white, LayerScene.blue])
    small.bounds.size = CGSize(width: 20, height: 20)
    try expect(!key(small).isSmooth)
    var enlarged = try key(small)
    enlarged.scale = [10, 10]
    expect(enlarged.isSmooth)
    try expect(key(gradient([LayerScene.blue])).isSmooth)
  }

  @Test func `a gradient without an extent shows nothing, and all that is above it is drawn`()
    throws
  {
    for end in [CGPoint(x: 1, y: 0.5), CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0.5)] {
      let root = LayerScene.box(0, 0, 240, 160, LayerScene.white)
      let layer = gradient([LayerScene.blue, LayerScene.green])
      (layer.type, layer.startPoint, layer.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), end)
      root.addSublayer(layer)
      root.addSublayer(LayerScene.box(180, 120, 20, 20, LayerScene.orange))
      let bare = LayerScene.box(0, 0, 240, 160, LayerScene.white)
      bare.addSublayer(LayerScene.box(180, 120, 20, 20, LayerScene.orange))
      try expect(
        PixelDifference(
          LayerRenderer(scale: 1).image(of: root), LayerRenderer(scale: 1).image(of: bare),
          tolerance: 0
        ).count == 0, "\(end)")
    }
  }

  /// The tolerance in steps of 255: one for the position of each of two gradients, and one for rounding.
  private static let unseen = 3

  @Test(arguments: [CAGradientLayerType.axial, .radial], [0, 14])
  func `one that moves looks as if it were drawn anew`(
    type: CAGradientLayerType, radius: CGFloat
  ) throws {
    let root = LayerScene.box(0, 0, 240, 160, LayerScene.white)
    let layer = gradient([LayerScene.blue, LayerScene.green, LayerScene.blue])
    layer.type = type
    layer.cornerRadius = radius
    // Its straight edges are outside the picture, because they are clipped like all others.
    if radius == 0 { layer.frame = root.bounds.insetBy(dx: -40, dy: -40) }
    if type == .radial { layer.startPoint = CGPoint(x: 0.4, y: 0.5) }
    // The veil is translucent, so that it cannot be copied.
    let veil = gradient([LayerScene.white.copy(alpha: 0.2)!, LayerScene.blue.copy(alpha: 0.4)!])
    for layer in [layer, veil] { root.addSublayer(layer) }
    let renderer = LayerRenderer(scale: 1.5)
    for frame in 0..<30 {
      layer.position.y += 0.37
      layer.position.x += 0.81
      if frame % 3 == 0 { veil.position.y += 1.29 }
      if frame % 10 == 9 { layer.bounds.size.width += 3 }
      try renderer.draw(root)
      let whole = try LayerRenderer(scale: 1.5).image(of: root)
      let difference = PixelDifference(try renderer.image, whole, tolerance: Self.unseen)
      expect(difference.count, equals: 0, "by up to \(difference.largest) in frame \(frame)")
    }
  }
}
