// swift-format-ignore-file: AlwaysUseLowerCamelCase

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
}

/// The selector of a method that its object lists among its `interfaceActions`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
