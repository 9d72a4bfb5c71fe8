import Expectations
import PantographCommands
import PantographPlainText
import Testing

@testable import PantographCLI

struct HelpTextTests {
  @Test func `a command's help has its usage, options, choices, defaults and an example`() {
    let help = HelpText(.sample).text(for: .sample).description
    expect(help.contains("pantograph fold [options] SHEET..."))
    expect(help.contains("-o, --output FILE"))
    expect(help.contains("(left, right)"))
    expect(help.contains("(default: 1)"))
    expect(help.contains("pantograph fold a --side left"))
  }

  @Test(arguments: [40, 60, 80])
  func `no line is wider than the terminal`(width: Int) {
    for program in [Program.sample, .pantograph] {
      for command in program.commands {
        let lines = HelpText(program, width: width).text(for: command).description
          .split(separator: "\n")
        // Command lines to copy are never broken.
        let prose = lines.filter { !$0.hasPrefix("  pantograph ") && $0.contains(" ") }
        for line in prose where line.count > width {
          expect(!line.drop { $0 == " " }.contains(" "), "\(line)")
        }
      }
    }
  }

  @Test func `every command has a summary, help for all it takes, and an example`() {
    for command in Program.pantograph.commands {
      expect(!command.summary.isEmpty && !command.summary.hasSuffix("."))
      expect(!command.examples.isEmpty)
      expect(command.options.allSatisfy { !$0.help.isEmpty && !$0.help.hasSuffix(".") })
      expect(command.arguments.allSatisfy { !$0.help.isEmpty })
    }
  }

  @Test func `no command declares an option or a letter twice`() {
    for command in Program.pantograph.commands {
      let names = command.allOptions.map(\.name)
      expect(Set(names).count, equals: names.count)
      let letters = command.allOptions.compactMap(\.letter)
      expect(Set(letters).count, equals: letters.count)
    }
  }

  @Test func `every example is a command line that can be read`() throws {
    for command in Program.pantograph.commands {
      for example in command.examples {
        let words = example.line.split(separator: " ").map(String.init)
        let ours = words.prefix { $0 != "|" && $0 != ">" }
        expect(ours.starts(with: ["pantograph", command.name]))
        var reader = ArgumentReader(command, of: "pantograph")
        _ = try reader.read(ours.dropFirst(2))
      }
    }
  }
}
