import Foundation
import QuartzCore

// Conversions between geometry and text, such as `{{0, 0}, {320, 480}}`.

extension NSCoder {
  /// Returns text such as `{10, 20}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns text such as `{1, 0}`.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  /// Returns text such as `{320, 480}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Returns text such as `{{10, 20}, {320, 480}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns text such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  /// Returns text in the form `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Returns text in the form `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// Returns text in the form `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }

  /// Returns the point; zero for text in another form, like most functions below.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  // The numbers are the origin and the size.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform; the identity for text in another form.
  /// The numbers are the six components.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
      ?? .identity
  }
  // The numbers are the four sides.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }
  // The numbers are the four sides.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private static func text(_ numbers: CGFloat...) -> String {
    "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
  }

  /// Returns the numbers in the text; nil unless there are exactly `count`.
  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[](), \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
