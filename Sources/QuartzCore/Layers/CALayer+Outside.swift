import Foundation

extension CALayer {
  /// Lets the transaction of an animation that was added in no window end when the animation's time
  /// is over. The animation itself waits for the layer to come into a window.
  ///
  /// Whether the layer is in a window is decided at the end of the turn, because programs often add
  /// animations to layers that they insert afterwards.
  final func endTransactionOutside(of entry: AnimationEntry?) {
    guard let entry, clock == nil, !entry.tokens.isEmpty else { return }
    LayerClock.whenTurnEnds { [self] in
      guard clock == nil else { return }
      DelayedCall().start(after: entry.length) { [self] in
        if clock == nil { entry.releaseTokens(finished: true) }
      }
    }
  }
}
