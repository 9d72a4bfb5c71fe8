import PantographGestures

extension PanTransitionDriver {
  /// Creates a driver that presents the result of `make` when the pan begins. If the
  /// result is nil, nothing happens.
  ///
  /// The animator and the presentation come from the result's transitioning delegate, or are the
  /// standard ones.
  public convenience init(
    presentingFrom presenter: UIViewController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds(),
    _ make: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(
      PresentingChange(presenter: presenter, make: make), pan: pan, direction: direction,
      thresholds: thresholds)
  }

  /// Creates a driver that dismisses the view controller, and what it presents, when the pan
  /// begins.
  public convenience init(
    dismissing viewController: UIViewController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds()
  ) {
    self.init(
      DismissingChange(viewController: viewController), pan: pan, direction: direction,
      thresholds: thresholds)
  }
}
