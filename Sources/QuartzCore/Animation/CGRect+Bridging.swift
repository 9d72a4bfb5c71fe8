// Foundation's type, and there is no other declaration of this conformance on Linux.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// On Apple's systems a rectangle in an `NSValue` can be cast to `CGRect` and back. Notifications
// contain rectangles in this form, and programs use both casts.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectType = NSValue

  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    // A value of another kind of geometry has no Objective-C type.
    if source is GeometryValue { return false }
    result = String(cString: source.objCType).hasPrefix("{CGRect=") ? source.cgRectValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
