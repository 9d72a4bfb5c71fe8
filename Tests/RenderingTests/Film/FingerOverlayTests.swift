import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import PantographRendering

/// Pixels of fingers and their trails on a white ground.
struct FingerOverlayTests {
  private func drawn(_ finger: Finger, scale: CGFloat = 1, origin: CGPoint = .zero) throws
    -> PixelImage
  {
    let ground = PixelImage(width: 120, height: 60, filledWith: 0xFFFF_FFFF)
    return try FingerOverlay(fingers: [finger], origin: origin, scale: scale).drawn(over: ground)
  }

  /// The share of the color in a pixel, found in its green: a green of 0.15 over white.
  private func share(_ pixel: UInt32) -> Double {
    (1 - Double(pixel >> 8 & 0xFF) / 255) / 0.85
  }

  private let trail = [10.0, 30, 50, 70].map { CGPoint(x: $0, y: 30) }

  @Test(arguments: [true, false])
  func `a trail is stronger towards the finger, and fainter once it is lifted`(isDown: Bool) throws
  {
    let finger = Finger(at: CGPoint(x: 90, y: 30), trail: trail, radius: 8, isDown: isDown)
    let image = try drawn(finger)
    for (piece, x) in [20, 40, 60, 78].enumerated() {
      let expected = (0.1 + 0.35 * Double(piece + 1) / 4) * (isDown ? 1 : 0.6)
      expect(abs(share(image[x, 30]) - expected), isBelow: 0.01, "\(piece)")
      // The trail is half as wide as the finger's radius.
      expect(image[x, 28] == image[x, 30] && image[x, 31] == image[x, 30])
      expect(image[x, 27] == 0xFFFF_FFFF && image[x, 32] == 0xFFFF_FFFF)
    }
    expect(image[9, 30], equals: 0xFFFF_FFFF)
    expect(image[10, 30], differsFrom: 0xFFFF_FFFF)
  }

  @Test func `a finger is a disk with a white edge, and a lifted one is a ring`() throws {
    let down = try drawn(Finger(at: CGPoint(x: 60, y: 30), radius: 14))
    expect(abs(share(down[60, 30]) - 0.45), isBelow: 0.01)
    // The edge is white: it takes nearly all of the color away.
    expect(share(down[46, 30]) < 0.05 && share(down[73, 30]) < 0.05)
    expect(down[44, 30], equals: 0xFFFF_FFFF)
    let up = try drawn(Finger(at: CGPoint(x: 60, y: 30), radius: 14, isDown: false))
    expect(up[60, 30], equals: 0xFFFF_FFFF)
    // Five points of color lie under two points of white.
    expect(abs(share(up[44, 30]) - 0.45) < 0.05 && abs(share(up[47, 30]) - 0.45) < 0.05)
    expect(up[42, 30] == 0xFFFF_FFFF && up[49, 30] == 0xFFFF_FFFF)
  }

  @Test func `origin and scale move and enlarge the finger`() throws {
    let finger = Finger(at: CGPoint(x: 40, y: 25), trail: [CGPoint(x: 12, y: 25)], radius: 6)
    let image = try drawn(finger, scale: 2, origin: CGPoint(x: 10, y: 10))
    expect(abs(share(image[60, 30]) - 0.45), isBelow: 0.01)
    expect(share(image[48, 30]) < 0.05 && share(image[71, 30]) < 0.05)
    expect(abs(share(image[20, 30]) - 0.45) < 0.01 && image[3, 30] == 0xFFFF_FFFF)
  }

  @Test func `a finger without a place or a size is not drawn, and its trail leaves out no places`()
    throws
  {
    let ground = PixelImage(width: 120, height: 60, filledWith: 0xFFFF_FFFF)
    for finger in [
      Finger(at: CGPoint(x: CGFloat.nan, y: 30)), Finger(at: CGPoint(x: 60, y: CGFloat.infinity)),
      Finger(at: CGPoint(x: 60, y: 30), radius: 0), Finger(at: CGPoint(x: 60, y: 30), radius: -3),
    ] {
      try expect(drawn(finger), equals: ground)
    }
    let gap = Finger(
      at: CGPoint(x: 90, y: 30),
      trail: [CGPoint(x: 10, y: 30), CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: 50, y: 30)],
      radius: 8)
    let image = try drawn(gap)
    expect(abs(share(image[30, 30]) - (0.1 + 0.35 / 2)), isBelow: 0.01)
    expect(abs(share(image[70, 30]) - 0.45), isBelow: 0.01)
  }
}
