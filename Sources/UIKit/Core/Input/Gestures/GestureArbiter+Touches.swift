extension GestureArbiter {
  /// Removes recognizers whose attempts are over from their touches. Visits each touch once,
  /// however many recognizers have it.
  func leaveTouches(_ finished: [UIGestureRecognizer]) {
    var seen: Set<ObjectIdentifier> = []
    for recognizer in finished {
      for touch in recognizer.attempt.allTouches
      where seen.insert(ObjectIdentifier(touch)).inserted {
        guard let all = touch.gestureRecognizers else { continue }
        var kept: [UIGestureRecognizer] = []
        for recognizer in all
        where recognizer.attempt.isEngaged || !recognizer.attempt.state.isTerminal {
          kept.append(recognizer)
        }
        touch.gestureRecognizers = kept
        if !touch.ownPhase.isPresent { mergeLifted(touch) }
      }
    }
  }

  /// Removes lifted touches and remembers their location.
  func forgetTouchesGone(by event: UIEvent) {
    guard !event.phases.isDisjoint(with: .gone) else { return }
    for recognizer in engaged {
      recognizer.lastLocation = recognizer.location(in: nil)
      recognizer.attempt.touches.removeAll { !$0.ownPhase.isPresent }
    }
    for touch in event.ownTouches where !touch.ownPhase.isPresent { mergeLifted(touch) }
  }

  /// Forgets a lifted touch if an earlier lifted touch has the same view and the same recognizers.
  ///
  /// The earlier touch answers every question about shared touches in the same way. Without this
  /// an attempt that fingers keep alive by turns would keep each of their touches.
  private func mergeLifted(_ touch: UITouch) {
    guard let takers = touch.gestureRecognizers, let first = takers.first else { return }
    for other in first.attempt.allTouches {
      if other === touch { return }
      guard !other.ownPhase.isPresent, other.ownView === touch.ownView,
        let others = other.gestureRecognizers, others.count == takers.count,
        others.indices.allSatisfy({ others[$0] === takers[$0] })
      else { continue }
      for taker in takers { taker.attempt.forget(touch) }
      return
    }
  }
}
