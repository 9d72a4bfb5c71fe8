import Foundation
import QuartzCore

/// The caret and the highlighted selection of a text that is edited. They are layers, not views: they
/// take no touches, and an application does not find them among the subviews.
@MainActor
final class TextMarks {
  private let caret = CALayer()
  private var highlights: [CALayer] = []
  /// The handles at the start and at the end of a selection: a bar and a knob each.
  private var handles: [(bar: CALayer, knob: CALayer)] = []

  /// The diameter of a handle's knob on iOS, in points.
  private static let knobSize: CGFloat = 10

  /// Returns the frame of a handle's knob: above the caret at the start of the selection, below the
  /// caret at its end.
  static func knob(of caret: CGRect, isStart: Bool) -> CGRect {
    CGRect(
      x: caret.midX - knobSize / 2, y: isStart ? caret.minY - knobSize : caret.maxY,
      width: knobSize, height: knobSize)
  }

  /// The opacity of the tint color behind selected text.
  private static let strength: CGFloat = 0.25

  /// Shows the selection of a text, or removes the marks if the text is not edited.
  func update(of view: any TextEditing) {
    let isShown = view.isFirstResponder
    guard isShown || caret.superlayer != nil || !highlights.isEmpty || !handles.isEmpty else {
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let range = view.limited(view.inputState.selected)
    let rectangles =
      isShown && range.length > 0 ? view.ownSelectionRects(for: TextOffsets(range)).map(\.rect) : []
    while highlights.count > rectangles.count { highlights.removeLast().removeFromSuperlayer() }
    while highlights.count < rectangles.count {
      let highlight = CALayer()
      view.layer.insertSublayer(highlight, at: 0)
      highlights.append(highlight)
    }
    let tint = view.tintColor ?? .systemBlue
    for (highlight, rect) in zip(highlights, rectangles) {
      highlight.frame = rect
      highlight.backgroundColor = tint.withAlphaComponent(Self.strength).cgColor
    }
    updateHandles(of: view, isShown && range.length > 0 ? range : nil, tint)
    guard isShown, range.length == 0 else { return caret.removeFromSuperlayer() }
    if caret.superlayer !== view.layer { view.layer.addSublayer(caret) }
    caret.frame = view.ownCaretRect(for: TextOffset(range.location))
    caret.backgroundColor = tint.cgColor
  }

  private func updateHandles(of view: any TextEditing, _ range: NSRange?, _ tint: UIColor) {
    guard let range else {
      for handle in handles {
        handle.bar.removeFromSuperlayer()
        handle.knob.removeFromSuperlayer()
      }
      handles = []
      return
    }
    if handles.isEmpty {
      handles = [(CALayer(), CALayer()), (CALayer(), CALayer())]
      for handle in handles {
        handle.knob.cornerRadius = Self.knobSize / 2
        view.layer.addSublayer(handle.bar)
        view.layer.addSublayer(handle.knob)
      }
    }
    for (index, place) in [range.location, range.upperBound].enumerated() {
      let caret = view.endRect(of: place, isStart: index == 0)
      handles[index].bar.frame = caret
      handles[index].knob.frame = Self.knob(of: caret, isStart: index == 0)
      handles[index].bar.backgroundColor = tint.cgColor
      handles[index].knob.backgroundColor = tint.cgColor
    }
  }
}

extension TextEditing {
  /// Returns the caret at an end of a selection. The end of a line that continues lies at the end of
  /// that line, not at the start of the next one.
  func endRect(of place: Int, isStart: Bool) -> CGRect {
    let caret = ownCaretRect(for: TextOffset(place))
    guard !isStart,
      let last = ownSelectionRects(for: TextOffsets(limited(inputState.selected))).last,
      last.rect.minY < caret.minY - 1
    else { return caret }
    let x = last.writingDirection == .rightToLeft ? last.rect.minX : last.rect.maxX
    return CGRect(
      x: x - TextPlaces.caretWidth / 2, y: last.rect.minY, width: TextPlaces.caretWidth,
      height: last.rect.height)
  }
}

/// The selection of an edited text, and the objects that follow it.
@MainActor
final class TextInputState {
  /// The selected characters in UTF-16 code units; without any, the place at which keys write.
  var selected = NSRange(location: 0, length: 0)
  /// The end of the selection that stays where it is while keys move the other end.
  var anchor: Int?
  let marks = TextMarks()
  /// The provisional text of an input method.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  var writingDirection = NSWritingDirection.natural
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: UITextInputStringTokenizer?
}
