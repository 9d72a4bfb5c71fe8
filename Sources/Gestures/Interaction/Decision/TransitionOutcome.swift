/// How a transition ends.
@frozen
public enum TransitionOutcome: UInt8, Hashable, Sendable, CaseIterable {
  case finish, cancel

  public var name: StaticString {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    }
  }
}
