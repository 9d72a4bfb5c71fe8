/// A command line that was understood: what stood behind each option, and the arguments in order.
///
/// Every value in it has passed its kind's check.
struct Invocation: Sendable {
  var arguments: [String] = []
  /// Values by the option's name; a switch that is on has an empty list.
  private(set) var values: [String: [String]] = [:]

  mutating func turnOn(_ option: Option) {
    values[option.name, default: []] += []
  }

  mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }

  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The last value given, or the option's own default.
  func value(_ option: Option) -> String? {
    values[option.name]?.last ?? option.value?.standard
  }

  func all(_ option: Option) -> [String] {
    values[option.name] ?? []
  }

  func number(_ option: Option) -> Double? {
    value(option).flatMap(Double.init)
  }

  func integer(_ option: Option) -> Int? {
    value(option).flatMap { Int($0) }
  }
}
