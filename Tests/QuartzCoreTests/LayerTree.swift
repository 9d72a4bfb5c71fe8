import Expectations
import QuartzCore

/// A tree of layers with a settable time, without views.
@MainActor
final class LayerTree {
  let layer = CALayer()
  private let clock = LayerClock(time: 0)

  init() { layer.ownClock = clock }

  /// Advances the time, and compares what is seen then with what the test saw before.
  func advance(to time: Double) {
    clock.advance(to: time)
    SeenMarks.see("\(time) " + layer.treeDescription(.presentation))
  }
}
