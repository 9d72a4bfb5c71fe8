import CAllocationCounter
import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// `GestureRate`: measures how many contact frames per second go through trackers and through UIKit on one
/// core. Each line has, separated by tabs, a name, a number of trackers or recognizers, and thousands of
/// frames per second. The last line has the allocations in a thousand frames of a steady drag. With a line's
/// name and number as arguments, only that line is run, a hundred times, for a profiler.
@main
@MainActor
struct GestureRate {
  static let runs = 9
  static let frames = FingerFrames.strokes(count: 100)

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 2, let kind = RecognizerScene.Kind(rawValue: arguments[1]),
      let count = Int(arguments[2])
    {
      for _ in 0..<100 { _ = RecognizerScene(kind, count: count).play(frames) }
      return
    }
    report("PanTracker", 1) { pan() }
    for kind in RecognizerScene.Kind.allCases {
      for count in kind.counts {
        report(kind.rawValue, count) { RecognizerScene(kind, count: count).play(frames) }
      }
    }
    print("allocations", RecognizerScene(.together, count: 10).allocations(), separator: "\t")
  }

  private static func pan() -> Int {
    var tracker = PanTracker(thresholds: PanThresholds(slop: 10))
    var actions = 0
    for frame in frames where tracker.update(frame) != nil {
      if tracker.velocity(at: frame.time).x >= 0 { actions += 1 }
    }
    return actions
  }

  /// Prints a line with the rate of the median run.
  private static func report(_ name: String, _ count: Int, _ work: () -> Int) {
    precondition(work() > frames.count / 2, "the strokes were not followed")
    var times: [Double] = []
    for _ in 0..<runs {
      let start = processorTime
      _ = work()
      times.append(processorTime - start)
    }
    let seconds = times.sorted()[runs / 2]
    let rate = Double(frames.count) / seconds / 1000
    print(name, count, String(format: "%.1f", rate), separator: "\t")
  }

  /// The processor time of this thread, in seconds. Other work on the machine hardly affects it.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
