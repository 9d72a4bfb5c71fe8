import Foundation
import QuartzCore

/// A single line of editable text. While the field is the first responder, the window's keys
/// replace its selection, which is at the end of a text that the program has set.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// iOS's body size.
  private static let usualFontSize: CGFloat = 17

  let label = BarLabel("", size: UITextField.usualFontSize)
  private lazy var ends = TextFieldEnds(self)

  open var delegate: (any UITextFieldDelegate)? {
    get {
      noteRead("delegate")
      return ownDelegate
    }
    set { changing(["delegate"]) { ownDelegate = newValue } }
  }
  private weak var ownDelegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private func prepare() {
    label.textAlignment = .natural
    addSubview(label)
  }

  // MARK: Text

  open var text: String? {
    get { plainText ?? "" }
    set { plainText = newValue }
  }
  /// The text, which code of UIKit reads and sets without an override of `text`.
  private var plainText: String? {
    get {
      noteRead("text")
      return ownText
    }
    set {
      changing(["text"]) {
        ownText = newValue
        marks = nil
        selectEnd()
        update()
      }
    }
  }
  private var ownText: String?
  /// The text with attributes that are no property of the field; nil if it has none.
  private var marks: NSAttributedString?
  /// The text with the field's font and color. Setting it uses the font and color of the first
  /// character; another text loses the other attributes.
  open var attributedText: NSAttributedString? {
    get { Self.text(plainText ?? "", with: marks, defaultTextAttributes) }
    set {
      if let color = newValue?.atStart(.foregroundColor) as? UIColor { textColor = color }
      if let font = newValue?.atStart(.font) as? UIFont { self.font = font }
      plainText = newValue?.string
      marks = newValue.flatMap(Self.marks)
      if marks != nil { update() }
    }
  }
  open var placeholder: String? {
    get {
      noteRead("placeholder")
      return ownPlaceholder?.string
    }
    set {
      changing(["placeholder"]) { ownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
  }
  private var ownPlaceholder: NSAttributedString? { didSet { update() } }
  /// The placeholder as an attributed string. Only its color is shown. Subclasses set it when their
  /// `placeholder` is set, so that it does not set `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set { ownPlaceholder = newValue }
  }
  private var placeholderColor: UIColor? {
    guard let ownPlaceholder, ownPlaceholder.length > 0 else { return nil }
    return ownPlaceholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
  open var isSecureTextEntry = false { didSet { update() } }
  open var clearsOnBeginEditing = false
  /// Whether the next text that keys write replaces the whole text.
  open var clearsOnInsertion = false
  @Inert("nothing edits by a menu or by fingers")
  open var allowsEditingTextAttributes = false
  @Inert("keys write in the font of the field")
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      [
        .font: font ?? .systemFont(ofSize: Self.usualFontSize),
        .foregroundColor: textColor ?? .label,
      ]
    }
    set {
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let font = newValue[.font] as? UIFont { self.font = font }
    }
  }

  // MARK: Look

  /// The style of the field's border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open var borderStyle = BorderStyle.none {
    didSet {
      showBackground()
      // Our value, in points.
      layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
      if borderStyle != .none { layer.borderColor = UIColor.lightGray.cgColor }
      if [borderStyle, oldValue].contains(.roundedRect) {
        backgroundColor = borderStyle == .roundedRect ? .white : nil
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private func showBackground() {
    let isRounded = borderStyle == .roundedRect
    ends.background = isRounded ? nil : background
    layer.borderWidth = borderStyle == .none || ends.background != nil ? 0 : isRounded ? 0.5 : 1
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: Self.usualFontSize)
      invalidateIntrinsicContentSize()
    }
  }
  open var textColor: UIColor? = .label { didSet { update() } }
  open var adjustsFontSizeToFitWidth = false {
    didSet { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory }
  }
  open var minimumFontSize: CGFloat = 0 {
    didSet { label.minimumScaleFactor = min(minimumFontSize / max(label.font.pointSize, 1), 1) }
  }
  /// The image behind the text, in place of the border. A field with a rounded border ignores it.
  open var background: UIImage? { didSet { showBackground() } }
  @Inert("the background is the same while it is disabled")
  open var disabledBackground: UIImage?

  private func update() {
    let text = text ?? ""
    label.textColor = text.isEmpty ? placeholderColor ?? .lightGray : textColor ?? .black
    let drawsPlaceholder = TextFieldOverride.drawsPlaceholder(type(of: self))
    label.text =
      text.isEmpty
      ? (drawsPlaceholder ? nil : placeholder)
      : isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    if let marks, !isSecureTextEntry { label.attributedText = marks }
    if drawsPlaceholder { showPlaceholder(text.isEmpty) }
    ends.update()
    invalidateIntrinsicContentSize()
  }

  private var placeholderCanvas: PlaceholderCanvas?

  private func showPlaceholder(_ isShown: Bool) {
    guard isShown || placeholderCanvas != nil else { return }
    let canvas = placeholderCanvas ?? PlaceholderCanvas(self)
    if placeholderCanvas == nil { addSubview(canvas) }
    placeholderCanvas = canvas
    canvas.isHidden = !isShown
    canvas.setNeedsDisplay()
  }

  /// Draws the placeholder. Called only if a subclass overrides it.
  open func drawPlaceholder(in rect: CGRect) { ownDrawPlaceholder(in: rect) }

  // MARK: Ends

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  open var clearButtonMode = ViewMode.never { didSet { ends.update() } }
  open var leftView: UIView? { didSet { ends.replace(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { ends.update() } }
  open var rightView: UIView? { didSet { ends.replace(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { ends.update() } }
  /// The insets of the text that replace those of the border style.
  var textInsets: UIEdgeInsets? { didSet { setNeedsLayout() } }

  private var insets: UIEdgeInsets {
    // Our values, in points: text stands clear of the border.
    textInsets
      ?? (borderStyle == .none
        ? .zero : UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7))
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  private func ownTextRect(_ bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds).inset(by: insets)
    let (left, right) = ends.room
    if left > 0 {
      rect.origin.x += left
      rect.size.width -= left
    }
    rect.size.width = max(rect.width - right, 0)
    return mirrored(rect, in: bounds)
  }

  /// The area of the text while it is edited. A subclass that overrides only `textRect` does not
  /// change it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: insets.left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.width - insets.right - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldEnds.clearSide
    return CGRect(
      x: bounds.width - insets.right - side, y: (bounds.height - side) / 2, width: side,
      height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame =
      isEditing
      ? editingRect(forBounds: bounds)
      : text?.isEmpty == false ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    ends.layout()
    inputState.marks.update(of: self)
  }

  /// The total height that a border adds to a line of text, in points. It gives 34 points for the
  /// standard 17-point text.
  private static let borderRoom: CGFloat = 13

  override var layoutContent: (any LayoutContent)? { TextFieldContent(field: self) }

  /// The width of the shown text with its insets and end views, and the height of one line. An
  /// override of `textRect(forBounds:)` changes both by as much as it changes the area of the text.
  open override var intrinsicContentSize: CGSize {
    let line = label.font.lineHeight.rounded(.up)
    let (left, right) = ends.room
    let width = label.intrinsicContentSize.width + insets.left + insets.right + left + right
    let height = borderStyle == .none ? line + 1 : line + Self.borderRoom
    return grown(CGSize(width: width, height: height), usual: ownTextRect)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard beginEditing({ super.becomeFirstResponder() }) else { return false }
    if clearsOnBeginEditing, text?.isEmpty == false, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    ends.update()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard endEditing({ super.resignFirstResponder() }) else { return false }
    if wasFirst { ends.update() }
    return true
  }

  /// Begins editing after a tap. A tap in a field that is edited moves the selection.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    guard isEditing else {
      _ = becomeFirstResponder()
      return
    }
    if !TextMenu.handlesSecondTap(touch, of: self) { selectWord(near: touch.location(in: self)) }
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  // MARK: The keyboard on the screen

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var autocorrectionType = UITextAutocorrectionType.default
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var spellCheckingType = UITextSpellCheckingType.default
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var smartQuotesType = UITextSmartQuotesType.default
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var smartDashesType = UITextSmartDashesType.default
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var enablesReturnKeyAutomatically = false
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var textContentType: UITextContentType!

  open var hasText: Bool { text?.isEmpty == false }
  /// Inserts text in place of the selection, if the delegate allows it. A return is not inserted: it calls the
  /// delegate, and ends editing if an action is registered for `editingDidEndOnExit`.
  open func insertText(_ text: String) { ownInsertText(text) }
  open func deleteBackward() { deleteSelection() }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    handles(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) { selectCurrentWord() }
  open override func selectAll(_ sender: Any?) { selectEverything() }

  // MARK: Text input

  // A text view declares the same members. Swift allows an override only of a declaration in the body of a class, so one
  // declaration cannot serve both classes. The bodies stand once, in `TextEditing`.

  let inputState = TextInputState()

  /// The selected text; without any, the place at which keys write.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(limited(inputState.selected)) }
    set { setSelection(newValue.flatMap { range($0) } ?? NSRange(location: NSNotFound, length: 0)) }
  }
  open var markedTextRange: UITextRange? { inputState.marked.map { TextOffsets($0) } }
  @Inert("an input method's provisional text looks like other text")
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var inputDelegate: (any UITextInputDelegate)? {
    get { inputState.inputDelegate }
    set { inputState.inputDelegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer {
    let tokenizer = inputState.tokenizer ?? UITextInputStringTokenizer(textInput: self)
    inputState.tokenizer = tokenizer
    return tokenizer
  }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editedText.utf16.count) }
  open var textInputView: UIView { self }

  open func text(in range: UITextRange) -> String? { ownText(in: range) }
  /// Replaces a range without asking the delegate, and places the selection after the new text.
  open func replace(_ range: UITextRange, withText text: String) {
    ownReplace(range, withText: text)
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    ownSetMarkedText(markedText, selectedRange: selectedRange)
  }
  open func unmarkText() { ownUnmarkText() }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { ownTextRange(from: fromPosition, to: toPosition) }
  /// Returns the position that is `offset` UTF-16 code units away; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    ownPosition(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { ownPosition(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    ownCompare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ownOffset(from: from, to: toPosition)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { ownPosition(within: range, farthestIn: direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { ownCharacterRange(byExtending: position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { inputState.writingDirection }
  /// Sets the direction of the whole text, and aligns the text to the side at which it begins.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { setDirection(writingDirection) }
  open func firstRect(for range: UITextRange) -> CGRect { ownFirstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { ownCaretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    ownSelectionRects(for: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    ownClosestPosition(to: point)
  }
  open func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? { ownClosestPosition(to: point, within: range) }
  open func characterRange(at point: CGPoint) -> UITextRange? { ownCharacterRange(at: point) }

  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keptAccessoryView }
    set { keptAccessoryView = newValue }
  }
  private var keptInputView: UIView?
  private var keptAccessoryView: UIView?

  override var valueWords: [String] { fieldWords }
}
