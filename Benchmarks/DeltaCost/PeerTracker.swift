/// A compositor's own tracker of a swipe, restated from its description: what it does at each
/// report, and what it decides at the end. Movements are in the compositor's pixels, times in
/// microseconds.
protocol PeerTracker {
  static var name: String { get }
  init()
  mutating func begin()
  /// Processes a report and returns the progress that the compositor shows.
  mutating func update(_ delta: Double, at time: Int64) -> Double
  /// Returns whether the compositor changes the workspace.
  mutating func end(at time: Int64) -> Bool
}

/// A history of movements that are at most 150 ms old, as GNOME Shell, libadwaita, niri and COSMIC
/// have it.
struct DeltaHistory {
  private var events: [(delta: Double, time: Int64)] = []
  static let window: Int64 = 150_000

  mutating func removeAll() { events.removeAll(keepingCapacity: true) }

  mutating func append(_ delta: Double, at time: Int64) {
    events.append((delta, time))
    trim(at: time)
  }

  mutating func trim(at time: Int64) {
    guard let first = events.firstIndex(where: { $0.time >= time - Self.window }), first > 0 else {
      return
    }
    events.removeFirst(first)
  }

  /// The movement without the first report over the time, per millisecond.
  var mean: Double {
    guard events.count >= 2, let first = events.first, let last = events.last,
      last.time > first.time
    else { return 0 }
    let sum = events.dropFirst().reduce(0) { $0 + $1.delta }
    return sum * 1000 / Double(last.time - first.time)
  }

  /// The movement of all reports over the time, per second.
  var meanWithFirst: Double {
    guard let first = events.first, let last = events.last, last.time > first.time else {
      return 0
    }
    return events.reduce(0) { $0 + $1.delta } * 1_000_000 / Double(last.time - first.time)
  }
}

/// GNOME Shell: 400 px; above 0.6 px/ms the direction of the speed decides, below it the nearest
/// place. The history is not trimmed at the end, so a held finger keeps its speed.
struct GNOMEShellTracker: PeerTracker {
  static let name = "GNOME Shell"
  private var history = DeltaHistory()
  private var progress = 0.0

  mutating func begin() {
    history.removeAll()
    progress = 0
  }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    history.append(delta, at: time)
    progress = min(max(progress + delta / 400, -1), 1)
    return progress
  }

  mutating func end(at time: Int64) -> Bool {
    history.trim(at: time)
    let velocity = history.mean
    if velocity.magnitude < 0.6 { return progress.rounded() >= 1 }
    let slope = 0.997 / (1 - 0.997) / 1000
    let reached = progress + velocity * slope
    return reached > 0.5 || velocity > 0
  }
}

/// niri: 300 px, projected with a decay of 0.997 per millisecond. Every report beyond a limit goes
/// through a rubber band.
struct NiriTracker: PeerTracker {
  static let name = "niri"
  private var history = DeltaHistory()
  private var position = 0.0

  mutating func begin() {
    history.removeAll()
    position = 0
  }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    history.append(delta, at: time)
    position += delta
    let progress = position / 300
    if progress < -1 { return -1 - Self.band(-1 - progress) }
    return progress > 1 ? 1 + Self.band(progress - 1) : progress
  }

  private static func band(_ pull: Double) -> Double {
    0.05 * (1 - 1 / (pull * 0.5 / 0.05 + 1))
  }

  mutating func end(at time: Int64) -> Bool {
    history.append(0, at: time)
    // −1 / (1000 · ln 0.997) seconds.
    let projected = position + history.meanWithFirst * 0.332834
    return (projected / 300).rounded() >= 1
  }
}

/// KWin's rule alone: 200 px, and a quarter of it is enough, at any speed. `KWinRecognizer` is what
/// KWin does with a report.
struct KWinSum: PeerTracker {
  static let name = "KWin, the sum"
  private var way = 0.0

  mutating func begin() { way = 0 }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    way += delta
    return min(max(way / 200, -1), 1)
  }

  mutating func end(at time: Int64) -> Bool { way / 200 > 0.25 }
}

/// Hyprland's rule alone: half of 300 px, or a mean of 30 px in a report, whatever the time between
/// two. `HyprlandSwipe` is what Hyprland does with a report.
struct HyprlandSum: PeerTracker {
  static let name = "Hyprland, the sum"
  private var way = 0.0
  private var mean = 0.0
  private var reports = 0.0

  mutating func begin() {
    way = 0
    mean = 0
    reports = 0
  }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    reports += 1
    mean = (mean * (reports - 1) + delta.magnitude) / reports
    way = min(max(way + delta, -300), 300)
    return way / 300
  }

  mutating func end(at time: Int64) -> Bool {
    !((way.magnitude < 150 && mean < 30) || way.magnitude < 2) && way > 0
  }
}

/// COSMIC: half of 150 px at rest, and any speed in the direction. A held finger keeps its speed.
struct COSMICTracker: PeerTracker {
  static let name = "COSMIC"
  private var history = DeltaHistory()
  private var way = 0.0

  mutating func begin() {
    history.removeAll()
    way = 0
  }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    history.append(delta, at: time)
    way += delta
    return min(max(way / 150, -1), 1)
  }

  mutating func end(at time: Int64) -> Bool {
    let velocity = history.meanWithFirst / 1920
    return velocity.magnitude >= 0.02 ? velocity > 0 : way / 150 > 0.5
  }
}

/// A tracker that does nothing: what the loop around the updates costs.
struct NoTracker: PeerTracker {
  static let name = "nothing"

  mutating func begin() {}

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double { delta }

  mutating func end(at time: Int64) -> Bool { false }
}
