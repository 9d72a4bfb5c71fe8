import QuartzCore

/// Views with engines of their own: cells and the like, which leave a tree and return while they are
/// reused. Their constraints stay in the engine, so that a reused cell whose content has changed
/// solves only that change.
///
/// The constraints in such a view must not reach out of the view. A constraint that does so makes the
/// view part of the surrounding engine for good.
extension UIView {
  var hasOwnEngine: Bool { constraintState.hasOwnEngine }

  /// Makes an engine of the view's own solve the constraints within the view.
  func takeOwnEngine() {
    constraintState.hasOwnEngine = true
    Self.haveOwnEngines = true
    if !ownSubviews.isEmpty { KnownRoot.engineChanges.add() }
  }

  /// Whether a view of this program has ever had an engine of its own.
  @exclusivity(unchecked) private static var haveOwnEngines = false

  /// Makes the surrounding engine solve the constraints within the view.
  func joinSurroundingEngine() {
    guard hasOwnEngine else { return }
    if let engine = layoutRecord?.engine {
      engine.remove(self)
      layoutRecord?.engine = nil
    }
    constraintState.hasOwnEngine = false
    KnownRoot.engineChanges.add()
    if usesConstraints { ownSuperview?.layoutChanged(below: self) }
  }

  /// Joins the engines around each view that contains an item of a constraint, but not all of them.
  static func joinEngines(for items: [UIView], heldBy holder: UIView) {
    guard haveOwnEngines else { return }
    for item in items {
      var view: UIView? = item
      while let current = view, current !== holder {
        if current.hasOwnEngine { current.joinSurroundingEngine() }
        view = current.ownSuperview
      }
    }
  }

  /// The view whose engine solves the constraints of this view: the nearest view around it with an
  /// engine of its own, or the root of the tree.
  var engineRoot: UIView {
    guard Self.haveOwnEngines else { return root }
    if let known = knownEngineRoot { return known }
    let view = searchOutward(
      known: { $0.knownEngineRoot }, endsAt: { $0.hasOwnEngine || $0.isWindow })
    if view !== self {
      constraintState.knownEngineRoot.view = view
      constraintState.knownEngineRoot.since = KnownRoot.engineChanges.value
    }
    return view
  }

  private var knownEngineRoot: UIView? {
    constraintState.knownEngineRoot.since == KnownRoot.engineChanges.value
      ? constraintState.knownEngineRoot.view : nil
  }

  /// Notes that the view's surroundings, such as the text direction, may be others than before.
  func surroundingsChanged() {
    if hasOwnEngine { layoutRecord?.engine?.surroundingsChanged() }
  }

  /// Notifies the engines of all views below this one of a change of the text direction.
  func directionChangedBelow() {
    guard Self.haveOwnEngines else { return }
    visitTree { view in
      if view !== self { view.surroundingsChanged() }
      return view.usesConstraints
    }
  }
}

extension LayoutEngine {
  /// The engines with changes that no update has handled yet, of views with engines of their own.
  @exclusivity(unchecked) private static var waitingEngines: [LayoutEngine] = []

  /// Notes that the next update has something to do.
  func noteWork() {
    guard !waiting.isThere else { return }
    waiting.isThere = true
    Self.placesChanged()
    listWaiting()
  }

  private func listWaiting() {
    guard isOfView, !waiting.isListed else { return }
    waiting.isListed = true
    Self.waitingEngines.append(self)
  }

  /// The number of changes after each of which another listed engine may have to be updated.
  @exclusivity(unchecked) private static var changes = 0
  /// The root of an engine that had nothing to do, as no listed engine around it had, and `changes` then.
  @exclusivity(unchecked) private static var quiet: (root: ObjectIdentifier?, since: Int) = (nil, 0)

  /// Whether neither the engine of a root nor any listed engine around it has work. Layout asks several times for
  /// each view.
  static func isQuiet(below engineRoot: UIView) -> Bool {
    guard quiet.since == changes, quiet.root == ObjectIdentifier(engineRoot),
      let engine = engineRoot.layoutRecord?.engine
    else { return false }
    return !engine.waiting.isThere
  }

  /// The view whose subviews got their frames last, with `changes` and the number of changes of layers after that.
  @exclusivity(unchecked) private static var applied:
    (view: ObjectIdentifier?, since: Int, layers: Int) =
      (nil, 0, 0)

  static func noteApplied(to view: UIView) {
    applied = (ObjectIdentifier(view), changes, CALayer.changes)
  }

  /// Whether the subviews of a view have just got their frames, and nothing has changed since: layout applies the
  /// constraints of each view before it calls `layoutSubviews()`, which applies them again.
  static func isApplied(to view: UIView) -> Bool {
    applied.since == changes && applied.view == ObjectIdentifier(view)
      && applied.layers == CALayer.changes
      && view.engineRoot.layoutRecord?.engine?.waiting.isThere == false
  }

  /// Notes that a view has another superview, or that an engine has work.
  static func placesChanged() { changes += 1 }

  /// Updates the engines of all views in a tree that have engines of their own.
  ///
  /// - Parameter engineRoot: The root of the engine that has just been updated.
  static func updateOwnEngines(around view: UIView, below engineRoot: UIView) {
    forgetUpdatedEngines()
    let root = waitingEngines.isEmpty ? nil : view.root
    guard let root, isAnyToUpdate(in: root) else {
      quiet = (ObjectIdentifier(engineRoot), changes)
      return
    }
    let engines = waitingEngines
    waitingEngines.removeAll(keepingCapacity: true)
    for engine in engines { engine.waiting.isListed = false }
    for engine in engines where engine.waiting.isThere {
      guard let place = engine.root, place.hasOwnEngine else { continue }
      if place.root === root { engine.update() }
      if engine.waiting.isThere { engine.listWaiting() }
    }
  }

  /// Removes engines that have been updated from the list. Mostly the only one is that of a cell that is laid out.
  private static func forgetUpdatedEngines() {
    // Loops, as each call of a closure on the main actor checks the actor.
    var count = 0
    for index in waitingEngines.indices {
      let engine = waitingEngines[index]
      if engine.waiting.isThere {
        if count != index { waitingEngines[count] = engine }
        count += 1
      } else {
        engine.waiting.isListed = false
      }
    }
    waitingEngines.removeLast(waitingEngines.count - count)
  }

  /// Whether a listed engine can be updated or is no longer waiting. The engines of unused cells wait until
  /// the cells are used again.
  private static func isAnyToUpdate(in root: UIView) -> Bool {
    for engine in waitingEngines {
      guard engine.waiting.isThere, let place = engine.root, place.hasOwnEngine else { return true }
      if place.root === root { return true }
    }
    return false
  }

  /// Notes that the view has come to another place: its content is read again, and its subviews get
  /// their frames again.
  func surroundingsChanged() {
    waiting.isMoved = true
    noteWork()
  }

  /// Reads everything again that may depend on the surroundings of the view.
  func takeUpSurroundings() {
    guard waiting.isMoved else { return }
    waiting.isMoved = false
    let isOtherMeasurer = texts.measurer != TextMeasuring.choice
    texts.measurer = TextMeasuring.choice
    let isSame = !isOtherMeasurer && areSurroundingsKnown()
    for entry in entries {
      // A label notes by itself what changes its size.
      if isSame, entry.mode == .frame || entry.mode == .insets {
        givenMayHaveChanged(entry)
      } else if isOtherMeasurer || entry.view?.layoutContent?.isMeasuredText != true {
        entryChanged(entry)
      }
      if entry.isHeld, entry.mode == .constraints, !isSame || !entry.isStillPlaced {
        entry.item?.layoutContainer?.markUnlaid()
      }
    }
    if !isSame, root?.window != nil, isMirroredOtherwise { directionChanged() }
  }

  /// Whether the root has the same superview, window and traits as at the last call, as a cell has that its table
  /// uses again.
  private func areSurroundingsKnown() -> Bool {
    guard let root, let window = root.window, !root.preservesSuperviewLayoutMargins else {
      surroundings = nil
      return false
    }
    let now = Surroundings(
      superview: root.ownSuperview?.reference, window: window.reference,
      traits: root.traitCollection, scale: root.layoutScale)
    defer { surroundings = now }
    return surroundings == now
  }

  /// The surroundings of a root on which its content may depend.
  struct Surroundings: Equatable {
    let superview: ViewReference?
    let window: ViewReference
    let traits: UITraitCollection
    let scale: CGFloat

    nonisolated static func == (one: Surroundings, other: Surroundings) -> Bool {
      one.superview === other.superview && one.window === other.window
        && one.traits === other.traits && one.scale == other.scale
    }
  }

  /// Whether a constraint was placed with another text direction than its view has now.
  private var isMirroredOtherwise: Bool {
    var last: (view: UIView, isMirrored: Bool)?
    for source in sources {
      guard let constraint = source?.constraint, constraint.isDirectional,
        let placement = constraint.placement, let holder = constraint.holder
      else { continue }
      if last?.view !== holder {
        last = (holder, holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      }
      if last?.isMirrored != placement.isMirrored { return true }
    }
    return false
  }
}
