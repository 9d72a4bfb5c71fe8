import Foundation

extension NSAttributedString {
  /// Returns the size of the text if lines end only at its line breaks.
  @preconcurrency @MainActor
  public func size() -> CGSize { TextMeasuring.current.size(of: TextBlock(self), in: .infinity) }

  /// Returns the size of the text in a room. A side of the room that is not above 0 does not limit
  /// the text.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    FittedText(self, in: size, options, context).bounds
  }

  /// Draws the text with its upper left corner at the point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text from the top of the rectangle, and nothing outside of the rectangle. As on iOS,
  /// text whose paragraph style shortens lines is one line.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard length > 0 else { return }
    var block = TextBlock(self)
    if shortensLines { block.numberOfLines = 1 }
    block.draw(in: rect, height: TextMeasuring.current.size(of: block, in: rect.width).height)
  }

  /// Whether the style of the first paragraph shortens lines that are too long.
  private var shortensLines: Bool {
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let modes = [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    return style.map { modes.contains($0.lineBreakMode) } ?? false
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard length > 0 else { return }
    let fitted = FittedText(self, in: rect.size, options, context)
    var rect = rect
    if !options.contains(.usesLineFragmentOrigin) {
      rect.origin.y -= fitted.ascender
      rect.size = fitted.bounds.size
    } else {
      if rect.width <= 0 { rect.size.width = fitted.bounds.width }
      if rect.height <= 0 { rect.size.height = fitted.bounds.height }
    }
    fitted.block.draw(in: rect, height: fitted.bounds.height)
  }
}

extension TextBlock {
  /// Draws the text, which is `height` points high, from the top of the rectangle.
  @MainActor
  fileprivate func draw(in rect: CGRect, height: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    let isTooHigh = height > rect.height
    if isTooHigh {
      context.saveGState()
      context.clip(to: rect)
    }
    context.draw(
      content: self, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    if isTooHigh { context.restoreGState() }
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

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).attributed(attributes).draw(with: rect, options: options, context: context)
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

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }
}
