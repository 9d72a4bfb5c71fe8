import Glibc
import PantographTouches

/// `ContactRate`: measures how many decoded events per second become contacts, compared with a bare loop over the
/// same events. A line each is for one, three and five fingers, in millions of events per second on one core. Then,
/// for one to three fingers, it prints the nanoseconds per frame of `ContactDecoder`, `TouchPipeline`, `HandTracker`
/// and `TouchpadSession`, each with all stages before it.
///
/// `ContactRate --events FINGERS FRAMES` writes the device and its events in the format that `libinput-rate` reads.
/// `ContactRate --device FINGERS FRAMES` reads the events from an open device, as libinput does. It prints the
/// nanoseconds per frame of `EvdevReader` alone, and with the same four stages and a UIKit pan after it. With the name
/// of a stage after the numbers, only that stage is run, for a profiler.
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

  /// Does the least work that any reader does: looks at the type, code and value of each event.
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

  /// Returns the rate in millions of events per second, rounded to a tenth.
  private static func rate(of events: [InputEvent], work: () -> Double) -> Double {
    (Double(events.count) / seconds(of: events, work: work) / 1e5).rounded() / 10
  }

  /// Returns the median processor time of the runs, in seconds.
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

  /// The processor time of this thread, in seconds. Other work on the machine hardly affects it.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
