import Foundation

extension UIViewController {
  /// Whom to tell that its preferred size has changed.
  var contentContainer: (any UIContentContainer)? {
    parent ?? presentation.presentation?.controller
  }

  /// The traits that its presentation specifies.
  var traitsFromPresentation: UITraitCollection? {
    presentation.presentation?.controller.overrideTraitCollection
  }

  /// Tells this view controller, the root of a window, and all that is presented above it that the
  /// window is about to become as large.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection, with coordinator: SizeTransitionCoordinator
  ) {
    takePart(in: coordinator)
    let values = traits.values.overridden(by: traitRecord.overrides.values)
    if values != traitCollection.values {
      willTransition(to: UITraitCollection(values), with: coordinator)
    }
    if loadedView?.bounds.size != size { viewWillTransition(to: size, with: coordinator) }
    tellPresented(size, traits, coordinator)
  }

  private func tellPresented(
    _ size: CGSize, _ traits: UITraitCollection, _ coordinator: SizeTransitionCoordinator
  ) {
    for presented in presentedFromHere {
      presented.presentation.presentation?
        .windowWillTransition(to: size, traits: traits, with: coordinator)
      presented.tellPresented(size, traits, coordinator)
    }
  }

  func takePart(in coordinator: SizeTransitionCoordinator) {
    presentation.sizeTransition = coordinator
  }

  /// By this view controller or one that it contains.
  var presentedFromHere: [UIViewController] {
    var found: [UIViewController] = []
    if let presented = presentation.presented { found.append(presented) }
    for child in children { found += child.presentedFromHere }
    return found
  }
}

extension UIView {
  /// How large it will be when its window has become as large, as far as autoresizing decides.
  func size(inWindowOf size: CGSize) -> CGSize {
    guard let superview else { return size }
    if superview === self.window, autoresizingMask.isEmpty { return bounds.size }
    let old = superview.bounds.size
    let new = superview === self.window ? size : superview.size(inWindowOf: size)
    return sizeAutoresized(from: old, to: new)
  }
}
