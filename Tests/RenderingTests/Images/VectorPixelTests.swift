import CoreGraphics
import Expectations
import PantographImages
import QuartzCore
import Testing

@testable import PantographRendering

/// The pixels of PDF and SVG pictures.
@MainActor
struct VectorPixelTests {
  private func pixels(
    _ svg: String, _ side: Int, _ sharpness: CGImage.Sharpness, shownAs size: Int
  ) throws -> PixelImage {
    let drawing = try SVGPicture(Array(svg.utf8), reading: nil).drawing
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    layer.position = CGPoint(x: size / 2, y: size / 2)
    layer.contents = CGImage(width: side, height: side, drawing: drawing, sharpness: sharpness)
    return try LayerRenderer(scale: 1).image(of: layer)
  }

  @Test func `a preserved drawing stays sharp where it is enlarged`() throws {
    let svg = "<svg width='4' height='4'><rect x='1' width='3' height='4' fill='red'/></svg>"
    let sharp = try pixels(svg, 4, .atEverySize, shownAs: 40)
    expect(sharp[9, 20] == sharp[0, 0] && sharp[10, 20] == 0xFFFF_0000)
    let blurred = try pixels(svg, 4, .atOwnSize, shownAs: 40)
    expect(blurred[10, 20], differsFrom: 0xFFFF_0000)
  }

  @Test func `a drawing that is sharp where it is enlarged is scaled down as pixels`() throws {
    let svg = "<svg width='4' height='4'><rect x='1' width='3' height='4' fill='red'/></svg>"
    let large = try pixels(svg, 4, .whenEnlarged, shownAs: 40)
    try expect(large, equals: pixels(svg, 4, .atEverySize, shownAs: 40))
    for size in [3, 4] {
      let small = try pixels(svg, 4, .whenEnlarged, shownAs: size)
      try expect(small, equals: pixels(svg, 4, .atOwnSize, shownAs: size))
    }
  }

  @Test func `stored pixels are those of the drawing at the size at which it is shown`() throws {
    let svg = "<svg width='4' height='4'><circle cx='2' cy='2' r='1.7' fill='red'/></svg>"
    let drawing = try SVGPicture(Array(svg.utf8), reading: nil).drawing
    let direct = CGImage(width: 40, height: 40, drawing: drawing)
    let expected = try LayerStore().surface(of: direct).surface.image()
    try expect(pixels(svg, 4, .atEverySize, shownAs: 40), equals: expected)
    // Between pixels, the drawing is drawn each time.
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 41, height: 40)
    let inner = CALayer()
    inner.frame = CGRect(x: 0.5, y: 0, width: 40, height: 40)
    inner.contents = CGImage(width: 4, height: 4, drawing: drawing, sharpness: .atEverySize)
    layer.addSublayer(inner)
    layer.position = CGPoint(x: 20.5, y: 20)
    let moved = try LayerRenderer(scale: 1).image(of: layer)
    expect(moved[20, 20] == 0xFFFF_0000 && moved[1, 1] == 0)
  }

  @Test func `a mask is as opaque as its colors are bright`() throws {
    let svg = """
      <svg width='40' height='10'><mask id='m' maskUnits='userSpaceOnUse'>\
      <rect width='30' height='10' fill='white'/><rect x='10' width='10' height='10'/>\
      <rect x='20' width='10' height='10' fill='black' opacity='.5'/></mask>\
      <rect width='40' height='10' fill='blue' mask='url(#m)'/></svg>
      """
    let drawing = try SVGPicture(Array(svg.utf8), reading: nil).drawing
    let image = CGImage(width: 40, height: 10, drawing: drawing)
    let pixels = try LayerStore().surface(of: image).surface.image()
    expect(pixels[5, 5] == 0xFF00_00FF && pixels[15, 5] == 0 && pixels[35, 5] == 0)
    expect(abs(Int(pixels[25, 5] >> 24) - 128), isAtMost: 1)
  }

  @Test func `a blend mode applies to a drawing as a whole`() throws {
    let inner = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
    inner.setFillColor(.black)
    inner.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let context = CGContext(bounds: inner.bounds)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(context.bounds)
    context.setBlendMode(.destinationIn)
    let drawing = try #require(inner.drawing)
    context.draw(content: drawing, in: context.bounds)
    let whole = try #require(context.drawing)
    let pixels = try LayerStore().surface(of: CGImage(width: 4, height: 4, drawing: whole))
      .surface.image()
    expect(pixels[1, 1] == 0xFFFF_0000 && pixels[3, 1] == 0)
  }
}
