import Foundation
import PantographObjects

/// An expression that is read from a format such as `"2 * (age + 1)"`. `pantograph port` writes this
/// class for `NSExpression`, which cannot be created on Linux.
open class FormatExpression: NSObject {
  private let tree: PredicateExpression

  /// Creates an expression. A format that cannot be read stops the program, as on iOS.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(tree: expressionFormat, args)
  }

  /// Creates an expression whose arguments are in an array.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(tree: expressionFormat, arguments)
  }

  private init(tree format: String, _ arguments: [Any?]) {
    do {
      tree = try PredicateParser.expression(of: format, arguments: arguments)
    } catch {
      Misuse.stop("The expression \"\(format)\" cannot be read: \(error.reason).")
    }
  }

  /// Creates an expression with a value of its own.
  public init(forConstantValue obj: Any?) { tree = .constant(obj) }

  /// Returns the value for an object; a number is an `NSNumber`.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { (key as? String).map { variables[$0] = value } }
    return switch tree.value(of: object, variables) {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value: value
    }
  }
}
