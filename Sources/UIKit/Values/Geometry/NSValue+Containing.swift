import CoreGraphics
import Foundation
import QuartzCore

extension NSValue {
  /// Returns a value that is an `NSValue`, or geometry in one. On iOS any of them becomes an
  /// `NSValue` as an `AnyObject`; `port` writes this call for such a cast.
  public static func containing(_ value: Any?) -> NSValue? {
    switch value {
    case let value as NSValue: value
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGVector: NSValue(cgVector: value)
    case let value as CGAffineTransform: NSValue(cgAffineTransform: value)
    case let value as UIEdgeInsets: NSValue(uiEdgeInsets: value)
    default: nil
    }
  }
}
