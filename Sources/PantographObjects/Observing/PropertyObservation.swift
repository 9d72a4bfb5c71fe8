import Foundation

/// Reads a value, and is told when it changes.
@MainActor
package protocol PropertyListener: AnyObject {
  /// Reads the value, which counts from now on.
  func readNew()
  /// A change is to come.
  func keepOld()
  /// The change is made, and the new value is read.
  func tell()
  /// The first value is read.
  func tellInitial()
  /// Whether a change that the object's class announces is one of the value.
  func hears(of keyPath: AnyKeyPath) -> Bool
}

/// Follows what a listener reads.
///
/// Key paths are not compared: those of a subclass are others than those of its superclass. The value is
/// read while `PropertyObservers` notes which properties of which objects are asked for, and a change of
/// any of them is a change of the value. So a path may lead over several objects, and to a property that
/// is made of others.
@MainActor
@usableFromInline
package final class PropertyObservation {
  /// What the value was read from.
  private(set) var sources: [PropertySource] = []
  let listener: any PropertyListener
  /// How many changes of its sources are under way.
  private var depth = 0
  package private(set) var isOver = false

  package init(_ listener: any PropertyListener) {
    self.listener = listener
  }

  /// Whether the value comes from nothing that reports changes by itself.
  package var isDeaf: Bool {
    sources.allSatisfy { $0.id.key.hasPrefix(PropertyObservers.byHand) }
  }

  /// Begins to hear of changes.
  package func begin() {
    follow()
    listener.tellInitial()
  }

  package func end() {
    isOver = true
    PropertyObservers.forget(self)
    sources = []
  }

  func willChange() {
    depth += 1
    if depth == 1, !isOver { listener.keepOld() }
  }

  func didChange() {
    depth -= 1
    guard depth == 0, !isOver else { return }
    follow()
    listener.tell()
  }

  /// Reads the value, and hears from now on of what was read.
  private func follow() {
    let new = PropertyObservers.sources { listener.readNew() }
    guard !isOver, !new.elementsEqual(sources, by: ==) else { return }
    PropertyObservers.forget(self)
    sources = new
    PropertyObservers.add(self)
  }
}

/// A property of an object, which is not kept.
@MainActor
struct PropertySource {
  weak var object: AnyObject?
  let id: PropertyID

  static func == (left: PropertySource, right: PropertySource) -> Bool {
    left.id == right.id && left.object === right.object
  }
}

struct PropertyID: Hashable {
  let object: ObjectIdentifier
  let key: String
}
