import CPantographSDL2
import Glibc
import PantographDemoWindow
import PantographDemos

/// A window that tells when it has presented a picture, on a display of another rate.
@MainActor
final class TimedDisplay: DemoDisplay {
  private let window: WindowDisplay
  let framesPerSecond: Int
  /// Hears of each picture, with the monotonic time in nanoseconds.
  var presented: (Int64) -> Void = { _ in }

  init(_ window: WindowDisplay, framesPerSecond: Int) {
    self.window = window
    self.framesPerSecond = framesPerSecond
  }

  /// As its user could, in pixels.
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
