import Foundation

/// A view whose presses open previews of view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press, for recognizers that wait until it has failed.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The part of the source view that is lifted, in its coordinates; the whole view by default.
  var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the view controller to preview; nil for none at the location.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when the preview was tapped, to show the view controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Lets presses on the view open previews. As on iOS 13 and later, the preview stays when the
  /// finger lifts, has the view controller's preview actions as its menu, and is committed by a tap.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate, sourceView)
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    (previewing as? PreviewingContext)?.end()
  }
}

/// Opens previews as context menus of its source view.
@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing,
  UIContextMenuInteractionDelegate
{
  private weak var owner: (any UIViewControllerPreviewingDelegate)?
  private let gone: any UIViewControllerPreviewingDelegate = GoneDelegate()
  private weak var view: UIView?
  private weak var interaction: PreviewingInteraction?
  private var rect: CGRect?
  private var controller: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    owner = delegate
    view = sourceView
    super.init()
    let interaction = PreviewingInteraction(delegate: self)
    // The source view retains its interactions, and so this context.
    interaction.context = self
    sourceView.addInteraction(interaction)
    self.interaction = interaction
  }

  func end() {
    guard let interaction else { return }
    view?.removeInteraction(interaction)
    interaction.context = nil
  }

  var delegate: any UIViewControllerPreviewingDelegate { owner ?? gone }
  var sourceView: UIView { view ?? UIView() }
  var sourceRect: CGRect {
    get { rect ?? sourceView.bounds }
    set { rect = newValue }
  }
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
    interaction?.press ?? UIGestureRecognizer(target: nil, action: nil)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    rect = nil
    guard let controller = owner?.previewingContext(self, viewControllerForLocation: location)
    else { return nil }
    self.controller = controller
    return UIContextMenuConfiguration(
      previewProvider: { controller },
      actionProvider: { _ in
        let items = controller.previewActionItems
        return items.isEmpty
          ? nil : UIMenu(children: items.compactMap { $0.element(for: controller) })
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let view, let rect, rect != view.bounds else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: rect)
    return UITargetedPreview(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY)))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      guard let self, let controller else { return }
      owner?.previewingContext(self, commit: controller)
      self.controller = nil
    }
  }
}

/// An interaction that retains its context.
@MainActor
private final class PreviewingInteraction: UIContextMenuInteraction {
  var context: PreviewingContext?
}

/// The delegate of a context whose own delegate is gone.
@MainActor
private final class GoneDelegate: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

extension UIPreviewActionItem {
  /// The row of a menu for the item, with the view controller that is previewed.
  @MainActor
  fileprivate func element(for controller: UIViewController) -> UIMenuElement? {
    switch self {
    case let action as UIPreviewAction:
      UIAction(
        title: action.title, attributes: action.style == .destructive ? .destructive : [],
        state: action.style == .selected ? .on : .off
      ) { _ in action.handler(action, controller) }
    case let group as UIPreviewActionGroup:
      UIMenu(
        title: group.title, options: group.style == .destructive ? .destructive : [],
        children: group.actions.compactMap { $0.element(for: controller) })
    default: nil
    }
  }
}
