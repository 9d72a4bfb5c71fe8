/// The completion script for bash. It needs no functions of the bash-completion package.
struct BashCompletion {
  let text: String

  init(_ program: Program) {
    let commands = program.commands.map(\.name) + ["help", "--help", "--version"]
    var script = """
      # bash completion for \(program.name)
      _\(program.name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        # "--color=al" arrives as three words.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          mapfile -t COMPREPLY < <(compgen -W \(Self.list(commands)) -- "$current")
          return
        fi
        case ${COMP_WORDS[1]} in

      """
    for command in program.commands {
      let names = [command.name] + command.aliases
      script += "  \(names.joined(separator: " | ")))\n"
      script += Self.values(of: command, program) + Self.words(of: command, program) + "    ;;\n"
    }
    script += """
        help)
          mapfile -t COMPREPLY < <(compgen -W \(Self.list(program.commands.map(\.name))) -- "$current")
          ;;
        esac
      }
      complete -o filenames -o bashdefault -F _\(program.name) \(program.name)

      """
    text = script
  }

  /// Returns the cases that complete the value of an option.
  private static func values(of command: Command, _ program: Program) -> String {
    var cases = ""
    for option in command.allOptions {
      guard let value = option.value else { continue }
      let letter = option.letter.map { "-\($0) | " } ?? ""
      cases += "    \(letter)--\(option.name))\n"
      cases += reply(value.kind, program, indent: "      ") + "      return\n      ;;\n"
    }
    return cases.isEmpty ? "" : "    case $previous in\n\(cases)    esac\n"
  }

  private static func words(of command: Command, _ program: Program) -> String {
    let options = command.allOptions.map { "--\($0.name)" }
    var text = "    if [[ $current == -* ]]; then\n"
    text += "      mapfile -t COMPREPLY < <(compgen -W \(list(options)) -- \"$current\")\n"
    if let argument = command.arguments.first {
      text += "    else\n" + reply(argument.kind, program, indent: "      ")
    }
    return text + "    fi\n"
  }

  private static func reply(_ kind: ValueKind, _ program: Program, indent: String) -> String {
    let source: String
    switch kind {
    case .text, .number, .integer: return "\(indent)COMPREPLY=()\n"
    case .file, .output: source = "compgen -f"
    case .offered(let pattern): source = "compgen -W \"$(compgen -G '\(pattern)')\""
    case .choice, .suggested, .command: source = "compgen -W \(list(kind.offers(in: program)))"
    }
    var text = ""
    if kind.offers(in: program).contains(where: { $0.hasSuffix("=") }) {
      // The value follows the equals sign without a space.
      text = "\(indent)compopt -o nospace 2>/dev/null\n"
    }
    return text + "\(indent)mapfile -t COMPREPLY < <(\(source) -- \"$current\")\n"
  }

  private static func list(_ words: [String]) -> String {
    Completion.quoted(words.joined(separator: " "))
  }
}
