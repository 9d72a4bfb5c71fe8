// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of an action. No Objective-C runtime finds a method by this name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { name }
}

/// Returns the selector with this name. It reaches a method only if the method's object lists it in
/// `interfaceActions`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
