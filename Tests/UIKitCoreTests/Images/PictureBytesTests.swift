import Expectations
import Testing

@testable import UIKit

/// The format that the first bytes of a picture file name.
@MainActor
struct PictureBytesTests {
  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + number(13, 4) + Array("IHDR".utf8)
      + number(width, 4) + number(height, 4)
  }

  @Test func `a file is known by its first bytes`() {
    expect(PictureBytes.isPicture([0x89, 0x50, 0x4E, 0x47]))
    expect(PictureBytes.isPicture([0xFF, 0xD8, 0xFF]))
    expect(!PictureBytes.isPicture([0x89, 0x50, 0x4E]) && !PictureBytes.isPicture([0xFF, 0xD8]))
    expect(!PictureBytes.isPicture([]) && !PictureBytes.isPNG([0xFF, 0xD8, 0xFF]))
    expect(!PictureBytes.isJPEG([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a PNG has its size in bytes 16 to 24`() {
    let bytes = png(0x01_02_03_04, 5)
    expect(bytes.count, equals: 24)
    let size = PictureBytes.size(of: bytes)
    expect(size?.width == 0x01_02_03_04 && size?.height == 5)
    expectNil(PictureBytes.size(of: Array(bytes.dropLast())))
    expect(PictureBytes.size(of: bytes + [1, 2])?.height, equals: 5)
  }

  /// A JPEG with a segment, then a frame of the given kind.
  private func jpeg(_ kind: UInt8, _ width: Int, _ height: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, kind, 0, 17, 8] + number(height, 2)
      + number(width, 2)
  }

  @Test func `a JPEG has its size in its frame, whose kind is no table`() {
    for kind in UInt8(0xC0)...0xCF {
      let size = PictureBytes.size(of: jpeg(kind, 300, 200))
      if [0xC4, 0xC8, 0xCC].contains(kind) {
        expectNil(size)
      } else {
        expect(size?.width == 300 && size?.height == 200)
      }
    }
    expectNil(PictureBytes.size(of: jpeg(0xD0, 300, 200)))
    let whole = jpeg(0xC0, 300, 200)
    for count in 0..<whole.count {
      expectNil(PictureBytes.size(of: Array(whole.prefix(count))))
    }
    // Bytes that fill the space before a marker.
    let filled = [0xFF, 0xD8, 0xFF, 0xFF] + whole.dropFirst(2)
    expect(PictureBytes.size(of: filled)?.width, equals: 300)
    let table = [0xFF, 0xD8, 0xFF, 0xC4, 0, 2] + whole.dropFirst(10)
    expect(PictureBytes.size(of: table)?.height, equals: 200)
    // A length of nothing does not stop the search at its place.
    let empty = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + whole.dropFirst(10)
    expect(PictureBytes.size(of: empty)?.height, equals: 200)
  }

  /// A JPEG whose Exif segment has the orientation in its second entry.
  private func rotated(_ orientation: Int, isLittle: Bool, tag: Int = 0x0112) -> [UInt8] {
    func word(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? number(value, count).reversed() : number(value, count)
    }
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      word(tag, 2) + word(3, 2) + word(1, 4) + word(value, 2) + [0, 0]
    }
    let exif =
      Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + word(42, 2) + word(8, 4)
      + word(2, 2) + entry(0x0100, 7) + entry(tag, orientation)
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xE1] + number(exif.count + 2, 2) + exif
      + [0xFF, 0xDA, 0, 2]
  }

  @Test(arguments: [true, false])
  func `a JPEG has the orientation that its camera wrote`(isLittle: Bool) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    for (index, orientation) in all.enumerated() {
      let bytes = rotated(index + 1, isLittle: isLittle)
      expect(PictureBytes.orientation(ofJPEG: bytes), equals: orientation)
    }
    for wrong in [0, 9, 255] {
      expect(PictureBytes.orientation(ofJPEG: rotated(wrong, isLittle: isLittle)), equals: .up)
    }
    expect(
      PictureBytes.orientation(ofJPEG: rotated(6, isLittle: isLittle, tag: 0x0113)), equals: .up)
  }

  @Test func `no end of the bytes ends the program`() {
    let bytes = rotated(6, isLittle: true)
    expect(PictureBytes.orientation(ofJPEG: bytes), equals: .right)
    // The segment ends four bytes before the end.
    for count in 0..<bytes.count {
      let found = PictureBytes.orientation(ofJPEG: Array(bytes.prefix(count)))
      expect(found, equals: (count >= bytes.count - 4 ? .right : .up), "\(count)")
    }
    expect(PictureBytes.orientation(ofJPEG: [0x89, 0x50] + bytes.dropFirst(2)), equals: .up)
    // After the beginning of the pixels nothing is read.
    let late = [0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + bytes.dropFirst(2)
    expect(PictureBytes.orientation(ofJPEG: late), equals: .up)
    let short = [0xFF, 0xD8, 0xFF, 0xE0, 0, 1] + bytes.dropFirst(2)
    expect(PictureBytes.orientation(ofJPEG: short), equals: .up)
  }
}
