import PantographMotion
import PantographTouches

/// Records each finished gesture of a source that reports movements.
public struct DeltaJournal: Sendable {
  private struct Open {
    var record: DeltaRecord
    /// The axes of a scroll that have begun and not ended.
    var axes: (x: Bool, y: Bool) = (false, false)
    var isEndless = false
    /// The shortest time between two reports, in microseconds.
    var interval = Int64.max
  }

  /// The unit of the reports.
  public let unit: DeltaUnit
  private var open: Open?
  private var velocity = VelocityTracker(.window100)

  /// Creates a journal of reports in this unit.
  public init(_ unit: DeltaUnit) {
    self.unit = unit
  }

  /// Processes the next report. `finish` receives each gesture that ends with the report.
  public mutating func update(_ report: DeltaReport, _ finish: (DeltaRecord) -> Void) {
    switch report.action {
    case .swipeBegan(let fingers): begin(.swipe, fingers, at: report.time, finish)
    case .pinchBegan(let fingers): begin(.pinch, fingers, at: report.time, finish)
    case .holdBegan(let fingers): begin(.hold, fingers, at: report.time, finish)
    case .swipeMoved(let fingers, let movement):
      resume(.swipe, fingers, at: report.time, finish)
      move(unit.millimetres(movement), unit.points(movement).0, at: report.time)
    case .pinchMoved(let fingers, let movement, let scale, let rotation):
      resume(.pinch, fingers, at: report.time, finish)
      if scale.isFinite, scale >= 0 { open?.record.scale = scale }
      if rotation.isFinite { open?.record.rotation += rotation }
      move(unit.millimetres(movement), unit.points(movement).0, at: report.time)
    case .swipeEnded(let fingers, let isCancelled):
      resume(.swipe, fingers, at: report.time, finish)
      end(isCancelled ? .cancelled : .lifted, at: report.time, finish)
    case .pinchEnded(let fingers, _, let isCancelled):
      resume(.pinch, fingers, at: report.time, finish)
      end(isCancelled ? .cancelled : .lifted, at: report.time, finish)
    case .holdEnded(let fingers, let isCancelled):
      resume(.hold, fingers, at: report.time, finish)
      end(isCancelled ? .wentOn : .lifted, at: report.time, finish)
    case .scrolled(let scroll): self.scroll(scroll, at: report.time, finish)
    }
  }

  /// Ends the gesture that is open at the end of the recording.
  public mutating func close(_ finish: (DeltaRecord) -> Void) {
    guard let open else { return }
    end(open.isEndless ? .stopped : .recordingEnded, at: open.record.end, finish)
  }

  private mutating func begin(
    _ kind: GestureKind, _ fingers: Int, at time: Timestamp, _ finish: (DeltaRecord) -> Void
  ) {
    if let open { end(open.isEndless ? .stopped : .interrupted, at: open.record.end, finish) }
    open = Open(
      record: DeltaRecord(
        kind: kind, fingers: fingers, direction: nil, start: time, end: time, reports: 1,
        translation: .zero, velocity: .zero, isAssumed: unit.assumesMillimetres,
        pointerTranslation: .zero, scale: 1, rotation: 0, ending: .lifted))
    velocity.reset()
    velocity.add(MotionSample(time: time.microseconds, x: 0, y: 0))
  }

  /// Begins a gesture whose beginning is not in the recording, or counts the report.
  private mutating func resume(
    _ kind: GestureKind, _ fingers: Int, at time: Timestamp, _ finish: (DeltaRecord) -> Void
  ) {
    if open?.record.kind == kind {
      open?.record.reports += 1
    } else {
      begin(kind, fingers, at: time, finish)
    }
  }

  private mutating func scroll(
    _ scroll: DeltaScroll, at time: Timestamp, _ finish: (DeltaRecord) -> Void
  ) {
    if let open, open.isEndless, time - open.record.end >= DeltaInteraction.silence {
      end(.stopped, at: open.record.end, finish)
    }
    switch scroll.source {
    case .momentum:
      // No finger makes these movements.
      if let open, open.record.kind == .scroll { end(.lifted, at: open.record.end, finish) }
      return
    case .fingers, .continuous: break
    }
    if scroll.isTerminating, open?.record.kind != .scroll { return }
    resume(.scroll, 2, at: time, finish)
    guard var axes = open?.axes else { return }
    if let x = scroll.x { axes.x = x != 0 }
    if let y = scroll.y { axes.y = y != 0 }
    open?.axes = axes
    open?.isEndless = scroll.source == .continuous
    move(unit.millimetres(scroll), unit.points(scroll).0, at: time)
    if scroll.source == .fingers, !axes.x, !axes.y { end(.lifted, at: time, finish) }
  }

  private mutating func move(
    _ movement: (Vector, isAssumed: Bool), _ points: PointVector, at time: Timestamp
  ) {
    guard var open, movement.0.x.isFinite, movement.0.y.isFinite, points.isFinite else { return }
    pass(to: time, &open)
    open.record.translation += movement.0
    open.record.isAssumed = open.record.isAssumed || movement.isAssumed
    open.record.pointerTranslation.x += points.x
    open.record.pointerTranslation.y += points.y
    let place = open.record.translation
    velocity.add(MotionSample(time: time.microseconds, x: place.x, y: place.y))
    self.open = open
  }

  /// Lets time pass up to a report. Fingers at rest send no reports, so they stayed where they were
  /// until one interval before the report.
  private mutating func pass(to time: Timestamp, _ open: inout Open) {
    let gap = (time - open.record.end).microseconds
    guard gap > 0 else { return }
    if open.interval <= gap / 2 {
      let place = open.record.translation
      let rest = time - .microseconds(open.interval)
      velocity.add(MotionSample(time: rest.microseconds, x: place.x, y: place.y))
    } else if gap >= Self.shortestInterval {
      open.interval = min(open.interval, gap)
    }
    open.record.end = time
  }

  /// The shortest time between two reports of a device, in microseconds.
  private static let shortestInterval: Int64 = 1000

  private mutating func end(
    _ ending: DeltaEnding, at time: Timestamp, _ finish: (DeltaRecord) -> Void
  ) {
    guard var open else { return }
    pass(to: time, &open)
    let fitted = velocity.fittedVelocity(at: time.microseconds)
    open.record.velocity = Vector(x: fitted.x, y: fitted.y)
    open.record.ending = ending
    switch open.record.kind {
    case .pinch:
      if open.record.scale != 1 { open.record.direction = open.record.scale < 1 ? .in : .out }
    case .swipe, .scroll, .drag, .rotation, .tap, .hold, .press:
      open.record.direction = GestureDirection(open.record.translation)
    }
    finish(open.record)
    self.open = nil
  }
}

extension PointVector {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
