import Foundation
import PantographObjects

/// The time of a tree of layers. Whoever shows the tree sets it.
@MainActor
package final class LayerClock {
  @exclusivity(unchecked) package private(set) var time: Double
  /// The time that was last told; while what is due by then happens, `time` is on its way there.
  @exclusivity(unchecked) private(set) var target = 0.0
  /// Drawn over everything of the tree that has this clock, and in none of its layers.
  package weak var overlay: CALayer?
  /// How often the time was told.
  @exclusivity(unchecked) private(set) var turn = 0
  /// Goes up with whatever changes when the next animation ends.
  @exclusivity(unchecked) var version = 0
  /// Goes up with what may bring that nearer.
  @exclusivity(unchecked) private var changes = 0
  /// The calls that wait for the next turn.
  @exclusivity(unchecked) private var waiting: [TurnCall] = []
  /// Room for those of a turn while they are made.
  @exclusivity(unchecked) private var room: [TurnCall] = []
  @exclusivity(unchecked) private var known: (version: Int, end: Double)?
  @exclusivity(unchecked) private var knowsStarts = -1

  @exclusivity(unchecked) static private(set) var latest = 0.0
  /// The time at which the clocks of new windows stand.
  package static var birth = 0.0 {
    didSet { latest = birth }
  }
  /// The clock of the window that was last told the time, or made.
  static private(set) weak var current: LayerClock?
  /// The same without asking whether it is still there, which takes longer.
  @exclusivity(unchecked) private static var told: ObjectIdentifier?
  private static var hopes: [@MainActor () -> Void] = []
  /// The clocks of all windows, the last one made last.
  private static var all: [Reference] = []

  private struct Reference {
    weak var clock: LayerClock?
  }

  /// The frames a second of a screen that does not say.
  package static let usualFramesPerSecond = 60
  /// The screen's frames a second.
  package var framesPerSecond = LayerClock.usualFramesPerSecond

  /// The display links of the application that are called.
  @exclusivity(unchecked) private var links: Set<ObjectIdentifier> = []
  /// Whether the application moves something with each frame by itself.
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

  /// The window has gone, and no time passes any more: what was animated ends unfinished. Its completions often hold
  /// what is animated, and would do so for ever.
  isolated deinit {
    let first = { @MainActor (layer: CALayer) in layer.entries.first?.order ?? .max }
    for layer in animated.values.sorted(by: { first($0) < first($1) }) where layer.clock == nil {
      layer.removeAllAnimations()
    }
    handOver()
  }

  /// Those that are still there. A copy is looked through, for a clock may go while it is looked at.
  private static func others(than gone: LayerClock?) -> [Reference] {
    let clocks = all
    return clocks.filter { $0.clock != nil && $0.clock !== gone }
  }

  /// What is to be called later and is not about this window is called by the time of another one.
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

  /// Calls when the next window is made.
  static func whenThereIsOne(_ work: @escaping @MainActor () -> Void) {
    hopes.append(work)
  }

  /// Whether something happens as soon as the time is next told.
  package var awaitsTurn: Bool { !waiting.isEmpty || hasUnstarted }

  /// What is called when the time is next told. All that a clock calls is the main actor's: of other
  /// closures it would be asked at each call whether they run there.
  private enum TurnCall {
    case once(@MainActor () -> Void)
    /// Again in the turn after that, as long as it says so.
    case whileTrue(@MainActor () -> Bool)
  }

  package func nextTurn(_ work: @escaping @MainActor () -> Void) {
    waiting.append(.once(work))
  }

  /// Calls in the next turn, and in each after that until it returns false.
  package func nextTurns(while work: @escaping @MainActor () -> Bool) {
    waiting.append(.whileTrue(work))
  }

  private func makeTurnCalls() {
    // A call may tell the time itself.
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

  /// Calls when this turn is over, whichever window is told the time next: for what is in no window
  /// yet.
  package static func whenTurnEnds(_ work: @escaping @MainActor () -> Void) {
    turnEnds.append(work)
  }

  /// Something was added or set.
  func change() {
    version += 1
    changes += 1
  }

  /// Something to be called at a moment.
  @MainActor
  package final class Deadline {
    fileprivate(set) var time: Double
    /// Whether it is called by the time of another window where its own has gone.
    let outlivesWindow: Bool
    @exclusivity(unchecked) fileprivate var work: (@MainActor () -> Void)?

    init(time: Double, outlivesWindow: Bool, work: @escaping @MainActor () -> Void) {
      self.time = time
      self.outlivesWindow = outlivesWindow
      self.work = work
    }

    package func cancel() { work = nil }
  }

  /// The earliest first; of the same time, the one that was asked for first.
  @exclusivity(unchecked) private var deadlines: [Deadline] = []

  /// When the next is to be called.
  package var nextDeadline: Double? { deadlines.first { $0.work != nil }?.time }

  /// Calls at that moment, after the animations that end at it, and never before the time is next told.
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

  /// The layers of the tree that have animations: all that a frame has to look at.
  @exclusivity(unchecked) package private(set) var animated: [ObjectIdentifier: CALayer] = [:]

  /// The layer came into the tree, or began to be animated.
  func watch(_ layer: CALayer) {
    layer.visitAnimatedLayers {
      animated[ObjectIdentifier($0)] = $0
      $0.beginWaitingAnimations()
      change()
    }
  }

  /// The layer is animated no more; those below it may be.
  func stopWatching(_ layer: CALayer) {
    if animated.removeValue(forKey: ObjectIdentifier(layer)) != nil { version += 1 }
  }

  /// The layer leaves the tree.
  func forget(_ layer: CALayer) {
    guard layer.animatedLayers > 0 else { return }
    layer.visitAnimatedLayers { animated[ObjectIdentifier($0)] = nil }
    version += 1
    // Out of the tree no time passes: what has not come back by then would never end.
    nextTurn {
      if layer.clock == nil { layer.abandonAnimations() }
    }
  }

  /// When the next animation ends, as the root is told the time; infinite when none will.
  private var nextEnd: Double {
    if let known, known.version == version { return known.end }
    var end = Double.infinity
    for layer in animated.values {
      let map = layer.timeMap()
      for entry in layer.entries where !entry.hasEnded { end = min(end, map.outer(entry.end)) }
    }
    known = (version, end)
    return end
  }

  /// Ends what is over by then, each at its own time, in order; time never goes back.
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
    for layer in animated.values {
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
    for layer in animated.values {
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
