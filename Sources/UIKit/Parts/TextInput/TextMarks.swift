import Foundation
import QuartzCore

/// The caret and the highlighted selection of a text that is edited. They are layers, not views: they
/// take no touches, and an application does not find them among the subviews.
@MainActor
final class TextMarks {
  private let caret = CALayer()
  private var highlights: [CALayer] = []

  /// The opacity of the tint color behind selected text.
  private static let strength: CGFloat = 0.25

  /// Shows the selection of a text, or removes the marks if the text is not edited.
  func update(of view: any TextEditing) {
    let isShown = view.isFirstResponder
    guard isShown || caret.superlayer != nil || !highlights.isEmpty else { return }
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
    guard isShown, range.length == 0 else { return caret.removeFromSuperlayer() }
    if caret.superlayer !== view.layer { view.layer.addSublayer(caret) }
    caret.frame = view.ownCaretRect(for: TextOffset(range.location))
    caret.backgroundColor = tint.cgColor
  }
}
