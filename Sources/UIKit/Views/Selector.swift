/// The name of something that can be done; there is no Objective-C runtime that knows methods by it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { name }

  /// What `#selector(UIViewController.show(_:sender:))` is on iOS.
  public static let show: Selector = "showViewController:sender:"
  /// What `#selector(UIViewController.showDetailViewController(_:sender:))` is on iOS.
  public static let showDetail: Selector = "showDetailViewController:sender:"
}
