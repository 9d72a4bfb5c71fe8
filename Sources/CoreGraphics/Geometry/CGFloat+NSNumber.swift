import Foundation

// On iOS a `CGFloat` becomes an `NSNumber` by `as`, like the other numbers of Swift.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

// Foundation on Linux has such initializers for numbers only as `init(truncating:)`, and none for
// `CGFloat`.
extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }

  /// Creates a number from an object, also as a function: `number.map(CGFloat.init)`.
  @_disfavoredOverload
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
