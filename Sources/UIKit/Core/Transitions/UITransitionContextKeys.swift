/// Which of a transition's two view controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Seen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// Seen after it.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leaves during the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// Comes in during the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
