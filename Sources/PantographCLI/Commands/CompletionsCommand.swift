import PantographCommands
import PantographPlainText

extension Command {
  static let completions: Command = Command(
    name: "completions",
    summary: "print a script that completes command lines",
    discussion: [
      "The script completes the options of this version. `make install` installs it for the shell."
    ],
    arguments: [
      Argument("SHELL", .one, .choice(Completion.allCases.map(\.rawValue)), help: "which shell")
    ],
    examples: [
      Example(
        "pantograph completions bash > ~/.local/share/bash-completion/completions/pantograph",
        "Installs completion for your user; it works in the next bash that you start")
    ]
  ) { invocation, console throws(Failure) in
    for shell in invocation.arguments.compactMap(Completion.init) {
      try console.print(PrintableText(lines: shell.script(for: .pantograph)))
    }
    return .success
  }
}
