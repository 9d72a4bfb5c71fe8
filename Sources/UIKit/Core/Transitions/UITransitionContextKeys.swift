/// A key for one of a transition's two view controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that leaves during the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes in during the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
