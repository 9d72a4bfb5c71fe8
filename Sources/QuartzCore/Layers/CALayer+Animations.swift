import Foundation
import PantographObjects

extension CALayer {
  package func add(
    _ animation: CAAnimation, forKey key: String?, delay: Double = 0,
    tokens: [AnimationToken], blocksTouches: Bool = false
  ) {
    require(shown == nil, "a presentation layer cannot be animated")
    makeRoom(for: animation)
    let copy = animation.frozenCopy()
    var key = key
    if let transition = copy as? CATransition {
      transition.picture = pictureBefore ?? pictureOfLastTurn
      key = kCATransition
    }
    let fallback = CATransaction.animationDuration()
    let entry = AnimationEntry(
      key: key, animation: copy,
      duration: copy.runDuration(fallback > 0 ? fallback : CATransaction.defaultDuration),
      delay: delay, tokens: tokens, blocksTouches: blocksTouches)
    entry.begin = copy.beginTime != 0 ? copy.beginTime : now.map { $0 + delay }
    let replaced = entries.first { $0.key == entry.key }
    let wasEmpty = entries.isEmpty
    entries.removeAll { $0 === replaced }
    entries.append(entry)
    if wasEmpty { startAnimating() }
    clock?.change()
    replaced?.removeTwins(finished: false)
    addTwins(of: entry)
    replaced?.end(finished: false)
  }

  func ownRemoveAnimation(forKey key: String) {
    guard let entry = entries.first(where: { $0.key == key }) else { return }
    remove(entry, finished: false)
  }

  func ownRemoveAllAnimations() {
    let removed = entries
    guard !removed.isEmpty else { return }
    entries = []
    stopAnimating()
    clock?.version += 1
    for entry in removed {
      entry.removeTwins(finished: false)
      entry.end(finished: false)
    }
  }

  package func remove(_ entry: AnimationEntry, finished: Bool) {
    guard entries.contains(where: { $0 === entry }) else { return }
    entries.removeAll { $0 === entry }
    if entries.isEmpty { stopAnimating() }
    clock?.version += 1
    entry.removeTwins(finished: finished)
    entry.end(finished: finished)
  }

  private func startAnimating() {
    countAnimatedLayers(1)
    clock?.watch(self)
  }

  private func stopAnimating() {
    countAnimatedLayers(-1)
    clock?.stopWatching(self)
  }

  /// Ends an animation that has reached its end.
  func complete(_ entry: AnimationEntry) {
    if entry.animation.isRemovedOnCompletion {
      remove(entry, finished: true)
    } else {
      entry.end(finished: true)
      clock?.version += 1
    }
  }

  /// Removes all animations of this layer and all its sublayers.
  package func abandonAnimations() {
    var abandoned: [CALayer] = []
    visitAnimatedLayers { abandoned.append($0) }
    for layer in abandoned { layer.removeAllAnimations() }
  }

  /// Sets the begin of the animations that were added before the tree had a clock.
  func beginWaitingAnimations() {
    for entry in entries where entry.begin == nil { entry.begin = now.map { $0 + entry.delay } }
  }

  /// Visits the animated layers among this layer, all its sublayers and their masks.
  func visitAnimatedLayers(_ visit: (CALayer) -> Void) {
    guard animatedLayers > 0 else { return }
    if sublayers == nil, mask == nil { return visit(self) }
    visitTree { layer in
      guard layer.animatedLayers > 0 else { return false }
      if !layer.entries.isEmpty { visit(layer) }
      return true
    }
  }

  /// Returns the implicit animation of a layer without a view, from the visible value to the set
  /// one.
  func implicitAnimation(forKey key: String) -> (any CAAction)? {
    let duration = CATransaction.animationDuration()
    guard duration > 0, let clock, isCommitted(clock), !ownKeys.contains(key) else { return nil }
    guard let value = shown(at: clock.time, { $0[key] }), value.isAnimatable else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    animation.duration = duration
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The picture at the last turn of the clock if it is recorded, otherwise the current picture.
  private var pictureOfLastTurn: LayerPicture {
    guard CommitJournal.isOn, let clock, isCommitted(clock) else { return LayerPicture(snapshot()) }
    displayTreeIfNeeded()
    return CommitJournal.picture(of: self, at: clock.time)
  }

  /// Whether the layer was in the tree when the clock last advanced. A layer that has arrived since
  /// then has not been visible there.
  ///
  /// - Parameter isMoveSeen: Whether a layer counts that was visible in another place and has moved
  ///   here since.
  func isCommitted(_ clock: LayerClock, isMoveSeen: Bool = false) -> Bool {
    var layer: CALayer? = self
    while let current = layer, current.ownClock == nil {
      if current.treePlace.turnOfArrival >= clock.turn, !(isMoveSeen && current.treePlace.wasSeen) {
        return false
      }
      layer = current.superlayer
    }
    return true
  }
}

extension LayerValue {
  /// Whether a change is animated implicitly. The change of a path is not, as Core Animation
  /// documents: only an animation that was added interpolates it.
  package var isAnimatable: Bool {
    switch self {
    case .path, .other: false
    default: true
    }
  }

  /// The empty value of this kind; nil if there is none.
  var absence: LayerValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .list: .list([])
    case .other: .other(nil)
    case .number, .point, .size, .rect, .transform: nil
    }
  }
}

extension CALayer {
  /// Lets the transaction of an animation that was added in no window end when the animation's time
  /// is over. The animation itself waits for the layer to come into a window.
  ///
  /// Whether the layer is in a window is decided at the end of the turn, because programs often add
  /// animations to layers that they insert afterwards.
  final func endTransactionOutside(of entry: AnimationEntry?) {
    guard let entry, clock == nil, !entry.tokens.isEmpty else { return }
    LayerClock.whenTurnEnds { [self] in
      guard clock == nil else { return }
      DelayedCall().start(after: entry.length) { [self] in
        if clock == nil { entry.releaseTokens(finished: true) }
      }
    }
  }
}
