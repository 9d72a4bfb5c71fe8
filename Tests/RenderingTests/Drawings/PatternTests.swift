import Expectations
import Foundation
import PantographRendering
import QuartzCore
import Testing
import UIKit

/// Patterns and clips of contexts, in pixels.
@MainActor struct PatternTests {
  /// Returns a pattern of 4 × 4 points with a square of 2 × 2 points.
  private func pattern(
    isColored: Bool, step: CGFloat = 4, matrix: CGAffineTransform = .identity
  ) throws -> CGPattern {
    let draw: CGPatternDrawPatternCallback = { _, context in
      if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step,
        yStep: step, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  @Test func `a pattern with colors fills a shape`() throws {
    let pattern = try pattern(isColored: true)
    let image = try drawnPicture { context in
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
    }
    expect(image[0, 0] == 0xFFFF_0000 && image[3, 0] == 0xFFFF_FFFF && image[0, 3] == 0xFFFF_FFFF)
    expect(image[5, 4] == 0xFFFF_0000 && image[9, 17] == 0xFFFF_0000)
    expect(image[13, 0], equals: 0xFFFF_FFFF)
  }

  @Test func `steps, matrix and phase place the cells`() throws {
    let wide = try pattern(
      isColored: true, step: 6, matrix: CGAffineTransform(translationX: 1, y: 0))
    let image = try drawnPicture { context in
      context.setFillPattern(wide, colorComponents: [1])
      context.setPatternPhase(CGSize(width: 0, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expect(image[0, 1] == 0xFFFF_FFFF && image[1, 0] == 0xFFFF_FFFF)
    expect(image[1, 1] == 0xFFFF_0000 && image[2, 2] == 0xFFFF_0000 && image[7, 7] == 0xFFFF_0000)
    expect(image[5, 1], equals: 0xFFFF_FFFF)
  }

  @Test func `a pattern without colors is drawn in the color that is set with it`() throws {
    let pattern = try pattern(isColored: false)
    let image = try drawnPicture { context in
      context.setStrokeColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
      context.setStrokePattern(pattern, colorComponents: [0, 0, 1, 1])
      context.setLineWidth(8)
      context.move(to: CGPoint(x: 0, y: 4))
      context.addLine(to: CGPoint(x: 20, y: 4))
      context.strokePath()
    }
    expect(image[0, 0] == 0xFF00_00FF && image[5, 5] == 0xFF00_00FF)
    expect(image[3, 0] == 0xFFFF_FFFF && image[0, 9] == 0xFFFF_FFFF)
  }

  @Test func `clips are removed until the state is restored`() throws {
    let image = try drawnPicture { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
      context.resetClip()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 2))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 15, width: 20, height: 2))
    }
    expect(image[15, 11], equals: 0xFFFF_0000)
    expect(image[5, 16] == 0xFFFF_0000 && image[15, 16] == 0xFFFF_FFFF)
  }
}
