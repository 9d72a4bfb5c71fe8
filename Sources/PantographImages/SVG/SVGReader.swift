/// Reads the elements of an XML file.
///
/// Namespaces are only removed from the names of elements. Entities that the file defines stand for
/// plain text.
struct SVGReader {
  private let bytes: [UInt8]
  private var position = 0
  private var entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
  private var elements = 0
  /// The number of bytes that entities added.
  private var expanded = 0

  /// The largest number of elements.
  private static let mostElements = 1 << 18
  /// The largest depth of elements within elements. Drawing programs seldom write more than twenty.
  static let mostDepth = 64
  /// The largest number of bytes that entities add.
  private static let mostExpanded = 1 << 20

  /// Reads the outermost element.
  static func read(_ bytes: [UInt8]) throws(ImageError) -> SVGElement {
    var reader = SVGReader(bytes)
    return try reader.document()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(ImageError) -> SVGElement {
    var open: [SVGElement] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        if open.last?.name == "style" { open.last?.text += text(start..<position) }
        continue
      }
      if skip("<!--") {
        skip(past: "-->")
      } else if skip("<![CDATA[") {
        let start = position
        skip(past: "]]>")
        open.last?.text += String(
          decoding: bytes[start..<max(start, position - 3)], as: UTF8.self)
      } else if skip("<!DOCTYPE") {
        readDeclarations()
      } else if skip("<?") {
        skip(past: "?>")
      } else if skip("</") {
        skip(past: ">")
        let last = open.popLast()
        if open.isEmpty, let last { return last }
      } else {
        position += 1
        let (element, isClosed) = try element()
        guard open.count < Self.mostDepth else {
          throw .tooMuchWork("its elements are nested more than \(Self.mostDepth) times")
        }
        open.last?.children.append(element)
        if !isClosed {
          open.append(element)
        } else if open.isEmpty {
          return element
        }
      }
    }
    guard let first = open.first else { throw .notSVG("it has no element") }
    throw .notSVG("its element \(first.name) has no end")
  }

  private mutating func element() throws(ImageError) -> (SVGElement, isClosed: Bool) {
    elements += 1
    guard elements <= Self.mostElements else {
      throw .tooMuchWork("it has more than \(Self.mostElements) elements")
    }
    let name = word()
    guard !name.isEmpty else { throw .notSVG("byte \(position) begins no element") }
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      guard position < bytes.count else { throw .notSVG("its element \(name) has no end") }
      if skip("/>") { return (make(name, attributes), true) }
      if skip(">") { return (make(name, attributes), false) }
      let key = word()
      skipSpaces()
      guard !key.isEmpty, skip("=") else {
        throw .notSVG("byte \(position) begins no attribute of \(name)")
      }
      skipSpaces()
      guard position < bytes.count,
        bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
      else { throw .notSVG("the attribute \(key) has no quotation marks") }
      let mark = bytes[position]
      let start = position + 1
      guard let end = bytes[start...].firstIndex(of: mark) else {
        throw .notSVG("the attribute \(key) has no end")
      }
      attributes[key] = text(start..<end)
      position = end + 1
    }
  }

  private func make(_ name: String, _ attributes: [String: String]) -> SVGElement {
    let plain = name.split(separator: ":").last.map(String.init) ?? name
    return SVGElement(name: plain, attributes: attributes)
  }

  /// Returns text with its entities replaced.
  private mutating func text(_ range: Range<Int>) -> String {
    let part = bytes[range]
    guard part.contains(UInt8(ascii: "&")) else { return String(decoding: part, as: UTF8.self) }
    var output: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "&"),
        let end = bytes[place..<min(place + 64, range.upperBound)].firstIndex(of: UInt8(ascii: ";"))
      else {
        output.append(byte)
        place += 1
        continue
      }
      let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
      let value = entities[name] ?? Self.character(name) ?? ""
      expanded += value.utf8.count
      if expanded <= Self.mostExpanded { output += Array(value.utf8) }
      place = end + 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the character of a number, such as `#x41`.
  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// Reads the entities of a document type, and skips everything else in it.
  private mutating func readDeclarations() {
    var isInside = false
    while position < bytes.count {
      if skip("<!ENTITY") {
        skipSpaces()
        let name = word()
        skipSpaces()
        guard position < bytes.count else { return }
        let mark = bytes[position]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
          let end = bytes[(position + 1)...].firstIndex(of: mark)
        else { continue }
        let value = String(decoding: bytes[(position + 1)..<end].prefix(4096), as: UTF8.self)
        if entities.count < 256, entities[name] == nil { entities[name] = value }
        position = end + 1
      } else if skip("[") {
        isInside = true
      } else if skip("]") {
        isInside = false
      } else if skip(">") {
        if !isInside { return }
      } else {
        position += 1
      }
    }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 9, 10, 13, 32, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"),
        UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        return String(decoding: bytes[start..<position], as: UTF8.self)
      default: position += 1
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
  }

  private mutating func skip(_ mark: String) -> Bool {
    guard bytes[position...].starts(with: mark.utf8) else { return false }
    position += mark.utf8.count
    return true
  }

  private mutating func skip(past mark: String) {
    while position < bytes.count {
      if skip(mark) { return }
      position += 1
    }
  }
}
