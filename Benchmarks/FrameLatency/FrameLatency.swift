import Glibc
import PantographDemoWindow
import PantographDemos
import PantographEvdev
import PantographLive
import PantographStage
import PantographTouches

/// `FrameLatency NODE FRAMES RATE [overlay]`: runs the demo `card` in a window of 1280 × 800 like `pantograph-window`,
/// on a display with RATE pictures per second. With `overlay`, the fingers and their data are shown. After FRAMES
/// frames of the device, the program prints for each frame the time from the kernel's stamp until a picture with the
/// frame was presented, in nanoseconds. The counterpart of `Benchmarks/Latency/bare-window.c`.
@main
@MainActor
struct FrameLatency {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 || arguments.count == 5, let frames = Int(arguments[2]),
      let rate = Int(arguments[3])
    else { exit(64) }
    let clock = LiveClock(try InputLoop())
    let queue = ContactQueue()
    let stamps = Stamps()
    let device = try clock.add(node: arguments[1]) { [unowned clock] frame in
      queue.add(frame)
      if let real = clock.time.real(at: frame.time) { stamps.waiting.append((frame.time, real)) }
    }
    let session = try DemoSession(.card, mover: .device(device, queue), clock: clock)
    if arguments.count < 5 { session.press(.toggleOverlay) }
    let window = try WindowDisplay(session)
    let display = TimedDisplay(window, framesPerSecond: rate)
    display.presented = { [unowned clock] moment in
      stamps.show(until: clock.now, at: moment)
      guard stamps.latencies.count >= frames else { return }
      for latency in stamps.latencies.prefix(frames) { print(latency) }
      exit(0)
    }
    display.resize(width: 1280, height: 800)
    _ = try session.run(on: display)
    exit(1)
  }
}

/// The device's frames that no picture has shown yet, and the latencies of the frames that were shown.
@MainActor
private final class Stamps {
  /// The frames that no picture has shown yet, each with the scene's time and the kernel's.
  var waiting: [(scene: Timestamp, real: Timestamp)] = []
  private(set) var latencies: [Int64] = []

  /// Records that a picture of the scene at the time `scene` was presented at `moment`, in nanoseconds.
  func show(until scene: Timestamp, at moment: Int64) {
    let shown = waiting.prefix { $0.scene <= scene }
    latencies += shown.map { moment - $0.real.microseconds * 1000 }
    waiting.removeFirst(shown.count)
  }
}
