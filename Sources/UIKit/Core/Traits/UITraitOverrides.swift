import Foundation

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
