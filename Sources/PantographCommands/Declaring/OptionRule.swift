/// Where an option of a command has an effect. Where it has none it is refused, and does not look as if
/// it had been heard.
package enum OptionRule: Hashable, Sendable {
  /// It changes what one of these options does.
  case needs([String])
  /// It asks for something else than each of these.
  case excludes([String])
  /// It asks for something that only these, and those that every command has, can change.
  case allowsOnly([String])
  /// It changes what is done with the command's argument.
  case needsArgument
  /// It asks for something that has nothing to do with the command's argument.
  case excludesArguments

  /// What is wrong with the option beside the others that are given, as a sentence without a full stop;
  /// nil where nothing is.
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

  /// `--film, --html or --trace`.
  package static func list(_ names: [String], _ word: String) -> String {
    let options = names.map { "--\($0)" }
    guard options.count > 1, let last = options.last else { return options.first ?? "" }
    return options.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
