import Foundation

/// A place as an offset in UTF-16 code units.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  override nonisolated var hash: Int { offset }
  override nonisolated var description: String { ObjectText.of(self, "\(offset)") }
}

/// A range in UTF-16 code units.
final class TextOffsets: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsets)?.range == range
  }
  override nonisolated var hash: Int { range.location ^ range.length }
  override nonisolated var description: String {
    ObjectText.of(self, "\(range.location)+\(range.length)")
  }
}

/// A rectangle of a selection, which has one for each line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// A rectangle of the selection of a text field or a text view.
final class SelectionRectangle: UITextSelectionRect {
  private let values: (CGRect, NSWritingDirection, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    values = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { values.0 }
  override var writingDirection: NSWritingDirection { values.1 }
  override var containsStart: Bool { values.isFirst }
  override var containsEnd: Bool { values.isLast }
}
