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

  /// Tells this view controller, the root of a window or presented, and what it or a child of it
  /// presents that the window is about to become as large.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let values = traits.values.overridden(by: traitRecord.overrides.values)
    if values != traitCollection.values {
      willTransition(to: UITraitCollection(values), with: coordinator)
    }
    if loadedView?.bounds.size != size { viewWillTransition(to: size, with: coordinator) }
    for presented in presentedFromHere {
      presented.presentation.presentation?.controller
        .viewWillTransition(to: size, with: coordinator)
      presented.windowWillTransition(to: size, traits: traits, with: coordinator)
    }
  }

  /// By this view controller or one that it contains.
  var presentedFromHere: [UIViewController] {
    var found: [UIViewController] = []
    if let presented = presentation.presented { found.append(presented) }
    for child in children { found += child.presentedFromHere }
    return found
  }
}
