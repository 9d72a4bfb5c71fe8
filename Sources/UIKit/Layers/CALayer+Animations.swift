import Foundation

extension CALayer {
  /// Adds a copy, in place of the animation that had the key. A begin time of 0 is now.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, forKey: key, tokens: CATransaction.tokens)
  }

  func add(
    _ animation: CAAnimation, forKey key: String?, delay: Double = 0,
    tokens: [AnimationToken], blocksTouches: Bool = false
  ) {
    precondition(shown == nil, "a presentation layer cannot be animated")
    let copy = animation.frozenCopy()
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
    if wasEmpty { countAnimatedLayers(1) }
    clock?.version += 1
    replaced?.end(finished: false)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    entries.isEmpty ? nil : entries.map { $0.key }
  }

  public func removeAnimation(forKey key: String) {
    guard let entry = entries.first(where: { $0.key == key }) else { return }
    remove(entry, finished: false)
  }

  public func removeAllAnimations() {
    let removed = entries
    guard !removed.isEmpty else { return }
    entries = []
    countAnimatedLayers(-1)
    clock?.version += 1
    for entry in removed { entry.end(finished: false) }
  }

  func remove(_ entry: AnimationEntry, finished: Bool) {
    guard entries.contains(where: { $0 === entry }) else { return }
    entries.removeAll { $0 === entry }
    if entries.isEmpty { countAnimatedLayers(-1) }
    clock?.version += 1
    entry.end(finished: finished)
  }

  /// Ends what of this layer and of those below it has its end, in its own layer's time, by the time
  /// that this layer is at `time`.
  func endAnimations(by time: Double) {
    var over: [(end: Double, entry: AnimationEntry, layer: CALayer)] = []
    func descend(_ layer: CALayer, _ speed: Double, _ offset: Double) {
      guard layer.animatedLayers > 0 else { return }
      for entry in layer.entries where !entry.hasEnded && speed > 0 {
        let end = (entry.end - offset) / speed
        // The sum of what was left may miss the whole by the last digit.
        if end <= time + 1e-9 { over.append((end, entry, layer)) }
      }
      for child in (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? []) {
        let own = child.timing.run == nil ? Double(child.speed) : 0
        descend(child, speed * own, (offset - child.beginTime) * own + child.timeOffset)
      }
    }
    descend(self, 1, 0)
    over.sort { ($0.end, $0.entry.order) < ($1.end, $1.entry.order) }
    for (_, entry, layer) in over {
      if entry.animation.isRemovedOnCompletion {
        layer.remove(entry, finished: true)
      } else {
        entry.end(finished: true)
      }
    }
    clock?.version += 1
  }

  /// Removes all animations of this layer and of those below it.
  func abandonAnimations() {
    guard animatedLayers > 0 else { return }
    removeAllAnimations()
    mask?.abandonAnimations()
    for layer in sublayers ?? [] { layer.abandonAnimations() }
  }

  /// What was added before the tree was told the time begins now.
  func beginWaitingAnimations() {
    guard animatedLayers > 0 else { return }
    for entry in entries where entry.begin == nil { entry.begin = now.map { $0 + entry.delay } }
    for layer in sublayers ?? [] { layer.beginWaitingAnimations() }
  }

  /// The animation of a layer that has no view: from what is seen to what is set.
  func implicitAnimation(forKey key: String) -> (any CAAction)? {
    let duration = CATransaction.animationDuration()
    guard duration > 0, let clock, isCommitted(clock) else { return nil }
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

  /// Whether the layer was in the tree when time last went on; before that nothing was seen of it.
  private func isCommitted(_ clock: LayerClock) -> Bool {
    var layer: CALayer? = self
    while let current = layer, current.ownClock == nil {
      if current.turnOfArrival >= clock.turn { return false }
      layer = current.superlayer
    }
    return true
  }
}

extension LayerValue {
  /// Whether a change is animated by itself. A path's is not, as Core Animation documents: only an
  /// animation that was added changes it step by step.
  var isAnimatable: Bool {
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
