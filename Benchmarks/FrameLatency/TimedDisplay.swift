import CPantographSDL2
import Glibc
import PantographDemoWindow
import PantographDemos

/// A window that reports when it has presented a picture, on a display with another rate.
@MainActor
final class TimedDisplay: DemoDisplay {
  private let window: WindowDisplay
  let framesPerSecond: Int
  /// Called after each picture is presented, with the monotonic time in nanoseconds.
  var presented: (Int64) -> Void = { _ in }

  init(_ window: WindowDisplay, framesPerSecond: Int) {
    self.window = window
    self.framesPerSecond = framesPerSecond
  }

  /// Resizes the window as its user could, to a size in pixels.
  func resize(width: Int32, height: Int32) {
    SDL_SetWindowSize(SDL_GetWindowFromID(1), width, height)
  }

  var room: DemoRoom { window.room }
  var descriptors: [Int32] { window.descriptors }
  func isReady() -> Bool { window.isReady() }
  func takeInput() throws -> [DemoInput] { window.takeInput() }

  func show(_ frame: DemoFrame) throws {
    try window.show(frame)
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    presented(Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
