import Foundation

/// A trait: its value's type and its default value. A custom type that conforms is a custom trait.
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var identifier: String { "\(self)" }
  public static var affectsColorAppearance: Bool { false }

  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    let (one, other) = (first.values.box(for: self), second.values.box(for: self))
    // An unspecified trait has the default value.
    return one != other && (one ?? TraitBox(defaultValue)) != (other ?? TraitBox(defaultValue))
  }
}

public typealias UITrait = any UITraitDefinition.Type

/// The value of a trait, for comparing. A value that cannot be compared is different each time it
/// is set.
struct TraitBox: Hashable, @unchecked Sendable {
  let value: Any
  private let key: AnyHashable

  private final class Serial: NSObject {}

  init(_ value: Any) {
    self.value = value
    key = value as? AnyHashable ?? AnyHashable(Serial())
  }

  static func == (left: TraitBox, right: TraitBox) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A trait of the system, which has its own property among the values.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension TraitValues {
  func box<Trait: UITraitDefinition>(for trait: Trait.Type) -> TraitBox? {
    if let system = trait as? any SystemTrait.Type { return TraitBox(value(of: system)) }
    return custom[ObjectIdentifier(trait)]
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> AnyHashable {
    AnyHashable(self[keyPath: Trait.path])
  }

  private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
    if let value = value as? Trait.Value { self[keyPath: Trait.path] = value }
  }

  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      (box(for: trait)?.value as? Trait.Value)
        ?? ((box(for: trait)?.value as? AnyHashable)?.base as? Trait.Value) ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(system, newValue)
      } else {
        custom[ObjectIdentifier(trait)] = TraitBox(newValue)
      }
    }
  }

  /// Makes the given trait unspecified.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      reset(system)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  private mutating func reset<Trait: SystemTrait>(_ trait: Trait.Type) {
    self[keyPath: Trait.path] = TraitValues()[keyPath: Trait.path]
  }

  func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom[ObjectIdentifier(trait)] != nil
    }
    return value(of: system) != TraitValues().value(of: system)
  }
}
