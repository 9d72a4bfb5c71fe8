import Foundation

/// A button of a navigation bar.
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

  open var style = Style.plain
  /// In points; 0 for as wide as what it shows. Of a fixed space it is all that there is.
  open var width: CGFloat = 0
  open var tintColor: UIColor?
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

  open var customView: UIView?
  open private(set) weak var target: AnyObject?
  private var action: (() -> Void)?
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

  private convenience init(_ image: UIImage?, _ style: Style) {
    self.init()
    self.style = style
    self.image = image
    let view = UIImageView(image: image)
    view.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.perform() }
    view.addGestureRecognizer(tap)
    customView = view
  }

  private func setNamed(_ target: AnyObject?, _ action: Selector?) {
    guard let action, let target = target as? UIResponder else { return }
    self.target = target
    whenTapped { [weak target] item in
      guard let target else { return }
      guard let method = target.interfaceAction(named: action.description) else {
        Misuse.stop("\(type(of: target)) has no action \(action): list it in its interfaceActions")
      }
      method.call(target, item, nil)
    }
  }

  public convenience init(title: String?, style: Style, action: (() -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.action = action
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
    self.action = action
  }

  /// The action gives the title, too.
  public convenience init(title: String? = nil, primaryAction: UIAction) {
    self.init()
    self.title = title ?? primaryAction.title
    perform(primaryAction)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    if let primaryAction { perform(primaryAction) }
  }

  private func perform(_ primaryAction: UIAction) {
    action = { [weak self] in
      if let self { primaryAction.perform(from: self) }
    }
  }

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
    self.action = { [weak self, weak target] in
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
    self.action = { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Calls the closure with the item.
  func whenTapped(_ body: @escaping (UIBarButtonItem) -> Void) {
    action = { [weak self] in
      if let self { body(self) }
    }
  }

  /// What a tap does.
  package func perform() {
    if isEnabled { action?() }
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
