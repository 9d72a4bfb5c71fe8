import PantographPlainText

/// The answers of a terminal to a query about pixels, extracted from its input.
struct TerminalAnswers: Hashable {
  /// The query. It requests kitty's graphics support, the size of a character cell in pixels, the
  /// size of the whole area in pixels, and last the type of the terminal, which every terminal
  /// answers.
  static let question: PrintableText =
    "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\" + "\u{1b}[16t\u{1b}[14t\u{1b}[c"

  private(set) var hasKitty = false
  private(set) var hasSixel = false
  /// The size of one character cell in pixels; nil if the terminal does not say.
  private(set) var cell: TerminalCellSize?
  /// The size of the terminal's whole area in pixels; nil if the terminal does not say.
  private(set) var area: TerminalCellSize?
  /// Whether the terminal's last answer has come.
  private(set) var isComplete = false
  /// The bytes that belong to no answer, which are keys.
  private(set) var rest: [UInt8] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let left = bytes[index...]
      if let (length, text) = Self.sequence(left) {
        if !take(text) { rest += left.prefix(length) }
        index += length
      } else {
        rest.append(bytes[index])
        index += 1
      }
    }
  }

  /// Returns the complete sequence at the start with its length; nil if there is none or only a
  /// part.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (length: Int, text: String)? {
    let all = Array(bytes)
    guard all.count > 2, all[0] == 0x1b else { return nil }
    if all[1] == UInt8(ascii: "_"), all[2] == UInt8(ascii: "G") {
      let end = (3..<all.count).first { all[$0] == 0x5c && all[$0 - 1] == 0x1b }
      return end.map { ($0 + 1, String(decoding: all[1..<($0 - 1)], as: UTF8.self)) }
    }
    guard all[1] == UInt8(ascii: "[") else { return nil }
    let end = (2..<all.count).first { all[$0] >= 0x40 }
    return end.map { ($0 + 1, String(decoding: all[1...$0], as: UTF8.self)) }
  }

  /// Reads an answer. Returns false if the sequence is not an answer to the query.
  private mutating func take(_ text: String) -> Bool {
    if text.hasPrefix("_G") {
      hasKitty = hasKitty || text == "_Gi=31;OK"
      return true
    }
    if text.hasPrefix("[?"), text.hasSuffix("c") {
      // The first number is the class of the terminal.
      hasSixel = text.dropFirst(2).dropLast().split(separator: ";").dropFirst().contains("4")
      isComplete = true
      return true
    }
    guard text.hasSuffix("t") else { return false }
    let numbers = text.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3 else { return false }
    let size = TerminalCellSize(width: numbers[2], height: numbers[1])
    if numbers[0] == 6 { cell = size }
    if numbers[0] == 4 { area = size }
    return true
  }
}

/// The size of a character cell, or of the whole area, in pixels.
struct TerminalCellSize: Hashable {
  var width: Int
  var height: Int

  /// Whether a character cell can have this size.
  var isSensible: Bool { (2...200).contains(width) && (4...400).contains(height) }

  /// The size of most character cells, used if the terminal does not report it.
  static let usual = TerminalCellSize(width: 8, height: 16)
}
