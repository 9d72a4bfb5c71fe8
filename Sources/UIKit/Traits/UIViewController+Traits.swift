extension UIViewController {
  /// The traits that hold for this view controller and all below it, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
  }

  /// Tells at once of changes that it was not told of yet.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Sets the traits that hold for a child, in place of this view controller's own.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      Misuse.stop(
        "\(type(of: childViewController)) is no child of \(type(of: self)): call addChild before"
          + " setOverrideTraitCollection")
    }
    childViewController.traitsFromParent = collection
    childViewController.updateTraits()
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  var inheritedTraits: TraitValues {
    if let parent {
      let values = parent.traitCollection.values
      guard let override = traitsFromParent else { return values }
      return values.overridden(by: override.values)
    }
    var values: TraitValues
    if let presenting = presentation.presenting {
      // Not the presenter's, which may be out of sight: those of the window that the presentation is
      // seen in.
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

  /// After something other than the window changed them.
  package func updateTraits() {
    if let view = loadedView, view.window != nil { view.updateTraits() }
  }

  func updateOwnTraits() {
    let new = traitCollection
    // What was laid out by other traits, or by the screen's before it was known where, is laid out anew.
    if traitRecord.known != new {
      loadedView?.setNeedsLayout()
      loadedView?.guidesChanged()
      applyStoryboardVariations()
    }
    take(new)
  }
}
