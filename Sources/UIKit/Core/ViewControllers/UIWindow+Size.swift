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

  /// Returns the traits that the window has with another size.
  func traitValues(for size: CGSize) -> TraitValues {
    TraitValues(windowSize: size, scale: ownScreen?.scale ?? UIScreen.main.scale)
      .overridden(by: traitRecord.overrides.values)
  }
}

/// The traits of a window when they were last read. Every view of the window reads them, so all views get
/// the same object as long as nothing has changed.
@MainActor
struct WindowTraits {
  private var size = CGSize.zero
  private var scale: CGFloat = 0
  /// The traits for the size and the scale, without overrides.
  private var known: UITraitCollection?

  /// The traits for the size and the scale, without overrides, if they are those of the last call.
  func known(for size: CGSize, _ scale: CGFloat) -> UITraitCollection? {
    size == self.size && scale == self.scale ? known : nil
  }

  mutating func collection(
    for size: CGSize, _ scale: CGFloat, _ record: TraitRecord
  ) -> UITraitCollection {
    let values = TraitValues(windowSize: size, scale: scale)
    if record.hasOverrides {
      return UITraitCollection(values.overridden(by: record.overrides.values))
    }
    let new = UITraitCollection(values)
    (self.size, self.scale, known) = (size, scale, new)
    return new
  }
}
