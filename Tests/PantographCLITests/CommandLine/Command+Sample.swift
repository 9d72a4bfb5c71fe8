import PantographCommands

@testable import PantographCLI

extension Command {
  /// A command with one element of each kind.
  static let sample: Command = Command(
    name: "fold", aliases: ["bend"], summary: "fold a sheet",
    discussion: ["Folds it. Then it's folded, [twice] if asked: \\ and all."],
    arguments: [Argument("SHEET", .oneOrMore, help: "what to fold")],
    options: [
      .force, .json,
      Option("output", "o", "FILE", .file, help: "where to"),
      Option("note", nil, "KEY=VALUE", repeatable: true, help: "something to add"),
      Option("ratio", nil, "NUMBER", .number(0...10), default: "1", help: "how far"),
      Option("count", "n", "NUMBER", .integer(1 ... .max), help: "how often"),
      Option("side", nil, "SIDE", .choice(["left", "right"]), help: "which side"),
    ],
    examples: [Example("pantograph fold a --side left", "Folds a")]
  ) { _, _ throws(Failure) in .success }
}

extension Program {
  static let sample = Program(
    name: "pantograph", version: "1", date: "November 21, 2026", summary: "touch",
    discussion: ["One. Two."], commands: [.sample], meaning: { "\($0)" })
}
