import PantographPlainText

/// The declaration of a program: its commands, and the lookup of the command that is called.
package struct Program: Sendable {
  package var name: String
  package var version: String
  /// The release date of this version, in the format of a manual page.
  package var date: String
  package var summary: String
  package var discussion: [String]
  package var commands: [Command]
  /// Explains an exit status in a sentence for the manual page.
  package var meaning: @Sendable (ExitCode) -> String
  /// The program that does the work that the commands leave to it.
  package var companion: CompanionProgram?

  package init(
    name: String, version: String, date: String, summary: String, discussion: [String],
    commands: [Command], companion: CompanionProgram? = nil,
    meaning: @escaping @Sendable (ExitCode) -> String
  ) {
    self.name = name
    self.version = version
    self.date = date
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.companion = companion
    self.meaning = meaning
  }

  /// Runs the command that `words` name. The first word is the name of the program.
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
            ? "Write options after the command." : "Commands: \(commandNames)"),
        "Try: \(name) --help",
      ])
  }

  private var commandNames: String { commands.map(\.name).joined(separator: ", ") }

  /// Runs the command with the words that follow its name.
  package func run(
    _ command: Command, _ words: ArraySlice<String>, console: inout Console
  ) throws(Failure) -> ExitCode {
    var reader = ArgumentReader(command, of: name)
    let invocation = try reader.read(words)
    console.configure(
      color: invocation.value(.color) ?? "auto", isQuiet: invocation.has(.quiet))
    if invocation.has(.help) {
      try console.print(help(console).text(for: command))
      return .success
    }
    let part = command.companionPart(invocation)
    if part == nil, let run = command.run { return try run(invocation, &console) }
    guard let companion else {
      preconditionFailure("\(command.name) has no work, and \(name) no companion that does it")
    }
    try console.flush()
    try companion.become(neededFor: part ?? command.name)
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
