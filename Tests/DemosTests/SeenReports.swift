import Expectations
import PantographDemos
import UIKit

// The tests of this target call these methods instead of the library's methods with the same names.

extension SceneRun {
  /// Plays everything, and compares the whole report and the views with what the test saw before.
  @MainActor
  func run() -> SceneReport { seen(self.PantographDemos::run()) }

  /// Waits for rest, and compares the whole report and the views with what the test saw before.
  @MainActor
  func finish() -> SceneReport { seen(self.PantographDemos::finish()) }

  @MainActor
  private func seen(_ report: SceneReport) -> SceneReport {
    SeenMarks.see("\(scene.name)\n\(report)\n\(window.treeDescription())")
    return report
  }
}
