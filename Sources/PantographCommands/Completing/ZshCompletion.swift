/// The completion script for zsh.
struct ZshCompletion {
  let text: String

  init(_ program: Program) {
    var script = """
      #compdef \(program.name)
      # zsh completion for \(program.name)
      _\(program.name)() {
        local line state
        _arguments -C '(- *)'{-h,--help}'[show help]' '(- *)'{-V,--version}'[show the version]' \\
          '1: :->command' '*:: :->words'
        case $state in
        command)
          local -a commands=(

      """
    for command in program.commands {
      script += "      \(Completion.quoted("\(command.name):\(Self.plain(command.summary))"))\n"
    }
    script += "      'help:show the help of a command'\n"
    script += """
          )
          _describe command commands
          ;;
        words)
          case $line[1] in

      """
    for command in program.commands {
      let names = [command.name] + command.aliases
      script += "    \(names.joined(separator: "|")))\n      _arguments -s"
      for specification in Self.specifications(of: command, program) {
        script += " \\\n        \(specification)"
      }
      script += "\n      ;;\n"
    }
    script += "    help)\n      _arguments -s \\\n        "
    script += Self.specification(of: Argument("COMMAND", .optional, .command, help: ""), program)
    script += "\n      ;;\n"
    script += "    esac\n    ;;\n  esac\n}\n"
    script += "if [[ $funcstack[1] == _\(program.name) ]]; then\n  _\(program.name) \"$@\"\n"
    text = script + "else\n  compdef _\(program.name) \(program.name)\nfi\n"
  }

  private static func specifications(of command: Command, _ program: Program) -> [String] {
    command.allOptions.map { specification(of: $0, program) }
      + command.arguments.map { specification(of: $0, program) }
  }

  private static func specification(of option: Option, _ program: Program) -> String {
    let repeats = option.value?.isRepeatable ?? false
    var body = "[\(plain(option.help))]"
    if let value = option.value { body += ":\(plain(value.name)):\(action(value.kind, program))" }
    let prefix = repeats ? "*" : ""
    let equals = option.value == nil ? "" : "="
    guard let letter = option.letter else {
      return Completion.quoted("\(prefix)--\(option.name)\(equals)\(body)")
    }
    let plus = option.value == nil ? "" : "+"
    let exclusion = repeats ? "*" : "(-\(letter) --\(option.name))"
    return "'\(exclusion)'{-\(letter)\(plus),--\(option.name)\(equals)}\(Completion.quoted(body))"
  }

  private static func specification(of argument: Argument, _ program: Program) -> String {
    let place =
      switch argument.count {
      case .one: ":"
      case .optional: "::"
      case .oneOrMore, .any: "*:"
      }
    return Completion.quoted("\(place)\(plain(argument.name)):\(action(argument.kind, program))")
  }

  private static func action(_ kind: ValueKind, _ program: Program) -> String {
    switch kind {
    case .text, .number, .integer: " "
    case .file, .output: "_files"
    case .offered(let pattern): "_files -g \"\(pattern)\""
    case .suggested(let words) where words.contains { $0.hasSuffix("=") }:
      // The value follows the equals sign without a space.
      "compadd -S \"\" \(words.joined(separator: " "))"
    case .choice, .suggested, .command:
      "(\(kind.offers(in: program).joined(separator: " ")))"
    }
  }

  /// Escapes the characters that `_arguments` reads as its own syntax.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      if "[]:\\".contains(character) { plain += "\\" }
      plain.append(character)
    }
    return plain
  }
}
