/// Which of a transition's two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leaves during the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// Comes in during the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
