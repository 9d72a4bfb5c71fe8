extension UIViewController {
  /// The traits that hold for this view controller and all below it, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
  }

  @discardableResult
  public func registerForTraitChanges<Me: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Me, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self] old in
      if let me = self as? Me { handler(me, old) }
    }
  }

  /// The method is called after a change: with nothing, with what has changed, or with the traits before, too.
  /// It takes the unbound method `Card.update` for iOS's `#selector(update)`.
  @discardableResult
  public func registerForTraitChanges<Me: AnyObject>(
    _ traits: [UITrait], action: @escaping @MainActor (Me) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self] _ in
      if let me = self as? Me { action(me)() }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Me: AnyObject, Sender>(
    _ traits: [UITrait], action: @escaping @MainActor (Me) -> @MainActor (Sender) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self] _ in
      if let me = self as? Me, let sender = self as? Sender { action(me)(sender) }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Me: AnyObject, Sender>(
    _ traits: [UITrait],
    action: @escaping @MainActor (Me) -> @MainActor (Sender, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self] old in
      if let me = self as? Me, let sender = self as? Sender { action(me)(sender, old) }
    }
  }

  /// The same with another object's method; the object is held weakly.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self, weak target] _ in
      if let target, let sender = self as? Sender { action(target)(sender) }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self, weak target] old in
      if let target, let sender = self as? Sender { action(target)(sender, old) }
    }
  }

  /// Tells at once of changes that it was not told of yet.
  public func updateTraitsIfNeeded() { updateTraits() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord.unregister(registration)
  }

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
    let old = traitRecord.known
    traitRecord.known = new
    guard old != new else { return }
    // What was laid out by other traits, or by the screen's before it was known where, is laid out anew.
    loadedView?.setNeedsLayout()
    guard let old else { return }
    traitCollectionDidChange(old)
    for handler in traitRecord.handlers(from: old, to: new) { handler(old) }
  }

  func noteTraits() {
    updateOwnTraits()
  }
}
