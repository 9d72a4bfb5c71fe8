import Glibc
import PantographDemoWindow
import PantographDemos
import PantographEvdev
import PantographLive
import PantographStage
import PantographTouches

/// `FrameLatency NODE FRAMES RATE [overlay]`: the demo `card` in a window of 1280 × 800, as `pantograph-window` runs it,
/// on a display that shows RATE pictures a second; with the fingers and what is known of them where it says `overlay`.
/// After FRAMES frames of the device it prints for each how long after the kernel's stamp a picture with it was
/// presented, in nanoseconds. The other side of `Benchmarks/Latency/bare-window.c`.
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
    let session = try DemoSession(.card, hand: .device(device, queue), clock: clock)
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

/// The device's frames that no picture has shown yet, and how long the others took.
@MainActor
private final class Stamps {
  /// Each with the scene's time and the kernel's.
  var waiting: [(scene: Timestamp, real: Timestamp)] = []
  private(set) var latencies: [Int64] = []

  /// A picture of the scene at that time was presented at that moment, in nanoseconds.
  func show(until scene: Timestamp, at moment: Int64) {
    let shown = waiting.prefix { $0.scene <= scene }
    latencies += shown.map { moment - $0.real.microseconds * 1000 }
    waiting.removeFirst(shown.count)
  }
}
