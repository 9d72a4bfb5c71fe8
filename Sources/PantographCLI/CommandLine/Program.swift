import PlainText

/// The whole program as it is declared: its commands, and how a command line finds one of them.
struct Program: Sendable {
  var name: String
  var version: String
  /// When this version was made, as a manual page writes it.
  var date: String
  var summary: String
  var discussion: [String]
  var commands: [Command]

  /// Runs the command that the words name. The first word is the program's own name.
  func run(_ words: [String], console: inout Console) throws(Failure) -> ExitCode {
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

  func command(named word: String) throws(Failure) -> Command {
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
  func run(
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
    return try command.run(invocation, &console)
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
