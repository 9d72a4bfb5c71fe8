import Foundation

/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A report of how text was fitted: always empty, as text is never fitted.
public final class NSStringDrawingContext: NSObject, Sendable {
  public override init() { super.init() }

  public override nonisolated var description: String { ObjectText.of(self) }
}

extension NSAttributedString {
  /// Returns the size of the text if lines end only at its line breaks.
  @preconcurrency @MainActor
  public func size() -> CGSize { TextMeasuring.current.size(of: TextBlock(self), in: .infinity) }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var block = TextBlock(self)
    if !options.contains(.usesLineFragmentOrigin) { block.numberOfLines = 1 }
    let width = size.width > 0 && size.width < 1e6 ? size.width : .infinity
    return CGRect(origin: .zero, size: TextMeasuring.current.size(of: block, in: width))
  }

  /// Draws the text with its upper left corner at the point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text from the top of the rectangle, and nothing outside of the rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = GraphicsStack.current, length > 0 else { return }
    let block = TextBlock(self)
    let needed = TextMeasuring.current.size(of: block, in: rect.width).height
    let isTooHigh = needed > rect.height
    if isTooHigh {
      context.saveGState()
      context.clip(to: rect)
    }
    context.draw(
      content: block, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: needed))
    if isTooHigh { context.restoreGState() }
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }
}

extension NSString {
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).attributed(attrs).size()
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).attributed(attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).attributed(attrs).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).attributed(attrs).draw(in: rect)
  }
}

extension String {
  fileprivate func attributed(_ values: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: values ?? [:])
  }

  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }
}
