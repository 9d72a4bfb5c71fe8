import Expectations
import Foundation
import PantographRendering
import QuartzCore
import Testing

/// Particles in pixels.
@MainActor struct EmitterPictureTests {
  private func picture(_ prepare: (CAEmitterLayer, CAEmitterCell) -> Void) throws -> PixelImage {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.contents = CGImage(
      width: 10, height: 10, pixels: .init(repeating: 0xFFFF_FFFF, count: 100))
    cell.birthRate = 1
    cell.lifetime = 0.9
    // One particle has an age of half a second at the layer's time 0.
    cell.beginTime = -1.5
    layer.emitterCells = [cell]
    layer.emitterPosition = CGPoint(x: 20, y: 20)
    root.addSublayer(layer)
    prepare(layer, cell)
    return try LayerRenderer().image(of: root)
  }

  @Test func `a particle shows its picture, multiplied by its color`() throws {
    let plain = try picture { _, _ in }
    expect(plain[20, 20] == 0xFFFF_FFFF && plain[14, 20] == 0 && plain[15, 15] == 0xFFFF_FFFF)
    let red = try picture { _, cell in cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    expect(red[20, 20] == 0xFFFF_0000 && red[14, 20] == 0)
    let turned = try picture { _, cell in cell.spin = .pi / 2 }
    expect(turned[20, 14] >> 24 > 200 && turned[15, 15] >> 24 < 60)
  }

  @Test func `additive particles are brighter where they overlap`() throws {
    let image = try picture { layer, cell in
      layer.renderMode = .additive
      cell.birthRate = 2
      cell.color = CGColor(red: 0.4, green: 0, blue: 0, alpha: 1)
    }
    expect(image[20, 20] >> 16 & 0xFF, isAbove: 190)
  }

  @Test func `a part of the picture is shown`() throws {
    let image = try picture { _, cell in
      cell.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    }
    expect(image[18, 20] == 0xFFFF_FFFF && image[16, 20] == 0)
  }
}
