import CoreGraphics
import PantographImages
import PantographObjects

/// The facts about a picture file that can be found without decoding its pixels.
/// The numbers are those of the standards of PNG, JPEG (JFIF) and Exif.
enum PictureBytes {
  /// Whether the bytes begin like a PNG or a JPEG.
  static func isPicture(_ bytes: [UInt8]) -> Bool { isPNG(bytes) || isJPEG(bytes) }

  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a GIF, of which it returns the first frame, a PNG or a JPEG; nil for anything else.
  /// Warns if the program has installed no reader of pictures.
  static func picture(in bytes: [UInt8]) -> CGImage? {
    if GIFFile.isGIF(bytes) { return firstFrame(of: bytes) }
    guard let read = ImageReading.read else {
      if isPicture(bytes) {
        warn("call DrawingSupport.install() of PantographRendering first")
      }
      return nil
    }
    return read(bytes)
  }

  private static func firstFrame(of bytes: [UInt8]) -> CGImage? {
    do throws(ImageError) {
      let file = try GIFFile(bytes)
      var canvas = GIFCanvas(file)
      return CGImage(
        width: file.width, height: file.height, pixels: try canvas.picture(at: 0))
    } catch {
      if error.isWorthWarning { warn("\(error)") }
      return nil
    }
  }

  private static func warn(_ reason: String) {
    MainQueue.run { Misuse.warn("a picture was not read: \(reason)") }
  }

  /// Returns the size that a PNG or a JPEG states, in pixels; nil if it states none.
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    if isPNG(bytes) { return bytes.count < 24 ? nil : (number(16, 4), number(20, 4)) }
    guard isJPEG(bytes) else { return nil }
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xFF {
      let kind = bytes[start + 1]
      // The frames of JPEG: all kinds but tables (C4), a reserved one (C8) and arithmetic ones (CC).
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (number(start + 7, 2), number(start + 5, 2))
      }
      start += kind == 0xFF ? 1 : 2 + max(number(start + 2, 2), 2)
    }
    return nil
  }

  /// Returns the orientation of a JPEG, as its camera wrote it; `up` if there is none.
  static func orientation(ofJPEG bytes: [UInt8]) -> UIImage.Orientation {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return .up }
    var start = 2
    // Segments follow one another until the pixels begin.
    while start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xDA {
      let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      let end = start + 2 + length
      guard length >= 2, end <= bytes.count else { return .up }
      if bytes[start + 1] == 0xE1, let found = orientation(inExif: bytes[(start + 4)..<end]) {
        return found
      }
      start = end
    }
    return .up
  }

  private static func orientation(inExif segment: ArraySlice<UInt8>) -> UIImage.Orientation? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let bytes = Array(segment.dropFirst(6))
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<(place + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(4, 4), let count = number(list, 2) else { return nil }
    for index in 0..<count {
      let entry = list + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { orientations[$0] } }
    }
    return nil
  }

  private static let orientations: [Int: UIImage.Orientation] = [
    1: .up, 2: .upMirrored, 3: .down, 4: .downMirrored, 5: .leftMirrored, 6: .right,
    7: .rightMirrored, 8: .left,
  ]
}
