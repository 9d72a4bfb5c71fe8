/// Key for one of a transition's two view controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Seen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// Seen after it.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Key for one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leaves during the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// Comes in during the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
