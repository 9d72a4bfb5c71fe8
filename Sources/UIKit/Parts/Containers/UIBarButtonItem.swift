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
  /// In points; 0 for as wide as what it shows. Of a fixed space it is all that there is.
  open var width: CGFloat = 0 { didSet { lookChanged() } }
  open var tintColor: UIColor? { didSet { lookChanged() } }
  /// Whether the bar leaves it out.
  open var isHidden = false { didSet { lookChanged() } }
  /// A button that is selected lies on a shape of its color.
  open var isSelected = false { didSet { lookChanged() } }
  /// Whether a tap selects it, and the next one no more.
  open var changesSelectionAsPrimaryAction = false
  @Inert("a button is as wide as its title")
  open var possibleTitles: Set<String>?
  @Inert("symbols change at once")
  open var isSymbolAnimationEnabled = true
  /// Opened by a tap where there is nothing else that a tap does.
  open var menu: UIMenu? {
    didSet { if (menu == nil) != (oldValue == nil) { lookChanged() } }
  }
  /// Done by a tap; it gives title and image where the item has none.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
  }
  weak var bar: (any BarButtonBar)?
  /// The group that it is in, if any.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The item as a row of a menu, where a bar has no room for it; nil for one that does what a tap does.
  open var menuRepresentation: UIMenuElement?
  /// The group for which it stands where there is little room.
  weak var representedGroup: UIBarButtonItemGroup?
  var backgroundImages: [BackgroundPlace: UIImage] = [:] { didSet { lookChanged() } }

  struct BackgroundPlace: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }

  /// Stretched behind the button.
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

  /// Takes over the looks that are set for all such items, as a bar is about to show it.
  func dress(in bar: UIView) {
    let own = self.bar
    self.bar = nil
    AppearanceTemplates.dress(self, in: bar)
    self.bar = own
  }
  var systemItem: SystemItem?

  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// As much space as there is.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// So many points of space.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  open var customView: UIView? { didSet { lookChanged() } }
  open weak var target: AnyObject? { didSet { bindNamed() } }
  /// The name of the target's method; nil for one that was given as the method itself.
  open var action: Selector? { didSet { bindNamed() } }
  private var call: (() -> Void)?
  /// That shows it now.
  public package(set) weak var view: UIView?

  /// The method of `target` is called with the item; the target is held weakly.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// An item that does nothing until it is given a target.
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
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image, style)
    setTarget(target, action: action)
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
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

  /// A tap calls the target's method of that name.
  private func bindNamed() {
    guard let action else { return }
    guard target != nil else {
      // Whoever comes first among the responders does it.
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
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, action: (() -> Void)? = nil
  ) {
    self.init()
    title = Self.title(of: systemItem)
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    call = action
  }

  /// The action gives title and image where they are not given here.
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

  /// Set within an initializer, a property is not observed.
  private func take(_ action: UIAction?) { primaryAction = action }

  /// For a method that takes no item.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
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
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
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
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.target = target
    call = { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Calls the closure with the item.
  func whenTapped(_ body: @escaping (UIBarButtonItem) -> Void) {
    call = { [weak self] in
      if let self { body(self) }
    }
  }

  /// Whether a tap does something besides opening the menu.
  var hasAction: Bool { primaryAction != nil || call != nil }

  /// What a tap does.
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

  /// The items for which this one stands, for a tap.
  private var groupMenu: UIMenu? {
    representedGroup.map { UIMenu(children: $0.menuElements) }
  }

  private func open(_ menu: UIMenu) {
    guard let view = customView ?? view, let window = view.window,
      MenuView.open(in: window) == nil
    else { return }
    // The bar may show another view for the item while the menu is open.
    MenuView(menu, of: view, keptBy: bar as? UIView, in: window, sender: self) {}.open(in: window)
  }

  /// What a bar shows for it, in the color and with the attributes that the bar has for it.
  func makeView(
    _ color: UIColor?, _ attributes: [NSAttributedString.Key: Any]?,
    _ looks: UIBarButtonItemAppearance? = nil
  ) -> UIView {
    if let customView { return customView }
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
    return button
  }

  private static func title(of item: SystemItem) -> String {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .close, .stop: "✕"
    case .trash: "Delete"
    case .flexibleSpace, .fixedSpace: ""
    case .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .camera, .play,
      .pause,
      .rewind, .fastForward, .undo, .redo:
      "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
    }
  }
}

/// A bar that shows buttons, and shows them anew where one changes.
@MainActor
protocol BarButtonBar: AnyObject {
  func buttonChanged()
}
