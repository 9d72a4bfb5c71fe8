import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// The reports of every tracker about random and synthesised hands, frame by frame.
///
/// All reports of a stream are stored as a mark of four digits. The line that differs names the stream, and the place
/// of the first other mark is the number of the tracker.
struct StreamTableTests {
  private struct Trackers {
    var hands = [
      HandTracker(), HandTracker(thresholds: .touchscreen), HandTracker(thresholds: .touchpad),
    ]
    var trackers: [any Tracker] = [
      PanTracker(), PinchTracker(), RotationTracker(), TapTracker(), SwipeTracker(), HoldTracker(),
      EdgePanTracker(edge: .left, size: Vector(x: 100, y: 60)),
      EdgePanTracker(edge: .bottom, size: Vector(x: 100, y: 60)),
    ]
    var heard: [String] = Array(repeating: "", count: 11)

    mutating func take(_ frame: ContactFrame) {
      for index in hands.indices {
        hands[index].update(frame) {
          heard[index] +=
            "\($0.kind) \($0.phase) \($0.sample.time) \($0.sample.translation) \($0.sample.velocity) \($0.sample.scale) \($0.sample.rotation)\n"
        }
      }
      for index in trackers.indices {
        if let event = trackers[index].update(frame) {
          heard[3 + index] += "\(frame.time) \(event.phase) \(event.reason)\n"
        }
      }
    }

    mutating func wait(until time: Timestamp) {
      for index in hands.indices {
        hands[index].advance(to: time) {
          heard[index] += "\($0.kind) \($0.phase) \($0.sample.time)\n"
        }
      }
    }

    /// Rounded to thousandths, in which machines agree.
    var marks: String {
      heard.map { text in
        GoldenText.mark(
          ShortText.thousandths(text))
      }.joined(separator: " ")
    }
  }

  @Test func `streams of random contacts`() throws {
    var lines: [String] = []
    for seed in 100..<140 as Range<UInt64> {
      var trackers = Trackers()
      var random = SeededGenerator(seed: seed)
      var stream = RandomContacts(random: random)
      var last = Timestamp.zero
      for _ in 0..<120 {
        let frame = stream.next()
        if random.below(8) == 0 { trackers.wait(until: frame.time + .milliseconds(-3)) }
        trackers.take(frame)
        last = max(last, frame.time)
      }
      for frame in stream.end() { trackers.take(frame) }
      trackers.wait(until: last + .seconds(5))
      lines.append("random \(seed): \(trackers.marks)")
    }
    let difference = try GoldenText("random-streams").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  /// Hands that begin, rest, turn and lift at times and distances around the thresholds.
  @Test func `streams of one to four fingers around the thresholds`() throws {
    var lines: [String] = []
    let distances = [0, 0.5, 1, 1.25, 1.5, 1.6, 2, 3, 8, 30]
    let times: [Int64] = [40, 120, 180, 249, 250, 251, 300, 499, 500, 501, 1000]
    for fingers in 1...4 {
      for distance in distances {
        var trackers = Trackers()
        var start: Int64 = 1_000_000
        for (number, time) in times.enumerated() {
          let (dx, dy) = [(1.0, 0.0), (0, 1), (-0.7, 0.7), (0, -1)][number % 4]
          for step in 0...5 {
            var frame = ContactFrame(
              time: Timestamp(microseconds: start + time * 1000 * Int64(step) / 5))
            for finger in 0..<fingers {
              let share = distance * Double(step) / 5
              // The last finger of odd numbers goes the other way, which is a pinch or a rotation.
              let sign: Double = finger == fingers - 1 && number % 3 == 2 ? -1 : 1
              frame.append(
                Contact(
                  id: ContactID(rawValue: UInt32(number * 8 + finger)),
                  phase: step == 0 ? .began : step == 5 ? .ended : .moved,
                  position: Vector(
                    x: 4 + Double(finger) * 18 + sign * dx * share, y: 50 + sign * dy * share)))
            }
            frame.fingerCount = step == 5 ? 0 : fingers
            trackers.take(frame)
          }
          start += (time + [60, 200, 299, 300, 301, 900][number % 6]) * 1000
          trackers.wait(until: Timestamp(microseconds: start))
        }
        lines.append("\(fingers) fingers by \(distance): \(trackers.marks)")
      }
    }
    let difference = try GoldenText("threshold-streams").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
