import Foundation

/// Knows who hears of which property of which object.
///
/// A property that can be observed says when it is read (`noteRead`), and wraps its change
/// (`changing`). Where nobody observes anything both look at one flag.
@MainActor @usableFromInline
package enum PropertyObservers {
  /// Whether what is read is noted.
  @exclusivity(unchecked) @usableFromInline package private(set) static var isReading = false
  /// Whether anybody observes anything.
  @exclusivity(unchecked) @usableFromInline package private(set) static var isUsed = false
  private static var noted: [PropertySource] = []
  private static var observations: [PropertyID: [PropertyObservation]] = [:]
  /// Changes that were announced by hand and are not over.
  private static var announced: [PropertyID: [[PropertyObservation]]] = [:]
  /// Stands for what a class announces by key path.
  static let byHand = "\\"

  /// What a reading asks for.
  static func sources(of read: () -> Void) -> [PropertySource] {
    let (wasReading, outer) = (isReading, noted)
    (isReading, noted) = (true, [])
    read()
    defer { (isReading, noted) = (wasReading, outer) }
    return noted
  }

  /// Reads what is no source of the value that is being read.
  package static func readUnnoted(_ read: () -> Void) { _ = sources(of: read) }

  @usableFromInline
  package static func noteRead(_ object: AnyObject, _ key: String) {
    let id = PropertyID(object: ObjectIdentifier(object), key: key)
    if !noted.contains(where: { $0.id == id }) {
      noted.append(PropertySource(object: object, id: id))
    }
  }

  package static func noteReadIfReading(_ object: AnyObject, _ key: String) {
    if isReading { noteRead(object, key) }
  }

  static func add(_ observation: PropertyObservation) {
    for source in observation.sources {
      observations[source.id, default: []].append(observation)
    }
    isUsed = !observations.isEmpty
  }

  static func forget(_ observation: PropertyObservation) {
    for source in observation.sources {
      let rest = (observations[source.id] ?? []).filter { $0 !== observation }
      observations[source.id] = rest.isEmpty ? nil : rest
    }
    isUsed = !observations.isEmpty
  }

  /// Those who hear of the property, told that it will change.
  @usableFromInline
  package static func willChange(
    _ object: AnyObject, _ keys: [String],
    to isWanted: (PropertyObservation) -> Bool = { _ in true }
  ) -> [PropertyObservation] {
    var heard: [PropertyObservation] = []
    for key in keys {
      let id = PropertyID(object: ObjectIdentifier(object), key: key)
      for observation in observations[id] ?? [] {
        // An object of before may have stood at the same place in memory.
        let isMeant = observation.sources.contains { $0.id == id && $0.object === object }
        if isMeant, isWanted(observation), !heard.contains(where: { $0 === observation }) {
          heard.append(observation)
        }
      }
    }
    for observation in heard { observation.willChange() }
    return heard
  }

  /// Begins a change by hand, which `endAnnounced` ends.
  package static func announce(
    _ object: AnyObject, _ key: String, to isMeant: (PropertyObservation) -> Bool = { _ in true }
  ) {
    let id = PropertyID(object: ObjectIdentifier(object), key: key)
    announced[id, default: []].append(willChange(object, [key], to: isMeant))
  }

  package static func endAnnounced(_ object: AnyObject, _ key: String) {
    let id = PropertyID(object: ObjectIdentifier(object), key: key)
    guard let heard = announced[id]?.popLast() else {
      return Misuse.warn(
        "\(type(of: object)) says that a value did change, and not that it will before that")
    }
    if announced[id]?.isEmpty == true { announced[id] = nil }
    didChange(heard)
  }

  @usableFromInline
  package static func didChange(_ heard: [PropertyObservation]) {
    for observation in heard { observation.didChange() }
  }

}

extension NSObject {
  /// The property is read.
  @MainActor @inlinable @inline(__always)
  package final func noteRead(_ key: String) {
    if PropertyObservers.isReading { PropertyObservers.noteRead(self, key) }
  }

  /// Makes a change of properties. All of it is one change to who observes several of them.
  // A body of the main actor's, and files that call this import this module themselves: else the body is
  // asked at each change whether it runs there, which takes longer than most changes.
  @MainActor @inlinable @inline(__always)
  package final func changing(
    _ keys: @autoclosure () -> [String], by body: @MainActor () -> Void
  ) {
    guard PropertyObservers.isUsed else { return body() }
    let heard = PropertyObservers.willChange(self, keys())
    body()
    PropertyObservers.didChange(heard)
  }
}
