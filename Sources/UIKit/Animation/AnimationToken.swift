/// Waits for a number of animations to end.
@MainActor
final class AnimationToken {
  var count = 0
  private var finished = true
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  func release(finished: Bool) {
    count -= 1
    self.finished = self.finished && finished
    runIfDone()
  }

  /// No more animations will come.
  func seal() {
    isSealed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isSealed, count == 0, let completion else { return }
    self.completion = nil
    completion(finished)
  }
}
