import Foundation

extension UISplitViewController {
  /// The size of all columns together: the view's, or the one that sizes are asked for in.
  var room: CGSize { roomToCome ?? loadedView?.bounds.size ?? .zero }

  func sizeOfColumn(_ container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let controller = container as? UIViewController,
      let column = shown.first(where: { $0.value === controller })?.key, loadedView?.window != nil
    else { return size }
    roomToCome = size
    defer { roomToCome = nil }
    // Where columns come together or apart, they are told once they have.
    guard staysAsItIs(in: size), let frame = frame(of: column, in: displayMode) else { return size }
    toldSizes[ObjectIdentifier(controller)] = frame.size
    return frame.size
  }

  private func staysAsItIs(in size: CGSize) -> Bool {
    guard let window = loadedView?.window, loadedView?.superview === window else { return true }
    return (UITraitCollection(window.traitValues(for: size)).horizontalSizeClass == .compact)
      == isCollapsed
  }

  /// Gives a column's view controller its frame, and tells it before of a size that it does not expect.
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
