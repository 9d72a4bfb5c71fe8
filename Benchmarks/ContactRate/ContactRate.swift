import Glibc
import PantographTouches

/// `ContactRate`: how many decoded events a second become contacts, beside a bare loop over the same events.
/// A line each for one, three and five fingers, in millions of events a second on one core. Then, for one to
/// three fingers, the nanoseconds of a frame: `ContactDecoder`, `TouchPipeline`, `HandTracker` and
/// `TouchpadSession`, each with all that is before it.
///
/// `ContactRate --events FINGERS FRAMES` writes the device and its events as `libinput-rate` reads them.
/// `ContactRate --device FINGERS FRAMES` reads them from a device that is open, as libinput does: the
/// nanoseconds of a frame for `EvdevReader` alone, and with the same four and a pan of UIKit behind it. With
/// the name of one of these after the numbers only that is run: a profiler then sees nothing else.
@main
@MainActor
struct ContactRate {
  static let runs = 15
  static let frames = 20_000

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if let mode = words.first, let numbers = Numbers(words.dropFirst()) {
      let events = FingerStream.events(fingers: numbers.fingers, frames: numbers.frames)
      if mode == "--events" { return FingerStream.write(events) }
      let wanted = DeviceCost.allCases.filter { numbers.only == nil || "\($0)" == numbers.only }
      let costs = try wanted.map { try $0.nanosecondsPerFrame(of: events) }
      return print(costs.map { "\($0)" }.joined(separator: " "))
    }
    measureAll()
  }

  private struct Numbers {
    var fingers: Int
    var frames: Int
    var only: String?

    init?(_ words: ArraySlice<String>) {
      let numbers = words.compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      (fingers, frames) = (numbers[0], numbers[1])
      only = words.dropFirst(2).first
    }
  }

  private static func measureAll() {
    for fingers in [1, 3, 5] {
      let events = FingerStream.events(fingers: fingers, frames: frames)
      let plain = rate(of: events) { bare(events) }
      let decoded = rate(of: events) { decode(events) }
      let filtered = rate(of: events) { filter(events) }
      print(fingers, plain, decoded, filtered)
    }
    for fingers in [1, 2, 3] {
      let events = FingerStream.events(fingers: fingers, frames: frames)
      let costs = [
        seconds(of: events) { decode(events) }, seconds(of: events) { filter(events) },
        seconds(of: events) { HandCost.follow(events) },
        seconds(of: events) { HandCost.work(events) },
      ]
      let times = costs.map { "\(Int(($0 / Double(frames) * 1e9).rounded()))" }
      print("hand", fingers, times.joined(separator: " "))
    }
  }

  /// The least that any reader of events does: look at each one's type, code and value.
  @inline(never)
  private static func bare(_ events: [InputEvent]) -> Double {
    var sum: Int64 = 0
    var frames = 0
    for event in events {
      switch event.type {
      case .absolute where event.code == AbsoluteCode.multitouchPositionX: sum += Int64(event.value)
      case .synchronization: frames += 1
      default: break
      }
    }
    return Double(sum) / Double(frames)
  }

  @inline(never)
  private static func decode(_ events: [InputEvent]) -> Double {
    var decoder = ContactDecoder(device: FingerStream.device)
    var sum = 0.0
    for event in events where decoder.consume(event) {
      for index in decoder.frame.indices { sum += decoder.frame[index].position.x }
    }
    return sum
  }

  @inline(never)
  private static func filter(_ events: [InputEvent]) -> Double {
    var pipeline = TouchPipeline(device: FingerStream.device, filters: .defaults(for: .touchpad))
    var sum = 0.0
    for event in events where pipeline.consume(event) {
      for index in pipeline.frame.indices { sum += pipeline.frame[index].position.x }
    }
    return sum
  }

  /// In tenths of a million events a second.
  private static func rate(of events: [InputEvent], work: () -> Double) -> Double {
    (Double(events.count) / seconds(of: events, work: work) / 1e5).rounded() / 10
  }

  /// The median of the runs, in seconds of the processor's time.
  private static func seconds(of events: [InputEvent], work: () -> Double) -> Double {
    var sum = work()
    var times: [Double] = []
    for _ in 0..<runs {
      let start = processorTime
      sum += work()
      times.append(processorTime - start)
    }
    precondition(sum > 0, "no contact has a position")
    return times.sorted()[runs / 2]
  }

  /// Seconds that this thread has run: what else the machine does counts little.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
