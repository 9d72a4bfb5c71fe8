/// A command as it is declared: parsing, help, manual pages and completions all come from this value.
struct Command: Sendable {
  var name: String
  /// Other spellings that are accepted and not listed.
  var aliases: [String] = []
  /// Says in a few words, without a full stop, what the command does.
  var summary: String
  /// Paragraphs for the help and the manual page.
  var discussion: [String] = []
  var arguments: [Argument] = []
  var options: [Option] = []
  var examples: [Example]
  /// Whether it is a program of its own, by the name `pantograph-NAME`.
  var isProgram = false
  var run: @Sendable (Invocation, inout Console) throws(Failure) -> ExitCode

  /// A command line that works as it stands, and what it does.
  struct Example: Sendable {
    var line: String
    var meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The options of this command and those that every command has.
  var allOptions: [Option] { options + Option.common }

  /// How the command is called: `pantograph inspect [options] FILE...`.
  func synopsis(in program: String) -> String {
    ([call(in: program), "[options]"] + arguments.map(\.synopsis)).joined(separator: " ")
  }

  /// The words that it is called by: `pantograph inspect`.
  func call(in program: String) -> String { program + (isProgram ? "-" : " ") + name }

  func goesBy(_ word: String) -> Bool {
    name == word || aliases.contains(word)
  }
}
