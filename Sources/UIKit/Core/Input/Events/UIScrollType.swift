/// Source of a scroll: a wheel's notches, or fingers.
public enum UIScrollType: Int, Hashable, Sendable {
  case discrete, continuous
}

/// The kinds of scrolling that a pan may follow.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  func contains(_ type: UIScrollType) -> Bool {
    contains(UIScrollTypeMask(rawValue: 1 << type.rawValue))
  }
}
