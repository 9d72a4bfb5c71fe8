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
