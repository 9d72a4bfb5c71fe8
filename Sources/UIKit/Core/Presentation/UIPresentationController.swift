import Foundation

/// An object that determines the place of a presented view controller's view, and what else is
/// seen around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  @exclusivity(unchecked) weak var presented: UIViewController?
  @exclusivity(unchecked) weak var presenting: UIViewController?
  @exclusivity(unchecked) weak var presentation: Presentation?
  @exclusivity(unchecked) var traitRecord = TraitRecord()
  /// The style of this controller if it replaces another one; otherwise nil.
  @exclusivity(unchecked) var standsFor: UIModalPresentationStyle?
  /// The coming traits, while the controller is notified of a change of size.
  @exclusivity(unchecked) var traitsToCome: UITraitCollection?
  /// The delegate, held weakly. Set it before the presentation.
  @exclusivity(unchecked) open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The traits that replace those the presented view controller would have.
  @exclusivity(unchecked) open var overrideTraitCollection: UITraitCollection? {
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

  /// The view that contains all of the presentation; nil before and after it.
  open var containerView: UIView? { presentation?.container }

  open var presentationStyle: UIModalPresentationStyle {
    presented?.presentation.style ?? presented?.modalPresentationStyle ?? .none
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: For subclasses

  /// The view that is added to the container. It may contain the view controller's view.
  open var presentedView: UIView? { presented?.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window. If false, it covers the nearest view controller
  /// that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while it cannot be seen.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// Returns the controller that was prepared for adapting to the given style; nil to create a new
  /// controller.
  func preparedController(for style: UIModalPresentationStyle) -> UIPresentationController? { nil }
  /// Whether the presented view always covers the container; nil if that depends on its frame.
  var coversRoom: Bool? { nil }

  /// The traits that the presented view controller gets instead of those around it.
  open var traitOverrides: UITraitOverrides {
    get {
      var overrides = UITraitOverrides()
      if let own = overrideTraitCollection { overrides.values = own.values }
      return overrides
    }
    set { overrideTraitCollection = UITraitCollection(newValue.values) }
  }

  /// The style of the presentation under the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style that the delegate chooses, or else this controller's own; `.none` leaves
  /// the style unchanged.
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

  /// Returns the style to adapt to without a delegate.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  open var traitCollection: UITraitCollection {
    // The presented view controller's own traits are not used: they may be overridden for it.
    (containerView ?? presenting?.nearestWindow ?? presented?.nearestWindow)?.traitCollection
      ?? presented?.traitCollection ?? UITraitCollection()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Sizes

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the presented view controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented view controller's view in a container of the given size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let traits = traitsToCome ?? traitCollection
    return presentation?.sizeOfPresented(in: parentSize, with: traits)
      ?? sizeOfPresented(in: parentSize, with: traits)
  }

  /// Called before the container gets the given size. An override must call super, which notifies
  /// the presented view controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard presented.loadedView?.bounds.size != size else { return }
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. An override must call super, which notifies the presented
  /// view controller.
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

  /// Returns the size of the presented view in a container of the given size, if this controller is
  /// used.
  func sizeOfPresented(in container: CGSize, with traits: UITraitCollection) -> CGSize { container }

  /// Whether the presenter's view leaves the window, and the presenter is notified of that.
  var removesPresenter: Bool { shouldRemovePresentersView }

  /// The animator and the interaction for a dismissal by the user; nil for those of the delegate.
  var userDismissal: UserDismissal? { nil }

  /// Releases the presented view controller's view, if this controller retains it.
  func releasePresentedView() {}

  /// Returns what receives a touch outside of the presented view.
  func hitOutside(_ point: CGPoint, with event: UIEvent?) -> OutsideHit { .container }

  enum OutsideHit {
    case container
    case view(UIView)
    /// The views below the container receive the touch.
    case below
  }

  /// Returns the animation of this presentation if nothing else provides one.
  func standardAnimator(
    style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    StandardTransition.animator(style: style, isPresenting: isPresenting)
  }
}

extension UIPresentationController: UIAppearanceContainer {}

extension UIPresentationController: TraitRecording {
  /// Stores the traits when this controller comes into use: that is not a change of traits.
  func noteTraits() { traitRecord.known = traitCollection }
}

/// The animation of a dismissal by the user.
@MainActor
struct UserDismissal {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?
}
