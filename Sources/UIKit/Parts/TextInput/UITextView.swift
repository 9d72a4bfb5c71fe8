import Foundation

/// Scrollable text with several lines. While the view is the first responder, the window's keys
/// replace its selection, which is at the end of a text that the program has set.
open class UITextView: UIScrollView, UITextInputTraits {
  let label = UILabel()

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    begin()
    if let textContainer { show(textContainer) }
  }

  /// Creates a text view. The same layout serves both text systems here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    begin()
    coder.endObject(self)
  }

  private func begin() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.standsAtTop = true
    label.findsLetters = true
    label.linkAttributes = linkTextAttributes
    label.font = .ofPlainText
    label.textColor = .label
    addSubview(label)
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      // The text goes through `attributedText`, which a subclass may override. iOS does the same.
      plainText = newValue ?? ""
      defer { plainText = nil }
      attributedText = NSAttributedString(string: newValue ?? "")
    }
  }
  /// The text that is being set without attributes; nil while none is.
  private var plainText: String?

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      if let plainText, plainText == newValue?.string {
        changeText { label.text = plainText }
      } else {
        changeText { label.attributedText = newValue ?? NSAttributedString(string: "") }
      }
    }
  }

  /// The font of the text; nil until the view has a font or a text, as on iOS.
  open var font: UIFont? {
    get { hasFont ? label.font : nil }
    set {
      hasFont = newValue != nil
      label.font = newValue ?? .ofPlainText
      textChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue ?? .label
      textKit?.viewChanged()
    }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      textKit?.viewChanged()
    }
  }
  /// The attributes of links, which replace their own; by default the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkTextAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      ownLinkTextAttributes = newValue
      label.linkAttributes = linkTextAttributes
    }
  }
  private var ownLinkTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of text that keys write; without any, it has those of the text before it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  @Inert("nothing in the text can be tapped")
  open var dataDetectorTypes: UIDataDetectorTypes = []
  @Inert("nothing edits by a menu or by fingers")
  open var allowsEditingTextAttributes = false
  @Inert("text has the size of its font")
  open var usesStandardTextScaling = false
  /// Whether the next text that keys write replaces the whole text.
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// The selected characters; without any, the place at which keys write.
  open var selectedRange: NSRange {
    get { limited(inputState.selected) }
    set { setSelection(newValue) }
  }
  /// Whether text can be selected and edited, and links can be tapped.
  open var isSelectable = true
  @Inert("nothing searches in the text")
  open var isFindInteractionEnabled = false

  /// Sets the text for the program. The delegate is notified of a new selection, as on iOS.
  private var hasFont = false

  private func changeText(_ change: () -> Void) {
    hasFont = true
    let before = inputState.selected
    change()
    selectEnd()
    textChanged()
    if inputState.selected != before { selectionChanged() }
  }

  func textChanged() {
    textKit?.viewChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Room

  /// The insets of the text within the scrolled content.
  open var textContainerInset: UIEdgeInsets {
    get {
      noteRead("textContainerInset")
      return ownTextContainerInset
    }
    set { changing(["textContainerInset"]) { ownTextContainerInset = newValue } }
  }
  /// UIKit's documented default, in points.
  private var ownTextContainerInset: UIEdgeInsets = UIEdgeInsets(
    top: 8, left: 0, bottom: 8, right: 0)
  {
    didSet { textChanged() }
  }
  open internal(set) lazy var textContainer = NSTextContainer(of: self)
  /// The storage and the layout manager, once a program has asked for one of them.
  var textKit: TextViewKit?
  /// The text with the font and the color of the view. Its edits are shown.
  open var textStorage: NSTextStorage { ownTextKit.storage }
  open var layoutManager: NSLayoutManager { ownTextKit.manager }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  private var sides: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  private func textSize(forWidth width: CGFloat) -> CGSize {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    let room = max(width - sides.left - sides.right, 0)
    var size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    // An empty text is one line high.
    size.height = max(size.height, wholePixels(label.font.lineHeight))
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let text = textSize(forWidth: width)
    return CGSize(
      width: min(text.width + sides.left + sides.right, width),
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The size of the text if scrolling is disabled. A scrolling text view has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// The size of the text and its insets. A change of the text applies at once.
  open override var contentSize: CGSize {
    get {
      if needsLayout, !isMeasuring { placeText() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Places the text, and adapts the size of the content to it.
  private func placeText() {
    isMeasuring = true
    defer { isMeasuring = false }
    let size = textSize(forWidth: bounds.width)
    let frame = CGRect(
      x: sides.left, y: textContainerInset.top,
      width: max(bounds.width - sides.left - sides.right, 0), height: size.height)
    if label.frame != frame { label.frame = frame }
    let height = size.height + textContainerInset.top + textContainerInset.bottom
    let content = CGSize(width: bounds.width, height: height)
    if contentSize != content {
      contentSize = content
      if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
  }

  open override func layoutSubviews() {
    placeText()
    super.layoutSubviews()
    inputState.marks.update(of: self)
    textKit?.layout()
  }

  /// Scrolls to the end of a range of characters.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let range = limited(range)
    guard let caret = letterPlaces.caret(at: range.location + range.length) else { return }
    let inset = textContainerInset
    var rect = CGRect(
      x: 0, y: caret.minY - inset.top, width: 1, height: caret.height + inset.top + inset.bottom)
    // The height of the content is in whole points.
    if contentSize.height - rect.maxY < 1 { rect.size.height = contentSize.height - rect.minY }
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Editing

  open var isEditable = true {
    didSet { if !isEditable, isSelectable { TextMenu.isWanted(on: self) } }
  }
  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    return beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  private var isTouched = false
  private var isMeasuring = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isTouched = true
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isTouched = false
  }

  /// Begins editing after a tap. A tap in a text that is edited moves the selection; a tap on a link
  /// of a text that cannot be edited opens the link, if the delegate allows it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isTouched, let touch = touches.first, !TextMenu.handlesSecondTap(touch, of: self) {
      tapped(touch.location(in: self))
    }
    isTouched = false
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
  @Inert("only text fields hide what is typed")
  open var isSecureTextEntry = false
  @Inert("the keyboard on the screen corrects and suggests nothing")
  open var textContentType: UITextContentType!

  open var hasText: Bool { !text.isEmpty }
  open func insertText(_ text: String) { write(text) }
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

  // A text field declares the same members. Swift allows an override only of a declaration in the body of a class, so one
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

  override var layoutContent: (any LayoutContent)? { TextViewContent(view: self) }
}
