import Foundation
import PantographObjects

/// The time of a tree of layers. The object that shows the tree sets it.
@MainActor
package final class LayerClock {
  @exclusivity(unchecked) package private(set) var time: Double
  /// The time passed to `advance(to:)`. While due calls are made, `time` is still before this time.
  @exclusivity(unchecked) private(set) var target = 0.0
  /// A layer that is drawn above the whole tree of this clock, and is not in the tree.
  @exclusivity(unchecked) package weak var overlay: CALayer?
  /// The number of calls to `advance(to:)`.
  @exclusivity(unchecked) private(set) var turn = 0
  /// A number that grows with each change of the time at which the next animation ends.
  @exclusivity(unchecked) var version = 0
  /// A number that grows with each change that may bring the next end of an animation, or the next
  /// call, forward.
  @exclusivity(unchecked) private var changes = 0
  /// The calls that wait for the next turn.
  @exclusivity(unchecked) private var waiting: [TurnCall] = []
  /// The storage of the calls of a turn while they are made.
  @exclusivity(unchecked) private var room: [TurnCall] = []
  @exclusivity(unchecked) private var known: (version: Int, end: Double)?
  @exclusivity(unchecked) private var knowsStarts = -1

  @exclusivity(unchecked) static private(set) var latest = 0.0
  /// Returns the time of a host that has a time of its own, such as a test's; nil for other programs.
  package static var hostTime: (@MainActor () -> Double)?
  /// The time at which the clocks of new windows start.
  package static var birth = 0.0 {
    didSet { latest = birth }
  }
  /// The clock of the window that advanced or was created last.
  static private(set) weak var current: LayerClock?
  /// The identity of `current`, which is faster to compare than a weak reference.
  @exclusivity(unchecked) private static var told: ObjectIdentifier?
  private static var hopes: [@MainActor () -> Void] = []
  /// The clocks of all windows; the one created last is last.
  private static var all: [Reference] = []

  private struct Reference {
    weak var clock: LayerClock?
  }

  /// The frames per second of a screen that does not give any.
  package static let usualFramesPerSecond = 60
  /// The number of frames per second that the screen shows.
  @exclusivity(unchecked) package var framesPerSecond = LayerClock.usualFramesPerSecond

  /// The running display links of the application.
  @exclusivity(unchecked) private var links: Set<ObjectIdentifier> = []
  /// Whether the application itself moves something with each frame.
  package var hasRunningLinks: Bool { !links.isEmpty }

  func count(_ link: CADisplayLink, runs: Bool) {
    if runs {
      links.insert(ObjectIdentifier(link))
    } else {
      links.remove(ObjectIdentifier(link))
    }
  }

  package init(time: Double) {
    self.time = time
    Self.all = Self.others(than: nil) + [Reference(clock: self)]
    Self.makeCurrent(self)
    let hopes = Self.hopes
    Self.hopes = []
    for hope in hopes { hope() }
  }

  /// Ends all animations unfinished, because the window is gone and no time passes any more. Their
  /// completions often retain animated objects, which would otherwise live for ever.
  isolated deinit {
    let first = { @MainActor (layer: CALayer) in layer.entries.first?.order ?? .max }
    for layer in animated.values.sorted(by: { first($0) < first($1) }) where layer.clock == nil {
      layer.removeAllAnimations()
    }
    handOver()
  }

  /// Returns the other clocks that still exist. Searches a copy, because a clock may be freed
  /// meanwhile.
  private static func others(than gone: LayerClock?) -> [Reference] {
    let clocks = all
    return clocks.filter { $0.clock != nil && $0.clock !== gone }
  }

  /// Passes the calls that are not about this window to the clock of another window.
  private func handOver() {
    Self.all = Self.others(than: self)
    guard let other = Self.all.last?.clock else { return }
    if Self.current == nil || Self.current === self { Self.makeCurrent(other) }
    for deadline in deadlines where deadline.outlivesWindow && deadline.work != nil {
      deadline.time += other.time - time
      other.insert(deadline)
    }
  }

  private static func makeCurrent(_ clock: LayerClock) {
    current = clock
    told = ObjectIdentifier(clock)
  }

  /// Calls `work` when the next window is created.
  static func whenThereIsOne(_ work: @escaping @MainActor () -> Void) {
    hopes.append(work)
  }

  /// Whether something happens as soon as the time next advances.
  package var awaitsTurn: Bool { !waiting.isEmpty || hasUnstarted }

  /// A call that is made when the time next advances. All these calls are on the main actor: with
  /// other closures each call would check that.
  private enum TurnCall {
    case once(@MainActor () -> Void)
    /// Called again in the following turn, as long as it returns true.
    case whileTrue(@MainActor () -> Bool)
  }

  package func nextTurn(_ work: @escaping @MainActor () -> Void) {
    waiting.append(.once(work))
  }

  /// Calls `work` in the next turn, and in each turn after that until it returns false.
  package func nextTurns(while work: @escaping @MainActor () -> Bool) {
    waiting.append(.whileTrue(work))
  }

  private func makeTurnCalls() {
    // A call may advance the time itself.
    var calls = room
    room = []
    swap(&calls, &waiting)
    for index in calls.indices {
      switch calls[index] {
      case .once(let work): work()
      case .whileTrue(let work): if work() { waiting.append(calls[index]) }
      }
    }
    calls.removeAll(keepingCapacity: true)
    room = calls
  }

  @exclusivity(unchecked) private static var turnEnds: [@MainActor () -> Void] = []

  /// Calls `work` when this turn is over, whichever window advances next. For objects that are not
  /// in a window yet.
  package static func whenTurnEnds(_ work: @escaping @MainActor () -> Void) {
    turnEnds.append(work)
  }

  /// Counts a change. Called when something was added or set.
  func change() {
    version += 1
    changes += 1
  }

  /// A call of a closure at a given time.
  @MainActor
  package final class Deadline {
    fileprivate(set) var time: Double
    /// Whether the clock of another window makes the call if its own window is gone.
    let outlivesWindow: Bool
    @exclusivity(unchecked) fileprivate var work: (@MainActor () -> Void)?

    init(time: Double, outlivesWindow: Bool, work: @escaping @MainActor () -> Void) {
      self.time = time
      self.outlivesWindow = outlivesWindow
      self.work = work
    }

    package func cancel() { work = nil }
  }

  /// The calls, earliest first. Calls at the same time are in the order in which they were
  /// requested.
  @exclusivity(unchecked) private var deadlines: [Deadline] = []

  /// The time of the next call; nil if there is none.
  package var nextDeadline: Double? { deadlines.first { $0.work != nil }?.time }

  /// Calls `work` at `time`, after the animations that end then, and never before the time next
  /// advances.
  package func call(
    at time: Double, outlivesWindow: Bool = false, _ work: @escaping @MainActor () -> Void
  ) -> Deadline {
    let deadline = Deadline(time: time, outlivesWindow: outlivesWindow, work: work)
    insert(deadline)
    return deadline
  }

  private func insert(_ deadline: Deadline) {
    let place = deadlines.firstIndex { $0.time > deadline.time }
    deadlines.insert(deadline, at: place ?? deadlines.count)
    changes += 1
  }

  // MARK: Animations

  /// The layers of the tree that have animations: the only layers that a frame must visit.
  @exclusivity(unchecked) package private(set) var animated: [ObjectIdentifier: CALayer] = [:] {
    didSet { animatedList = nil }
  }
  /// The layers in `animated` as a list; nil after a change, until it is next read.
  @exclusivity(unchecked) private var animatedList: [CALayer]?

  /// The layers that have animations, in no order.
  package var animatedLayers: [CALayer] {
    if let animatedList { return animatedList }
    let layers = Array(animated.values)
    animatedList = layers
    return layers
  }

  /// Adds the layer and all its sublayers to `animated` if they have animations. Called when the
  /// layer came into the tree, or began to be animated.
  func watch(_ layer: CALayer) {
    layer.visitAnimatedLayers {
      animated[ObjectIdentifier($0)] = $0
      $0.beginWaitingAnimations()
      change()
    }
  }

  /// Removes the layer from `animated`. Called when it is no longer animated; its sublayers may
  /// still be.
  func stopWatching(_ layer: CALayer) {
    if animated.removeValue(forKey: ObjectIdentifier(layer)) != nil { version += 1 }
  }

  /// Removes the layer and all its sublayers from `animated`. Called when the layer leaves the
  /// tree.
  func forget(_ layer: CALayer) {
    guard layer.animatedLayers > 0 else { return }
    layer.visitAnimatedLayers { animated[ObjectIdentifier($0)] = nil }
    version += 1
    // No time passes outside a tree: the animations of a layer that is still outside then would
    // never end.
    nextTurn {
      if layer.clock == nil { layer.abandonAnimations() }
    }
  }

  /// The time of the root at which the next animation ends; infinite if none will.
  private var nextEnd: Double {
    if let known, known.version == version { return known.end }
    var end = Double.infinity
    for layer in animatedLayers {
      let map = layer.timeMap()
      for entry in layer.entries where !entry.hasEnded { end = min(end, map.outer(entry.end)) }
    }
    known = (version, end)
    return end
  }

  /// Advances the time. Ends the animations and makes the calls that are due until then, in order,
  /// each at its own time. The time never goes back.
  package func advance(to target: Double) {
    require(target.isFinite, "the time must be finite, not \(target)")
    turn += 1
    self.target = target
    if Self.told != ObjectIdentifier(self) { Self.makeCurrent(self) }
    // Calls that waited for this turn see this window's time.
    Self.latest = time
    CATransaction.flush()
    CommitJournal.clear()
    if !Self.turnEnds.isEmpty {
      let work = Self.turnEnds
      Self.turnEnds = []
      for work in work { work() }
    }
    if !waiting.isEmpty { makeTurnCalls() }
    while true {
      let (end, due) = (nextEnd, deadlines.first?.time ?? .infinity)
      guard min(end, due) <= target else { break }
      if end <= due {
        endAnimations(by: min(target, due))
      } else {
        let deadline = deadlines.removeFirst()
        guard let work = deadline.work else { continue }
        deadline.work = nil
        set(max(time, due))
        work()
      }
    }
    set(max(time, target))
    start()
  }

  private func set(_ time: Double) {
    self.time = time
    Self.latest = time
  }

  private func endAnimations(by target: Double) {
    var over: [(end: Double, entry: AnimationEntry, layer: CALayer)] = []
    for layer in animatedLayers {
      let map = layer.timeMap()
      for entry in layer.entries where !entry.hasEnded {
        let end = map.outer(entry.end)
        if end <= target { over.append((end, entry, layer)) }
      }
    }
    over.sort { ($0.end, $0.entry.order) < ($1.end, $1.entry.order) }
    for (end, entry, layer) in over {
      // A completion may have changed what ends next.
      guard !entry.hasEnded, animated[ObjectIdentifier(layer)] != nil else { continue }
      let before = changes
      set(max(time, end))
      layer.complete(entry)
      if changes != before { break }
    }
  }

  private func start() {
    guard knowsStarts != version || hasUnstarted else { return }
    hasUnstarted = false
    knowsStarts = version
    var started: [AnimationEntry] = []
    for layer in animatedLayers {
      let now = layer.localTime(at: time)
      for entry in layer.entries where !entry.hasStarted {
        guard let begin = entry.begin else { continue }
        if begin <= now { started.append(entry) } else { hasUnstarted = true }
      }
    }
    started.sort { $0.order < $1.order }
    for entry in started { entry.start() }
  }

  @exclusivity(unchecked) private var hasUnstarted = false
}
