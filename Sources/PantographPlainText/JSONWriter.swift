/// Writes JSON piece by piece, so that a list may be larger than memory.
///
/// Numbers that JSON cannot represent (infinite or not a number) are written as null.
package struct JSONWriter {
  package enum Layout: Sendable {
    /// Writes no spaces; for programs.
    case compact
    /// Writes everything on one line, with a space after each comma and colon.
    case spaced
    /// A line for each member and element, indented by two spaces per level.
    case indented
  }

  package private(set) var text = ""
  private let layout: Layout
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  package init(layout: Layout = .compact) {
    self.layout = layout
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    beginArray()
    for element in elements { body(&self, element) }
    endArray()
  }

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  /// Writes the name of the next value in an object.
  package mutating func key(_ name: String) {
    separate()
    text += Self.quoted(name)
    text += layout == .compact ? ":" : ": "
    followsKey = true
  }

  package mutating func value(_ string: String?) { raw(string.map(Self.quoted) ?? "null") }
  package mutating func value(_ number: Int?) { raw(number.map { "\($0)" } ?? "null") }
  package mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

  package mutating func value(_ number: Double?, decimals: Int = 6) {
    guard let number, number.isFinite else { return raw("null") }
    raw(DecimalText(number, decimals: decimals).description)
  }

  package mutating func member(_ name: String, _ string: String?) {
    key(name)
    value(string)
  }

  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Double?, decimals: Int = 6) {
    key(name)
    value(number, decimals: decimals)
  }

  package mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// Writes a value that is already JSON.
  package mutating func raw(_ json: String) {
    separate()
    text += json
  }

  /// Returns and removes the text written so far.
  package mutating func take() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  /// Returns a string in quotes. Characters that could control a terminal are escaped, because JSON
  /// is also printed.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let scalar where PrintableText.steers(scalar):
        for unit in String(scalar).utf16 { text += escape(unit) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: String) {
    depth -= 1
    if !isFirst { breakLine() }
    text += bracket
    isFirst = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst { text += layout == .spaced ? ", " : "," }
    isFirst = false
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }
}
