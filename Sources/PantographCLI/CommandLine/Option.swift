/// A switch of a command line, by its name: `--name`, and for some a letter.
struct Option: Sendable {
  var name: String
  var letter: Character?
  var value: Value?
  /// Says what it does, as a phrase without a full stop.
  var help: String

  /// The value that follows an option.
  struct Value: Sendable {
    var name: String
    var kind: ValueKind = .text
    var standard: String?
    var isRepeatable = false
  }

  init(_ name: String, _ letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.help = help
  }

  init(
    _ name: String, _ letter: Character? = nil, _ valueName: String, _ kind: ValueKind = .text,
    default standard: String? = nil, repeatable: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.help = help
    value = Value(name: valueName, kind: kind, standard: standard, isRepeatable: repeatable)
  }

  /// The help with what is possible and what holds without the option.
  var fullHelp: String {
    var notes: [String] = []
    if let value {
      if !value.kind.choices.isEmpty { notes.append(value.kind.choices.joined(separator: ", ")) }
      if let standard = value.standard { notes.append("default: \(standard)") }
      if value.isRepeatable { notes.append("may be repeated") }
    }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }

  static let help = Option("help", "h", help: "show this help")
  static let quiet = Option("quiet", "q", help: "print results and errors only")
  static let color = Option(
    "color", nil, "WHEN", .choice(["auto", "always", "never"]), default: "auto",
    help: "when to use color")
  static let json = Option("json", help: "print JSON instead of text")
  static let force = Option("force", "f", help: "overwrite the output file if it exists")

  static let common = [quiet, color, help]
}
