import PantographGestures

extension PanTransitionDriver {
  /// Creates a driver whose pan pushes the view controller that `make` returns. Nil from `make`
  /// pushes nothing.
  public convenience init(
    pushingOnto navigationController: UINavigationController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds(),
    _ make: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(
      PushingChange(navigationController: navigationController, make: make), pan: pan,
      direction: direction, thresholds: thresholds)
  }

  /// Creates a driver whose pan selects the tab that `choose` returns. Nil from `choose` selects
  /// nothing.
  ///
  /// The tab bar controller's delegate provides the animator. Without one, both tabs move side by
  /// side.
  public convenience init(
    selectingIn tabBarController: UITabBarController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds(),
    _ choose: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(
      SelectingChange(tabBarController: tabBarController, choose: choose), pan: pan,
      direction: direction, thresholds: thresholds)
  }

  /// Creates a driver whose pan pops the top view controller. The navigation controller's own edge
  /// pan should be disabled, or use another edge.
  public convenience init(
    popping navigationController: UINavigationController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds()
  ) {
    self.init(
      PoppingChange(navigationController: navigationController), pan: pan, direction: direction,
      thresholds: thresholds)
  }
}
