/// A property of an object, with the values that a random walk gives it.
@MainActor
package struct Knob<Owner> {
  package let name: String
  private let set: (Owner, Int) -> Void
  private let get: (Owner) -> Any
  private let count: Int

  package init<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ values: [Value]
  ) {
    self.name = name
    count = values.count
    set = { $0[keyPath: path] = values[$1] }
    get = { $0[keyPath: path] }
  }

  /// Gives the property one of its values.
  package func turn(_ owner: Owner, _ random: inout SeededGenerator) {
    set(owner, random.below(count))
  }

  /// Returns the name and the value, without the mark of an optional value.
  package func text(_ owner: Owner) -> String { "\(name) \(Self.plain(get(owner)))" }

  private static func plain(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { plain($0.value) } ?? "nil"
  }
}
