import PantographStage
import PantographTouches
import UIKit

extension SceneRun {
  /// Processes all frames as `run()` does. Calls `didAdvance` after each frame and after the end, so
  /// that a long trace can be taken in pieces. It gets the entries of the report in pieces, too;
  /// the returned report has only the first ones if there are many.
  package func run<Failure: Error>(
    _ didAdvance: (SceneRun, SceneReport.Piece?) throws(Failure) -> Void
  ) throws(Failure) -> SceneReport {
    while let next = stage.nextFrameTime {
      advance(to: next)
      try didAdvance(self, takePiece(isLast: false))
    }
    settle()
    try didAdvance(self, takePiece(isLast: true))
    return report
  }

  /// Removes the entries that can no longer change.
  func forgetEntries() { _ = takePiece(isLast: false) }

  private func takePiece(isLast: Bool) -> SceneReport.Piece? {
    let log = build.log
    return log.takePiece(at: stage.time, isLast: isLast) {
      entries(log.lines, log.transitions, log.refusals)
    }
  }
}

extension SceneRun {
  /// The color behind the window: black for an application, whose window has no color of its own on
  /// iOS, and white for a scene.
  var backdrop: CGColor { scene.isApplication ? .black : .white }
}
