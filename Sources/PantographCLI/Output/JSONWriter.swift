/// Writes JSON piece by piece, so that a list may be longer than memory.
///
/// Numbers that JSON does not have (infinite, not a number) are written as null.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    beginArray()
    for element in elements { body(&self, element) }
    endArray()
  }

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  /// The name of the next value in an object.
  mutating func key(_ name: String) {
    separate()
    text += Self.quoted(name) + ":"
    needsComma = false
  }

  mutating func value(_ string: String?) { scalar(string.map(Self.quoted) ?? "null") }
  mutating func value(_ number: Int?) { scalar(number.map { "\($0)" } ?? "null") }
  mutating func value(_ truth: Bool) { scalar(truth ? "true" : "false") }

  mutating func value(_ number: Double?, decimals: Int = 6) {
    guard let number, number.isFinite else { return scalar("null") }
    scalar(DecimalText(number, decimals: decimals).description)
  }

  mutating func member(_ name: String, _ string: String?) {
    key(name)
    value(string)
  }

  mutating func member(_ name: String, _ number: Int?) {
    key(name)
    value(number)
  }

  mutating func member(_ name: String, _ number: Double?) {
    key(name)
    value(number)
  }

  mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// Hands over what was written so far and forgets it.
  mutating func take() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// A value that is JSON already.
  mutating func raw(_ json: String) { scalar(json) }

  private mutating func scalar(_ literal: String) {
    separate()
    text += literal
    needsComma = true
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
  }
}
