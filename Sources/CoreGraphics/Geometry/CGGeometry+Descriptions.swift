// The conformances are Core Graphics' own on iOS, where Foundation takes the types from it.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// Debug descriptions in the format of Core Graphics. Those of Foundation on Linux print the fields.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point in the format `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size in the format `(3.0, 4.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle in the format `(0.0, 0.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
