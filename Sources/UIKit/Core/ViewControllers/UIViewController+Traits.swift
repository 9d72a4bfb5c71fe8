extension UIViewController: TraitRecording {}

extension UIViewController {
  /// The traits that this view controller and all view controllers below it have, whatever the
  /// surrounding traits are.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
  }

  func keepTraits(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    guard childViewController.ownParent === self else {
      Misuse.stop(
        "\(type(of: childViewController)) is no child of \(type(of: self)): call addChild before"
          + " setOverrideTraitCollection")
    }
    childViewController.traitsFromParent = collection
    childViewController.updateTraits()
  }

  /// Notifies those children whose traits will change of their coming traits.
  func tellChildren(
    of newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      var values = newCollection.values
      if let override = overrideTraitCollection(forChild: child) {
        values = values.overridden(by: override.values)
      }
      values = values.overridden(by: child.traitRecord.overrides.values)
      guard values != child.traitCollection.values else { continue }
      child.willTransition(to: UITraitCollection(values), with: coordinator)
    }
  }

  var ownTraits: UITraitCollection {
    UITraitCollection(inheritedTraits.overridden(by: traitRecord.overrides.values))
  }

  var inheritedTraits: TraitValues {
    if let parent = ownParent {
      let values = parent.traitCollection.values
      guard let override = parent.overrideTraitCollection(forChild: self) else { return values }
      return values.overridden(by: override.values)
    }
    var values: TraitValues
    if let presenting = presentation.presenting {
      // Not the traits of the presenter, which may be out of the window: those of the window with
      // the presentation.
      let window = presentation.presentation?.container?.window ?? presenting.nearestWindow
      values = (window ?? presenting.view).traitCollection.values
    } else if let superview = loadedView?.superview {
      values = superview.traitCollection.values
    } else {
      values = TraitValues(
        windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
    }
    if let override = traitsFromPresentation { values = values.overridden(by: override.values) }
    return values
  }

  /// Updates the traits after something other than the window has changed them.
  package func updateTraits() {
    if let view = loadedView, view.window != nil { view.updateTraits() }
  }

  func updateOwnTraits() {
    let new = traitCollection
    // Content may have been laid out with other traits, or with the screen's before its place was
    // known.
    if traitRecord.known != new {
      loadedView?.setNeedsLayout()
      loadedView?.guidesChanged()
      if loadedView != nil { interface.viewSource?.apply(traitCollection) }
    }
    take(new)
  }
}
