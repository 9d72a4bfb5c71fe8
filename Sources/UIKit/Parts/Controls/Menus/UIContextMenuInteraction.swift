import Foundation

/// The description of a context menu to open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> UIViewController?

  public let identifier: any NSCopying
  let actions: ActionProvider?

  /// Creates a configuration. Only the menu is shown here, not the preview.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString("menu")
    actions = actionProvider
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// Opens a context menu on a long press of its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  let press = UILongPressGestureRecognizer()
  private weak var menu: MenuView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.open() }
    }
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

  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open func dismissMenu() { menu?.close() }

  private func open() {
    guard let view, let window = view.window, MenuView.open(in: window) == nil,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: press.location(in: view)),
      let menu = configuration.actions?([])
    else { return }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    let shown = MenuView(menu, of: view, in: window, sender: view) { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    shown.open(in: window)
    self.menu = shown
  }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a location in the interaction's view, or nil for no menu there.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An animator for changes that accompany a menu. None is provided here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
