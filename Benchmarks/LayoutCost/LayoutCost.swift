import Glibc
import UIKit

/// `LayoutCost`: what it takes to lay out views that four constraints each pin, when they are new and when one
/// constant is another.
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

  /// Seconds of the processor's time for one call.
  private static func time(often calls: Int = 1, _ body: () -> Void) -> Double {
    let start = processorTime
    for _ in 0..<calls { body() }
    return (processorTime - start) / Double(calls)
  }

  /// Seconds that this thread has run: what else the machine does counts little.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
