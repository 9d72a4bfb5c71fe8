import Foundation

/// The observers of each property of each object.
///
/// An observable property reports its reads (`noteRead`) and wraps its changes (`changing`). While
/// nobody observes anything, both only check a flag.
@MainActor @usableFromInline
package enum PropertyObservers {
  /// Whether the reads of properties are being recorded.
  @exclusivity(unchecked) @usableFromInline package private(set) static var isReading = false
  /// Whether any property has an observer.
  @exclusivity(unchecked) @usableFromInline package private(set) static var isUsed = false
  private static var noted: [PropertySource] = []
  private static var observations: [PropertyID: [PropertyObservation]] = [:]
  /// The observers of changes that a class has announced and not yet ended.
  private static var announced: [PropertyID: [[PropertyObservation]]] = [:]
  /// The key of all properties whose changes their class announces by key path.
  static let byHand = "\\"

  /// Returns the properties that `read` reads.
  static func sources(of read: () -> Void) -> [PropertySource] {
    let (wasReading, outer) = (isReading, noted)
    (isReading, noted) = (true, [])
    read()
    defer { (isReading, noted) = (wasReading, outer) }
    return noted
  }

  /// Runs `read` without recording what it reads as sources of the value that is being read.
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

  /// Notifies the observers of a property that it will change, and returns them.
  @usableFromInline
  package static func willChange(
    _ object: AnyObject, _ keys: [String],
    to isWanted: (PropertyObservation) -> Bool = { _ in true }
  ) -> [PropertyObservation] {
    var heard: [PropertyObservation] = []
    for key in keys {
      let id = PropertyID(object: ObjectIdentifier(object), key: key)
      for observation in observations[id] ?? [] {
        // An earlier object may have had the same address.
        let isMeant = observation.sources.contains { $0.id == id && $0.object === object }
        if isMeant, isWanted(observation), !heard.contains(where: { $0 === observation }) {
          heard.append(observation)
        }
      }
    }
    for observation in heard { observation.willChange() }
    return heard
  }

  /// Begins a change that a class announces itself; `endAnnounced` ends it.
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
  /// Records a read of the property, if reads are being recorded.
  @MainActor @inlinable @inline(__always)
  package final func noteRead(_ key: String) {
    if PropertyObservers.isReading { PropertyObservers.noteRead(self, key) }
  }

  /// Changes properties. An observer of several of them is called once for all.
  // `body` is isolated to the main actor, and files that call this function import this module
  // directly. Otherwise each change would check at run time whether it is on the main actor, which
  // takes longer than most changes.
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
