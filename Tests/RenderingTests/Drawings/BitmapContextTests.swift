import Expectations
import Foundation
import PantographRendering
import Testing
import UIKit

/// Contexts whose bytes the program reads, as it does to find a color.
@MainActor
struct BitmapContextTests {
  private static func context(
    _ bytes: UnsafeMutableRawPointer?, _ info: UInt32, width: Int = 2, row: Int = 8,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: bytes, width: width, height: 2, bitsPerComponent: 8, bytesPerRow: row, space: space,
      bitmapInfo: info)
  }

  /// Draws the upper half in a color, and the pixel at the lower right in half blue.
  private static func draw(in context: CGContext?) {
    context?.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context?.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    context?.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.4)
    context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 51, 0, 255], [0, 0, 102, 102]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 51, 0], [102, 0, 0, 102]),
      (
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [0, 51, 255, 255], [102, 0, 0, 102]
      ),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 51, 0, 0], [0, 0, 102, 0]),
    ] as [(UInt32, [UInt8], [UInt8])])
  func `the bytes of the program and the context's own contain what was drawn`(
    info: UInt32, upper: [UInt8], lower: [UInt8]
  ) throws {
    let expected = upper + upper + [0, 0, 0, 0] + lower
    try DrawingSupport.installed { () throws -> Void in
      var bytes = [UInt8](repeating: 0, count: 16)
      bytes.withUnsafeMutableBytes { Self.draw(in: Self.context($0.baseAddress, info)) }
      expect(bytes, equals: expected)
      let own = try #require(Self.context(nil, info))
      Self.draw(in: own)
      let data = try #require(own.data)
      expect(Array(UnsafeRawBufferPointer(start: data, count: 16)), equals: expected)
      expect(own.bytesPerRow, equals: 8)
    }
  }

  @Test func `bytes that the program changes are drawn over and become a picture`() throws {
    try DrawingSupport.installed { () throws -> Void in
      let context = try #require(Self.context(nil, CGImageAlphaInfo.premultipliedLast.rawValue))
      let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
      for (index, byte) in [10, 20, 30, 255].enumerated() { data[index] = UInt8(byte) }
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 2))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      expectPixels(context, [0xFF0A_141E, 0xFFFF_FFFF, 0, 0xFFFF_FFFF])
      // The clip still applies to the later steps.
      context.clear(CGRect(x: 0, y: 1, width: 2, height: 1))
      context.restoreGState()
      expectPixels(context, [0xFF0A_141E, 0, 0, 0xFFFF_FFFF])
    }
  }

  private func expectPixels(_ context: CGContext, _ pixels: [UInt32]) {
    let bytes = context.makeImage()?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
    let expected = pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
    }
    expect(bytes, equals: expected)
  }

  @Test func `a gray picture has one byte for each pixel`() throws {
    try DrawingSupport.installed { () throws -> Void in
      let gray = Self.context(
        nil, CGImageAlphaInfo.none.rawValue, row: 3, space: CGColorSpaceCreateDeviceGray())
      let context = try #require(gray)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let data = try #require(context.data)
      expect(Array(UnsafeRawBufferPointer(start: data, count: 6)), equals: [0, 0, 0, 182, 0, 0])
    }
  }

  @Test func `many steps are drawn few times, and the last ones when the bytes are read`() throws {
    try DrawingSupport.installed { () throws -> Void in
      var bytes = [UInt8](repeating: 0, count: 16)
      try bytes.withUnsafeMutableBytes { memory throws -> Void in
        let context = try #require(
          Self.context(memory.baseAddress, CGImageAlphaInfo.premultipliedLast.rawValue))
        for step in 0..<7 {
          context.setFillColor(red: CGFloat(step) / 255, green: 0, blue: 0, alpha: 1)
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        expect(memory[0], equals: 3)
        expect(context.data, equals: memory.baseAddress)
        expect(memory[0], equals: 6)
      }
    }
  }

  @Test func `rows that are too short are refused, and other layouts have no bytes`() {
    var bytes = [UInt8](repeating: 0, count: 16)
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    bytes.withUnsafeMutableBytes { expectNil(Self.context($0.baseAddress, last, row: 7)) }
    expect(Self.context(nil, CGImageAlphaInfo.last.rawValue) != nil)
    expectNil(Self.context(nil, CGImageAlphaInfo.last.rawValue)?.data)
  }
  @Test(arguments: [Int.max, .max / 2, 1 << 60]) func `rows without end have no bytes`(row: Int) {
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    expectNil(Self.context(nil, last, row: row)?.data)
    guard row == .max else { return }
    var bytes = [UInt8](repeating: 0, count: 16)
    bytes.withUnsafeMutableBytes { expectNil(Self.context($0.baseAddress, last, row: row)) }
  }
}
