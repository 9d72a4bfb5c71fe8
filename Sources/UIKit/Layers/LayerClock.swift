import Foundation

/// What time it is for a tree of layers. Whoever shows the tree tells it.
@MainActor
final class LayerClock {
  private(set) var time: Double
  /// How often the time was told.
  private(set) var turn = 0
  /// Goes up with whatever changes when an animation ends.
  var version = 0
  /// What waits for the next turn.
  private var waiting: [() -> Void] = []
  private var known: (version: Int, end: Double)?
  private var knowsStarts = -1

  static private(set) var latest = 0.0

  init(time: Double) {
    self.time = time
  }

  func nextTurn(_ work: @escaping () -> Void) {
    waiting.append(work)
  }

  /// Something to be called at a moment.
  @MainActor
  final class Deadline {
    let time: Double
    fileprivate var work: (() -> Void)?

    init(time: Double, work: @escaping () -> Void) {
      self.time = time
      self.work = work
    }

    func cancel() { work = nil }
  }

  /// The earliest first; of the same time, the one that was asked for first.
  private var deadlines: [Deadline] = []

  /// Calls at that moment, after the animations that end at it, and never before the time is next told.
  func call(at time: Double, _ work: @escaping () -> Void) -> Deadline {
    let deadline = Deadline(time: time, work: work)
    deadlines.insert(deadline, at: deadlines.firstIndex { $0.time > time } ?? deadlines.count)
    return deadline
  }

  /// When the next animation ends, as the root is told the time; infinite when none will.
  func nextEnd(below root: CALayer) -> Double {
    if let known, known.version == version { return known.end }
    var end = Double.infinity
    Self.visit(root) { _, entry, time in
      end = min(end, entry.hasEnded ? .infinity : time(entry.end))
    }
    known = (version, end)
    return end
  }

  /// Ends what is over by then, each at its own time, in order; time never goes back.
  func advance(to target: Double, below root: CALayer) {
    precondition(target.isFinite, "the time must be finite, not \(target)")
    turn += 1
    CATransaction.flush()
    let work = waiting
    waiting = []
    for work in work { work() }
    while true {
      let (end, due) = (nextEnd(below: root), deadlines.first?.time ?? .infinity)
      guard min(end, due) <= target else { break }
      if end <= due {
        endAnimations(by: min(target, due), below: root)
      } else {
        let deadline = deadlines.removeFirst()
        guard let work = deadline.work else { continue }
        set(max(time, due))
        deadline.work = nil
        work()
      }
    }
    set(max(time, target))
    start(below: root)
  }

  private func set(_ time: Double) {
    self.time = time
    Self.latest = time
  }

  private func endAnimations(by target: Double, below root: CALayer) {
    var over: [(end: Double, entry: AnimationEntry, layer: CALayer)] = []
    Self.visit(root) { layer, entry, time in
      let end = entry.hasEnded ? .infinity : time(entry.end)
      if end <= target { over.append((end, entry, layer)) }
    }
    over.sort { ($0.end, $0.entry.order) < ($1.end, $1.entry.order) }
    for (end, entry, layer) in over {
      // A completion may have changed what ends next.
      let before = version
      set(max(time, end))
      if entry.animation.isRemovedOnCompletion {
        layer.remove(entry, finished: true)
      } else {
        entry.end(finished: true)
        version += 1
      }
      if version != before + 1 { break }
    }
  }

  private func start(below root: CALayer) {
    guard knowsStarts != version || hasUnstarted else { return }
    hasUnstarted = false
    knowsStarts = version
    var started: [AnimationEntry] = []
    Self.visit(root) { _, entry, time in
      guard !entry.hasStarted, let begin = entry.begin else { return }
      if time(begin) <= self.time { started.append(entry) } else { hasUnstarted = true }
    }
    started.sort { $0.order < $1.order }
    for entry in started { entry.start() }
  }

  private var hasUnstarted = false

  /// All animations of the tree, each with the way from its layer's time to the root's.
  private static func visit(
    _ root: CALayer, _ visit: (CALayer, AnimationEntry, (Double) -> Double) -> Void
  ) {
    func descend(_ layer: CALayer, _ speed: Double, _ offset: Double) {
      // The layer's time is the root's · speed + offset.
      let own = layer.timing.run == nil ? Double(layer.speed) : 0
      let (speed, offset) = (speed * own, (offset - layer.beginTime) * own + layer.timeOffset)
      for entry in layer.entries {
        visit(layer, entry) { time in
          // What stands still or runs back comes to no end.
          speed > 0 ? (time - offset) / speed : .infinity
        }
      }
      if let mask = layer.mask { descend(mask, speed, offset) }
      for child in layer.sublayers ?? [] where child.animatedLayers > 0 {
        descend(child, speed, offset)
      }
    }
    descend(root, 1, 0)
  }
}
