/// The work of a command whose declaration has none, or only a part of the work.
package struct CommandWork: Sendable {
  let command: String
  let run: Command.Work

  package init(_ command: Command, _ run: @escaping Command.Work) {
    self.command = command.name
    self.run = run
  }
}

extension Command {
  /// Returns the command with all of its work.
  package func doing(_ work: CommandWork) -> Command {
    var command = self
    command.run = work.run
    command.companionPart = { _ in nil }
    return command
  }
}

extension Program {
  /// Returns the program with the work of all these commands.
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
