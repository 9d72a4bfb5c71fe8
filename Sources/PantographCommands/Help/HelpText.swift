import PantographPlainText

/// The text that `--help` prints.
package struct HelpText {
  private var program: Program
  private var style: TextStyle
  private var width: Int

  package init(_ program: Program, style: TextStyle = .plain, width: Int = 80) {
    self.program = program
    self.style = style
    self.width = min(max(width, 40), 100)
  }

  package func text() -> PrintableText {
    var text = title(program.name, program.summary)
    text += heading("Usage") + "  \(program.name) COMMAND [options] [arguments]\n"
    text += paragraphs(program.discussion)
    text += "\n" + heading("Commands")
    text += table(program.commands.map { ($0.name, $0.summary) })
    text += "\n" + heading("Options")
    text += table([("-h, --help", "show this help"), ("-V, --version", "show the version")])
    text += "\n" + heading("Examples")
    for example in program.commands.compactMap(\.examples.first).prefix(4) {
      text += lines(of: example)
    }
    return text + "\n"
      + wrapped("More about one command: \(program.name) COMMAND --help", indent: 0)
  }

  package func text(for command: Command) -> PrintableText {
    var text = title(command.call(in: program.name), command.summary)
    text += heading("Usage") + "  \(command.synopsis(in: program.name))\n"
    text += paragraphs(command.discussion)
    if !command.arguments.isEmpty {
      text += "\n" + heading("Arguments")
      text += table(command.arguments.map { ($0.synopsis, Self.help(of: $0)) })
    }
    text += "\n" + heading("Options")
    text += table(command.allOptions.map { (Self.names(of: $0), $0.fullHelp) })
    text += "\n" + heading("Examples")
    return text + command.examples.map(lines).joined()
  }

  static func names(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0.name)" } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  static func help(of argument: Argument) -> String {
    let choices = argument.kind.choices
    return choices.isEmpty
      ? argument.help : "\(argument.help) (\(choices.joined(separator: ", ")))"
  }

  private func title(_ name: String, _ summary: String) -> PrintableText {
    let text = WrappedText("\(name): \(summary)", width: width).plain.dropFirst(name.count)
    return style.bold("\(name)") + PrintableText(lines: text) + "\n"
  }

  private func heading(_ text: PrintableText) -> PrintableText { style.bold(text + ":") + "\n" }

  private func lines(of example: Command.Example) -> PrintableText {
    "  \(example.line)\n" + wrapped(example.meaning, indent: 6)
  }

  private func paragraphs(_ paragraphs: [String]) -> PrintableText {
    paragraphs.map { "\n" + wrapped($0, indent: 0) }.joined()
  }

  /// Lays out two columns. The second is wrapped; it starts on a new line if the first is too long.
  private func table(_ rows: [(String, String)]) -> PrintableText {
    let column = min(rows.map { $0.0.count }.max() ?? 0, 26) + 4
    var text: PrintableText = ""
    for (left, right) in rows {
      text += WrappedText.beside("  \(left)", right, column: column, width: width)
    }
    return text
  }

  private func wrapped(_ text: String, indent: Int) -> PrintableText {
    WrappedText(text, width: width, indent: indent).text
  }
}
