import Foundation

extension Presentation {
  func containerWillLayout() {
    if case .presented = phase { adaptToTraits() }
    controller.containerViewWillLayoutSubviews()
  }

  func containerLeftWindow() { transition?.abandon() }

  func containerDidLayout() {
    controller.containerViewDidLayoutSubviews()
    if isPresented { followSize() }
  }

  /// The presented view takes its place anew in a container of another size.
  func followSize() {
    guard let container, container.bounds.size != laidOutSize else { return }
    placePresentedView()
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
