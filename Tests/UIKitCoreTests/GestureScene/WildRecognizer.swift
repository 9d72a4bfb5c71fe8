import SeededRandom
import UIKit

/// Changes its state randomly in valid steps. It ends with its last finger.
@MainActor
final class WildRecognizer: UIGestureRecognizer {
  var generator = SeededGenerator(seed: 0)
  private var isDone = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, generator.chance(0.05) { return ignore(touch, for: event) }
    wander()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { wander() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isDone, touches.count >= numberOfTouches else { return wander() }
    step(to: hasBegun || generator.chance(0.3) ? .ended : .failed)
  }

  override func reset() {
    super.reset()
    isDone = false
    waits = false
  }

  private var waits = false
  private var hasBegun: Bool { waits || state == .began || state == .changed }

  private func wander() {
    guard !isDone else { return }
    switch (hasBegun, generator.below(20)) {
    case (false, 0): step(to: .failed)
    case (false, 1): step(to: .ended)
    case (false, 2...4): step(to: .began)
    case (true, 0): step(to: .ended)
    case (true, 1): step(to: .cancelled)
    case (true, 2): step(to: .failed)
    case (true, 3...): step(to: .changed)
    default: return
    }
  }

  private func step(to new: State) {
    state = new
    switch new {
    case .began: waits = state == .possible
    case .changed, .possible: return
    case .ended, .cancelled, .failed: isDone = true
    }
    if state == .failed { isDone = true }
  }
}
