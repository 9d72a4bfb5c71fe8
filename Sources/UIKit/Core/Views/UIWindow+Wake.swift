/// When a window must be told the time though nothing touches it.
extension UIWindow {
  /// Something is animated, so that every frame of the display may look different, or waits for time
  /// to be told.
  package var isAnimating: Bool {
    !animatedLayers.isEmpty || layer.ownClock?.awaitsTurn ?? false
  }

  /// When a recognizer, a display link or another waits to be called next, in seconds.
  package var nextDeadline: Double? {
    guard let call = layer.ownClock?.nextDeadline else { return arbiter.nextDeadline }
    return arbiter.nextDeadline.map { min($0, call) } ?? call
  }
}
