import Foundation

extension UISplitViewController {
  /// The size of all columns together: the view's size, or the future size while sizes for it are
  /// computed.
  var room: CGSize { roomToCome ?? loadedView?.bounds.size ?? .zero }

  func sizeOfColumn(_ container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let controller = container as? UIViewController,
      let column = shown.first(where: { $0.value === controller })?.key, loadedView?.window != nil
    else { return size }
    roomToCome = size
    defer { roomToCome = nil }
    // If the columns collapse or expand in this size, they are notified afterwards.
    guard staysAsItIs(in: size), let frame = frame(of: column, in: displayMode) else { return size }
    toldSizes[ObjectIdentifier(controller)] = frame.size
    return frame.size
  }

  private func staysAsItIs(in size: CGSize) -> Bool {
    guard let window = loadedView?.window, loadedView?.superview === window else { return true }
    return (UITraitCollection(window.traitValues(for: size)).horizontalSizeClass == .compact)
      == isCollapsed
  }

  /// Sets the frame of a column's view controller. Before that, notifies the controller of a new
  /// size that it has not received yet.
  func resize(_ controller: UIViewController, to frame: CGRect) {
    guard let view = controller.viewIfLoaded else { return }
    let told = toldSizes.removeValue(forKey: ObjectIdentifier(controller))
    guard let window = view.superview?.window, appearance == .appeared, !view.bounds.isEmpty,
      view.bounds.size != frame.size, told != frame.size
    else {
      view.frame = frame
      return
    }
    let coordinator = SizeTransitionCoordinator(
      window: window, root: controller, newSize: window.bounds.size)
    controller.takePart(in: coordinator)
    controller.viewWillTransition(to: frame.size, with: coordinator)
    coordinator.perform { view.frame = frame }
  }
}
