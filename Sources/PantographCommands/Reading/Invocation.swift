/// A parsed command line: the values of each option, and the arguments in order.
///
/// Every value has passed the check of its kind.
package struct Invocation: Sendable {
  package var arguments: [String] = []
  /// The values by option name. An option that takes no value has an empty list if it is on.
  package private(set) var values: [String: [String]] = [:]

  package init() {}

  package mutating func turnOn(_ option: Option) {
    values[option.name, default: []] += []
  }

  package mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }

  package func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// Returns the last given value, or else the option's default.
  package func value(_ option: Option) -> String? {
    values[option.name]?.last ?? option.value?.standard
  }

  package func all(_ option: Option) -> [String] {
    values[option.name] ?? []
  }

  package func number(_ option: Option) -> Double? {
    value(option).flatMap(Double.init)
  }

  package func integer(_ option: Option) -> Int? {
    value(option).flatMap { Int($0) }
  }
}
