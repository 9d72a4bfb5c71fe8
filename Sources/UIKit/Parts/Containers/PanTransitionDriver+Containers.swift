import PantographGestures

extension PanTransitionDriver {
  /// Pushes what `make` makes when the pan begins; nil from it, and nothing happens.
  public convenience init(
    pushingOnto navigationController: UINavigationController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds(),
    _ make: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(
      PushingChange(navigationController: navigationController, make: make), pan: pan,
      direction: direction, thresholds: thresholds)
  }

  /// Selects the tab that `choose` names when the pan begins; nil from it, and nothing happens.
  ///
  /// The animator is that of the tab bar controller's delegate, or moves the two side by side.
  public convenience init(
    selectingIn tabBarController: UITabBarController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds(),
    _ choose: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(
      SelectingChange(tabBarController: tabBarController, choose: choose), pan: pan,
      direction: direction, thresholds: thresholds)
  }

  /// Pops what is on top when the pan begins. The navigation controller's own pan from the edge
  /// should be off then, or have another edge.
  public convenience init(
    popping navigationController: UINavigationController, pan: UIPanGestureRecognizer,
    direction: TransitionDirection, thresholds: InteractionThresholds = InteractionThresholds()
  ) {
    self.init(
      PoppingChange(navigationController: navigationController), pan: pan, direction: direction,
      thresholds: thresholds)
  }
}
