/// How a transition ends.
@frozen
public enum TransitionOutcome: UInt8, Hashable, Sendable, CaseIterable {
  /// To the end, or back to the start.
  case finish, cancel

  /// As it is written in traces and labels.
  public var name: StaticString {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    }
  }
}
