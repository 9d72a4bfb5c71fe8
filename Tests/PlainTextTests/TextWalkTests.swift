import Expectations
import SeededRandom
import Testing

@testable import PantographPlainText

/// Random short texts, numbers and bytes, and everything that this target makes of them.
struct TextWalkTests {
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"b\"", "1", "0", "-", "-1", "1.5", "1e3", "1e",
    "01", ".5",
    "true", "false", "null", "nul", " ", "\n", "\t", "\\", "\"\\u0041\"", "\"\\ud83d\\ude00\"",
    "\"\\ud83d\"", "\"\\n\\t\\/\"", "\"\\x\"", "\"\u{1}\"", "é", "\"é\"", "1E-2",
    "9007199254740993",
  ]

  private func words(_ node: JSONNode) -> String {
    let place = "\(node.place.line):\(node.place.column) \(node.kind)"
    switch node.value {
    case .array(let nodes): return "\(place) [\(nodes.map(words).joined(separator: ", "))]"
    case .object(let members):
      let texts = members.map { "\($0.key) \($0.place.line):\($0.place.column) \(words($0.value))" }
      return "\(place) {\(texts.joined(separator: ", "))}"
    default: return "\(place) \(node.value)"
    }
  }

  private func parse(_ text: String) -> String {
    do {
      return words(try JSONParser.parse(Array(text.utf8)))
    } catch {
      return "\(error.place) \(error.sentence)"
    }
  }

  /// A value whose brackets mostly match.
  private func value(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    if random.chance(0.05) { return Self.pieces[random.below(Self.pieces.count)] }
    let space = [" ", "", "", "\n"][random.below(4)]
    switch random.below(depth > 3 ? 6 : 10) {
    case 0, 1: return "\(random.below(20))"
    case 2: return "-\(random.below(3)).\(random.below(100))e\(random.below(4))"
    case 3: return "\"\(["a", "", "long text", "\\\"", "\\u00e9"][random.below(5)])\""
    case 4: return ["true", "false", "null"][random.below(3)]
    case 5: return "[]"
    case 6, 7:
      let values = (0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }
      return "[\(space)\(values.joined(separator: ",\(space)"))\(space)]"
    default:
      let members = (0..<random.below(4)).map { _ in
        "\"\(["a", "b", "c"][random.below(3)])\":\(space)\(value(&random, depth: depth + 1))"
      }
      return "{\(space)\(members.joined(separator: ",\(space)"))\(space)}"
    }
  }

  @Test func `texts of JSON, whole and damaged`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<25 {
      var results: [String] = []
      for _ in 0..<12 {
        var text = value(&random)
        results.append(parse(text))
        let scalars = Array(text)
        let place = random.below(scalars.count + 1)
        switch random.below(3) {
        case 0: text = String(scalars.prefix(place))
        case 1: text = String(scalars.prefix(place) + scalars.dropFirst(place + 1))
        default:
          let piece = Self.pieces[random.below(Self.pieces.count)]
          text = String(scalars.prefix(place)) + piece + String(scalars.dropFirst(place))
        }
        results.append("\(text) \(parse(text))")
      }
      SeenMarks.see(results.joined(separator: "\n"))
    }
    for depth in [62, 63, 64, 65, 66] {
      let open = String(repeating: "[", count: depth)
      SeenMarks.see(parse(open + String(repeating: "]", count: depth)))
    }
  }

  @Test func `written JSON`() {
    var random = SeededGenerator(seed: 2)
    let names = ["a", "", "with space", "quote\"", "back\\slash", "line\n", "\u{7f}\u{2028}", "é😀"]
    let numbers = [
      0, -0.0, 1, 0.1, 1.0 / 3, 1e6, 1e15, 1e16, -2.5, 0.0000004, 0.0000005, .infinity, .nan,
    ]
    for layout in [JSONWriter.Layout.compact, .spaced, .indented] {
      for _ in 0..<12 {
        var writer = JSONWriter(layout: layout)
        func fill(_ writer: inout JSONWriter, _ depth: Int) {
          for _ in 0..<random.below(5) {
            let name = names[random.below(names.count)]
            switch random.below(depth > 2 ? 4 : 6) {
            case 0: writer.member(name, random.chance(0.2) ? nil : names[random.below(names.count)])
            case 1: writer.member(name, random.chance(0.2) ? nil : random.below(1000) - 500)
            case 2:
              writer.member(
                name, random.chance(0.1) ? nil : numbers[random.below(numbers.count)],
                decimals: random.below(7))
            case 3: writer.member(name, random.chance(0.5))
            case 4:
              writer.key(name)
              writer.object { fill(&$0, depth + 1) }
            default:
              writer.key(name)
              writer.beginArray()
              for _ in 0..<random.below(3) { writer.value(random.below(3)) }
              writer.endArray()
            }
          }
        }
        writer.object { fill(&$0, 0) }
        let text = writer.take()
        SeenMarks.see("\(text) \(parse(text))")
      }
    }
  }

  @Test func `numbers as text and back`() {
    let values: [Double] = [
      0, -0.0, 0.5, 1, 1.5, 2.5, -0.5, 0.05, 0.15, 0.25, 9.995, 99.9995, 0.0004, 0.0005, 1e3,
      123456.789,
      1e12, 1.5e12, 9e15, 1e16, -1e300, .infinity, -.infinity, .nan,
    ]
    for decimals in 0...4 {
      for value in values {
        var texts: [String] = []
        for extremes in [DecimalText.Extremes.shortest, .bounded, .infinite] {
          for zeros in [DecimalText.Zeros.trimmed, .kept] {
            let text = DecimalText(
              value, decimals: decimals, zeros: zeros, minus: "−", extremes: extremes)
            texts.append(text.description)
          }
        }
        SeenMarks.see(texts.joined(separator: " "))
      }
    }
    var random = SeededGenerator(seed: 3)
    let parts = [
      "0", "1", "9", "00", ".", "-", "+", "e", "E", "e-", "e+", "5", "123456789", "308", "",
    ]
    for _ in 0..<40 {
      let results = (0..<25).map { _ in
        let text = (0...random.below(5)).map { _ in parts[random.below(parts.count)] }.joined()
        return "\(text) \(DecimalReader.double(Array(text.utf8)[...]).map { "\($0)" } ?? "-")"
      }
      SeenMarks.see(results.joined(separator: "\n"))
    }
  }

  @Test func `names of files, near misses and what can be printed`() {
    var random = SeededGenerator(seed: 4)
    let bytes: [UInt8] = [
      0x2f, 0x41, 0x61, 0x20, 0x7f, 0x80, 0xc3, 0xa9, 0xe2, 0x80, 0xa8, 0xf4, 0x8f, 0xbf, 0x0a, 0,
    ]
    let words = [
      "pan", "pinch", "pin", "swipe", "swap", "tap", "taps", "", "a", "edge-pan", "edgepan",
    ]
    for _ in 0..<60 {
      let name = (0..<random.below(7)).map { _ in bytes[random.below(bytes.count)] }
      let text = FileName.text(name)
      let near = (0..<6).map { _ in
        var word = Array(words[random.below(words.count)])
        if !word.isEmpty { word[random.below(word.count)] = "x" }
        let place = random.below(word.count + 1)
        if random.chance(0.5) { word.insert("y", at: place) }
        let other = words[random.below(words.count)]
        return "\(String(word)) \(NearMiss.of(String(word), in: words) ?? "-") "
          + "\(NearMiss.distance(Array(String(word).utf8), Array(other.utf8)))"
      }
      let printed = PrintableText(text) + PrintableText(lines: text) + "  "
      SeenMarks.see(
        "\(text.unicodeScalars.map(\.value)) \(FileName.bytes(text)) \(FileName.system(text)) "
          + "\(printed.description.unicodeScalars.map(\.value)) \(printed.count) "
          + "\(printed.withoutSpacesAtEnd.count) \(near)")
    }
    let steering = (0..<0x3000).filter { PrintableText.steers(Unicode.Scalar($0) ?? "a") }
    SeenMarks.see("\(steering)")
    for length in [59, 60, 61, 79, 80, 81, 120] {
      let text = String(repeating: "é", count: length / 2) + (length % 2 == 0 ? "" : "x")
      SeenMarks.see(JSONNode.shown(text))
    }
  }

  @Test func `integers of any width`() {
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(50 + seed))
      var (first, second) = (WideInteger(UInt32(random.below(5))), WideInteger(1))
      var lines: [String] = []
      for _ in 0..<12 {
        switch random.below(6) {
        case 0:
          first.multiply(by: [0, 1, 10, .max][random.below(4)], adding: UInt32(random.below(3)))
        case 1: second.multiply(by: 1_000_000_000, adding: 7)
        case 2: first.shiftLeft([0, 1, 31, 32, 33, 64][random.below(6)])
        case 3: second.shiftLeft(random.below(40))
        case 4: first.halve()
        default:
          lines.append("\(first.subtract(second))")
          var other = second
          lines.append("\(other.subtract(first)) \(other)")
        }
        lines.append("\(first) \(second) \(first.bitWidth) \(first.isZero)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
