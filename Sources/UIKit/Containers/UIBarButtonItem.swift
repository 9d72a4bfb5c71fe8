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
    case cancel, edit, save, add
    case close = 24
  }

  open var style = Style.plain
  open var customView: UIView?
  open private(set) weak var target: AnyObject?
  private var action: (() -> Void)?
  /// That shows it now.
  public package(set) weak var view: UIView?

  /// The method of `target` is called with the item; the target is held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  public convenience init(title: String?, style: Style, action: (() -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.action = action
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, action: (() -> Void)? = nil
  ) {
    self.init()
    title = Self.title(of: systemItem)
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
    self.target = target
    self.action = { [weak target] in
      if let target { action(target)() }
    }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public func setTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.target = target
    self.action = { [weak self, weak target] in
      if let self, let target { action(target)(self) }
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
    case .close: "✕"
    }
  }
}
