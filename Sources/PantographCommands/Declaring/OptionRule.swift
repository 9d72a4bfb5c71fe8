/// A rule about when an option has an effect. An option without an effect is reported as an error,
/// because otherwise it would be ignored silently.
package enum OptionRule: Hashable, Sendable {
  /// The option modifies one of these options; without any of them it is an error.
  case needs([String])
  /// The option cannot be combined with any of these.
  case excludes([String])
  /// The option can be combined only with these and with the options of every command.
  case allowsOnly([String])
  /// The option modifies the work on the command's argument; without one it is an error.
  case needsArgument
  /// The option cannot be combined with an argument.
  case excludesArguments

  /// Returns the objection to an option beside the other given options, as a sentence without a
  /// full stop; nil if the rule is met. `count` is the number of given arguments.
  package func objection(
    to option: String, beside given: [String], _ arguments: [Argument], count: Int
  )
    -> String?
  {
    switch self {
    case .needs(let names):
      return names.contains { given.contains($0) }
        ? nil : "--\(option) has no effect without \(Self.list(names, "or"))"
    case .excludes(let names):
      return given.first(where: names.contains).map { Self.conflict(option, $0) }
    case .allowsOnly(let names):
      let common = Option.common.map(\.name)
      return given.first { $0 != option && !names.contains($0) && !common.contains($0) }
        .map { Self.conflict(option, $0) }
    case .needsArgument:
      return count > 0
        ? nil : "--\(option) has no effect without \(arguments.first?.name ?? "an argument")"
    case .excludesArguments:
      return count == 0
        ? nil : "--\(option) takes no \(arguments.first?.name ?? "argument")"
    }
  }

  private static func conflict(_ first: String, _ second: String) -> String {
    "--\(first) and --\(second) cannot be given together"
  }

  /// Joins option names as in `--film, --html or --trace`.
  package static func list(_ names: [String], _ word: String) -> String {
    let options = names.map { "--\($0)" }
    guard options.count > 1, let last = options.last else { return options.first ?? "" }
    return options.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
