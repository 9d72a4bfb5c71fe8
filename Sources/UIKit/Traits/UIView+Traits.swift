extension UIView {
  /// The traits that hold for this view and all below it, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
  }

  @discardableResult
  public func registerForTraitChanges<Me: UIView>(
    _ traits: [UITrait], handler: @escaping (Me, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.register(traits) { [weak self] old in
      if let me = self as? Me { handler(me, old) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord.unregister(registration)
  }

  var inheritedTraits: UITraitCollection {
    if let viewController { return viewController.traitCollection }
    if let superview { return superview.traitCollection }
    return UITraitCollection(
      TraitValues(windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale))
  }

  /// Tells this view and all below it what changed since they were last told.
  func updateTraits() {
    guard window != nil else { return }
    viewController?.updateOwnTraits()
    let new = traitCollection
    if let old = traitRecord.known, old != new {
      traitRecord.known = new
      traitCollectionDidChange(old)
      for handler in traitRecord.handlers(from: old, to: new) { handler(old) }
    }
    traitRecord.known = new
    for view in subviews { view.updateTraits() }
  }

  /// Entering a window for the first time is no change.
  func noteTraits() {
    guard traitRecord.known != nil else {
      traitRecord.known = traitCollection
      viewController?.noteTraits()
      return
    }
    viewController?.updateOwnTraits()
    let new = traitCollection
    guard let old = traitRecord.known, old != new else { return }
    traitRecord.known = new
    traitCollectionDidChange(old)
    for handler in traitRecord.handlers(from: old, to: new) { handler(old) }
  }
}
