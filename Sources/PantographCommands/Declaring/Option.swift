/// A switch of a command line, by its name: `--name`, and for some a letter.
package struct Option: Sendable {
  package var name: String
  package var letter: Character?
  package var value: Value?
  /// Says what it does, as a phrase without a full stop.
  package var help: String
  /// Where it has an effect; anywhere else it is refused.
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

  /// The same option where it has an effect only beside one of these.
  package func needing(_ options: Option...) -> Option { ruled(.needs(options.map(\.name))) }

  /// The same option where it cannot stand beside any of these.
  package func excluding(_ options: Option...) -> Option { ruled(.excludes(options.map(\.name))) }

  /// The same option where only these, and those that every command has, can stand beside it.
  package func allowing(only options: Option...) -> Option {
    ruled(.allowsOnly(options.map(\.name)))
  }

  /// The same option where it has an effect only with an argument.
  package func needingArgument() -> Option { ruled(.needsArgument) }

  /// The same option where no argument can stand beside it.
  package func excludingArguments() -> Option { ruled(.excludesArguments) }

  private func ruled(_ rule: OptionRule) -> Option {
    var option = self
    option.rules.append(rule)
    return option
  }

  /// The help with what is possible and what holds without the option.
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
