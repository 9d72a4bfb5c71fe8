/// The work of a command that is declared without it, or with a part of it.
package struct CommandWork: Sendable {
  let command: String
  let run: Command.Work

  package init(_ command: Command, _ run: @escaping Command.Work) {
    self.command = command.name
    self.run = run
  }
}

extension Command {
  /// The same command with all of its work.
  package func doing(_ work: CommandWork) -> Command {
    var command = self
    command.run = work.run
    command.companionPart = { _ in nil }
    return command
  }
}

extension Program {
  /// The same program with all the work of these commands.
  package func doing(_ works: [CommandWork]) -> Program {
    var program = self
    for work in works {
      for index in commands.indices where commands[index].name == work.command {
        program.commands[index] = commands[index].doing(work)
      }
    }
    return program
  }
}
