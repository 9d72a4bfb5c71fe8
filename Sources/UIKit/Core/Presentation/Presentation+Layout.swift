import Foundation

extension Presentation {
  func containerWillLayout() {
    if case .presented = phase { adaptToTraits() }
    controller.containerViewWillLayoutSubviews()
  }

  /// Passes the traits to the current controller, and to the original one that it replaces and the
  /// application knows.
  func traitsDidChange() {
    controller.take(controller.traitCollection)
    if original !== controller { original.take(original.traitCollection) }
  }

  func containerLeftWindow() { transition?.abandon() }

  func containerDidLayout() {
    controller.containerViewDidLayoutSubviews()
    if isPresented { followSize() }
  }

  /// Places the presented view again if the container has another size.
  func followSize() {
    guard let container, container.bounds.size != laidOutSize else { return }
    placePresentedView()
  }

  /// Notifies the presentation controller of the container's coming size and traits, before the
  /// window has them. The controller notifies the presented view controller.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection, with coordinator: SizeTransitionCoordinator
  ) {
    guard let container, container.window != nil else { return }
    presented?.takePart(in: coordinator)
    let controller = controller
    controller.traitsToCome = traits
    if traits.values != controller.traitCollection.values {
      controller.willTransition(to: traits, with: coordinator)
    }
    let new = (follower?.view ?? container).size(inWindowOf: size)
    if new != container.bounds.size { controller.viewWillTransition(to: new, with: coordinator) }
    controller.traitsToCome = nil
  }

  /// Returns the size of the presented view in a coming container, if another style will be used
  /// there; otherwise nil.
  func sizeOfPresented(in container: CGSize, with traits: UITraitCollection) -> CGSize? {
    let wanted = original.adaptivePresentationStyle(for: traits)
    let style = wanted == .none ? self.style : wanted
    guard style != styleInCharge, let presented else { return nil }
    if style == self.style { return original.sizeOfPresented(in: container, with: traits) }
    return presented.standardPresentationController(for: style, presenting: presenter)
      .sizeOfPresented(in: container, with: traits)
  }

  func placePresentedView() {
    guard let container, let view = controller.presentedView else { return }
    laidOutSize = container.bounds.size
    let frame = controller.frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + frame.width * view.layer.anchorPoint.x,
      y: frame.minY + frame.height * view.layer.anchorPoint.y)
  }
}

extension Presentation {
  /// Whether the presented view covers the whole window.
  var fillsScreen: Bool {
    guard !isInContext else { return false }
    if let covers = controller.coversRoom { return covers }
    if style == .overFullScreen { return true }
    guard let container else { return false }
    return controller.frameOfPresentedViewInContainerView == container.bounds
  }
}
