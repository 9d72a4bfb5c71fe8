import GoldenTexts
import QuartzCore
import UIKit

/// Performs the steps of a walk. Returns a title and a line of marks for each 20 steps.
///
/// A mark has four digits, which depend on all layers of the window.
@MainActor
package func markedWalk(
  _ name: String, _ window: UIWindow, steps: Int, step: () -> Void
) -> [String] {
  var marks: [String] = []
  for _ in 0..<steps {
    step()
    marks.append(GoldenText.mark(window.layer.treeDescription(.presentation)))
  }
  return ["# \(name)"]
    + stride(from: 0, to: steps, by: 20).map {
      "\($0): \(marks[$0..<min($0 + 20, steps)].joined(separator: " "))"
    }
}
