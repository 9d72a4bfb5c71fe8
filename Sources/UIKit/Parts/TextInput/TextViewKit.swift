import CoreGraphics
import Foundation

/// The text storage and the layout manager of a text view. The storage and the label of the view
/// have the same text: a change of either changes the other.
@MainActor
final class TextViewKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private unowned let view: UITextView
  private var isCopying = false
  /// The view in which a layout manager of a subclass draws, in place of the label.
  private var canvas: TextCanvas?

  /// Creates the objects of a view, with the text of the view.
  init(_ view: UITextView) {
    self.view = view
    storage = NSTextStorage(attributedString: view.filledText)
    manager = NSLayoutManager()
    manager.addTextContainer(view.textContainer)
    storage.addLayoutManager(manager)
    follow()
  }

  /// Shows the text of a storage that the program has made.
  init(_ view: UITextView, _ storage: NSTextStorage, _ manager: NSLayoutManager) {
    self.view = view
    (self.storage, self.manager) = (storage, manager)
    follow()
    if type(of: manager) != NSLayoutManager.self {
      let canvas = TextCanvas(manager)
      view.addSubview(canvas)
      view.label.isHidden = true
      self.canvas = canvas
    }
    storageChanged()
  }

  private func follow() {
    storage.edits = { [weak self] in self?.storageChanged() }
  }

  private func storageChanged() {
    guard !isCopying else { return }
    isCopying = true
    view.label.attributedText = storage.snapshot
    view.textChanged()
    view.setSelection(view.limited(view.inputState.selected))
    isCopying = false
    canvas?.setNeedsDisplay()
  }

  /// Takes the text of the view into the storage.
  func viewChanged() {
    guard !isCopying else { return }
    isCopying = true
    storage.setAttributedString(view.filledText)
    isCopying = false
    canvas?.setNeedsDisplay()
  }

  func layout() {
    guard let canvas else { return }
    let inset = view.textContainerInset
    canvas.origin = CGPoint(x: inset.left, y: inset.top)
    let frame = CGRect(origin: .zero, size: view.contentSize)
    if canvas.frame != frame {
      canvas.frame = frame
      canvas.setNeedsDisplay()
    }
  }
}

/// Draws the text of a layout manager.
private final class TextCanvas: UIView {
  private let manager: NSLayoutManager
  var origin = CGPoint.zero

  init(_ manager: NSLayoutManager) {
    self.manager = manager
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let glyphs = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}

extension UITextView {
  var ownTextKit: TextViewKit {
    if let textKit { return textKit }
    let made = TextViewKit(self)
    textKit = made
    return made
  }

  /// Shows the text of a container that may belong to a layout manager.
  func show(_ container: NSTextContainer) {
    textContainer = container
    container.show(in: self)
    guard let manager = container.layoutManager, let storage = manager.textStorage else { return }
    textKit = TextViewKit(self, storage, manager)
  }

  /// The size of the text's area. Its height has no limit.
  var containerSize: CGSize {
    CGSize(
      width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
      height: .greatestFiniteMagnitude)
  }

  /// The text with the font, the color and the alignment of the view where it has none.
  var filledText: NSAttributedString {
    let text = NSMutableAttributedString(string: self.text)
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    for (range, values) in attributedText.runs {
      var values = values
      if values[.font] == nil { values[.font] = font }
      if values[.foregroundColor] == nil { values[.foregroundColor] = textColor }
      if values[.paragraphStyle] == nil, textAlignment != .natural {
        values[.paragraphStyle] = style
      }
      text.setAttributes(values, range: range)
    }
    return text
  }
}

/// A text view's text, which begins below the upper inset and ends above the lower one.
struct TextViewContent: LayoutContent {
  let view: UITextView

  var layoutFont: UIFont? { view.font }
  var firstBaselineOffset: CGFloat {
    (view.textContainerInset.top + (view.font?.ascender ?? 0)).rounded()
  }
  var lastBaselineOffset: CGFloat {
    (view.textContainerInset.bottom - (view.font?.descender ?? 0)).rounded()
  }
}
