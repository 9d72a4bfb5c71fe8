import Expectations
import Testing
import UIKit

@testable import PantographRendering

/// Changes of a tree that a renderer has already drawn.
@MainActor
struct LaterChangeTests {
  @Test func `many small changes far apart are all drawn`() throws {
    let root = LayerScene.box(0, 0, 120, 90, LayerScene.white)
    let layers = (0..<6).map {
      LayerScene.box(5 + Double($0) * 19, 5 + Double($0) * 13, 6, 6, LayerScene.blue)
    }
    for layer in layers { root.addSublayer(layer) }
    let renderer = LayerRenderer()
    try renderer.draw(root)
    for layer in layers { layer.backgroundColor = LayerScene.white }
    let boxes = try renderer.draw(root)
    expect(boxes.count, isAtMost: 4, "\(boxes)")
    let image = try renderer.image
    let whole = try LayerRenderer(scale: renderer.scale).image(of: root)
    let difference = PixelDifference(image, whole, tolerance: 12)
    expect(difference.count, equals: 0, "by up to \(difference.largest), \(boxes)")
  }

  @Test func `text that is aligned anew is drawn anew`() throws {
    let root = LayerScene.box(0, 0, 120, 90, LayerScene.white)
    let text = CATextLayer()
    text.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    text.string = "i"
    text.foregroundColor = LayerScene.blue
    root.addSublayer(text)
    let renderer = LayerRenderer()
    try renderer.draw(root)
    text.alignmentMode = .right
    try expect(!renderer.draw(root).isEmpty)
  }
}
