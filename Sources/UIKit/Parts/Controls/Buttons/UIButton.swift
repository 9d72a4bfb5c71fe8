import Foundation

/// A button with a title, an image or both. It is drawn from its configuration if it has one, else
/// in the plain style.
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The purpose of a button.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel
    /// The button is drawn in red if the configuration sets no color.
    case destructive
  }

  open private(set) var buttonType: ButtonType
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  var looks = ButtonLooks()
  var background: UIImageView?
  /// The additional views of a button with a configuration.
  var configured: ConfiguredButtonViews?

  /// Creates a button of a type. A subclass that overrides `init(frame:)` inherits this initializer,
  /// as on iOS.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of the class, where the class is known only at run time.
  public static func makeObject(type buttonType: ButtonType) -> Self {
    let button = makeObject(frame: .zero)
    button.become(buttonType)
    return button
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    dress()
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

  /// Creates a button with a configuration. The action provides the title, subtitle and image that
  /// the configuration does not set.
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

  /// Sets the configuration. In an initializer the assignment alone would not call the property
  /// observer.
  private func take(_ configuration: Configuration) { self.configuration = configuration }

  private func prepare() {
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    dress()
  }

  /// Gives the button the font and the image or title of its type.
  private func dress() {
    label.font = .systemFont(
      ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemTitleSize)
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

  /// The configuration of the button; nil for the plain style. A change becomes visible with the
  /// next layout.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }

  /// Called before the next layout after the button's state or configuration has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Whether the configuration's colors change with the button's state.
  open var automaticallyUpdatesConfiguration = true

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    looks.needsUpdate = true
    setNeedsLayout()
  }

  /// Calls the update handler. A subclass can override this method to change its configuration.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Content

  /// The label of the title. Reading it adds it to the button, and places title and image, as on iOS.
  open var titleLabel: UILabel? {
    addTitleLabel()
    placeForReading()
    return label
  }
  /// The view of the image. Reading it adds it to the button, and places title and image, as on iOS.
  open var imageView: UIImageView? {
    addImageView()
    placeForReading()
    return picture
  }

  private func placeForReading() {
    guard needsLayout, configuration == nil, !looks.isPlacing, !bounds.isEmpty else { return }
    looks.isPlacing = true
    UIView.performWithoutAnimation { layOutPlainly() }
    looks.isPlacing = false
  }

  /// The label of the subtitle; nil unless a configuration has a subtitle.
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

  /// Sets the image that is stretched over the button, behind its title.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgroundImages[state] = image
    stateDidChange()
  }

  /// Sets the symbol configuration for symbol images that have none of their own.
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

  /// Returns the frame of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Details

  /// The insets around title and image, added to the button's own insets above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the title without changing the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image without changing the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a press toggles the button's selection. With a menu, the button shows the menu's chosen element instead.
  open var changesSelectionAsPrimaryAction = false { didSet { followMenu() } }
  /// Whether the image is dimmed while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { stateDidChange() } }
  /// Whether the image is dimmed while the button is pressed. A custom button's image is not.
  open var adjustsImageWhenHighlighted = true { didSet { stateDidChange() } }
  @Inert("a press changes the colors alone")
  open var showsTouchWhenHighlighted = false
  @Inert("titles have no shadow")
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the pointer is over the button. Reported only with `isPointerInteractionEnabled`.
  open var isHovered: Bool {
    interactions.contains { ($0 as? any PointerFollowing)?.isOver ?? false }
  }
  /// Always false: a menu is opened by a tap or a long press.
  open var isHeld: Bool { false }
  @Inert("buttons go by iPad's rules")
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The menu that opens on a long press, or on a tap if `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? {
    get { contextMenu }
    set {
      contextMenu = newValue
      followMenu()
    }
  }
  @Inert("a menu's elements come in their own order")
  open var preferredMenuElementOrder = UIMenuElementOrder.automatic

  override var pressEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func pressed() {
    super.pressed()
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  /// Refuses taps of recognizers in enclosing views: a tap on the button belongs to the button.
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

  /// The room for the image and the title of a button without a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The frame of the title of a button without a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainFrames(in: contentRect).text
  }

  /// The frame of the image of a button without a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    plainFrames(in: contentRect).image
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

/// The platform style of a control's behavior. It makes no difference here.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad, mac
}

/// An interaction that follows the pointer.
@MainActor
protocol PointerFollowing: AnyObject {
  /// Whether the pointer is over the interaction's view.
  var isOver: Bool { get }
}
