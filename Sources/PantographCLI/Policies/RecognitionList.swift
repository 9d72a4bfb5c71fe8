import PantographCommands
import PantographGestures
import PantographPlainText

extension Option {
  package static let recognitionNumbers = Option(
    "recognition", help: "list the numbers by which gestures are recognized, instead of policies")
}

/// Writes the numbers of the recognition: those of a file, or Pantograph's own.
enum RecognitionList {
  /// Returns a line for each number: its name, its value with the unit, and its meaning. Numbers
  /// that differ from Pantograph's own are highlighted.
  static func text(
    _ thresholds: RecognitionThresholds, style: TextStyle, width: Int
  ) -> PrintableText {
    let usual = RecognitionThresholds()
    let numbers = RecognitionNumber.all
    let texts = numbers.map { $0.text(in: thresholds) }
    let paths = numbers.map(\.path.count).max() ?? 0
    let widest = texts.map(\.count).max() ?? 0
    var text: PrintableText = ""
    for (number, value) in zip(numbers, texts) {
      let isWide = 4 + paths + widest <= width
      let path = number.path + String(repeating: " ", count: isWide ? paths - number.path.count : 0)
      let line = WrappedText.plain(
        "  \(path)  \(value)", number.meaning, column: paths + widest + 6, width: width)
      let start = 4 + path.count
      text += "\(line.prefix(start))"
      text += value == number.text(in: usual) ? "\(value)" : style.bold("\(value)")
      text +=
        style.faint(PrintableText(lines: line.dropFirst(start + value.count).dropLast())) + "\n"
    }
    return text
  }

  /// Prints the list, or with --json a file of thresholds to edit.
  static func print(_ invocation: Invocation, console: inout Console) throws(Failure) {
    var thresholds = RecognitionThresholds()
    let paths = invocation.all(.thresholds)
    if paths.count > 1 { throw Failure(.usage, "--recognition lists the numbers of one file") }
    if let path = paths.first { thresholds = try Policies.recognition(in: path) }
    try console.print(
      invocation.has(.json)
        ? PrintableText(lines: ThresholdJSON.text(thresholds))
        : text(thresholds, style: console.outputStyle, width: console.terminalWidth ?? .max))
  }
}
