internal import CPantographSDL2
import PantographDemoWindow
import PantographDemos
import PantographEvdev
import PantographLive
import PantographTouches
import UIKit

/// The demo `card` in a window of 1280 × 800 pixels as `pantograph-window` shows it. A finger drags the card down a
/// third of the scene and up again, like the finger in `Benchmarks/latency.sh`.
@MainActor
final class CardDemo {
  private let session: DemoSession
  private let window: WindowDisplay
  private let clock: LiveClock
  private let time = Time()
  private var frame = 0

  /// A time that only `move()` advances.
  private final class Time {
    var now = Timestamp.zero
  }

  /// - Parameter overlay: Whether the overlay with the fingers and their data is shown.
  init(overlay: Bool) throws {
    let time = time
    clock = LiveClock(try InputLoop(), doors: LiveClock.Doors(now: { time.now }))
    session = try DemoSession(.card, mover: .keys, clock: clock)
    if !overlay { session.press(.toggleOverlay) }
    window = try WindowDisplay(session)
    // Resizes the window as its user could. Its number is unknown: earlier windows may be closed.
    for id: UInt32 in 1...8 {
      if let window = SDL_GetWindowFromID(id) { SDL_SetWindowSize(window, 1280, 800) }
    }
    _ = try clock.wait(until: clock.now)
    _ = window.takeInput()
    session.redraw()
    try show()
  }

  /// Moves the finger by one frame of a device, 8 ms.
  func move() throws {
    time.now = time.now + .milliseconds(8)
    _ = try clock.take()
    let size = session.run.window.bounds.size
    let step = frame % 200
    let y = (960 + 8 * Double(step < 100 ? step : 200 - step)) / 2400 * size.height
    session.point(
      DemoFinger(
        id: 0, phase: frame == 0 ? .began : .moved,
        position: CGPoint(x: size.width * 0.35, y: y)))
    frame += 1
    session.advance()
  }

  /// Composes, uploads and presents a picture.
  func show() throws { try window.show(session.frame(in: window.room)) }
}
