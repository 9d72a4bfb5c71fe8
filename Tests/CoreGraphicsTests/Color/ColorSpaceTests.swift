import CoreGraphics
import Expectations
import Foundation
import Testing

/// Colors of color spaces.
struct ColorSpaceTests {
  private let gray = CGColorSpaceCreateDeviceGray()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  @Test func `spaces of one name are equal`() {
    expect(CGColorSpace(name: CGColorSpace.sRGB), equals: CGColorSpaceCreateDeviceRGB())
    expect(gray, differsFrom: CGColorSpaceCreateDeviceRGB())
    expect(gray.model == .monochrome && CGColorSpaceCreateDeviceRGB().model == .rgb)
    expect(CGColorSpace(patternBaseSpace: nil)?.model, equals: .pattern)
  }

  @Test func `a color is made from the components of a space`() throws {
    expect(
      CGColor(colorSpace: gray, components: [0.25, 0.5]), equals: CGColor(gray: 0.25, alpha: 0.5))
    expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5]), equals: red)
    let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
    expectNil(CGColor(colorSpace: pattern, components: [1]))
  }

  @Test func `a color names its space`() {
    expect(red.colorSpace?.name, equals: CGColorSpace.sRGB)
    let beyond = CGColor(red: 1.5, green: 0, blue: 0, alpha: 1)
    expect(beyond.colorSpace?.name, equals: CGColorSpace.extendedSRGB)
  }

  @Test func `a color becomes a gray of its luminance`() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    expect(red.converted(to: rgb, intent: .defaultIntent, options: nil), equals: red)
    let converted = red.converted(to: gray, intent: .perceptual, options: nil)
    expect(converted, equals: CGColor(gray: 0.2126, alpha: 0.5))
  }

  @Test func `the pattern of a color makes the color again, with another opacity`() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000])
    let color = CGColor(tiles: ColorTiles(image, size: CGSize(width: 2, height: 1)), alpha: 0.5)
    let pattern = try #require(color.pattern)
    let space = try #require(color.colorSpace)
    let components = try #require(color.components)
    expect(
      CGColor(patternSpace: space, pattern: pattern, components: components), equals: color)
    expect(
      CGColor(patternSpace: space, pattern: pattern, components: [1]), equals: color.copy(alpha: 1))
    expectNil(red.pattern)
  }
}
