extension UIView {
  /// The traits that hold for this view and all below it, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
  }

  /// Tells at once of changes that it was not told of yet.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// The traits around the nearest view controller or window outwards, and what the views on the way to it
  /// set: a loop, so that no depth of the tree is too deep.
  var computedTraits: UITraitCollection {
    var overrides: [TraitValues] = []
    var view = self
    while true {
      if view.traitRecord.overrides != UITraitOverrides() {
        overrides.append(view.traitRecord.overrides.values)
      }
      if view.viewController != nil { break }
      guard let next = view.superview, !next.isWindow else { break }
      view = next
    }
    let inherited =
      view.viewController?.traitCollection ?? view.superview?.traitCollection
      ?? UITraitCollection(
        TraitValues(windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale))
    if overrides.isEmpty { return inherited }
    return UITraitCollection(
      overrides.reversed().reduce(inherited.values) { $0.overridden(by: $1) })
  }

  /// The same where the view around has just been told its own, without looking further out.
  private var traitsBelowKnown: UITraitCollection {
    guard viewController == nil, let superview, !superview.isWindow,
      let around = superview.traitRecord.known
    else { return traitCollection }
    if traitRecord.overrides == UITraitOverrides() { return around }
    return UITraitCollection(around.values.overridden(by: traitRecord.overrides.values))
  }

  /// Tells this view and all below it what changed since they were last told.
  func updateTraits() {
    guard window != nil else { return }
    visitTree { view in
      view.viewController?.updateOwnTraits()
      let new = view === self ? view.traitCollection : view.traitsBelowKnown
      if let old = view.traitRecord.known, old != new {
        view.traitRecord.known = new
        view.traitCollectionDidChange(old)
        for handler in view.traitRecord.handlers(from: old, to: new) { handler(old) }
      }
      view.traitRecord.known = new
      return true
    }
  }

  /// Entering a window for the first time is no change.
  /// - Parameter isBelowKnown: Whether the view around has just been told its own.
  func noteTraits(isBelowKnown: Bool) {
    guard traitRecord.known != nil else {
      traitRecord.known = isBelowKnown ? traitsBelowKnown : traitCollection
      viewController?.noteTraits()
      return
    }
    viewController?.updateOwnTraits()
    let new = isBelowKnown ? traitsBelowKnown : traitCollection
    guard let old = traitRecord.known, old != new else { return }
    traitRecord.known = new
    traitCollectionDidChange(old)
    for handler in traitRecord.handlers(from: old, to: new) { handler(old) }
  }
}
