import Foundation

/// The menu of commands for the selection, at a rectangle of a view. It offers the standard commands
/// and its own items, as far as a responder handles them: in the chain from the first responder, or
/// from the view if no responder of its window is the first.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction in which the menu's arrow points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private static let only = UIMenuController()
  open class var shared: UIMenuController { only }

  private weak var target: UIView?
  private var rect = CGRect.zero
  private weak var bubble: EditMenuBubble?

  open var arrowDirection = ArrowDirection.default
  /// The items after the standard commands.
  open var menuItems: [UIMenuItem]?

  open var isMenuVisible: Bool {
    get { bubble?.isOpen ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu in its window, or zero without a menu.
  open var menuFrame: CGRect { bubble.map { $0.isOpen ? $0.frame : .zero } ?? .zero }

  // MARK: Showing

  /// Shows the menu at a rectangle of the view. Nothing is shown if no responder handles a command.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(animated: true)
  }

  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  open func hideMenu() { bubble?.close(animated: true) }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    rect = targetRect
    guard let bubble, bubble.isOpen else { return }
    bubble.move(to: targetRect)
    post(Self.menuFrameDidChangeNotification)
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible {
      show(animated: animated)
    } else {
      bubble?.close(animated: animated)
    }
  }

  /// Asks the responders again which commands they handle.
  open func update() {
    guard let bubble, bubble.isOpen else { return }
    let commands = commands
    if commands.isEmpty { return bubble.close(animated: true) }
    bubble.change(to: commands)
    post(Self.menuFrameDidChangeNotification)
  }

  private func show(animated: Bool) {
    guard let target, target.window != nil else { return }
    bubble?.close(animated: false)
    let commands = commands
    guard !commands.isEmpty else {
      return UIApplication.note(target, "shows no menu: no responder handles a command")
    }
    show(commands, animated: animated)
  }

  /// Shows commands over a view. Returns false if the view is in no window.
  func show(_ commands: [EditMenuCommand], over view: UIView) -> Bool {
    guard view.window != nil else { return false }
    bubble?.close(animated: false)
    target = view
    rect = view.bounds
    show(commands, animated: true)
    return true
  }

  private func show(_ commands: [EditMenuCommand], animated: Bool) {
    guard let target, let window = target.window else { return }
    let made = EditMenuBubble(
      commands, at: rect, of: target, direction: UIEditMenuArrowDirection(arrowDirection)
    ) { [weak self] in
      self?.post(Self.willHideMenuNotification)
      return Self.posting(Self.didHideMenuNotification, of: self)
    }
    bubble = made
    post(Self.willShowMenuNotification)
    made.open(
      in: window, animated: animated, with: Self.posting(Self.didShowMenuNotification, of: self))
    post(Self.menuFrameDidChangeNotification)
  }

  private var responder: UIResponder? {
    guard let target, let window = target.window else { return nil }
    var responder = UIResponder.first
    while let current = responder {
      if current === window { return UIResponder.first }
      responder = current.next
    }
    return target
  }

  private var commands: [EditMenuCommand] {
    guard let responder else { return [] }
    let own = (menuItems ?? []).filter { !$0.title.isEmpty }.map {
      UICommand(title: $0.title, action: $0.action)
    }
    return EditMenuCommand.all(
      of: EditMenuCommand.standard(from: responder, sender: self) + own, from: responder,
      sender: self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private static func posting(
    _ name: Notification.Name, of controller: UIMenuController?
  ) -> AlongsideAnimations {
    let alongside = AlongsideAnimations()
    alongside.addCompletion { [weak controller] in controller?.post(name) }
    return alongside
  }
}

/// An own item of the menu of commands.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// The selector of the method, which the class of its responder lists in `interfaceActions`.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

extension UIEditMenuArrowDirection {
  fileprivate init(_ direction: UIMenuController.ArrowDirection) {
    self =
      switch direction {
      case .default: .automatic
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}
