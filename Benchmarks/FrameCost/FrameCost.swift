import Glibc
import UIKit

/// `FrameCost`: measures how many animated layers are evaluated per second, and the cost of a frame of a tree in
/// which one layer in a hundred is animated, compared with a walk over the whole tree.
@main
@MainActor
struct FrameCost {
  static let runs = 9

  static func main() {
    for kind in AnimatedTree.Kind.allCases {
      let tree = AnimatedTree(layers: 1000, animated: 1000, kind: kind)
      var time = 0.0
      let seconds = median {
        time += 1.0 / 60
        tree.window.advance(to: time)
        return tree.look(at: time)
      }
      print("evaluated", kind, 1000 / seconds)
    }
    for count in [10, 1000, 10_000] {
      let tree = AnimatedTree(layers: count, animated: max(count / 100, 1), kind: .curve)
      var time = 0.0
      let active = median {
        time += 1.0 / 60
        tree.window.advance(to: time)
        return tree.look(at: time)
      }
      let walk = median {
        time += 1.0 / 60
        tree.window.advance(to: time)
        return tree.walk(at: time)
      }
      let still = AnimatedTree(layers: count, animated: 0, kind: .curve)
      let nothing = median {
        time += 1.0 / 60
        still.window.advance(to: time)
        return still.look(at: time)
      }
      print("frame", count, active * 1e6, walk * 1e6, nothing * 1e6)
    }
  }

  /// Returns the processor time of one call in seconds: the median of several runs, each long enough to measure.
  private static func median(_ frame: () -> Double) -> Double {
    var sum = frame()
    var calls = 1
    var start = processorTime
    while processorTime - start < 0.02 {
      sum += frame()
      calls += 1
    }
    var times: [Double] = []
    for _ in 0..<runs {
      start = processorTime
      for _ in 0..<calls { sum += frame() }
      times.append((processorTime - start) / Double(calls))
    }
    precondition(sum.isFinite, "a layer showed a value that is not finite")
    return times.sorted()[runs / 2]
  }

  /// The processor time of this thread, in seconds. Other work on the machine hardly affects it.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
