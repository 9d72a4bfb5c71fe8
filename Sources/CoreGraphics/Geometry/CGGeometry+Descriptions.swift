// The conformances are Core Graphics' own on iOS, where Foundation takes the types from it.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// The words in which Core Graphics prints its geometry; Foundation's here print their fields.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(3.0, 4.0)`
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(0.0, 0.0, 3.0, 4.0)`
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
