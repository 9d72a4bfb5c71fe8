import PantographCommands
import PantographPlainText

extension Command {
  static let completions: Command = Command(
    name: "completions",
    summary: "print a script that completes command lines",
    discussion: [
      "The script is made for this version; `make install` puts it where the shell finds it."
    ],
    arguments: [
      Argument("SHELL", .one, .choice(Completion.allCases.map(\.rawValue)), help: "which shell")
    ],
    examples: [
      Example(
        "pantograph completions bash > ~/.local/share/bash-completion/completions/pantograph",
        "Completes for you alone, from the next bash on")
    ]
  ) { invocation, console throws(Failure) in
    for shell in invocation.arguments.compactMap(Completion.init) {
      try console.print(PrintableText(lines: shell.script(for: .pantograph)))
    }
    return .success
  }
}
