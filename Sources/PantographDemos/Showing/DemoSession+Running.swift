import PantographEvdev
import PantographLive
import PantographStage
import PantographTouches
import UIKit

extension DemoSession {
  /// Runs the session on a display until the user quits, a signal arrives or the display is gone.
  /// Returns the report about the scene. Sleeps while nothing happens.
  public func run(on display: any DemoDisplay) throws -> SceneReport {
    let queue = run.scene.isApplication ? UIApplication.mainQueueDescriptor : nil
    isToldOfQueue = queue != nil
    let descriptors = display.descriptors + [queue].compactMap { $0 }
    for descriptor in descriptors { clock.loop.add(descriptor: descriptor) }
    defer { for descriptor in descriptors { clock.loop.remove(descriptor: descriptor) } }
    // A little shorter than the display's interval, so that a display that waits for its own next
    // picture gets each one.
    let interval = TimeSpan.microseconds(960_000 / Int64(max(display.framesPerSecond, 1)))
    framesPerSecond = display.framesPerSecond
    var nextFrame = clock.now
    while !isOver {
      var again: Timestamp?
      if needsDrawing {
        if clock.now >= nextFrame || clock.time.pace == 0, display.isReady() {
          try display.show(frame(in: display.room))
          if display.isVisible, clock.time.pace > 0 {
            latencies.show(until: run.stage.time, at: clock.realNow)
          } else {
            latencies.forgetWaiting()
          }
          nextFrame = clock.now + interval
        } else if clock.time.pace > 0 {
          // It is too early, or the display is slow; the frame is tried again a little later.
          again = clock.now < nextFrame ? nextFrame : clock.now + interval
        }
      }
      // Drawing may have caused a movement, for instance after a change of the display's size.
      let wake = wakeTime
      guard try clock.wait(until: again.map { min($0, wake ?? $0) } ?? wake) else { break }
      if run.doWaitingWork(time: now) { isStale = true }
      for input in try display.takeInput() {
        switch input {
        case .key(let key): press(key)
        case .typed(let stroke): type(stroke)
        case .finger(let finger): point(finger)
        case .scroll(let scroll): self.scroll(scroll)
        case .gesture(let gesture): follow(gesture)
        case .resized: redraw()
        case .covered:
          perform(.letGoOfKeys)
          run.isSeen(false)
        case .uncovered: run.isSeen(true)
        case .suspended:
          run.isSeen(false)
          display.suspend()
          run.isSeen(true)
          redraw()
        case .closed: press(.quit)
        }
      }
      advance()
    }
    return finish()
  }
}
