import PantographGestures

extension PanTransitionDriver {
  /// Presents what `make` makes when the pan begins; nil from it, and nothing happens.
  ///
  /// The animator and the presentation are those of its transitioning delegate, or the standard ones.
  public convenience init(
    presentingFrom presenter: UIViewController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds(),
    _ make: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(
      PresentingChange(presenter: presenter, make: make), pan: pan, direction: direction,
      thresholds: thresholds)
  }

  /// Dismisses the view controller, and what it presents, when the pan begins.
  public convenience init(
    dismissing viewController: UIViewController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds()
  ) {
    self.init(
      DismissingChange(viewController: viewController), pan: pan, direction: direction,
      thresholds: thresholds)
  }
}
