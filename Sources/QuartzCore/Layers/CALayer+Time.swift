// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Core Animation's.
import Foundation
import Synchronization

/// Returns the time of the window that advanced last, in seconds. In a test the time is not before
/// the test's own, which also advances while code sleeps.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  LayerClock.hostTime.map { max($0(), LayerClock.latest) } ?? LayerClock.latest
}

// MARK: - CAMediaTiming

extension CALayer {
  var ownBeginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  var ownDuration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  var ownSpeed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  var ownTimeOffset: CFTimeInterval {
    get {
      guard let run = timing.run else { return timing.timeOffset }
      return run.local(parentTime(at: clock?.time ?? run.begin))
    }
    set { timing.timeOffset = newValue }
  }
  var ownRepeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  var ownRepeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  var ownAutoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  var ownFillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// The clock of a layer's tree when it was last searched for. Without it, making a deep tree would
/// take a time that grows with the square of the depth.
struct KnownClock {
  /// The clock. Read only while `since` equals `changes`, because it may be gone afterwards.
  unowned(unsafe) var clock: LayerClock?
  /// The value of `changes` when the clock was found.
  var since = -1

  /// The number of changes after each of which the clock of many layers may be another one.
  static let changes = ChangeCount()
}

/// The place of a layer in its tree.
struct TreePlace {
  /// The clock's turn in which the layer came into the tree.
  var turnOfArrival = 0
  /// Whether the layer was visible in its last tree.
  var wasSeen = false
  var known = KnownClock()
}

// MARK: - Layer time

extension CALayer {
  func ownConvertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: time)
    return layer.map { $0.localTime(at: time) } ?? time
  }

  /// Returns this layer's time when the root's time is `time`.
  func localTime(at time: Double) -> Double {
    let parentTime = parentTime(at: time)
    if shown == nil, isInTimeOfParent { return parentTime + 0 }
    return (shown ?? self).timing.local(parentTime)
  }

  /// Returns the superlayer's time when the root's time is `time`. For a root the result is `time`.
  package func parentTime(at time: Double) -> Double {
    timekeeper?.localTime(at: time) ?? time
  }

  /// The nearest superlayer with a time of its own.
  private var timekeeper: CALayer? {
    let model = shown ?? self
    var layer = model.outer
    while let current = layer, current.isInTimeOfParent { layer = current.outer }
    return layer
  }

  /// Returns the root's time when the superlayer's time is `time`.
  func rootTime(atParentTime time: Double) -> Double {
    timekeeper?.mediaTime(at: time) ?? time
  }

  func mediaTime(at localTime: Double) -> Double {
    let model = shown ?? self
    return model.rootTime(atParentTime: model.timing.parent(localTime))
  }

  /// Returns the map from the time of `outer`, a superlayer at any level, to this layer's time. Nil
  /// is the time of the clock.
  func timeMap(from outer: CALayer? = nil) -> TimeMap {
    if self === outer { return TimeMap(speed: 1, offset: 0) }
    var layer = self.outer
    while let current = layer, current !== outer, current.isInTimeOfParent {
      layer = current.outer
    }
    let map = layer?.timeMap(from: outer) ?? TimeMap(speed: 1, offset: 0)
    return map.followed(by: timing)
  }

  /// Lets the layer's time follow a run, until begin, speed or offset is set.
  package func run(_ run: TimeRun) {
    timing.run = run
  }

  package var clock: LayerClock? {
    let model = shown ?? self
    if model.treePlace.known.since == KnownClock.changes.value {
      return model.treePlace.known.clock
    }
    var layer = model
    while let next = layer.outer {
      layer = next
      guard layer.treePlace.known.since == KnownClock.changes.value else { continue }
      model.treePlace.known = layer.treePlace.known
      return model.treePlace.known.clock
    }
    let clock = layer.ownClock
    model.treePlace.known.clock = clock
    model.treePlace.known.since = KnownClock.changes.value
    return clock
  }

  /// Notes that the layer has come to another superlayer, or masks another layer.
  func clockMayHaveChanged() {
    treePlace.known.since = -1
    if children != nil || ownMask != nil { KnownClock.changes.add() }
  }

  /// This layer's time now; nil in a tree without a clock.
  package var now: Double? { clock.map { localTime(at: $0.time) } }
}

/// The map from an outer time to a layer's: `time · speed + offset`.
struct TimeMap {
  var speed: Double
  var offset: Double

  func followed(by timing: MediaTiming) -> TimeMap {
    // While a layer's time follows a run, nothing in the layer ends.
    if timing.run != nil { return TimeMap(speed: 0, offset: 0) }
    let own = Double(timing.speed)
    return TimeMap(
      speed: speed * own, offset: (offset - timing.beginTime) * own + timing.timeOffset)
  }

  /// Returns the outer time at which the layer's time is `time`; infinite if the layer's time
  /// stands still or goes back.
  func outer(_ time: Double) -> Double {
    speed > 0 ? (time - offset) / speed : .infinity
  }
}

/// The number of changes after each of which stored results may be wrong. The last reference to a view
/// or a layer may be released on any thread, so any thread may add to the number.
package struct ChangeCount: ~Copyable, Sendable {
  private let count = Atomic(0)

  package init() {}

  package var value: Int { count.load(ordering: .relaxed) }

  package func add() { count.add(1, ordering: .relaxed) }
}
