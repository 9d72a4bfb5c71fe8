import Foundation

/// Objects in a few words, by their types. Foundation's own words are addresses, which are others in
/// every run.
package enum ObjectText {
  package static func of(_ object: AnyObject) -> String { "<\(type(of: object))>" }

  package static func of(_ object: AnyObject, _ detail: String) -> String {
    "<\(type(of: object)) \(detail)>"
  }

  /// The whole text in place of the type, which only the main actor can tell; elsewhere the type.
  package static func of(_ object: AnyObject, _ text: @MainActor () -> String) -> String {
    guard MainQueue.isCurrent else { return of(object) }
    return "<\(MainActor.assumeIsolated(text))>"
  }

  /// A value as it prints itself, an object by its type.
  package static func of(any value: Any) -> String {
    type(of: value) is AnyClass && !(value is any LosslessStringConvertible)
      ? "\(type(of: value))" : "\(value)"
  }
}
