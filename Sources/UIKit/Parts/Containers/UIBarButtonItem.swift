import Foundation

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    case close = 24
  }

  open var style = Style.plain { didSet { lookChanged() } }
  /// The width in points; 0 uses the width of the content. For a fixed space it is the width of the
  /// space.
  open var width: CGFloat = 0 { didSet { lookChanged() } }
  open var tintColor: UIColor? { didSet { lookChanged() } }
  /// Whether the bar omits the item.
  open var isHidden = false { didSet { lookChanged() } }
  /// Whether the button is selected. A selected button has a background in its tint color.
  open var isSelected = false { didSet { lookChanged() } }
  /// Whether a tap toggles the item's selection.
  open var changesSelectionAsPrimaryAction = false
  /// Whether dragged items that rest over the button press it.
  open var isSpringLoaded = false { didSet { lookChanged() } }
  @Inert("a button is as wide as its title")
  open var possibleTitles: Set<String>?
  @Inert("symbols change at once")
  open var isSymbolAnimationEnabled = true
  /// The menu that a tap opens if the item has no action.
  open var menu: UIMenu? {
    didSet { if (menu == nil) != (oldValue == nil) { lookChanged() } }
  }
  /// The action that a tap performs. It provides the title and image that the item does not have.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
  }
  weak var bar: (any BarButtonBar)?
  /// The group that contains the item, if any.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The menu element that replaces the item if a bar has no room for the item. If nil, the bar
  /// shows the item's menu if the item has no action, otherwise an element that performs the
  /// action. A space and an item with a custom view are left out.
  open var menuRepresentation: UIMenuElement?
  /// The group that this item represents if there is not enough room.
  weak var representedGroup: UIBarButtonItemGroup?
  var backgroundImages: [BackgroundPlace: UIImage] = [:] { didSet { lookChanged() } }

  struct BackgroundPlace: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }

  /// Sets the image that is stretched behind the button.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundPlace(state: state.rawValue, metrics: barMetrics)] = backgroundImage
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BackgroundPlace(state: state.rawValue, metrics: barMetrics)]
  }

  override func lookChanged() { bar?.buttonChanged() }

  /// Applies the appearance set for all items of this class, before a bar shows the item.
  func dress(in bar: UIView) {
    let own = self.bar
    self.bar = nil
    AppearanceTemplates.dress(self, in: bar)
    self.bar = own
  }
  var systemItem: SystemItem?

  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Returns an item that takes all remaining space.
  open class func flexibleSpace() -> Self {
    let item = makeObject()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Returns an item with a fixed space, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = makeObject()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  open var customView: UIView? { didSet { lookChanged() } }
  open weak var target: AnyObject? { didSet { bindNamed() } }
  /// The selector of the target's method; nil for a method that was set as a function.
  open var action: Selector? { didSet { bindNamed() } }
  private var call: (() -> Void)?
  /// The view that shows the item now.
  public package(set) weak var view: UIView?

  /// Creates an item whose tap calls a method of `target` with the item. The target is held weakly.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates an item whose tap calls the target's method named by the selector. Without a selector
  /// it does nothing.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, style: style)
    setNamed(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(barButtonSystemItem: systemItem)
    setNamed(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image, style)
    setNamed(target, action)
  }

  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image, style)
    setTarget(target, action: action)
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image, style)
    setTarget(target, action: action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  private convenience init(_ image: UIImage?, _ style: Style) {
    self.init()
    self.style = style
    self.image = image
  }

  private func setNamed(_ target: AnyObject?, _ action: Selector?) {
    self.target = target
    self.action = action
    bindNamed()
  }

  /// Makes a tap call the target's method named by `action`.
  private func bindNamed() {
    guard let action else { return }
    guard target != nil else {
      // Without a target, the first responder in the chain that has the method performs it.
      return whenTapped { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
    }
    guard let target = target as? any InterfaceActions else { return }
    whenTapped { [weak target] item in target?.call(action, sender: item) }
  }

  public convenience init(title: String?, style: Style, action: (() -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    call = action
  }

  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, action: (() -> Void)? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done ? .done : .plain
    call = action
  }

  /// Creates an item. The action provides the title and image that are not given here.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    take(primaryAction)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.menu = menu
    take(primaryAction)
  }

  /// Sets the action. In an initializer the assignment alone would not call the property observer.
  private func take(_ action: UIAction?) { primaryAction = action }

  /// Creates an item whose tap calls a method without parameters.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public func setTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.target = target
    call = { [weak self, weak target] in
      guard let self, let target else { return }
      guard let sender = sender(self, as: Sender.self) else {
        Misuse.stop("an action that takes \(Sender.self) was given to a bar button item")
      }
      action(target)(sender)
    }
  }

  public func setTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.target = target
    call = { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Sets a closure that a tap calls with the item.
  func whenTapped(_ body: @escaping (UIBarButtonItem) -> Void) {
    call = { [weak self] in
      if let self { body(self) }
    }
  }

  /// Whether a tap has an action besides opening the menu.
  var hasAction: Bool { primaryAction != nil || call != nil }

  /// Performs the effect of a tap.
  package func perform() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let call {
      call()
    } else if let menu = menu ?? groupMenu {
      open(menu)
    }
  }

  /// The menu with the items of the represented group.
  private var groupMenu: UIMenu? {
    representedGroup.map { UIMenu(children: $0.menuElements) }
  }

  private func open(_ menu: UIMenu) {
    guard let view = customView ?? view, let window = view.window,
      MenuView.open(in: window) == nil
    else { return }
    // The bar, not the item's view, owns the menu, because the bar may replace the view while the
    // menu is open.
    MenuView(menu, of: view, keptBy: bar as? UIView, in: window, sender: self) {}.open(in: window)
  }

  /// Returns the view of the item in a bar, with the bar's color and attributes.
  func makeView(
    _ color: UIColor?, _ attributes: [NSAttributedString.Key: Any]?,
    _ looks: UIBarButtonItemAppearance? = nil
  ) -> UIView {
    if let customView {
      BarSize.apply(to: customView)
      return customView
    }
    let button = BarButton(self) { [weak self] in self?.perform() }
    let states = isEnabled ? [looks?.normal] : [looks?.disabled, looks?.normal]
    button.dress(color, attributes ?? looks?.normal.titleTextAttributes)
    if !isEnabled {
      button.dressDisabled(
        titleTextAttributes(for: .disabled) ?? looks?.disabled.titleTextAttributes)
    }
    let picture = backgroundImage(
      for: isEnabled ? .normal : .disabled, barMetrics: .default)
    button.showBackground(
      picture ?? backgroundImage(for: .normal, barMetrics: .default)
        ?? states.lazy.compactMap { $0?.backgroundImage }.first,
      moved: looks?.normal.backgroundImagePositionAdjustment ?? .zero)
    button.titleAdjustment = looks?.normal.titlePositionAdjustment ?? .zero
    if menu != nil, isEnabled, primaryAction != nil || call != nil {
      let press = UILongPressGestureRecognizer()
      press.addAction { [weak self] recognizer in
        if recognizer.state == .began, let self, let menu = self.menu { open(menu) }
      }
      button.addGestureRecognizer(press)
    }
    if isSpringLoaded {
      button.addInteraction(UISpringLoadedInteraction { [weak self] _, _ in self?.perform() })
    }
    return button
  }
}

/// A bar that shows buttons and updates them when one of them changes.
@MainActor
protocol BarButtonBar: AnyObject {
  func buttonChanged()
}

extension UIBarButtonItem: SenderStandIn {
  static func makeStandIn() -> AnyObject? { self == UIBarButtonItem.self ? UIBarButtonItem() : nil }
}
