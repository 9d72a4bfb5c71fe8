internal import CPantographSDL2
internal import CPantographWayland
import PantographTouches

/// The gestures of touchpads that a Wayland compositor reports to a window.
///
/// The compositor reads the touchpad, so these gestures come even if the program may not. They come
/// through SDL's connection, and SDL's wait for events receives them.
@MainActor
package final class WaylandGestures {
  /// Unchecked, because it is used only on the main thread, on which SDL receives events.
  private nonisolated(unsafe) var gestures: OpaquePointer?
  private var reports: [DeltaReport] = []
  private var clock = CompositorClock()
  private let now: () -> Timestamp
  /// Called when there is a report.
  private let wake: () -> Void

  /// Receives the gestures on a surface of a connection; nil if there is no memory.
  package init?(
    display: OpaquePointer, surface: OpaquePointer, now: @escaping () -> Timestamp,
    wake: @escaping () -> Void
  ) {
    self.now = now
    self.wake = wake
    let owner = Unmanaged.passUnretained(self).toOpaque()
    gestures = pantograph_wayland_create(
      display, surface,
      { owner, report in
        guard let owner, let report = report?.pointee else { return }
        let own = Unmanaged<WaylandGestures>.fromOpaque(owner)
        MainActor.assumeIsolated { own.takeUnretainedValue().add(report) }
      }, owner)
    if gestures == nil { return nil }
  }

  /// Receives the gestures on a window of SDL; nil if it is not a window of Wayland.
  convenience init?(window: OpaquePointer, now: @escaping () -> Timestamp) {
    var (display, surface): (OpaquePointer?, OpaquePointer?)
    guard
      pantograph_wayland_of_window(UnsafeMutableRawPointer(window), &display, &surface),
      let display, let surface
    else { return nil }
    let kind = SDL_RegisterEvents(1)
    self.init(display: display, surface: surface, now: now) {
      // The wait for events ends only with an event.
      var event = SDL_Event()
      event.type = kind
      SDL_PushEvent(&event)
    }
  }

  deinit { if let gestures { pantograph_wayland_destroy(gestures) } }

  /// Ends the gestures. Must be called before the connection ends.
  package func stop() {
    if let gestures { pantograph_wayland_destroy(gestures) }
    gestures = nil
  }

  /// Whether the compositor reports gestures.
  package var isReady: Bool { gestures.map { pantograph_wayland_is_ready($0) } ?? false }

  /// Returns and removes the reports so far. Movements are in the surface's points.
  package func take() -> [DeltaReport] {
    defer { reports = [] }
    return reports
  }

  private func add(_ report: pantograph_wayland_report) {
    let time = clock.time(report.milliseconds, now: now())
    reports.append(DeltaReport(time: time, Self.action(report)))
    wake()
  }

  private static func action(_ report: pantograph_wayland_report) -> DeltaAction {
    let fingers = Int(report.fingers)
    let isCancelled = report.change == PANTOGRAPH_WAYLAND_CANCELLED
    let movement = DeltaMovement(Delta(x: report.x, y: report.y))
    let isBegin = report.change == PANTOGRAPH_WAYLAND_BEGAN
    let isMove = report.change == PANTOGRAPH_WAYLAND_MOVED
    if report.kind == PANTOGRAPH_WAYLAND_SWIPE {
      if isBegin { return .swipeBegan(fingers: fingers) }
      if isMove { return .swipeMoved(fingers: fingers, movement) }
      return .swipeEnded(fingers: fingers, isCancelled: isCancelled)
    }
    if report.kind == PANTOGRAPH_WAYLAND_PINCH {
      if isBegin { return .pinchBegan(fingers: fingers) }
      if isMove {
        return .pinchMoved(
          fingers: fingers, movement, scale: report.scale, rotation: report.rotation * .pi / 180)
      }
      return .pinchEnded(fingers: fingers, scale: report.scale, isCancelled: isCancelled)
    }
    if isBegin { return .holdBegan(fingers: fingers) }
    return .holdEnded(fingers: fingers, isCancelled: isCancelled)
  }
}
