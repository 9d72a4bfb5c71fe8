import Foundation
import QuartzCore

/// A view that shows text on one or several lines.
open class UILabel: UIView {
  /// The text of the label. Plain text is stored as a `String`, because Foundation on Linux leaks
  /// memory with each attributed string and a label may change with every frame.
  private enum Content {
    case plain(String)
    case attributed(NSAttributedString)
  }

  @exclusivity(unchecked) private var content: Content?
  @exclusivity(unchecked) private var shown: TextBlock?
  @exclusivity(unchecked) private var measured = MeasuredTexts()

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

  /// The text of the label. Setting it removes the attributes of the previous text, except that the
  /// font and the color at its beginning become those of the label, as on iOS.
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
        let (font, color) = (firstFont, firstColor)
        showPlainText(newValue)
        if let font { ownFont = font }
        if let color { ownTextColor = color }
      }
    }
  }

  /// Shows a text in the font and the color of the label. Those of the previous text are forgotten.
  func showPlainText(_ text: String?) {
    if let text { content = .plain(text) } else { content = nil }
    update()
  }

  /// The text with its attributes. The label's properties apply wherever the text has no attribute;
  /// they are the attributes of a plain text.
  open var attributedText: NSAttributedString? {
    get {
      noteRead("text")
      switch content {
      case .plain(let text): return NSAttributedString(string: text, attributes: plainAttributes)
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
          allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
        }
        alignsParagraphs = false
        update()
      }
    }
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = ownTextAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: ownFont!, .foregroundColor: ownTextColor!, .paragraphStyle: style]
  }

  private var firstFont: UIFont? { firstValue(.font) as? UIFont }
  private var firstColor: UIColor? { firstValue(.foregroundColor) as? UIColor }

  /// Returns the attribute at the beginning of a text with attributes.
  private func firstValue(_ key: NSAttributedString.Key) -> Any? {
    guard case .attributed(let string) = content, string.length > 0 else { return nil }
    return string.attribute(key, at: 0, effectiveRange: nil)
  }

  // MARK: Look

  /// The font. If the text has a font of its own, the font at its beginning.
  open var font: UIFont! {
    get {
      noteRead("font")
      return firstFont ?? ownFont
    }
    set { changing(["font"]) { ownFont = newValue } }
  }
  @exclusivity(unchecked) private var ownFont: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if ownFont == nil { ownFont = .systemFont(ofSize: UIFont.labelFontSize) }
      hold(.font)
    }
  }

  /// The color of the text. If the text has a color of its own, the color at its beginning.
  open var textColor: UIColor! {
    get {
      noteRead("textColor")
      return firstColor ?? ownTextColor
    }
    set { changing(["textColor"]) { ownTextColor = newValue } }
  }
  @exclusivity(unchecked) private var ownTextColor: UIColor! = .black {
    didSet {
      if ownTextColor == nil { ownTextColor = .black }
      hold(.foregroundColor)
    }
  }

  @exclusivity(unchecked) open var highlightedTextColor: UIColor? { didSet { update() } }
  @exclusivity(unchecked) open var isHighlighted = false { didSet { update() } }
  /// Whether the label is enabled. A disabled label is drawn dimmed.
  @exclusivity(unchecked) open var isEnabled = true { didSet { update() } }
  open var textAlignment: NSTextAlignment {
    get {
      noteRead("textAlignment")
      return ownTextAlignment
    }
    set {
      changing(["textAlignment"]) {
        alignsParagraphs = true
        ownTextAlignment = newValue
      }
    }
  }
  /// Whether the label's alignment replaces that of each paragraph.
  @exclusivity(unchecked) private var alignsParagraphs = false
  private var ownTextAlignment: NSTextAlignment = NSTextAlignment.natural { didSet { update() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { update() } }
  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines: Int {
    get {
      noteRead("numberOfLines")
      return ownNumberOfLines
    }
    set { changing(["numberOfLines"]) { ownNumberOfLines = newValue } }
  }
  @exclusivity(unchecked) private var ownNumberOfLines: Int = 1 { didSet { update() } }
  /// Whether the font shrinks if a single line does not fit.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// Whether the font follows the preferred content size. This affects only fonts for a text style
  /// and fonts scaled by `UIFontMetrics`.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory, let font, font.scaling != nil else { return }
    let adapted = font.adapted(to: traitCollection)
    guard adapted != font else { return }
    self.font = adapted
    invalidateIntrinsicContentSize()
  }
  /// The vertical position of a line that was shrunk to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { update() } }
  /// The color of the text's shadow; nil draws none.
  @exclusivity(unchecked) open var shadowColor: UIColor? { didSet { update() } }
  /// The offset of the shadow from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { update() } }
  @Inert("lines are broken between words")
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Whether letters move together a little before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false { didSet { update() } }
  /// Whether Interface Builder has fitted the frame to the text. Its fonts may be narrower than those here.
  @exclusivity(unchecked) var hasFixedFrame = false { didSet { update() } }
  @Inert("nothing takes the focus")
  open var enablesMarqueeWhenAncestorFocused = false
  @Inert("nothing shows the whole of a text that was cut off")
  open var showsExpansionTextWhenTruncated = false
  @Inert("a vibrancy effect has all labels alike")
  open var preferredVibrancy = UILabelVibrancy.automatic
  /// The smallest factor by which the font may shrink.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0 { didSet { update() } }
  /// The width at which several lines wrap if Auto Layout sets no width.
  @exclusivity(unchecked)
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the size of the text, rounded up to whole pixels. A single line ignores the given
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isFree = numberOfLines == 1 || size.width <= 0
    let room = CGRect(
      x: 0, y: 0, width: isFree ? .greatestFiniteMagnitude : size.width,
      height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the part of the bounds that the text occupies.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard var block else { return CGRect(origin: bounds.origin, size: .zero) }
    block.numberOfLines = numberOfLines
    // Our limit, in points: nothing on a screen is wider, so text breaks no lines there.
    let width = bounds.width < 1e6 ? bounds.width : .infinity
    let size = measured.size(of: block, in: width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(wholePixels(size.width), bounds.width),
      height: min(wholePixels(size.height), bounds.height))
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

  /// Draws the text, vertically centered in the rectangle. A subclass may override this method, for
  /// example to add insets or to draw more.
  open func drawText(in rect: CGRect) {
    guard let block else { return }
    GraphicsStack.current?.draw(content: fitted(block, to: rect.size), in: rect)
  }

  /// Sets the layer's contents to the drawing of the subclass's `drawText(in:)`.
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
    // A button without a configuration places its title by the size of the title.
    if let button = superview as? UIButton, button.configuration == nil { button.setNeedsLayout() }
    if isOfCell { superview?.superview?.setNeedsLayout() }
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

  /// Whether the label belongs to a table view cell, which places it by its text.
  @exclusivity(unchecked) var isOfCell = false

  private var drawsItself: Bool { LabelOverride.drawsText(type(of: self)) }

  private static let fittingRounds = 8
  /// Our value: text of a hundredth of its size cannot be read.
  private static let leastFactor: CGFloat = 0.01

  /// Returns the text block, shrunk if it must fit and does not.
  private func fitted(_ block: TextBlock, to room: CGSize) -> TextBlock {
    guard adjustsFontSizeToFitWidth, room.width > 0 else { return block }
    if numberOfLines > 1 {
      return block.shrunk(toFit: room, least: max(minimumScaleFactor, Self.leastFactor))
    }
    guard numberOfLines == 1 else { return block }
    let size = TextMeasuring.current.size(of: block, in: .infinity)
    guard size.width > room.width else { return block }
    let least = max(minimumScaleFactor, Self.leastFactor)
    var factor = max(room.width / size.width, least)
    var smaller = block.scaled(by: factor)
    // Smaller fonts have wider letters in proportion to their size, so the first factor may not do.
    for _ in 0..<Self.fittingRounds where factor > least {
      let width = TextMeasuring.current.size(of: smaller, in: .infinity).width
      guard width > room.width else { break }
      factor = max(factor * room.width / width, least)
      smaller = block.scaled(by: factor)
    }
    switch baselineAdjustment {
    case .alignCenters: break
    case .none: smaller.isAtTop = true
    case .alignBaselines:
      // Moves the baseline back to the baseline of the unshrunk text.
      smaller.drop = (font.ascender + font.descender) / 2 * (1 - factor)
    }
    return smaller
  }

  /// The text as it is shown; nil for none.
  var shownBlock: TextBlock? { block.map { fitted($0, to: bounds.size) } }

  var isAttributed: Bool {
    if case .attributed = content { return true }
    return false
  }

  /// Whether text that is lower than the label begins at the top, as in a text view.
  @exclusivity(unchecked) var standsAtTop = false
  /// Whether the places of letters can be asked for. The lines are then broken in the same places by
  /// every measurer.
  @exclusivity(unchecked) var findsLetters = false
  /// The attributes of links; nil for those of links in other labels.
  @exclusivity(unchecked) var linkAttributes: [NSAttributedString.Key: Any]? { didSet { update() } }

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
    block.tightens = allowsDefaultTighteningForTruncation || hasFixedFrame
    block.isOfOtherFont = hasFixedFrame
    block.isLaidOut = findsLetters
    block.settleParagraphs { style in
      var style = style
      if alignsParagraphs { style.alignment = textAlignment }
      if style.alignment == .natural, isMirrored { style.alignment = .right }
      return style
    }
    if let shadowColor {
      block.shadow = TextBlock.Shadow(offset: shadowOffset, color: shadowColor.cgColor)
    }
    shown = block
    return block
  }

  private func run(_ text: String, _ values: [NSAttributedString.Key: Any]) -> TextBlock.Run {
    var values = values
    if let linkAttributes, values.removeValue(forKey: .link) != nil {
      values.merge(linkAttributes) { $1 }
    }
    var color = values[.foregroundColor] as? UIColor ?? ownTextColor ?? .black
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    // Our value: dim, but readable.
    if !isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * 0.4) }
    // iOS's body size.
    return TextBlock.Run(
      text, values, font: values[.font] as? UIFont ?? ownFont ?? .systemFont(ofSize: 17),
      color: color)
  }

  /// The paragraph style at the beginning of the text.
  private var style: NSParagraphStyle? { firstValue(.paragraphStyle) as? NSParagraphStyle }

  /// Removes an attribute from the whole text, so that the label's own property applies.
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
