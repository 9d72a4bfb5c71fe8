import PantographPlainText

/// The whole program as it is declared: its commands, and how a command line finds one of them.
package struct Program: Sendable {
  package var name: String
  package var version: String
  /// When this version was made, as a manual page writes it.
  package var date: String
  package var summary: String
  package var discussion: [String]
  package var commands: [Command]

  /// Runs the command that the words name. The first word is the program's own name.
  package func run(_ words: [String], console: inout Console) throws(Failure) -> ExitCode {
    var rest = words.dropFirst()
    guard let word = rest.popFirst() else {
      throw Failure(
        .usage, "a command is missing",
        advice: ["Commands: \(commandNames)", "Try: \(name) --help"])
    }
    switch word {
    case "--help", "-h":
      try console.print(HelpText(self, style: console.outputStyle).text())
    case "--version", "-V":
      try console.print("\(name) \(version)\n")
    case "help":
      try showHelp(of: rest.first, console: &console)
    default:
      return try run(command(named: word), rest, console: &console)
    }
    return .success
  }

  package func command(named word: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.goesBy(word) }) { return command }
    let isOption = word.hasPrefix("-")
    let known = isOption ? ["--help", "--version"] : commands.flatMap { [$0.name] + $0.aliases }
    let hint = NearMiss.of(word, in: known)
    throw Failure(
      .usage, isOption ? "unknown option \(word)" : "unknown command \"\(word)\"",
      advice: [
        hint.map { "Did you mean \($0)?" }
          ?? (isOption
            ? "Options stand behind the command." : "Commands: \(commandNames)"),
        "Try: \(name) --help",
      ])
  }

  private var commandNames: String { commands.map(\.name).joined(separator: ", ") }

  /// Runs the command by the words behind its name.
  package func run(
    _ command: Command, _ words: ArraySlice<String>, console: inout Console
  ) throws(Failure) -> ExitCode {
    var reader = ArgumentReader(command)
    let invocation = try reader.read(words)
    console.configure(
      color: invocation.value(.color) ?? "auto", isQuiet: invocation.has(.quiet))
    if invocation.has(.help) {
      try console.print(help(console).text(for: command))
      return .success
    }
    let part = command.studioPart(invocation)
    if part == nil, let run = command.run { return try run(invocation, &console) }
    try console.flush()
    try CompanionProgram.studio.become(
      neededFor: part ?? command.name,
      advice: [
        "It has the scenes, the pictures and the tuning: install the package "
          + "\(CompanionProgram.studio.name), or put the program beside this one."
      ])
  }

  private func showHelp(of word: String?, console: inout Console) throws(Failure) {
    let help = help(console)
    guard let word else { return try console.print(help.text()) }
    try console.print(help.text(for: command(named: word)))
  }

  private func help(_ console: borrowing Console) -> HelpText {
    HelpText(self, style: console.outputStyle, width: console.width)
  }
}
