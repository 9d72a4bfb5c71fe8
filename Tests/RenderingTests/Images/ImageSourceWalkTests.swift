import Expectations
import Foundation
import PantographRendering
import Testing
import UIKit

/// Sources of pictures of all types, whole and in part.
@MainActor
struct ImageSourceWalkTests {
  @Test func `sources of pictures`() throws {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    Misuse.onWarning = { _ in }
    try DrawingSupport.installed {
      let pixels = (0..<24).map { UInt32(0xFF00_0000) + UInt32($0 * 40) }
      let image = UIImage(cgImage: CGImage(width: 6, height: 4, pixels: pixels))
      let png = try #require(image.pngData())
      let jpeg = try #require(image.jpegData(compressionQuality: 0.5))
      expect(image.jpegData(compressionQuality: .nan) != nil)
      for (name, file) in [
        ("png", png), ("jpeg", jpeg), ("no", Data([1, 2, 3])), ("none", Data()),
      ] {
        for share in [1, 0.8, 0.3, 0.1] {
          SeenMarks.see(
            "\(name) \(share)\n"
              + Self.facts(file.prefix(Int(Double(file.count) * share)), share == 1))
        }
      }
      let turned = try #require(Self.turned(jpeg))
      SeenMarks.see(Self.facts(turned, true))
      expect(UIImage(data: turned)?.imageOrientation, equals: .right)
    }
  }

  /// Returns the picture with a note that it is to be turned.
  private static func turned(_ jpeg: Data) -> Data? {
    let note: [UInt8] = [
      0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01,
      0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    return jpeg.prefix(2) + Data(note) + jpeg.dropFirst(2)
  }

  private static func facts(_ data: Data, _ isWhole: Bool) -> String {
    let source = CGImageSourceCreateIncremental(nil)
    var lines = ["\(CGImageSourceGetStatus(source))"]
    CGImageSourceUpdateData(source, data as CFData, isWhole)
    lines.append("\(CGImageSourceGetStatus(source)) \(CGImageSourceGetCount(source))")
    lines.append(CGImageSourceGetType(source).map { "\($0)" } ?? "-")
    lines.append(text(CGImageSourceCopyProperties(source, nil)?.count as Any?))
    for index in -1..<2 {
      for most in [1, 3, 100] {
        for turns in [false, true] {
          let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: index != 1,
            kCGImageSourceCreateThumbnailWithTransform: turns,
            kCGImageSourceThumbnailMaxPixelSize: most,
          ]
          let small = CGImageSourceCreateThumbnailAtIndex(source, index, options as NSDictionary)
          lines.append("\(small?.width ?? -1) \(small?.height ?? -1)")
        }
      }
      let whole = CGImageSourceCreateImageAtIndex(source, index, nil)
      lines.append("\(CGImageSourceGetStatusAtIndex(source, index)) \(whole?.width ?? -1)")
      lines.append(
        (CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]).map { "\($0) \($1)" }
          .sorted()
          .joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "-" }
}
