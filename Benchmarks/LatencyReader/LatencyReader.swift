import Glibc
import PantographEvdev
import PantographTouches

/// `LatencyReader NODE FRAMES`: records the time at which a caller has each frame's contacts, in millimetres. Prints
/// the times after FRAMES frames, in nanoseconds. The counterpart of `Benchmarks/Latency/bare.c`.
@main
struct LatencyReader {
  static func main() {
    guard CommandLine.arguments.count == 3, let frames = Int(CommandLine.arguments[2]) else {
      exit(64)
    }
    do throws(EvdevError) {
      let reader = try EvdevReader(node: CommandLine.arguments[1])
      for time in try times(of: reader, frames: frames) { print(time) }
    } catch {
      print(error)
      exit(66)
    }
  }

  private static func times(of reader: EvdevReader, frames: Int) throws(EvdevError) -> [Int] {
    var decoder = ContactDecoder(device: reader.device)
    var events: [InputEvent] = []
    var times: [Int] = []
    times.reserveCapacity(frames)
    while times.count < frames, !reader.isRemoved {
      var source = pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&source, 1, -1)
      events.removeAll(keepingCapacity: true)
      try reader.read(into: &events)
      for event in events where decoder.consume(event) {
        if decoder.frame.count > 0 { times.append(now) }
      }
    }
    return times
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
