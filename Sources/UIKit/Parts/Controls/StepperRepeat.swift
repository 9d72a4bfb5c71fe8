import Foundation
import QuartzCore

/// The steps of a stepper's button that is held.
@MainActor
final class StepperRepeat {
  /// The position of the finger, in the stepper's coordinates.
  var point = CGPoint.zero
  private var call: DelayedCall?
  private var hasRepeated = false

  /// Our values: the seconds until a held button repeats, and between two steps. Apple documents neither.
  private static let first = 0.5
  private static let next = 0.2

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a held button repeats at all.
  ///   - step: Performs a step at the finger's position. Returns whether the button is still held.
  func start(if isWanted: Bool, _ step: @escaping (CGPoint) -> Bool) {
    _ = stop()
    if isWanted { wait(Self.first, step) }
  }

  private func wait(_ seconds: Double, _ step: @escaping (CGPoint) -> Bool) {
    let call = DelayedCall()
    self.call = call
    call.start(after: seconds) { [weak self] in
      guard let self else { return }
      hasRepeated = true
      if step(point) { wait(Self.next, step) }
    }
  }

  /// Ends the steps. Returns whether there was any.
  func stop() -> Bool {
    call?.cancel()
    call = nil
    defer { hasRepeated = false }
    return hasRepeated
  }
}
