import Foundation

/// A string of Core Foundation.
public typealias CFString = NSString

/// A font without a size. The machine's font for the name is found when text is drawn.
public final class CGFont: Sendable {
  private let name: String
  /// The bytes of the font's file; nil for a font with a name alone.
  package let fileBytes: [UInt8]?

  /// Creates a font with a name; nil for an empty name.
  public init?(_ name: CFString) {
    guard name.length > 0 else { return nil }
    self.name = "\(name)"
    fileBytes = nil
  }

  /// Creates a font with the name that the bytes of a font's file contain; nil if they contain none.
  package init?(fontFile bytes: [UInt8]) {
    guard let name = FontFileName.read(bytes) else { return nil }
    self.name = name
    fileBytes = bytes
  }

  /// The name that the font was created with.
  public var postScriptName: CFString? { name as CFString }
  /// The name that the font was created with.
  public var fullName: CFString? { name as CFString }
}
