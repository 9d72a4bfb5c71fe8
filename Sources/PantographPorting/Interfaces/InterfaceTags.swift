/// The tags of an interface file, found without parsing XML, so that malformed text is no error.
struct InterfaceTags {
  struct Tag {
    let line: Int
    let element: String
    let attributes: [(name: String, value: String)]
  }

  private(set) var tags: [Tag] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (index, line) = (0, 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        Self.isLetter(bytes[index + 1])
      else {
        index += 1
        continue
      }
      let start = line
      index += 1
      let element = Self.word(bytes, &index)
      var attributes: [(name: String, value: String)] = []
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        guard Self.isLetter(bytes[index]) else {
          index += 1
          continue
        }
        let name = Self.word(bytes, &index)
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="),
          bytes[index + 1] == UInt8(ascii: "\"")
        else { continue }
        index += 2
        let begin = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        attributes.append((name, String(decoding: bytes[begin..<index], as: UTF8.self)))
        index += 1
      }
      tags.append(Tag(line: start, element: element, attributes: attributes))
    }
  }

  private static func word(_ bytes: [UInt8], _ index: inout Int) -> String {
    let start = index
    while index < bytes.count, isLetter(bytes[index]) || bytes[index] == UInt8(ascii: ":") {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }
}
