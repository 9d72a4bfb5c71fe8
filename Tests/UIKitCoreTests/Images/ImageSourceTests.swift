import Expectations
import Foundation
import Testing

@testable import UIKit

/// Image sources, and the frames of GIF pictures.
@MainActor
struct ImageSourceTests {
  /// A picture of two pixels, red and blue, whose second frame exchanges them. It is repeated five
  /// times; the frames are shown for 0.05 s and 0.2 s.
  static let gif: [UInt8] = [
    71, 73, 70, 56, 57, 97, 2, 0, 1, 0, 128, 0, 0, 255, 0, 0, 0, 0, 255, 33, 255, 11, 78, 69, 84,
    83, 67, 65, 80, 69, 50, 46, 48, 3, 1, 5, 0, 0, 33, 249, 4, 4, 5, 0, 0, 0, 44, 0, 0, 0, 0, 2,
    0, 1, 0, 0, 2, 2, 68, 10, 0, 33, 249, 4, 4, 20, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2,
    12, 10, 0, 59,
  ]

  private var source: CGImageSource? {
    CGImageSourceCreateWithData(Data(Self.gif) as CFData, nil)
  }

  private func pixels(_ image: CGImage?) -> [UInt32]? {
    guard case .pixels(let pixels)? = image?.content else { return nil }
    return pixels
  }

  @Test func `a GIF is shown as its first frame`() {
    let image = UIImage(data: Data(Self.gif))
    expect(image?.size, equals: CGSize(width: 2, height: 1))
    expectNil(image?.images)
    expect(pixels(image?.cgImage), equals: [0xFFFF_0000, 0xFF00_00FF])
    expectNil(UIImage(data: Data(Self.gif.prefix(20))))
  }

  @Test func `a source has the frames of a GIF`() throws {
    let source = try #require(source)
    expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetPrimaryImageIndex(source) == 0)
    expect(CGImageSourceGetType(source), equals: "com.compuserve.gif" as CFString)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
    let second = CGImageSourceCreateImageAtIndex(source, 1, nil)
    expect(pixels(second), equals: [0xFF00_00FF, 0xFFFF_0000])
    expect(
      pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), equals: [0xFFFF_0000, 0xFF00_00FF])
    expectNil(CGImageSourceCreateImageAtIndex(source, 2, nil))
    expectNil(CGImageSourceCreateImageAtIndex(source, -1, nil))
  }

  @Test func `a source without data gets the data that has been loaded`() {
    let options = [kCGImageSourceShouldCache as String: kCFBooleanFalse as Any] as CFDictionary
    let source = CGImageSourceCreateIncremental(options)
    expect(CGImageSourceGetStatus(source), equals: .statusReadingHeader)
    expect(CGImageSourceGetCount(source), equals: 0)
    CGImageSourceUpdateData(source, Data(Self.gif.prefix(30)) as CFData, false)
    expect(CGImageSourceGetStatus(source), equals: .statusIncomplete)
    CGImageSourceUpdateData(source, Data(Self.gif) as CFData, kCFBooleanTrue.boolValue)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
    expect(CGImageSourceGetCount(source), equals: 2)
    expect(
      pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), equals: [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `the properties have the size, the times and the repetitions`() throws {
    let source = try #require(source)
    let whole = CGImageSourceCopyProperties(source, nil) as? [String: AnyObject]
    let gif = whole?[kCGImagePropertyGIFDictionary as String] as? [String: AnyObject]
    expect((gif?[kCGImagePropertyGIFLoopCount as String] as? NSNumber)?.intValue, equals: 5)
    func times(_ index: Int) -> [Double?] {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
      let frame = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map {
        frame?[$0] as? Double
      }
    }
    // Frames are shown for at least 0.1 s.
    expect(times(0) == [0.1, 0.05] && times(1) == [0.2, 0.2])
    let first = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    expect(first?[kCGImagePropertyPixelWidth as String] as? Int, equals: 2)
    expect(first?[kCGImagePropertyPixelHeight as String] as? Int, equals: 1)
    expectNil(CGImageSourceCopyPropertiesAtIndex(source, 2, nil))
  }

  @Test func `data that are no picture have a source without pictures`() throws {
    let source = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil))
    expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    expect(CGImageSourceGetStatus(source), equals: .statusUnknownType)
    expectNil(CGImageSourceCopyProperties(source, nil))
    let nowhere = URL(fileURLWithPath: "/nowhere.gif") as CFURL
    expectNil(CGImageSourceCreateWithURL(nowhere, nil))
  }

  @Test func `the size of a PNG and of a JPEG is known before they are decoded`() {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 2, 0, 0, 0, 3,
    ]
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 11, 8, 0, 7, 1, 0, 3,
    ]
    func size(_ bytes: [UInt8]) -> [Int]? { PictureBytes.size(of: bytes).map { [$0.0, $0.1] } }
    expect(size(png) == [258, 3] && size(jpeg) == [256, 7])
    for bytes in [png, jpeg] {
      for count in 0..<bytes.count { _ = PictureBytes.size(of: Array(bytes.prefix(count))) }
    }
  }

  @Test func `a thumbnail is made on request, and not larger than the picture`() throws {
    let source = try #require(source)
    func size(_ options: [CFString: Any]) -> [Int]? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
        [$0.width, $0.height]
      }
    }
    let always = kCGImageSourceCreateThumbnailFromImageAlways
    expectNil(size([:]))
    expect(size([always: true]), equals: [2, 1])
    expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 1]), equals: [1, 1])
    expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(9)]), equals: [2, 1])
    expect(
      size([
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: Double.nan,
      ]) != nil)
  }
}
