import Foundation

/// Reads a value, and is notified when it changes.
@MainActor
package protocol PropertyListener: AnyObject {
  /// Reads the value; called before `tell` and `tellInitial`.
  func readNew()
  /// Called before a change of the value.
  func keepOld()
  /// Called after a change, when the new value has been read.
  func tell()
  /// Called once at the beginning, when the first value has been read.
  func tellInitial()
  /// Returns whether a change that the object's class announced for `keyPath` concerns this value.
  func hears(of keyPath: AnyKeyPath) -> Bool
}

/// Observes everything that a listener reads to get its value.
///
/// Key paths are not compared, because the path of a subclass never equals that of its superclass.
/// Instead, `PropertyObservers` records which properties of which objects are read for the value,
/// and a change of any of them is a change of the value. So a path may lead across several objects,
/// and to a computed property.
@MainActor
@usableFromInline
package final class PropertyObservation {
  /// The properties that the value was computed from.
  private(set) var sources: [PropertySource] = []
  let listener: any PropertyListener
  /// The number of changes of its sources that are in progress.
  private var depth = 0
  package private(set) var isOver = false

  package init(_ listener: any PropertyListener) {
    self.listener = listener
  }

  /// Whether no source of the value reports its changes by itself.
  package var isDeaf: Bool {
    sources.allSatisfy { $0.id.key.hasPrefix(PropertyObservers.byHand) }
  }

  /// Starts the observation, and passes the first value on.
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

  /// Reads the value, and observes the properties that were read.
  private func follow() {
    let new = PropertyObservers.sources { listener.readNew() }
    guard !isOver, !new.elementsEqual(sources, by: ==) else { return }
    PropertyObservers.forget(self)
    sources = new
    PropertyObservers.add(self)
  }
}

/// A property of an object. The object is held weakly.
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
