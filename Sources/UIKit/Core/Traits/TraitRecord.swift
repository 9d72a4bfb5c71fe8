import Foundation

/// Keeps the traits of a view or a view controller, and who wants to hear of them.
@MainActor
struct TraitRecord {
  var overrides = UITraitOverrides()
  /// The traits that it was last told of; nil before it was in a window.
  var known: UITraitCollection?
  private var registrations: [Registration] = []

  final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  mutating func register(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  mutating func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Those that are to be told of a change.
  func concerned(
    by new: UITraitCollection, after old: UITraitCollection
  ) -> [Registration] {
    registrations.filter { $0.traits.contains { $0.differs(old, new) } }
  }

  func has(_ registration: Registration) -> Bool {
    registrations.contains { $0 === registration }
  }
}

/// The traits that a view or a view controller specifies for itself and all below it.
public struct UITraitOverrides: UIMutableTraits, Hashable {
  var values = TraitValues()

  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is specified here.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// The trait is what it is around again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
