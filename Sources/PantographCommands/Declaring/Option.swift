/// An option of a command line, given as `--name` or, for some options, as a letter.
package struct Option: Sendable {
  package var name: String
  package var letter: Character?
  package var value: Value?
  /// A phrase without a full stop that says what the option does.
  package var help: String
  /// The rules about when the option has an effect. An option without an effect is an error.
  package private(set) var rules: [OptionRule] = []

  /// The value that follows an option.
  package struct Value: Sendable {
    package var name: String
    package var kind: ValueKind = .text
    package var standard: String?
    package var isRepeatable = false
  }

  package init(_ name: String, _ letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.help = help
  }

  package init(
    _ name: String, _ letter: Character? = nil, _ valueName: String, _ kind: ValueKind = .text,
    default standard: String? = nil, repeatable: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.help = help
    value = Value(name: valueName, kind: kind, standard: standard, isRepeatable: repeatable)
  }

  /// Returns the option with the rule that it needs at least one of these options.
  package func needing(_ options: Option...) -> Option { ruled(.needs(options.map(\.name))) }

  /// Returns the option with the rule that it excludes each of these options.
  package func excluding(_ options: Option...) -> Option { ruled(.excludes(options.map(\.name))) }

  /// Returns the option with the rule that only these options and the common ones may be given with
  /// it.
  package func allowing(only options: Option...) -> Option {
    ruled(.allowsOnly(options.map(\.name)))
  }

  /// Returns the option with the rule that it needs an argument.
  package func needingArgument() -> Option { ruled(.needsArgument) }

  /// Returns the option with the rule that it excludes arguments.
  package func excludingArguments() -> Option { ruled(.excludesArguments) }

  private func ruled(_ rule: OptionRule) -> Option {
    var option = self
    option.rules.append(rule)
    return option
  }

  /// The help with the possible values, the default and the options that this option needs.
  package var fullHelp: String {
    var notes: [String] = []
    for case .needs(let names) in rules {
      notes.append("with \(OptionRule.list(names, "or"))")
    }
    if let value {
      if !value.kind.choices.isEmpty { notes.append(value.kind.choices.joined(separator: ", ")) }
      if let standard = value.standard { notes.append("default: \(standard)") }
      if value.isRepeatable { notes.append("may be repeated") }
    }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }

  package static let help = Option("help", "h", help: "show this help")
  package static let quiet = Option("quiet", "q", help: "print results and errors only")
  package static let color = Option(
    "color", nil, "WHEN", .choice(["auto", "always", "never"]), default: "auto",
    help: "when to use color")
  package static let json = Option("json", help: "print JSON instead of text")
  package static let force = Option("force", "f", help: "overwrite the output file if it exists")

  package static let common = [quiet, color, help]
}
