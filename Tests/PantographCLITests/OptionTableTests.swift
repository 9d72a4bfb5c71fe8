import Expectations
import GoldenTexts
import PantographCommands
import Testing

@testable import PantographCLI

/// Every option of every command, with every kind of value, alone, twice and with each other option.
struct OptionTableTests {
  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private func values(_ kind: ValueKind) -> [String] {
    switch kind {
    case .text: ["", "x", "a=b", "0.1..0.3"]
    case .file, .offered: ["", "-", "a.evemu", "a/b.tar"]
    case .output:
      ["", "-", "a", "a.png", "a.svg", "a.html", "a.csv", "a.json", "a.WEBP", "a.evemu"]
    case .choice(let words):
      words + ["", "nothing", words[0].uppercased(), String(words[0].dropLast())]
    case .suggested(let words): Array(words.prefix(3)) + ["", "nothing"]
    case .command: ["inspect", "nothing"]
    case .number(let range):
      ["x", "", "nan", "inf", "\(range.lowerBound)", "\(range.lowerBound - 0.001)"]
        + ["1", "-1", "1e3"]
        + (range.upperBound < 1e300 ? ["\(range.upperBound)", "\(range.upperBound + 0.001)"] : [])
    case .integer(let range):
      ["x", "", "1.5", "\(range.lowerBound)", "\(range.lowerBound - 1)", "1", "+2"]
        + (range.upperBound < .max ? ["\(range.upperBound)", "\(range.upperBound + 1)"] : [])
    }
  }

  /// Returns what the command would do for these words, or its complaint.
  private func answer(_ command: Command, _ words: [String]) -> String {
    var reader = ArgumentReader(command, of: "pantograph")
    do throws(Failure) {
      let read = try reader.read(words[...])
      let given = read.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let part = command.companionPart(read)
      return "\(read.arguments) \(given.joined(separator: ", ")) \(part.map { "for \($0)" } ?? "")"
    } catch {
      return "\(error.code) \(error.message) | \(error.advice.joined(separator: " | "))"
    }
  }

  /// A line has the marks of all answers for one option.
  @Test func `options alone, with values and repeated`() throws {
    var lines: [String] = []
    for command in Program.pantograph.commands {
      func add(_ words: String, _ lists: [[String]]) {
        let marks = lists.map { GoldenText.mark(answer(command, $0)) }
        lines.append("\(words): \(marks.joined(separator: " "))")
      }
      lines.append("# \(command.name)")
      add(
        "arguments",
        [
          [], ["a"], ["a", "b"], ["a", "b", "c"], ["-"], ["--"], ["--", "--x"], ["-x"], ["--x=1"],
        ])
      for option in command.allOptions {
        let name = "--\(option.name)"
        var lists = [
          [name], ["a", name], [name, name, "a"], ["\(name)=", "a"],
          [String(name.dropLast()), "a"],
        ]
        if let letter = option.letter {
          lists += [["-\(letter)"], ["-\(letter)1", "a"], ["-q\(letter)", "1", "a"]]
        }
        for value in option.value.map({ values($0.kind) }) ?? [] {
          lists += [["a", name, value], ["\(name)=\(value)", name, value]]
        }
        add(option.name, lists)
      }
    }
    try compare("options", lines)
  }

  /// A pair is a letter: `.` for no complaint, and otherwise a mark of the complaint.
  @Test func `each option with each other`() throws {
    var lines: [String] = []
    for command in Program.pantograph.commands {
      lines.append("# \(command.name)")
      func words(_ option: Option) -> [String] {
        guard let value = option.value else { return ["--\(option.name)"] }
        let good = values(value.kind).first { value.kind.objection(to: $0) == nil && !$0.isEmpty }
        return ["--\(option.name)", good ?? "1"]
      }
      for option in command.options {
        for arguments in [[], ["a"]] {
          let marks = command.allOptions.map { other in
            let text = answer(command, arguments + words(option) + words(other))
            return text.hasPrefix("[") ? "." : GoldenText.mark(text)
          }
          lines.append("\(option.name) \(arguments): \(marks.joined(separator: " "))")
        }
      }
    }
    try compare("option-pairs", lines)
  }

  @Test func `completions and pages of all commands`() throws {
    var lines: [String] = []
    for width in [40, 61, 80, 120] {
      let help = HelpText(.pantograph, width: width)
      lines.append("# help at \(width): \(GoldenText.mark("\(help.text())"))")
      for command in Program.pantograph.commands {
        lines.append("\(command.name) \(GoldenText.mark("\(help.text(for: command))"))")
      }
    }
    let page = ManualPage(.pantograph)
    lines.append("# page \(GoldenText.mark("\(page.text())"))")
    for command in Program.pantograph.commands {
      lines.append("\(command.name) \(GoldenText.mark("\(page.text(for: command))"))")
    }
    for shell in Completion.allCases {
      lines.append("\(shell) \(GoldenText.mark(shell.script(for: .pantograph)))")
    }
    for code in ExitCode.allCases { lines.append("\(code.rawValue) \(code.meaning)") }
    try compare("pages", lines)
  }
}
