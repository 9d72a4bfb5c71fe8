/// How much a constraint counts, up to 1000. One of a higher priority is never given up for any number of
/// lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// How much a button or a label resists being made smaller than what it shows.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much views resist being made larger than what they show.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` asks for its size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
