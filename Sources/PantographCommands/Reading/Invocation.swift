/// A command line that was understood: what stood behind each option, and the arguments in order.
///
/// Every value in it has passed its kind's check.
package struct Invocation: Sendable {
  package var arguments: [String] = []
  /// Values by the option's name; a switch that is on has an empty list.
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

  /// The last value given, or the option's own default.
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
