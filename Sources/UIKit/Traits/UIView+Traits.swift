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
