import Expectations
import Foundation
import PantographRendering
import QuartzCore
import Testing
import UIKit

/// Drawings within the opacity of an image, in pixels.
@MainActor struct MaskedDrawingTests {
  /// Returns an image of 20 × 20 points, opaque in a rectangle, with the other side of the y axis for `clip(to:mask:)`.
  private func mask(_ rect: CGRect) throws -> CGImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.cgContext.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
      context.fill(rect)
    }
    return try #require(image.cgImage)
  }

  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func `a color fills what the image covers, which stands upside down`() throws {
    let mask = try mask(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try drawnPicture { context in
      context.saveGState()
      context.clip(to: whole, mask: mask)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(whole)
      context.restoreGState()
      context.fill(CGRect(x: 19, y: 0, width: 1, height: 1))
    }
    expect(image[2, 18] == 0xFFFF_0000 && image[9, 15] == 0xFFFF_0000)
    expect(image[2, 2] == 0xFFFF_FFFF && image[12, 18] == 0xFFFF_FFFF)
    expect(image[19, 0], equals: 0xFF00_0000)
  }

  @Test func `the usual tint of an image keeps its shape`() throws {
    let mask = try mask(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try drawnPicture { context in
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.setBlendMode(.normal)
      context.clip(to: whole, mask: mask)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(whole)
    }
    expect(image[2, 2] == 0xFF00_00FF && image[2, 18] == 0xFFFF_FFFF)
  }

  @Test func `a step blends with what is below it inside the mask`() throws {
    let mask = try mask(CGRect(x: 0, y: 0, width: 10, height: 20))
    let image = try drawnPicture { context in
      context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fill(whole)
      context.clip(to: whole, mask: mask)
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
      context.fill(whole)
    }
    expect(image[5, 5] == 0xFF00_FF00 && image[15, 5] == 0xFFFF_FF00)
  }

  @Test func `masks within each other show what both cover`() throws {
    let left = try mask(CGRect(x: 0, y: 0, width: 10, height: 20))
    let top = try mask(CGRect(x: 0, y: 10, width: 20, height: 10))
    let image = try drawnPicture { context in
      context.clip(to: whole, mask: left)
      context.saveGState()
      context.clip(to: whole, mask: top)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(whole)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 18, width: 20, height: 2))
    }
    expect(image[5, 5] == 0xFFFF_0000 && image[15, 5] == 0xFFFF_FFFF)
    expect(image[5, 15], equals: 0xFFFF_FFFF)
    expect(image[5, 19] == 0xFF00_0000 && image[15, 19] == 0xFFFF_FFFF)
  }

  @Test func `nothing is drawn within a mask without a place`() throws {
    let mask = try mask(whole)
    let image = try drawnPicture { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 0, height: 20), mask: mask)
      context.fill(whole)
    }
    expect(image[5, 5], equals: 0xFFFF_FFFF)
  }
}
