import PantographCommands
import PantographPlainText

extension Command {
  static let man: Command = Command(
    name: "man",
    summary: "print a manual page",
    discussion: [
      """
      The page is in the mdoc format, which `man -l -` and `mandoc` read. Without COMMAND it is \
      the page of the whole program; `window` is the page of the program pantograph-window.
      """
    ],
    arguments: [Argument("COMMAND", .optional, .command, help: "which command")],
    examples: [Example("pantograph man inspect | man -l -", "Shows the page of inspect")]
  ) { invocation, console throws(Failure) in
    let page = ManualPage(.pantograph)
    if let word = invocation.arguments.first {
      let command: Command =
        word == Command.window.name ? .window : try Program.pantograph.command(named: word)
      try console.print(PrintableText(lines: page.text(for: command)))
    } else {
      try console.print(PrintableText(lines: page.text()))
    }
    return .success
  }
}
