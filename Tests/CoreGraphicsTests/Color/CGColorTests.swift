import Expectations
import Testing

@testable import CoreGraphics

struct CGColorTests {
  private func picture(_ side: Int) -> CGImage {
    CGImage(width: side, height: 1, pixels: Array(repeating: 0xFF00_0000, count: side))
  }

  @Test func `a component that is no number becomes the nearest one that is`() {
    let color = CGColor(red: .infinity, green: -.infinity, blue: .nan, alpha: .nan)
    expect(color.components, equals: [1, 0, 0, 0])
    expect(CGColor(red: 2, green: -1, blue: 0.5, alpha: 3).components, equals: [2, -1, 0.5, 3])
    expect(color.numberOfComponents, equals: 4)
  }

  @Test func `white, black, clear and grays`() {
    expect(CGColor.white.components, equals: [1, 1, 1, 1])
    expect(CGColor.black.components, equals: [0, 0, 0, 1])
    expect(CGColor.clear.components, equals: [0, 0, 0, 0])
    expect(CGColor(gray: 0.25, alpha: 0.5).components, equals: [0.25, 0.25, 0.25, 0.5])
    expect(
      CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1).copy(alpha: 0.5)?.components,
      equals: [1, 0.5, 0.25, 0.5])
  }

  @Test func `a color is opaque from an alpha of 1, a pattern never`() {
    expect(CGColor.white.isOpaque && CGColor(gray: 0, alpha: 1.5).isOpaque)
    expect(!CGColor(gray: 0, alpha: 0.99).isOpaque)
    let tiles = ColorTiles(picture(2), size: CGSize(width: 2, height: 1))
    expect(!CGColor(tiles: tiles).isOpaque)
  }

  @Test func `a pattern has alpha alone`() {
    let tiles = ColorTiles(picture(2), size: CGSize(width: 2, height: 1))
    let color = CGColor(tiles: tiles, alpha: 0.5)
    expect(color.components == [0.5] && color.numberOfComponents == 1)
    expect((color.red, color.green, color.blue) == (0.5, 0.5, 0.5))
    expect(color.copy(alpha: 0.25)?.components, equals: [0.25])
    expect(color.copy(alpha: 0.25)?.tiles, equals: tiles)
    expect(CGColor(tiles: tiles, alpha: .nan).alpha, equals: 1)
  }

  @Test func `patterns are equal if picture, size and transform are`() {
    let (image, size) = (picture(2), CGSize(width: 2, height: 1))
    let tiles = ColorTiles(image, size: size)
    expect(tiles, equals: ColorTiles(image, size: size))
    expect(tiles, differsFrom: ColorTiles(picture(2), size: size))
    expect(tiles, differsFrom: ColorTiles(image, size: CGSize(width: 3, height: 1)))
    let map = CGAffineTransform(translationX: 1, y: 0)
    expect(tiles, differsFrom: ColorTiles(image, size: size, map: map))
    expect(
      ColorTiles(picture(2), size: CGSize(width: 3, height: 1), map: map),
      differsFrom: ColorTiles(image, size: size, map: map))
    expect(tiles.hashValue, equals: ColorTiles(image, size: size, map: map).hashValue)
  }

  @Test func `the picture of a pattern is the first with enough pixels`() {
    let tiles = ColorTiles(
      picture(10), size: CGSize(width: 10, height: 1), finer: [picture(20), picture(30)])
    let widths = [0.5, 1, 1.05, 1.1, 2, 2.1, 3, 9].map { tiles.image(for: $0).width }
    expect(widths, equals: [10, 10, 10, 20, 20, 30, 30, 30])
    let alone = ColorTiles(picture(10), size: CGSize(width: 10, height: 1))
    expect(alone.image(for: 5).width, equals: 10)
  }
}
