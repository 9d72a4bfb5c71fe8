import Expectations
import Foundation
import Testing

@testable import CoreGraphics

struct CGImageTests {
  /// Pixels whose values are their numbers: 0 to 3 in the first row.
  private let numbers = CGImage(width: 4, height: 3, pixels: Array(0..<12))

  private func pixels(_ image: CGImage?) -> [UInt32]? {
    guard case .pixels(let pixels)? = image?.content else { return nil }
    return pixels
  }

  @Test func `a part has the pixels of its rows`() throws {
    let part = try #require(numbers.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    expect(part.width == 2 && part.height == 2 && part.sharpness == .atOwnSize)
    expect(pixels(part), equals: [5, 6, 9, 10])
  }

  @Test func `a part is rounded outwards and ends where the picture ends`() {
    expect(
      pixels(numbers.cropping(to: CGRect(x: 0.5, y: 0.5, width: 1, height: 0.25))), equals: [0, 1])
    expect(pixels(numbers.cropping(to: CGRect(x: 3, y: 2, width: 9, height: 9))), equals: [11])
    expect(pixels(numbers.cropping(to: CGRect(x: -5, y: -5, width: 6, height: 6))), equals: [0])
  }

  @Test(arguments: [
    CGRect(x: 4, y: 0, width: 1, height: 1), CGRect(x: 0, y: 3, width: 1, height: 1),
    CGRect(x: 1, y: 1, width: 0, height: 1), CGRect(x: 1, y: 1, width: 1, height: 0),
    CGRect(x: -1, y: 0, width: 1, height: 1), .null,
  ])
  func `a part outside the picture is nil`(rect: CGRect) {
    expectNil(numbers.cropping(to: rect))
  }

  @Test func `a part of a drawing is a drawing that is as much a vector`() throws {
    for sharpness in [CGImage.Sharpness.atOwnSize, .whenEnlarged, .atEverySize] {
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 3))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      let drawn = CGImage(
        width: 4, height: 3, drawing: try #require(context.drawing), sharpness: sharpness)
      expect(drawn.depth, equals: 0)
      let part = try #require(drawn.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))
      expect(part.width == 2 && part.height == 1 && part.sharpness == sharpness)
      expect(part.depth, equals: 1)
    }
  }

  @Test func `a picture is equal to itself alone`() {
    expect(numbers, equals: numbers)
    expect(numbers, differsFrom: CGImage(width: 4, height: 3, pixels: Array(0..<12)))
    expect(Set([numbers, numbers]).count == 1 && numbers.depth == 0)
    expect(CGImage.maximumSide, equals: 16384)
  }
}
