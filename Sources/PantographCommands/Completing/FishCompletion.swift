/// The completion script for fish.
struct FishCompletion {
  let text: String

  init(_ program: Program) {
    let start = "complete -c \(program.name)"
    var lines = ["# fish completion for \(program.name)", "\(start) -f"]
    for command in program.commands {
      lines.append(
        "\(start) -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.summary))")
    }
    lines.append("\(start) -n __fish_use_subcommand -a help -d 'show the help of a command'")
    lines.append(
      "\(start) -n '__fish_seen_subcommand_from help'" + Self.values(.command, program))
    lines.append("\(start) -n __fish_use_subcommand -s h -l help -d 'show help'")
    lines.append("\(start) -n __fish_use_subcommand -s V -l version -d 'show the version'")
    for command in program.commands {
      let names = ([command.name] + command.aliases).joined(separator: " ")
      let condition = "\(start) -n '__fish_seen_subcommand_from \(names)'"
      for option in command.allOptions {
        lines.append(condition + Self.arguments(of: option, program))
      }
      if let argument = command.arguments.first {
        lines.append(condition + Self.values(argument.kind, program))
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(of option: Option, _ program: Program) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = option.value.map { " -r" + values($0.kind, program) } ?? ""
    return "\(letter) -l \(option.name)\(value) -d \(quoted(option.help))"
  }

  private static func values(_ kind: ValueKind, _ program: Program) -> String {
    switch kind {
    case .text, .number, .integer: ""
    case .file, .output: " -F"
    // If nothing matches the pattern, a loop is skipped, but a command would report an error.
    case .offered(let pattern): " -a '(for node in \(pattern); echo $node; end)'"
    case .choice, .suggested, .command:
      " -a \(quoted(kind.offers(in: program).joined(separator: " ")))"
    }
  }

  /// Puts text in single quotes. Inside them fish unescapes \\ and \'.
  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
