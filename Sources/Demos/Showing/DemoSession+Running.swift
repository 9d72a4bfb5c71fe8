import Evdev
import Live
import Touches

extension DemoSession {
  /// The shortest time between two frames.
  private static let interval = TimeSpan.microseconds(16_000)

  /// Shows it until its user has had enough, a signal comes or the display is gone; then says what
  /// became of the scene. Asleep while nothing happens.
  public func run(on display: any DemoDisplay) throws -> SceneReport {
    for descriptor in display.descriptors { clock.loop.add(descriptor: descriptor) }
    defer { for descriptor in display.descriptors { clock.loop.remove(descriptor: descriptor) } }
    var nextFrame = clock.now
    while !isOver {
      var wake = wakeTime
      if needsDrawing {
        if clock.now >= nextFrame || clock.time.pace == 0, display.isReady() {
          try display.show(frame(in: display.room))
          nextFrame = clock.now + Self.interval
        } else if clock.time.pace > 0 {
          // Too early, or the display is slow: it is asked again in a moment.
          let again = clock.now < nextFrame ? nextFrame : clock.now + Self.interval
          wake = min(wake ?? again, again)
        }
      }
      guard try clock.wait(until: wake) else { break }
      for input in try display.takeInput() {
        switch input {
        case .key(let key): press(key)
        case .resized: redraw()
        case .closed: press(.quit)
        }
      }
      advance()
    }
    return finish()
  }
}
