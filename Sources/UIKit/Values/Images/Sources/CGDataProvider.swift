// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CoreGraphics
import Foundation

/// Bytes that are read as a picture or a document.
public final class CGDataProvider: @unchecked Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }

  /// Reads a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as CFData
  }
}

/// Returns a source of the pictures that the provider has.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource([UInt8]($0 as Data)) }
}

extension CGFont {
  /// Creates the font of a font's file by the name in it; nil if the bytes are no font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(fontFile: [UInt8](data as Data))
  }
}

extension CGImage {
  /// The picture's pixels, in the layout of `bitmapInfo`. Nil if nothing in the program can draw
  /// (`DrawingSupport.install()`).
  public var dataProvider: CGDataProvider? {
    guard let pixels else { return nil }
    let words = pixels.map { pixel in
      // A word holds alpha, red, green and blue, from the highest byte; red is the first byte here.
      (pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16).littleEndian
    }
    return CGDataProvider(data: words.withUnsafeBytes { Data($0) } as CFData)
  }

  /// The pixels. A drawing becomes pixels as it does when it is written into a file.
  private var pixels: [UInt32]? {
    if case .pixels(let pixels) = content { return pixels }
    return ImageWriting.pixels?(self)
  }
}

/// Returns the bytes of data, which are valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes of data.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
