import Foundation

/// Short descriptions of objects by their types. Foundation's descriptions contain addresses, which
/// differ in every run.
package enum ObjectText {
  package static func of(_ object: AnyObject) -> String { "<\(type(of: object))>" }

  package static func of(_ object: AnyObject, _ detail: String) -> String {
    "<\(type(of: object)) \(detail)>"
  }

  /// Returns `text` in angle brackets. Off the main actor, where `text` cannot be evaluated,
  /// returns the type.
  package static func of(_ object: AnyObject, _ text: @MainActor () -> String) -> String {
    guard MainQueue.isCurrent else { return of(object) }
    return "<\(MainActor.assumeIsolated(text))>"
  }

  /// Returns the type of an object, or the usual description of any other value.
  package static func of(any value: Any) -> String {
    type(of: value) is AnyClass && !(value is any LosslessStringConvertible)
      ? "\(type(of: value))" : "\(value)"
  }
}
