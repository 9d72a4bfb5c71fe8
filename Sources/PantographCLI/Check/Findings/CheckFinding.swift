/// One statement of a check: whether something held, and why.
struct CheckFinding: Equatable {
  enum State: Equatable {
    case held, failed
    /// It was not checked or measured.
    case open

    /// The name used in JSON.
    var key: String {
      switch self {
      case .held: "held"
      case .failed: "notHeld"
      case .open: "notChecked"
      }
    }

    /// The name for people.
    var words: String {
      switch self {
      case .held: "held"
      case .failed: "not held"
      case .open: "not checked"
      }
    }
  }

  /// The subject in a word or two, such as `scroll` or `report rate`.
  var topic: String
  var state: State
  /// The reason as a sentence with its full stop.
  var reason: String
  /// A sentence about a remedy; nil if none is needed or known.
  var advice: String?

  init(_ topic: String, _ state: State, _ reason: String, advice: String? = nil) {
    self.topic = topic
    self.state = state
    self.reason = reason
    self.advice = advice
  }
}
