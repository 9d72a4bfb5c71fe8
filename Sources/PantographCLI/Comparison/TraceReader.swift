import PantographCommands
import PantographPlainText
import PantographRecordingFiles

/// Reads the frames of a trace one after another, so that memory does not grow with their number.
struct TraceReader: ~Copyable {
  /// The largest frame, or other member of a trace, that is read, in bytes.
  private static let longestValue = 16 << 20

  private let name: String
  private let file: InputFile
  // Saves time: a larger piece needs fewer calls.
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var count = 0
  private var index = 0
  private var place = TextPlace(line: 1, column: 1)

  init(_ path: String) throws(Failure) {
    name = path
    do throws(RecordingFileError) {
      file = try InputFile(path)
    } catch {
      throw Failure(error)
    }
  }

  /// Calls `take` with each frame in order. A node's place is its place in the file.
  mutating func forEachFrame(_ take: (JSONNode) throws(Failure) -> Void) throws(Failure) {
    // A byte order mark is not part of the text.
    if try next() == 0xef { for _ in 0..<3 { try skip() } }
    try expect("{")
    var hasFrames = false
    if try skipSpace() == UInt8(ascii: "}") {
      try skip()
    } else {
      repeat {
        guard case .text(let key) = try value().value else {
          throw failure("expected a key in double quotes")
        }
        try expect(":")
        if key == "frames", try skipSpace() == UInt8(ascii: "[") {
          guard !hasFrames else { throw failure("the trace has \"frames\" twice") }
          hasFrames = true
          try elements(take)
        } else {
          _ = try value()
        }
      } while try comma(or: "}")
    }
    guard try skipSpace() == nil else { throw failure("nothing may follow the end") }
    guard hasFrames else {
      throw Failure(
        .data, "\(name) is not a trace: it has no \"frames\"",
        advice: ["Write a trace with: pantograph replay --trace FILE"])
    }
  }

  private mutating func elements(_ take: (JSONNode) throws(Failure) -> Void) throws(Failure) {
    try skip()
    guard try skipSpace() != UInt8(ascii: "]") else { return try skip() }
    repeat { try take(try value()) } while try comma(or: "]")
  }

  /// Reads a comma, or the end of a list; returns whether it was a comma.
  private mutating func comma(or end: Unicode.Scalar) throws(Failure) -> Bool {
    let byte = try skipSpace()
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: end) else {
      throw failure("expected “,” or “\(end)”")
    }
    try skip()
    return byte == UInt8(ascii: ",")
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Failure) {
    guard try skipSpace() == UInt8(ascii: scalar) else { throw failure("expected “\(scalar)”") }
    try skip()
  }

  /// Reads and parses one value.
  private mutating func value() throws(Failure) -> JSONNode {
    try skipSpace()
    let start = place
    let bytes = try valueBytes()
    guard !bytes.isEmpty else { throw failure("expected a value") }
    do throws(JSONParser.Failure) {
      var node = try JSONParser.parse(bytes)
      node.place = start
      return node
    } catch {
      let inner = error.place
      throw failure(
        error.sentence,
        at: TextPlace(
          line: start.line + inner.line - 1,
          column: inner.line == 1 ? start.column + inner.column - 1 : inner.column))
    }
  }

  /// Reads the bytes of a value. Brackets end a list only if they are balanced.
  private mutating func valueBytes() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var (depth, isText, isEscaped) = (0, false, false)
    while let byte = try next() {
      if !isText, depth == 0, Self.ends(byte) { break }
      bytes.append(byte)
      try skip()
      guard bytes.count <= Self.longestValue else {
        throw failure("a value of a trace may have at most \(Self.longestValue >> 20) MB")
      }
      if isEscaped {
        isEscaped = false
      } else if isText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: continue
        }
      }
      if !isText, depth == 0 { break }
    }
    return bytes
  }

  /// Whether a byte is not part of a number or a word.
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x09,
      0x0a, 0x0d:
      true
    default: false
    }
  }

  /// Skips spaces and line breaks, and returns the byte after them; nil at the end of the file.
  @discardableResult
  private mutating func skipSpace() throws(Failure) -> UInt8? {
    while let byte = try next() {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d else { return byte }
      try skip()
    }
    return nil
  }

  private mutating func skip() throws(Failure) {
    guard let byte = try next() else { return }
    index += 1
    place =
      byte == 0x0a
      ? TextPlace(line: place.line + 1, column: 1)
      : TextPlace(line: place.line, column: place.column + 1)
  }

  private mutating func next() throws(Failure) -> UInt8? {
    if index == count {
      index = 0
      do throws(RecordingFileError) {
        count = try file.fill(&buffer)
      } catch {
        throw Failure(error)
      }
      if count == 0 { return nil }
    }
    return buffer[index]
  }

  private func failure(_ sentence: String, at place: TextPlace? = nil) -> Failure {
    let place = place ?? self.place
    return Failure(.data, "\(name):\(place.line):\(place.column): \(sentence)")
  }
}

extension InputFile {
  fileprivate func fill(_ buffer: inout [UInt8]) throws(RecordingFileError) -> Int {
    var result: Result<Int, RecordingFileError> = .success(0)
    buffer.withUnsafeMutableBytes { bytes in
      do throws(RecordingFileError) {
        result = .success(try fill(bytes))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }
}
