/// The declaration of a command. Parsing, help, manual pages and completions all come from this
/// value.
package struct Command: Sendable {
  package var name: String
  /// Other names of the command, which are accepted but not listed.
  package var aliases: [String]
  /// A few words that say what the command does, without a full stop.
  package var summary: String
  /// Paragraphs for the help and the manual page.
  package var discussion: [String]
  package var arguments: [Argument]
  package var options: [Option]
  package var examples: [Example]
  /// Whether the command is also a program of its own, named `PROGRAM-NAME`.
  package var isProgram: Bool
  /// Whether the command is an application with a program of its own, called by the command's name
  /// alone.
  package var isWhole: Bool
  /// The work of the command; nil if the companion program does all of it.
  package var run: Work?
  /// Names the part of an invocation that only the companion program can do. Returns nil if `run`
  /// can do all of it.
  package var companionPart: @Sendable (Invocation) -> String?

  package typealias Work = @Sendable (Invocation, inout Console) throws(Failure) -> ExitCode

  /// A command line that works as written, with an explanation.
  package struct Example: Sendable {
    package var line: String
    package var meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  package init(
    name: String, aliases: [String] = [], summary: String, discussion: [String] = [],
    arguments: [Argument] = [], options: [Option] = [], examples: [Example],
    isProgram: Bool = false, isWhole: Bool = false, run: Work? = nil,
    companionPart: @escaping @Sendable (Invocation) -> String? = { _ in nil }
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.isProgram = isProgram
    self.isWhole = isWhole
    self.run = run
    self.companionPart = companionPart
  }

  /// The options of this command and those that every command has.
  package var allOptions: [Option] { options + Option.common }

  /// Returns the usage line: `program inspect [options] FILE...`.
  package func synopsis(in program: String) -> String {
    ([call(in: program), "[options]"] + arguments.map(\.synopsis)).joined(separator: " ")
  }

  /// Returns the words that call the command: `program inspect`.
  package func call(in program: String) -> String {
    isWhole ? name : program + (isProgram ? "-" : " ") + name
  }

  package func goesBy(_ word: String) -> Bool {
    name == word || aliases.contains(word)
  }
}
