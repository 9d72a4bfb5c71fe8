/// The number of takes to make.
enum TakeCount: Equatable {
  case endless
  case count(Int)

  static let endlessWord = "endless"

  init?(_ word: String) {
    if word == Self.endlessWord {
      self = .endless
    } else if let count = Int(word), count > 0 {
      self = .count(count)
    } else {
      return nil
    }
  }

  func isReached(by done: Int) -> Bool {
    if case .count(let count) = self { done >= count } else { false }
  }

  /// Returns the title of the next take: `take 3 of 20`.
  func title(after done: Int) -> String {
    if case .count(let count) = self { "take \(done + 1) of \(count)" } else { "take \(done + 1)" }
  }
}
