import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTouches

/// Prints the steps of a check.
struct CheckTalk {
  /// The stream that gets the steps: standard error if the result on standard output is JSON.
  enum Stream {
    case output, errors
    /// Nothing is printed; for tests.
    case none
  }

  var stream: Stream
  /// The seconds that a step waits.
  var seconds: Double
  /// Whether the user can press keys.
  var hasKeys: Bool
  private var isCounting = false

  init(_ stream: Stream, seconds: Double, hasKeys: Bool) {
    self.stream = stream
    self.seconds = seconds
    self.hasKeys = hasKeys
  }

  mutating func begin(
    _ step: CheckStep, _ number: Int, of count: Int, on kind: DeviceKind, console: inout Console
  ) throws(Failure) {
    let instruction = PrintableText(step.instruction(on: kind))
    let time = DecimalText(seconds, decimals: 1)
    let bold = style(console).bold(instruction)
    try say("\n\(number) of \(count)  \(bold)  (\(time) s)\n", console: &console)
  }

  /// Shows the seconds that are left. A terminal overwrites them; elsewhere nothing is shown.
  mutating func count(_ left: Int, console: inout Console) throws(Failure) {
    guard stream != .none, console.errorIsTerminal, Console.canMoveCursor, !console.isQuiet else {
      return
    }
    let keys: PrintableText = hasKeys ? "   [s]kip  [q]uit" : ""
    isCounting = true
    try console.draw("\r\u{1b}[K  \(left) s\(console.errorStyle.faint(keys))")
  }

  mutating func tell(
    _ gesture: GestureRecord, _ step: CheckStep, console: inout Console
  ) throws(Failure) {
    try stopCounting(console: &console)
    let style = style(console)
    let line = GestureLine(style: style, glyphs: .ofTerminal)
    try say(line.text(gesture, since: .zero), console: &console)
    guard let objection = step.objection(to: gesture) else {
      return try say("  \(style.green("held"))\n", console: &console)
    }
    let words = StepWords.objection(objection, to: gesture, in: step)
    try say("  \(style.yellow("not held:")) \(words)\n", console: &console)
  }

  /// Prints the result of a step unless its gestures have said it already.
  mutating func end(_ hand: CheckedHand, console: inout Console) throws(Failure) {
    try stopCounting(console: &console)
    switch hand.outcome {
    case .held, .other, nil: break
    case .unclear, .nothingCame, .removed, .refused, .skipped, .impossible, .notReached:
      try say("  \(StepWords.finding(hand).reason)\n", console: &console)
    }
    if let difference = hand.difference {
      try say("  \(style(console).red("The replay differs:")) \(difference)\n", console: &console)
    }
  }

  /// Asks for the movement of the card that is shown after the steps.
  mutating func beginPicture(
    seconds: Double, on kind: DeviceKind, console: inout Console
  ) throws(Failure) {
    let fingers = kind == .touchpad ? "two fingers" : "a finger"
    let instruction: PrintableText =
      "A card appears: drag it down and up with \(fingers), until it disappears."
    let time = DecimalText(seconds, decimals: 1)
    try say("\nLast  \(style(console).bold(instruction))  (\(time) s)\n", console: &console)
  }

  /// Prints the result of the card.
  mutating func end(_ picture: PictureResult, console: inout Console) throws(Failure) {
    let result =
      picture.latency.map { "to the picture: \($0.words) reports" }
      ?? picture.finding(hertz: 1).reason
    try say("  \(result)\n", console: &console)
  }

  mutating func say(_ text: PrintableText, console: inout Console) throws(Failure) {
    switch stream {
    case .output:
      try console.print(text)
      try console.flush()
    case .errors: try console.draw(text)
    case .none: break
    }
  }

  private mutating func stopCounting(console: inout Console) throws(Failure) {
    guard isCounting else { return }
    isCounting = false
    try console.draw("\r\u{1b}[K")
  }

  private func style(_ console: borrowing Console) -> TextStyle {
    stream == .output ? console.outputStyle : console.errorStyle
  }
}

/// A key that the user presses during a check.
enum CheckKey: Equatable {
  /// Goes on without the current step.
  case skip
  /// Ends the check; what was done goes into the bundle.
  case quit
  case other

  /// Reads a key. Nil is the end of the input or Ctrl-C.
  init(_ key: Character?) {
    switch key {
    case "s", "S", " ": self = .skip
    case nil, "q", "Q": self = .quit
    default: self = .other
    }
  }
}
