extension UIView: TraitRecording {}

extension UIView {
  /// The traits that hold for this view and all below it, whatever is around.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
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
      guard let next = view.ownSuperview, !next.isWindow else { break }
      view = next
    }
    let inherited =
      view.viewController?.traitCollection ?? view.ownSuperview?.traitCollection
      ?? UITraitCollection(
        TraitValues(windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale))
    if overrides.isEmpty { return inherited }
    return UITraitCollection(
      overrides.reversed().reduce(inherited.values) { $0.overridden(by: $1) })
  }

  /// The same where the view around has just been told its own, without looking further out.
  private var traitsBelowKnown: UITraitCollection {
    guard viewController == nil, let ownSuperview, !ownSuperview.isWindow,
      let around = ownSuperview.traitRecord.known
    else { return traitCollection }
    if traitRecord.overrides == UITraitOverrides() { return around }
    return UITraitCollection(around.values.overridden(by: traitRecord.overrides.values))
  }

  /// Tells this view and all below it what changed since they were last told; those that are told of another change
  /// hear of it first.
  func updateTraits() {
    TraitRounds.update(self)
  }

  fileprivate func updateTraitsNow() {
    guard window != nil else { return }
    let direction = traitRecord.known?.layoutDirection
    visitTree { view in
      if view !== self, view.isWithdrawn { return false }
      view.viewController?.updateOwnTraits()
      view.take(view === self ? view.traitCollection : view.traitsBelowKnown)
      return true
    }
    if traitRecord.known?.layoutDirection != direction { engineInUse?.directionChanged() }
  }

  /// Entering a window for the first time is no change.
  /// - Parameter isBelowKnown: Whether the view around has just been told its own.
  func noteTraits(isBelowKnown: Bool) {
    guard traitRecord.known != nil else {
      traitRecord.known = isBelowKnown ? traitsBelowKnown : traitCollection
      viewController?.updateOwnTraits()
      return
    }
    viewController?.updateOwnTraits()
    take(isBelowKnown ? traitsBelowKnown : traitCollection)
  }
}

/// Tells of changes one after the other: what a handler changes is told of when all have heard of the change before.
@MainActor
private enum TraitRounds {
  private static var isTelling = false
  /// The views whose traits were changed meanwhile.
  private static var waiting: [UIView] = []
  /// Handlers that change traits again each time they are told are left alone after so many changes.
  private static let most = 100

  static func update(_ view: UIView) {
    if !waiting.contains(where: { $0 === view }) { waiting.append(view) }
    guard !isTelling else { return }
    isTelling = true
    defer {
      isTelling = false
      waiting = []
    }
    for _ in 0..<most {
      guard !waiting.isEmpty else { return }
      let views = waiting
      waiting = []
      for view in views { view.updateTraitsNow() }
    }
    Misuse.warn(
      "traits were changed \(most) times by those that were told of a change: set them only where they"
        + " differ")
  }
}
