/// The outcome of a transition.
@frozen
public enum TransitionOutcome: UInt8, Hashable, Sendable, CaseIterable {
  /// `finish` goes to the end, `cancel` back to the start.
  case finish, cancel

  /// The outcome's name in traces and labels.
  public var name: StaticString {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    }
  }
}
