import Foundation

/// Scrollable text with several lines. While the view is the first responder, the window's keys
/// write at the end of the text.
open class UITextView: UIScrollView, UITextInputTraits {
  private let label = UILabel()

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
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
    label.font = .systemFont(ofSize: 12)
    label.textColor = .label
    addSubview(label)
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      textChanged()
    }
  }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue ?? NSAttributedString(string: "")
      textChanged()
    }
  }

  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  @Inert("links look like other text, and cannot be tapped")
  open var linkTextAttributes: [NSAttributedString.Key: Any]!
  @Inert("keys write in the font of the view")
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  @Inert("nothing in the text can be tapped")
  open var dataDetectorTypes: UIDataDetectorTypes = []
  @Inert("nothing edits by a menu or by fingers")
  open var allowsEditingTextAttributes = false
  @Inert("text has the size of its font")
  open var usesStandardTextScaling = false
  @Inert("nothing selects text, and keys write at the end")
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  @Inert("nothing selects text, and keys write at the end")
  open var selectedRange = NSRange(location: 0, length: 0)
  @Inert("nothing selects text, and keys write at the end")
  open var isSelectable = true
  @Inert("nothing searches in the text")
  open var isFindInteractionEnabled = false

  private func textChanged() {
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
  private var ownTextContainerInset: UIEdgeInsets = UIEdgeInsets(
    top: 8, left: 0, bottom: 8, right: 0)
  {
    didSet { textChanged() }
  }
  open private(set) lazy var textContainer = NSTextContainer(of: self)

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
    size.height = max(size.height, label.font.lineHeight.rounded(.up))
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

  open override func layoutSubviews() {
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
    super.layoutSubviews()
  }

  /// Scrolls to the approximate end of a range of characters.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let length = max((text as NSString).length, 1)
    let end = CGFloat(min(range.location + range.length, length)) / CGFloat(length)
    scrollRectToVisible(
      CGRect(x: 0, y: contentSize.height * end - 1, width: 1, height: 1), animated: false)
  }

  // MARK: Editing

  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { isEditable }

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isTouched = true
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isTouched = false
  }

  /// Begins editing after a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isTouched, isEditable { becomeFirstResponder() }
    isTouched = false
  }

  // MARK: The keyboard on the screen

  @Inert("there is no keyboard on the screen")
  open var keyboardType = UIKeyboardType.default
  @Inert("there is no keyboard on the screen")
  open var returnKeyType = UIReturnKeyType.default
  @Inert("there is no keyboard on the screen")
  open var keyboardAppearance = UIKeyboardAppearance.default
  @Inert("there is no keyboard on the screen")
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  @Inert("there is no keyboard on the screen")
  open var autocorrectionType = UITextAutocorrectionType.default
  @Inert("there is no keyboard on the screen")
  open var spellCheckingType = UITextSpellCheckingType.default
  @Inert("there is no keyboard on the screen")
  open var smartQuotesType = UITextSmartQuotesType.default
  @Inert("there is no keyboard on the screen")
  open var smartDashesType = UITextSmartDashesType.default
  @Inert("there is no keyboard on the screen")
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  @Inert("there is no keyboard on the screen")
  open var enablesReturnKeyAutomatically = false
  @Inert("only text fields hide what is typed")
  open var isSecureTextEntry = false
  @Inert("there is no keyboard on the screen")
  open var textContentType: UITextContentType!

  open var hasText: Bool { !text.isEmpty }
  open func insertText(_ text: String) { append(text) }
  open func deleteBackward() { deleteLastCharacter() }

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
}

extension UITextView: UIKeyInput {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UITextView: TextEditing {
  var editedText: String {
    get { text }
    set { text = newValue }
  }

  var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }

  var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  func didEndEditing() { delegate?.textViewDidEndEditing(self) }

  func mayReplace(_ range: NSRange, by string: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func didReplace() {
    _selectedRange.value = NSRange(location: (text as NSString).length, length: 0)
    layoutIfNeeded()
    scrollRangeToVisible(selectedRange)
    delegate?.textViewDidChange(self)
  }
}
