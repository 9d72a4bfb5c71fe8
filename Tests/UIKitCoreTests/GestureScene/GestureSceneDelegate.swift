import SeededRandom
import UIKit

/// Returns random answers, but always the same answer to the same question.
@MainActor
final class GestureSceneDelegate: UIGestureRecognizerDelegate {
  private let seed: UInt64
  private let numbers: (UIGestureRecognizer) -> Int
  /// The probability of yes.
  private let together: Double
  private let waits: Double
  private let receives: Double
  private let begins: Double

  init(seed: UInt64, numbers: @escaping (UIGestureRecognizer) -> Int) {
    self.seed = seed
    self.numbers = numbers
    var generator = SeededGenerator(seed: seed)
    together = [0, 0.3, 1][generator.below(3)]
    waits = [0, 0.2][generator.below(2)]
    receives = [1, 1, 0.8][generator.below(3)]
    begins = [1, 1, 0.7][generator.below(3)]
  }

  private func answer(_ question: Int, _ one: Int, _ other: Int, _ share: Double) -> Bool {
    var generator = SeededGenerator(
      seed: seed ^ UInt64(question &* 1_000_003 &+ one &* 1009 &+ other))
    return generator.chance(share)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(1, numbers(gestureRecognizer), 0, begins)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(2, numbers(gestureRecognizer), numbers(otherGestureRecognizer), together)
  }

  /// Only later recognizers wait for earlier ones, so that no recognizer waits for itself.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    numbers(gestureRecognizer) > numbers(otherGestureRecognizer)
      && answer(3, numbers(gestureRecognizer), numbers(otherGestureRecognizer), waits)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    numbers(gestureRecognizer) < numbers(otherGestureRecognizer)
      && answer(4, numbers(gestureRecognizer), numbers(otherGestureRecognizer), waits)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer(5, numbers(gestureRecognizer), touch.view?.tag ?? 0, receives)
  }
}
