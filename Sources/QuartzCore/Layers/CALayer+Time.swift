// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Core Animation's.
import Foundation

/// The time that any window was last told.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.latest }

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

// MARK: - Layer time

extension CALayer {
  func ownConvertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: time)
    return layer.map { $0.localTime(at: time) } ?? time
  }

  /// This layer's time when the root is told `time`.
  func localTime(at time: Double) -> Double {
    (shown ?? self).timing.local(parentTime(at: time))
  }

  /// The time of the layer above; the root's own is what it is told.
  package func parentTime(at time: Double) -> Double {
    timekeeper?.localTime(at: time) ?? time
  }

  /// The nearest layer above that has a time of its own.
  private var timekeeper: CALayer? {
    let model = shown ?? self
    var layer = model.outer
    while let current = layer, current.isInTimeOfParent { layer = current.outer }
    return layer
  }

  /// The root's time when the layer above is at `time`.
  func rootTime(atParentTime time: Double) -> Double {
    timekeeper?.mediaTime(at: time) ?? time
  }

  func mediaTime(at localTime: Double) -> Double {
    let model = shown ?? self
    return model.rootTime(atParentTime: model.timing.parent(localTime))
  }

  /// From the time of `outer`, a layer above (nil: what the root is told), to this layer's.
  func timeMap(from outer: CALayer? = nil) -> TimeMap {
    if self === outer { return TimeMap(speed: 1, offset: 0) }
    var layer = self.outer
    while let current = layer, current !== outer, current.isInTimeOfParent {
      layer = current.outer
    }
    let map = layer?.timeMap(from: outer) ?? TimeMap(speed: 1, offset: 0)
    return map.followed(by: timing)
  }

  /// Lets the time go its own way, until begin, speed or offset is set.
  package func run(_ run: TimeRun) {
    timing.run = run
  }

  package var clock: LayerClock? {
    var layer = shown ?? self
    while let next = layer.outer { layer = next }
    return layer.ownClock
  }

  /// The layer that it is on or masks; of a layer that is no presentation layer.
  private var outer: CALayer? { parent ?? maskedLayer }

  /// This layer's time now; nil in a tree that is not told the time.
  package var now: Double? { clock.map { localTime(at: $0.time) } }
}
