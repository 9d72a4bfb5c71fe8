import Foundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// Called after the text has changed.
  var textDidChange: () -> Void = {}

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

  static let room: CGFloat = 30
  lazy var tokenViews = SearchTokenViews(self)

  /// Shows an image in place of the magnifying glass; nil restores the glass.
  func show(glass image: UIImage?) {
    glass.image = image ?? UIImage(systemName: "magnifyingglass")
    setNeedsLayout()
  }

  private func prepare() {
    borderStyle = .none
    backgroundColor = .tertiarySystemFill
    // Our values, in points; the text has iOS's body size, and the glass is as high as the text.
    layer.cornerRadius = 10
    font = .systemFont(ofSize: 17)
    textInsets = UIEdgeInsets(top: 2, left: Self.room, bottom: 2, right: Self.room)
    glass.tintColor = .gray
    // Our value, in points: as high as the text.
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
    addSubview(glass)
  }

  open override var text: String? {
    get { super.text }
    set {
      guard newValue != super.text else { return }
      super.text = newValue
      textDidChange()
    }
  }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { tokenViews.tokens }
    set { tokenViews.tokens = newValue }
  }
  /// The range of the text, which begins after the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// The background color of the tokens; nil for the tint color.
  open var tokenBackgroundColor: UIColor! {
    get { tokenViews.color ?? tintColor }
    set { tokenViews.color = newValue }
  }
  /// Whether deleting at the start of the text removes the last token.
  open var allowsDeletingTokens = true
  @Inert("nothing copies text")
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    require(
      (0...tokens.count).contains(tokenIndex),
      "a token can be inserted at 0 to \(tokens.count), not at \(tokenIndex)")
    tokens.insert(token, at: tokenIndex)
  }

  /// Replaces a part of the text by a token, which stands before the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Returns the position of a token: the start of the text, since all tokens stand before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range: all of them if the range includes the start of the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  open func removeToken(at tokenIndex: Int) {
    require(
      tokens.indices.contains(tokenIndex),
      "the token \(tokenIndex), counted from 0, does not exist: there are \(tokens.count)")
    tokens.remove(at: tokenIndex)
  }

  /// Deletes the last character, or the last token if there is no text.
  open override func deleteBackward() {
    guard !hasText, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    tokens.removeLast()
    textDidChange()
    sendActions(for: .editingChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tokenViews.layout()
    let size = glass.sizeThatFits(.zero)
    let x = (Self.room - size.width) / 2
    glass.frame = CGRect(
      x: traitCollection.layoutDirection == .rightToLeft ? bounds.maxX - x - size.width : x,
      y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
