import Foundation

/// A title, a picture or both, to be pressed. Drawn plainly.
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  public let buttonType: ButtonType
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var background: UIImageView?

  /// Around title and picture, besides what a button has above and below them.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func prepare() {
    label.font = .systemFont(
      ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemTitleSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(picture)
    addSubview(label)
    if buttonType == .close { setTitle("✕", for: .normal) }
  }

  // MARK: Content

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    stateDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  /// Stretched over the button, behind its title.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    stateDidChange()
  }

  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  private func showBackground() {
    let image = backgroundImage(for: state)
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView(frame: bounds)
    if background == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      background = view
    }
    view.image = image
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func titleColor(for state: State) -> UIColor? {
    if let color = colors[state] ?? colors[.normal] { return color }
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .lightGray : tintColor
  }

  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  override var pressEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// A tap is the button's own: a recognizer above it does not get one.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    showBackground()
    let isDimmed = isHighlighted && buttonType != .custom
    label.alpha = isDimmed ? Self.pressedAlpha : 1
    picture.alpha = isDimmed ? Self.pressedAlpha : isEnabled ? 1 : 0.4
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    stateDidChange()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.sizeThatFits(.zero)
    let image = picture.sizeThatFits(.zero)
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height + 2 * Self.verticalInset, image.height) + insets.top
        + insets.bottom)
  }

  /// The picture, then the title, both in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let image = picture.sizeThatFits(.zero)
    let title = label.sizeThatFits(.zero)
    let width = min(title.width, max(room.width - image.width, 0))
    let start = room.midX - (width + image.width) / 2
    picture.frame = CGRect(
      x: start, y: room.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: start + image.width, y: room.midY - title.height / 2, width: width, height: title.height)
  }

  private static let systemTitleSize: CGFloat = 15
  private static let verticalInset: CGFloat = 6
  private static let pressedAlpha: CGFloat = 0.2
}
