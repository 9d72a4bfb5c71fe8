import Foundation

/// Animations and completions that a delegate adds to an animation of UIKit's own. Each runs once.
@MainActor
final class AlongsideAnimations {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func add(_ animation: @escaping () -> Void) { animations.append(animation) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations, within UIKit's own.
  func animate() {
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
  }

  /// Runs the completions, when UIKit's own animation has ended.
  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
