import Glibc
import UIKit

/// `LayoutCost`: measures the time to lay out views with four constraints each, when the views are new and when
/// one constant changes.
@main
@MainActor
struct LayoutCost {
  static let runs = 9

  static func main() {
    for kind in PinnedViews.Kind.allCases {
      for count in [100, 1000] {
        var (activations, layouts): ([Double], [Double]) = ([], [])
        var views = PinnedViews(kind, count: 1)
        for _ in 0..<runs {
          activations.append(time { views = PinnedViews(kind, count: count) })
          layouts.append(time { views.window.layoutIfNeeded() })
        }
        views.edit(0)
        var constant = 0
        let edit = time(often: 200) {
          constant += 1
          views.edit(constant)
        }
        print("layout", kind, count, median(activations) * 1e3, median(layouts) * 1e3, edit * 1e6)
      }
    }
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  /// Returns the processor time of one call, in seconds.
  private static func time(often calls: Int = 1, _ body: () -> Void) -> Double {
    let start = processorTime
    for _ in 0..<calls { body() }
    return (processorTime - start) / Double(calls)
  }

  /// The processor time of this thread, in seconds. Other work on the machine hardly affects it.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
