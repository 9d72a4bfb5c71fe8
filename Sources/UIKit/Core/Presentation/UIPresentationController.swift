import Foundation

/// Says where a presented view controller's view goes and what else is seen around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  weak var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var presentation: Presentation?
  var traitRecord = TraitRecord()
  /// Style that this controller adapts; nil unless it replaces another.
  var standsFor: UIModalPresentationStyle?
  /// While it is told of a change of size.
  var traitsToCome: UITraitCollection?
  /// Held weakly; to be set before the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// In place of the traits that the presented view controller would have.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.updateTraits() }
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else {
      Misuse.stop(
        "the view controller that this \(type(of: self)) presented is gone: do not keep a"
          + " presentation controller beyond its presentation")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting = presenting ?? presented?.presentation.presenting else {
      Misuse.stop(
        "this \(type(of: self)) does not know yet who presents: ask in"
          + " presentationTransitionWillBegin() or later")
    }
    return presenting
  }

  /// In which all of the presentation is; nil before and after it.
  open var containerView: UIView? { presentation?.container }

  open var presentationStyle: UIModalPresentationStyle {
    presented?.presentation.style ?? presented?.modalPresentationStyle ?? .none
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: For subclasses

  /// View that is added to the container. It may contain the view controller's view.
  open var presentedView: UIView? { presented?.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// False presents in the nearest view controller that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// True takes the presenter's view out of the window while it cannot be seen.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// The controller that was prepared for when this one comes to that style; nil for a new one.
  func preparedController(for style: UIModalPresentationStyle) -> UIPresentationController? { nil }
  /// Whether what is presented covers all of the room by its kind; nil where its frame says.
  var coversRoom: Bool? { nil }

  /// The traits that what is presented gets in the place of those around it.
  open var traitOverrides: UITraitOverrides {
    get {
      var overrides = UITraitOverrides()
      if let own = overrideTraitCollection { overrides.values = own.values }
      return overrides
    }
    set { overrideTraitCollection = UITraitCollection(newValue.values) }
  }

  /// Style of the presentation under the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// What the delegate says, or else what this style comes to by itself; `.none` for itself.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let own = ownAdaptiveStyle(for: traitCollection)
    guard let delegate else { return own }
    let asked = delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    switch asked {
    case own, .none, .fullScreen, .overFullScreen, .formSheet, .pageSheet: return asked
    case .automatic, .popover, .custom, .currentContext, .overCurrentContext:
      Misuse.warn(
        "\(type(of: delegate)) asked for an adaptive presentation style of .\(asked), which none can"
          + " be: answer .fullScreen, .overFullScreen, .formSheet or .none")
      return own
    }
  }

  /// Without a delegate.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  open var traitCollection: UITraitCollection {
    // Not the presented view controller's: those may be overridden for its sake.
    (containerView ?? presenting?.nearestWindow ?? presented?.nearestWindow)?.traitCollection
      ?? presented?.traitCollection ?? UITraitCollection()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Sizes

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// The presented view controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented view controller's view in a container of that size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let traits = traitsToCome ?? traitCollection
    return presentation?.sizeOfPresented(in: parentSize, with: traits)
      ?? sizeOfPresented(in: parentSize, with: traits)
  }

  /// The container is about to become as large. Whoever overrides it calls super, which tells the
  /// presented view controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard presented.loadedView?.bounds.size != size else { return }
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// Before the traits change. Whoever overrides it calls super, which tells the presented view
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    var values = newCollection.values
    if let own = overrideTraitCollection { values = values.overridden(by: own.values) }
    values = values.overridden(by: presented.traitRecord.overrides.values)
    guard values != presented.traitCollection.values else { return }
    presented.willTransition(to: UITraitCollection(values), with: coordinator)
  }

  // MARK: For the standard ones

  /// How large the presented view is in such a container, with this controller in charge.
  func sizeOfPresented(in container: CGSize, with traits: UITraitCollection) -> CGSize { container }

  /// Whether the presenter leaves the window, and is told so.
  var removesPresenter: Bool { shouldRemovePresentersView }

  /// Animator and interaction for a dismissal by the user; nil for those of the delegate.
  var userDismissal: UserDismissal? { nil }

  /// Lets go of the presented view controller's view where it holds it.
  func releasePresentedView() {}

  /// Lets what is hit outside of the presented view be touched: nil for the container itself.
  func hitOutside(_ point: CGPoint, with event: UIEvent?) -> OutsideHit { .container }

  enum OutsideHit {
    case container
    case view(UIView)
    /// Whatever lies below the container.
    case below
  }

  /// The animation that goes with this presentation where nobody else gives one.
  func standardAnimator(
    style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    StandardTransition.animator(style: style, isPresenting: isPresenting)
  }
}

extension UIPresentationController: UIAppearanceContainer {}

extension UIPresentationController: TraitRecording {
  /// As it comes into charge: nothing has changed by that.
  func noteTraits() { traitRecord.known = traitCollection }
}

/// How a dismissal by the user is animated.
@MainActor
struct UserDismissal {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?
}
