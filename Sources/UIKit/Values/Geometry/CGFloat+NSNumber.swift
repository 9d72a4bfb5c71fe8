import CoreGraphics
import Foundation

// Foundation on Linux has such initializers for numbers only as `init(truncating:)`, and none for
// `CGFloat`.
extension CGFloat {
  /// Creates a number from an object, also as a function: `number.map(CGFloat.init)`.
  @_disfavoredOverload
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
