import Foundation

/// The direction in which the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic = 0
  case up, down, left, right
}

/// The description of an edit menu to present.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The point in the interaction's view to which the arrow points.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  private static var count = 0

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    Self.count += 1
    self.identifier = identifier ?? AnyHashable("edit-menu-\(Self.count)")
    self.sourcePoint = sourcePoint
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// Presents menus of commands for what is selected in its view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var bubble: EditMenuBubble?
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { bubble?.close(animated: false) }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Presents the menu of the delegate, or one of the standard commands that a responder handles.
  /// Nothing is presented if the menu is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    bubble?.close(animated: false)
    let commands = commands(for: configuration)
    guard !commands.isEmpty else {
      return UIApplication.note(view, "presents no edit menu: the menu is empty")
    }
    let made = EditMenuBubble(
      commands, at: rect(for: configuration), of: view,
      direction: configuration.preferredArrowDirection
    ) { [weak self] in self?.end(configuration) ?? AlongsideAnimations() }
    bubble = made
    self.configuration = configuration
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    made.open(in: window, animated: true, with: animator.alongside)
  }

  open func dismissMenu() { bubble?.close(animated: true) }

  /// Asks for the menu again.
  open func reloadVisibleMenu() {
    guard let bubble, bubble.isOpen, let configuration else { return }
    let commands = commands(for: configuration)
    if commands.isEmpty { return bubble.close(animated: true) }
    bubble.change(to: commands)
  }

  /// Moves the menu to the rectangle that the delegate has for it now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let bubble, bubble.isOpen, let configuration else { return }
    let rect = rect(for: configuration)
    bubble.move(to: rect, animated: animated)
  }

  /// Returns the point to which the menu's arrow points.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func commands(for configuration: UIEditMenuConfiguration) -> [EditMenuCommand] {
    guard let view else { return [] }
    let first = UIResponder.first.flatMap { ($0 as? UIView)?.window === view.window ? $0 : nil }
    let responder = first ?? view
    let suggested = EditMenuCommand.standard(from: responder, sender: self)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return EditMenuCommand.all(of: menu.children, from: responder, sender: view)
  }

  private func rect(for configuration: UIEditMenuConfiguration) -> CGRect {
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? CGRect.null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func end(_ configuration: UIEditMenuConfiguration) -> AlongsideAnimations {
    self.configuration = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    return animator.alongside
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; nil for one of the suggested commands.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle beside which the menu appears; null for the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// An animator for changes that accompany an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs the animations of a delegate together with those of the menu.
@MainActor
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  let alongside = AlongsideAnimations()

  func addAnimations(_ animations: @escaping () -> Void) { alongside.add(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { alongside.addCompletion(completion) }
}
