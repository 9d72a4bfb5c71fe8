/// A counter of running animations that calls its completions when all of them have ended.
@MainActor
package final class AnimationToken {
  @exclusivity(unchecked) package var count = 0
  @exclusivity(unchecked) private var finished = true
  @exclusivity(unchecked) private var isSealed = false
  @exclusivity(unchecked) private var completions: [(Bool) -> Void]

  package init(_ completion: @escaping (Bool) -> Void) {
    completions = [completion]
  }

  /// Adds a completion. It is called after those that were added before.
  package func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  func release(finished: Bool) {
    count -= 1
    self.finished = self.finished && finished
    runIfDone()
  }

  /// Declares that no more animations will be added.
  package func seal() {
    isSealed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isSealed, count == 0 else { return }
    let waiting = completions
    completions = []
    for completion in waiting { completion(finished) }
  }
}
