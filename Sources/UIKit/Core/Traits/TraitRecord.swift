import Foundation

/// The traits of a view or a view controller, and the registrations for their changes.
@MainActor
struct TraitRecord {
  var overrides = UITraitOverrides() {
    didSet { hasOverrides = overrides != UITraitOverrides() }
  }
  /// Whether any trait is overridden. Stored, because many views are asked for it at once.
  private(set) var hasOverrides = false
  /// The traits at the last notification; nil before the first time in a window.
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

  /// Returns the registrations that a change concerns.
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

  /// Whether the trait is specified in this record.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the value given here, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
