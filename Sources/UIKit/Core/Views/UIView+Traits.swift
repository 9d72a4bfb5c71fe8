import QuartzCore

extension UIView: TraitRecording {}

extension UIView {
  /// The traits that this view and all views below it have, whatever the surrounding traits are.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord.overrides }
    set {
      traitRecord.overrides = newValue
      KnownRoot.traitChanges.add()
      updateTraits()
    }
  }

  /// The traits of the nearest surrounding view controller or window, with the overrides of the
  /// views in between: a loop, so that no tree is too deep.
  var computedTraits: UITraitCollection {
    // Most views are in a window, without a view controller or overrides around them.
    if constraintState.knownTraitWindow.since == KnownRoot.traitChanges.value,
      let window = constraintState.knownTraitWindow.view
    {
      return window.traitCollection
    }
    let source = traitSource
    guard !source.traitRecord.hasOverrides, source.viewController == nil else {
      return computedTraits(from: source)
    }
    guard let around = source.ownSuperview else { return Self.traitsOfNoWindow }
    guard around.isWindow else { return computedTraits(from: source) }
    constraintState.knownTraitWindow.view = around
    constraintState.knownTraitWindow.since = KnownRoot.traitChanges.value
    return around.traitCollection
  }

  private func computedTraits(from source: UIView) -> UITraitCollection {
    var overrides: [TraitValues] = []
    var view = source
    while true {
      if view.traitRecord.hasOverrides { overrides.append(view.traitRecord.overrides.values) }
      if view.viewController != nil { break }
      guard let next = view.ownSuperview, !next.isWindow else { break }
      view = next.traitSource
    }
    let inherited =
      view.viewController?.traitCollection ?? view.ownSuperview?.traitCollection
      ?? Self.traitsOfNoWindow
    if overrides.isEmpty { return inherited }
    return UITraitCollection(
      overrides.reversed().reduce(inherited.values) { $0.overridden(by: $1) })
  }

  /// The traits of views in no window, which are those of a window of the screen's size.
  private static var traitsOfNoWindow: UITraitCollection {
    let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
    return knownTraitsOfNoWindow.known(for: size, scale)
      ?? knownTraitsOfNoWindow.collection(for: size, scale, TraitRecord())
  }
  @exclusivity(unchecked) private static var knownTraitsOfNoWindow = WindowTraits()

  /// The nearest view, from this one outward, that has overrides or a view controller, or that is the
  /// outermost one. Stored, so that making a deep tree takes no walk for each view.
  private var traitSource: UIView {
    if let known = knownTraitSource { return known }
    let view = searchOutward(
      known: { $0.knownTraitSource },
      endsAt: {
        $0.traitRecord.hasOverrides || $0.viewController != nil
          || $0.ownSuperview?.isWindow == true
      })
    if view !== self {
      constraintState.knownTraitSource.view = view
      constraintState.knownTraitSource.since = KnownRoot.traitChanges.value
    }
    return view
  }

  private var knownTraitSource: UIView? {
    constraintState.knownTraitSource.since == KnownRoot.traitChanges.value
      ? constraintState.knownTraitSource.view : nil
  }

  /// The view's traits, computed from those that the superview has just received, without searching
  /// further out.
  private var traitsBelowKnown: UITraitCollection {
    guard viewController == nil, let ownSuperview, !ownSuperview.isWindow,
      let around = ownSuperview.traitRecord.known
    else { return traitCollection }
    if !traitRecord.hasOverrides {
      constraintState.knownTraitWindow = ownSuperview.constraintState.knownTraitWindow
      return around
    }
    return UITraitCollection(around.values.overridden(by: traitRecord.overrides.values))
  }

  /// Delivers the trait changes since the last delivery to this view and all below it. A change
  /// that is being delivered is delivered to all views first.
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
    guard traitRecord.known?.layoutDirection != direction else { return }
    engineInUse?.directionChanged()
    directionChangedBelow()
  }

  /// Stores the traits and delivers a change. Entering a window for the first time is no change.
  ///
  /// - Parameter isBelowKnown: Whether the superview has just received its traits.
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

/// The rounds in which trait changes are delivered: a change made by a handler is delivered after
/// every handler has received the current one.
@MainActor
private enum TraitRounds {
  private static var isTelling = false
  /// The views whose traits were changed during the delivery.
  private static var waiting: [UIView] = []
  /// The limit of rounds, for handlers that change traits at each call.
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
