import Foundation

extension UIWindow {
  /// Changes the window's size after notifying its view controllers. Within `UIView.animate` the
  /// change is animated, and so are the animations alongside.
  func changeSize(to size: CGSize, _ change: () -> Void) {
    guard isShown, let root = rootViewController, size != bounds.size else { return change() }
    let coordinator = SizeTransitionCoordinator(window: self, root: root, newSize: size)
    let traits = UITraitCollection(traitValues(for: size))
    root.windowWillTransition(to: size, traits: traits, with: coordinator)
    coordinator.perform {
      change()
      updateTraits()
      layoutIfNeeded()
    }
    // A keyboard has another height in a wide window.
    if inputArea != nil { InputArea.update() }
  }

  func traitValues(for size: CGSize) -> TraitValues {
    TraitValues(windowSize: size, scale: ownScreen?.scale ?? UIScreen.main.scale)
      .overridden(by: traitRecord.overrides.values)
  }
}
