import QuartzCore

/// A tree of layers that is told the time, without any view.
@MainActor
final class LayerTree {
  let layer = CALayer()
  private let clock = LayerClock(time: 0)

  init() { layer.ownClock = clock }

  func advance(to time: Double) { clock.advance(to: time) }
}
