import UIKit

/// The names under which a test watches recognizers, drivers and the things that they move.
@MainActor
final class WatchedNames {
  private struct Named {
    weak var object: AnyObject?
    let name: String
  }

  private var all: [Named] = []

  func add(_ object: AnyObject, as name: String) {
    all.removeAll { $0.object == nil || $0.object === object }
    all.append(Named(object: object, name: name))
  }

  /// Returns the name of an object; nil if the object has none.
  func name(of object: AnyObject?) -> String? {
    guard let object else { return nil }
    return all.first { $0.object === object }?.name
  }
}
