import Foundation

/// Opens a context menu on a long press of its view. The finger that opened it can slide to a row
/// and choose it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The look of a menu: rich with a preview, or compact without one.
  public enum Appearance: UInt, Hashable, Sendable {
    case unknown = 0
    case rich, compact
  }

  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue?.reference }
  }
  private var viewReference: ViewReference?
  let press = UILongPressGestureRecognizer()
  private weak var menu: MenuView?
  private let gate = MenuGate()
  /// The configuration for the press that is about to begin.
  private var found: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addAction { [weak self] _ in self?.follow() }
    press.delegate = gate
    gate.mayBegin = { [weak self] in self?.mayBegin ?? false }
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    menu?.close()
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  open var menuAppearance: Appearance { .rich }

  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open func dismissMenu() { menu?.close() }

  /// Replaces the menu that is open, or the submenu that is in sight.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu, menu.isOpen else { return }
    menu.replaceVisible(by: block)
  }

  /// Whether the menu is open.
  var isOpen: Bool { menu?.isOpen ?? false }

  // MARK: The finger

  /// Whether there is a menu for the press. Without one the touch belongs to the view.
  private var mayBegin: Bool {
    guard let view, let window = view.window, MenuView.open(in: window) == nil else { return false }
    found = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return found != nil
  }

  /// Opens the menu for a point of the window. Returns false if there is no menu.
  func open(at point: CGPoint) -> Bool {
    guard let view, let window = view.window, MenuView.open(in: window) == nil else { return false }
    found = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
    guard found != nil else { return false }
    open()
    return isOpen
  }

  private func follow() {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      open()
      menu?.slideBegan(at: point)
    case .changed: menu?.slideMoved(to: point)
    case .ended: menu?.slideEnded(at: point)
    case .cancelled: menu?.slideCancelled()
    case .possible, .failed: return
    }
  }

  private func open() {
    guard let view, let window = view.window, let configuration = found else { return }
    found = nil
    let controller = configuration.preview?()
    let menu = configuration.actions?([])
    if menu == nil, controller == nil { return }
    let source = highlighted(configuration) ?? UITargetedPreview(view: view)
    let stage = MenuStage(source, controller: controller, in: window)
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let shown = MenuView(
      menu ?? UIMenu(), of: source.view.window == nil ? view : source.view, keptBy: view,
      in: window, sender: view, stage: stage
    ) {}
    shown.left = { [weak self] in
      let animator = MenuAnimator(controller)
      guard let self else { return (nil, animator.alongside) }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      return (dismissing(configuration), animator.alongside)
    }
    shown.tappedPreview = { [weak self] in self?.commit(configuration, controller) }
    self.menu = shown
    shown.open(in: window, with: animator.alongside)
  }

  private func highlighted(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
  }

  private func dismissing(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    let preview = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    // A place that is gone leaves the preview's own.
    return preview?.target.container.window == nil ? nil : preview
  }

  /// Opens what is previewed, as a tap on the preview does.
  private func commit(
    _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
  ) {
    guard let menu, menu.isOpen else { return }
    let animator = MenuCommitAnimator(controller)
    if let view { UIApplication.note(view, "opens what the preview shows: it was tapped") }
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    let ending = MenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: ending)
    animator.alongside.add { ending.alongside.animate() }
    animator.alongside.addCompletion { ending.alongside.complete() }
    menu.commit { stage in
      switch animator.preferredCommitStyle {
      case .pop: stage.grow(with: animator.alongside)
      case .dismiss: stage.leave(to: dismissing(configuration), with: animator.alongside)
      }
    }
  }
}

/// Lets the press of a menu begin only if there is a menu. A drag of the same view may be lifted by
/// the same press.
@MainActor
private final class MenuGate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: () -> Bool = { false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is any SharesPress }
}

/// A press that a context menu of the same view shares.
@MainActor
protocol SharesPress: UIGestureRecognizer {}

/// Runs the animations of a delegate together with those of the menu.
@MainActor
private class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  let alongside = AlongsideAnimations()
  let previewViewController: UIViewController?

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { alongside.add(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { alongside.addCompletion(completion) }
}

@MainActor
private final class MenuCommitAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
