import Foundation

/// A title, a picture or both, to be pressed. With a configuration it is drawn as that says, else plainly.
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel
    /// Drawn in red where a configuration says no color.
    case destructive
  }

  open private(set) var buttonType: ButtonType
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  var looks = ButtonLooks()
  var background: UIImageView?
  /// The views that only a button with a configuration has.
  var configured: ConfiguredButtonViews?

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
    coder.beginObject()
    buttonType = coder.interfaceValue(ButtonType.self) ?? .custom
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The action's title and image stand in for those that the configuration does not have.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
      if configuration.subtitle == nil { configuration.subtitle = primaryAction.subtitle }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    take(configuration)
  }

  /// Set within an initializer, a property is not observed.
  private func take(_ configuration: Configuration) { self.configuration = configuration }

  private func prepare() {
    label.font = .systemFont(
      ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemTitleSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(picture)
    addSubview(label)
    picture.takesImagesForShapes = buttonType != .custom
    switch buttonType {
    case .close: setTitle("✕", for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .custom, .system: break
    }
  }

  // MARK: Configuration

  /// How the button is drawn; nil for a plain one. A change is shown with the next layout.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }

  /// Called before a button is laid out whose state or configuration has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Whether the configuration's colors go by the button's state.
  open var automaticallyUpdatesConfiguration = true

  /// Has the configuration updated before the button is next laid out.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    looks.needsUpdate = true
    setNeedsLayout()
  }

  /// Calls the handler; a subclass may change its configuration here.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Content

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  /// Nil where no configuration has a subtitle.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  open func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    looks.attributedTitles[state] = nil
    if state == .normal, configuration != nil { configuration?.title = title }
    stateDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state] = title
    stateDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks.colors[state] = color
    stateDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    inert("titles have no shadow")
    looks.shadowColors[state] = color
  }

  open func setImage(_ image: UIImage?, for state: State) {
    looks.images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    stateDidChange()
  }

  /// Stretched over the button, behind its title.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgroundImages[state] = image
    stateDidChange()
  }

  /// How a symbol is drawn that does not say it itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    looks.symbols[state] = configuration
    stateDidChange()
  }

  open func title(for state: State) -> String? {
    looks.titles[state] ?? looks.titles[.normal] ?? configuration?.title
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks.attributedTitles[state] ?? looks.attributedTitles[.normal]
  }
  open func image(for state: State) -> UIImage? {
    looks.images[state] ?? looks.images[.normal] ?? configuration?.image
  }
  open func backgroundImage(for state: State) -> UIImage? {
    looks.backgroundImages[state] ?? looks.backgroundImages[.normal]
  }
  open func titleShadowColor(for state: State) -> UIColor? {
    looks.shadowColors[state] ?? looks.shadowColors[.normal]
  }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    looks.symbols[state] ?? looks.symbols[.normal]
  }

  open func titleColor(for state: State) -> UIColor? {
    if let color = looks.colors[state] ?? looks.colors[.normal] { return color }
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .lightGray : tintColor
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The room of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Details

  /// Around title and picture, besides what a button has above and below them.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the title without changing the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture without changing the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a press selects the button, and the next one no more.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the picture is fainter while the button cannot be pressed.
  open var adjustsImageWhenDisabled = true { didSet { stateDidChange() } }
  /// Whether the picture is fainter while the button is pressed; of a custom button it is not.
  open var adjustsImageWhenHighlighted = true { didSet { stateDidChange() } }
  @Inert("a press changes the colors alone")
  open var showsTouchWhenHighlighted = false
  @Inert("titles have no shadow")
  open var reversesTitleShadowWhenHighlighted = false
  @Inert("no pointer is followed over buttons")
  open var isPointerInteractionEnabled = false
  /// Never so: no pointer is followed over buttons.
  open var isHovered: Bool { false }
  /// Never so: a menu is opened by a tap or a long press.
  open var isHeld: Bool { false }
  @Inert("buttons go by iPad's rules")
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Opened by a long press, or by a tap where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu? {
    get { contextMenu }
    set { contextMenu = newValue }
  }
  @Inert("a menu's elements come in their own order")
  open var preferredMenuElementOrder = UIMenuElementOrder.automatic

  override var pressEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func pressed() {
    super.pressed()
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  /// A tap is the button's own: a recognizer above it does not get one.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil { return setNeedsUpdateConfiguration() }
    setNeedsUpdateConfiguration()
    showPlainly()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    stateDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, configuration != nil { configured?.goOn() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return configuration == nil ? plainSize : configuredSize(in: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configuration == nil ? layOutPlainly() : layOutConfigured()
  }

  private static let systemTitleSize: CGFloat = 15

  override var layoutContent: (any LayoutContent)? { ButtonContent(button: self) }
  override var valueWords: [String] { buttonWords }
}

/// How a button behaves; the system of the machine makes no difference here.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad, mac
}
