import Foundation
import QuartzCore

/// Text that is shown, on one line or several.
open class UILabel: UIView {
  /// Text without attributes stays a `String`: Foundation on Linux never gives back all that an
  /// attributed string takes, and a label may change with every frame.
  private enum Content {
    case plain(String)
    case attributed(NSAttributedString)
  }

  private var content: Content?
  private var shown: TextBlock?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
    coder.endObject(self)
  }

  // MARK: Text

  /// Setting it drops what attributes the text before it had.
  open var text: String? {
    get {
      noteRead("text")
      switch content {
      case .plain(let text): return text
      case .attributed(let string): return string.string
      case nil: return nil
      }
    }
    set {
      changing(["text"]) {
        content = newValue.map { .plain($0) }
        update()
      }
    }
  }

  /// The text with its attributes; the label's own properties fill in what it leaves open.
  open var attributedText: NSAttributedString? {
    get {
      noteRead("text")
      switch content {
      case .plain(let text): return NSAttributedString(string: text)
      case .attributed(let string): return string
      case nil: return nil
      }
    }
    set {
      changing(["text"]) {
        content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) }
        if let style {
          textAlignment = style.alignment
          lineBreakMode = style.lineBreakMode
        }
        update()
      }
    }
  }

  // MARK: Look

  open var font: UIFont! {
    get {
      noteRead("font")
      return ownFont
    }
    set { changing(["font"]) { ownFont = newValue } }
  }
  private var ownFont: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if ownFont == nil { ownFont = .systemFont(ofSize: UIFont.labelFontSize) }
      hold(.font)
    }
  }

  open var textColor: UIColor! {
    get {
      noteRead("textColor")
      return ownTextColor
    }
    set { changing(["textColor"]) { ownTextColor = newValue } }
  }
  private var ownTextColor: UIColor! = .black {
    didSet {
      if ownTextColor == nil { ownTextColor = .black }
      hold(.foregroundColor)
    }
  }

  open var highlightedTextColor: UIColor? { didSet { update() } }
  open var isHighlighted = false { didSet { update() } }
  /// A label that is not enabled is drawn fainter.
  open var isEnabled = true { didSet { update() } }
  open var textAlignment: NSTextAlignment {
    get {
      noteRead("textAlignment")
      return ownTextAlignment
    }
    set { changing(["textAlignment"]) { ownTextAlignment = newValue } }
  }
  private var ownTextAlignment: NSTextAlignment = NSTextAlignment.natural { didSet { update() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { update() } }
  /// Zero: as many as it takes.
  open var numberOfLines: Int {
    get {
      noteRead("numberOfLines")
      return ownNumberOfLines
    }
    set { changing(["numberOfLines"]) { ownNumberOfLines = newValue } }
  }
  private var ownNumberOfLines: Int = 1 { didSet { update() } }
  /// Whether a single line that is too long is written smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// Whether a font for a text style, or one that `UIFontMetrics` scaled, goes by the size of text that the
  /// traits prefer.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory, let font, font.scaling != nil else { return }
    let adapted = font.adapted(to: traitCollection)
    guard adapted != font else { return }
    self.font = adapted
    invalidateIntrinsicContentSize()
  }
  /// Where a line stands that was written smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { update() } }
  /// The color of the letters below these; nil for none.
  open var shadowColor: UIColor? { didSet { update() } }
  /// In points, from the letters.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { update() } }
  @Inert("lines are broken between words")
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  @Inert("letters keep their distance")
  open var allowsDefaultTighteningForTruncation = false
  @Inert("nothing takes the focus")
  open var enablesMarqueeWhenAncestorFocused = false
  @Inert("nothing shows the whole of a text that was cut off")
  open var showsExpansionTextWhenTruncated = false
  @Inert("a vibrancy effect has all labels alike")
  open var preferredVibrancy = UILabelVibrancy.automatic
  /// How small it may then become, as a share of the font's size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { update() } }
  /// The width that several lines are broken for while nothing else says it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// In whole points. One line takes the width that it needs, whatever there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isFree = numberOfLines == 1 || size.width <= 0
    let room = CGRect(
      x: 0, y: 0, width: isFree ? .greatestFiniteMagnitude : size.width,
      height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The part of the bounds that the text takes.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard var block else { return CGRect(origin: bounds.origin, size: .zero) }
    block.numberOfLines = numberOfLines
    let width = bounds.width < 1e6 ? bounds.width : .infinity
    let size = TextMeasuring.current.size(of: block, in: width)
    let height = min(size.height.rounded(.up), bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width.rounded(.up), bounds.width),
      height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if adjustsFontSizeToFitWidth || drawsItself { show() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isMirrored { update() }
    adaptFont()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { update() }
    adaptFont()
  }

  // MARK: Drawing

  /// Draws the text in the middle of the rectangle's height. A class that overrides it, to leave room at the
  /// sides or to draw more, is drawn by it.
  open func drawText(in rect: CGRect) {
    guard let block else { return }
    GraphicsStack.current?.draw(content: fitted(block, to: rect.size), in: rect)
  }

  /// What the class's own `drawText(in:)` draws, as the layer's contents.
  private func drawOwnText() {
    guard bounds.width > 0, bounds.height > 0 else {
      layer.contents = nil
      return
    }
    let context = CGContext(bounds: bounds)
    GraphicsStack.push(context)
    drawText(in: bounds)
    GraphicsStack.pop()
    layer.contents = context.drawing
  }

  // MARK: What the layer shows

  private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  private func update() {
    contentChanged()
    show()
  }

  private func show() {
    shown = nil
    if drawsItself { return drawOwnText() }
    guard let block else {
      layer.contents = nil
      return
    }
    layer.contents = fitted(block, to: bounds.size)
  }

  private var drawsItself: Bool { LabelOverride.drawsText(type(of: self)) }

  /// Smaller, where it is to fit.
  private func fitted(_ block: TextBlock, to room: CGSize) -> TextBlock {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, room.width > 0 else { return block }
    let size = TextMeasuring.current.size(of: block, in: .infinity)
    guard size.width > room.width else { return block }
    let factor = max(room.width / size.width, minimumScaleFactor, 0.01)
    var smaller = block.scaled(by: factor)
    switch baselineAdjustment {
    case .alignCenters: break
    case .none: smaller.isAtTop = true
    case .alignBaselines:
      // The base line stays where that of the larger letters would be.
      smaller.drop = (font.ascender + font.descender) / 2 * (1 - factor)
    }
    return smaller
  }

  /// Whether text that is lower than its room begins at the top, as in a text view.
  var standsAtTop = false

  private var block: TextBlock? {
    if let shown { return shown }
    var block = TextBlock(runs: [])
    switch content {
    case .plain(let text) where !text.isEmpty: block.runs.append(run(text, [:]))
    case .attributed(let string) where string.length > 0:
      string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
        values, range, _ in
        let part = (string.string as NSString).substring(with: range)
        block.runs.append(run(part, values))
      }
    default: return nil
    }
    block.alignment = textAlignment == .natural && isMirrored ? .right : textAlignment
    block.lineBreakMode = lineBreakMode
    block.numberOfLines = max(numberOfLines, 0)
    block.isAtTop = standsAtTop
    block.lineSpacing = style?.lineSpacing ?? 0
    if let shadowColor {
      block.shadow = TextBlock.Shadow(offset: shadowOffset, color: shadowColor.cgColor)
    }
    shown = block
    return block
  }

  private func run(_ text: String, _ values: [NSAttributedString.Key: Any]) -> TextBlock.Run {
    var color = values[.foregroundColor] as? UIColor ?? textColor ?? .black
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    if !isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * 0.4) }
    return TextBlock.Run(
      text, values, font: values[.font] as? UIFont ?? font ?? .systemFont(ofSize: 17), color: color)
  }

  /// Of the text's beginning.
  private var style: NSParagraphStyle? {
    guard case .attributed(let string) = content, string.length > 0 else { return nil }
    return string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The label's own property now holds for the whole text.
  private func hold(_ key: NSAttributedString.Key) {
    if case .attributed(let string) = content {
      let changed = NSMutableAttributedString(attributedString: string)
      changed.removeAttribute(key, range: NSRange(location: 0, length: changed.length))
      content = .attributed(changed)
    }
    update()
  }

  override var layoutContent: (any LayoutContent)? { self }
}
