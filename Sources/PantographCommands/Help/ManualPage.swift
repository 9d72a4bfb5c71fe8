/// Manual pages in mdoc, generated from the declarations.
package struct ManualPage {
  private var program: Program

  package init(_ program: Program) {
    self.program = program
  }

  /// Returns the page of the whole program: `program(1)`.
  package func text() -> String {
    var page = head(program.name, summary: program.summary)
    page += ".Sh SYNOPSIS\n.Nm\n.Ar command\n.Op Ar options\n.Op Ar arguments\n"
    page += ".Sh DESCRIPTION\n" + paragraphs(program.discussion)
    page += "The commands are:\n.Bl -tag -width Ds\n"
    for command in program.commands {
      page += ".It Cm \(Self.escaped(command.name))\n\(Self.line(command.summary)).\n"
    }
    page += ".El\n"
    page += exitStatus + ".Sh EXAMPLES\n"
    page += program.commands.compactMap(\.examples.first).map(example).joined(separator: ".Pp\n")
    return page + seeAlso(program.commands.map { "\(program.name)-\($0.name)" })
  }

  /// Returns the page of one command: `program-inspect(1)`.
  package func text(for command: Command) -> String {
    let name = "\(program.name)-\(command.name)"
    var page = head(name, summary: command.summary)
    page += ".Sh SYNOPSIS\n"
    page +=
      command.isProgram ? ".Nm \(name)\n" : ".Nm \(program.name)\n.Cm \(command.name)\n"
    page += ".Op Ar options\n"
    for argument in command.arguments { page += Self.synopsis(of: argument) }
    page +=
      ".Sh DESCRIPTION\n"
      + paragraphs(
        command.discussion.isEmpty
          ? [command.summary + "."] : command.discussion)
    if !command.arguments.isEmpty {
      page += "The arguments are:\n.Bl -tag -width Ds\n"
      for argument in command.arguments {
        page +=
          ".It Ar \(Self.escaped(argument.name))\n\(Self.line(HelpText.help(of: argument))).\n"
      }
      page += ".El\n.Pp\n"
    }
    page += "The options are:\n.Bl -tag -width Ds\n"
    for option in command.allOptions {
      page += ".It \(Self.names(of: option))\n\(Self.line(option.fullHelp)).\n"
    }
    page += ".El\n" + exitStatus + ".Sh EXAMPLES\n"
    return page + command.examples.map(example).joined(separator: ".Pp\n") + seeAlso([program.name])
  }

  private func head(_ name: String, summary: String) -> String {
    """
    .Dd \(program.date)
    .Dt \(name.uppercased()) 1
    .Os
    .Sh NAME
    .Nm \(name)
    .Nd \(Self.line(summary))

    """
  }

  private var exitStatus: String {
    var text = ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
    for code in ExitCode.allCases {
      text += ".It \(code.rawValue)\n\(Self.line(program.meaning(code)))\n"
    }
    return text + ".El\n"
  }

  private func seeAlso(_ names: [String]) -> String {
    let links = names.sorted().map { ".Xr \($0) 1" }
    return ".Sh SEE ALSO\n" + links.joined(separator: " ,\n") + "\n"
  }

  private func paragraphs(_ paragraphs: [String]) -> String {
    paragraphs.map { Self.line($0) + "\n.Pp\n" }.joined()
  }

  private func example(_ example: Command.Example) -> String {
    "\(Self.line(example.meaning)):\n.Dl \(Self.escaped(example.line))\n"
  }

  private static func synopsis(of argument: Argument) -> String {
    switch argument.count {
    case .one: ".Ar \(escaped(argument.name))\n"
    case .optional: ".Op Ar \(escaped(argument.name))\n"
    case .oneOrMore: ".Ar \(escaped(argument.name)) ...\n"
    case .any: ".Op Ar \(escaped(argument.name)) ...\n"
    }
  }

  private static func names(of option: Option) -> String {
    let value = option.value.map { " Ar \(escaped($0.name))" } ?? ""
    let long = "Fl \\-\(option.name)\(value)"
    return option.letter.map { "Fl \($0) , \(long)" } ?? long
  }

  /// Breaks text into short lines, with each sentence on a new line, as mdoc expects.
  package static func line(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let word = escaped(String(word))
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 78 || line.hasSuffix(".") {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
      .joined(separator: "\n")
  }

  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(hexadecimal(scalar.value))]"
      }
    }
    return escaped
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
