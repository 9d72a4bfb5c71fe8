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

  /// Ends what of this layer and of those below it has its end by the time this layer is at `time`.
  func endAnimations(by time: Double) {
    var over: [(end: Double, entry: AnimationEntry, layer: CALayer)] = []
    visitAnimatedLayers { layer in
      let map = layer.timeMap(from: self)
      for entry in layer.entries where !entry.hasEnded {
        let end = map.outer(entry.end)
        // The sum of what was left may miss the whole by the last digit.
        if end <= time + 1e-9 { over.append((end, entry, layer)) }
      }
    }
    over.sort { ($0.end, $0.entry.order) < ($1.end, $1.entry.order) }
    for (_, entry, layer) in over { layer.complete(entry) }
    clock?.version += 1
  }

  /// Ends an animation in its own time.
  func complete(_ entry: AnimationEntry) {
    if entry.animation.isRemovedOnCompletion {
      remove(entry, finished: true)
    } else {
      entry.end(finished: true)
      clock?.version += 1
    }
  }

  /// Removes all animations of this layer and of those below it.
  package func abandonAnimations() {
    var abandoned: [CALayer] = []
    visitAnimatedLayers { abandoned.append($0) }
    for layer in abandoned { layer.removeAllAnimations() }
  }

  /// Begins the animations that were added before the tree was told the time.
  func beginWaitingAnimations() {
    for entry in entries where entry.begin == nil { entry.begin = now.map { $0 + entry.delay } }
  }

  /// Visits this layer, those below it and their masks, as far as they are animated.
  func visitAnimatedLayers(_ visit: (CALayer) -> Void) {
    guard animatedLayers > 0 else { return }
    if sublayers == nil, mask == nil { return visit(self) }
    visitTree { layer in
      guard layer.animatedLayers > 0 else { return false }
      if !layer.entries.isEmpty { visit(layer) }
      return true
    }
  }

  /// The animation of a layer that has no view: from what is seen to what is set.
  func implicitAnimation(forKey key: String) -> (any CAAction)? {
    let duration = CATransaction.animationDuration()
    guard duration > 0, let clock, isCommitted(clock), !ownKeys.contains(key) else { return nil }
    guard let value = presentationValues(at: clock.time)[key], value.isAnimatable else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    animation.duration = duration
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The picture at the last step of time if it is recorded, otherwise the current one.
  private var pictureOfLastTurn: LayerPicture {
    guard CommitJournal.isOn, let clock, isCommitted(clock) else { return LayerPicture(snapshot()) }
    displayTreeIfNeeded()
    return CommitJournal.picture(of: self, at: clock.time)
  }

  /// Whether the layer was in the tree when time last went on; before that nothing was seen of it.
  ///
  /// - Parameter isMoveSeen: Whether one that was seen elsewhere, and came here since, counts.
  func isCommitted(_ clock: LayerClock, isMoveSeen: Bool = false) -> Bool {
    var layer: CALayer? = self
    while let current = layer, current.ownClock == nil {
      if current.turnOfArrival >= clock.turn, !(isMoveSeen && current.wasSeen) { return false }
      layer = current.superlayer
    }
    return true
  }
}

extension LayerValue {
  /// Whether a change is animated by itself. A path's is not, as Core Animation documents: only an
  /// animation that was added changes it step by step.
  package var isAnimatable: Bool {
    switch self {
    case .path, .other: false
    default: true
    }
  }

  /// The value of this kind that stands for none; nil where there is no such value.
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
