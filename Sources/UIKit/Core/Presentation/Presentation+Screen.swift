extension Presentation {
  /// Whether what is presented covers all of the window.
  var fillsScreen: Bool {
    guard !isInContext else { return false }
    if let covers = controller.coversRoom { return covers }
    if style == .overFullScreen { return true }
    guard let container else { return false }
    return controller.frameOfPresentedViewInContainerView == container.bounds
  }
}
