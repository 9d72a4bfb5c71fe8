/// A command as it is declared: parsing, help, manual pages and completions all come from this value.
package struct Command: Sendable {
  package var name: String
  /// Other spellings that are accepted and not listed.
  package var aliases: [String]
  /// Says in a few words, without a full stop, what the command does.
  package var summary: String
  /// Paragraphs for the help and the manual page.
  package var discussion: [String]
  package var arguments: [Argument]
  package var options: [Option]
  package var examples: [Example]
  /// Whether it is a program of its own, by the name `PROGRAM-NAME`.
  package var isProgram: Bool
  /// Whether it is all of a program that is somebody else's, by its own name alone.
  package var isWhole: Bool
  /// Nil where the program's companion does it all.
  package var run: Work?
  /// Says which part of what is asked for only the companion can do; nil where `run` can do all of it.
  package var companionPart: @Sendable (Invocation) -> String?

  package typealias Work = @Sendable (Invocation, inout Console) throws(Failure) -> ExitCode

  /// A command line that works as it stands, and what it does.
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

  /// How the command is called: `program inspect [options] FILE...`.
  package func synopsis(in program: String) -> String {
    ([call(in: program), "[options]"] + arguments.map(\.synopsis)).joined(separator: " ")
  }

  /// The words that it is called by: `program inspect`.
  package func call(in program: String) -> String {
    isWhole ? name : program + (isProgram ? "-" : " ") + name
  }

  package func goesBy(_ word: String) -> Bool {
    name == word || aliases.contains(word)
  }
}
