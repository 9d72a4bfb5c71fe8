import Expectations
import SeededRandom
import Testing

@testable import PantographImages

/// Predicted data of every kind, against the definition of the guesses.
struct PDFPredictionTests {
  /// A stream of the format of zlib whose only block is stored.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes
  }

  private func unpacked(_ bytes: [UInt8], _ settings: [String: Double]?) throws -> [UInt8] {
    let file = try PDFFile(PDFMaker("").bytes)
    var pairs: [String: PDFObject] = ["Filter": .name("FlateDecode")]
    pairs["DecodeParms"] = settings.map { .dictionary($0.mapValues { .number($0) }) }
    let stream = PDFStream(dictionary: pairs, data: stored(bytes))
    return PDFFilters(file: file).unpack(stream, limit: 10_000).data
  }

  /// Returns the byte that a kind of row guesses.
  private func guess(_ kind: UInt8, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    switch kind {
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    case 4:
      let start = left + up - corner
      let all = [(left, abs(start - left)), (up, abs(start - up)), (corner, abs(start - corner))]
      return all.min { $0.1 < $1.1 }?.0 ?? 0
    default: return 0
    }
  }

  private func packed(_ bytes: [UInt8], row: Int, pixel: Int, kinds: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: row) {
      let kind = kinds[start / row % kinds.count]
      output.append(kind)
      for index in start..<min(start + row, bytes.count) {
        let isFirst = index - start < pixel
        let left = isFirst ? 0 : Int(bytes[index - pixel])
        let up = start == 0 ? 0 : Int(bytes[index - row])
        let corner = isFirst || start == 0 ? 0 : Int(bytes[index - pixel - row])
        output.append(bytes[index] &- UInt8(truncatingIfNeeded: guess(kind, left, up, corner)))
      }
    }
    return output
  }

  private func random(_ count: Int, _ seed: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(seed))
    return (0..<count).map { _ in UInt8(random.below(256)) }
  }

  @Test(arguments: [1, 2, 3, 4], [1, 2, 4, 8, 16])
  func `rows of every kind are unpacked`(colors: Int, bits: Int) throws {
    for columns in [1, 3, 5] {
      let row = (colors * bits * columns + 7) / 8
      let pixel = max(colors * bits / 8, 1)
      // The last row may be shorter.
      let bytes = random(row * 7 + row / 2, colors * 100 + bits * 10 + columns)
      for kinds: [UInt8] in [[0], [1], [2], [3], [4], [5], [0, 4, 1, 3, 2]] {
        let data = packed(bytes, row: row, pixel: pixel, kinds: kinds)
        let settings: [String: Double] = [
          "Colors": Double(colors), "BitsPerComponent": Double(bits), "Columns": Double(columns),
        ]
        for predictor in [3.0, 10, 12, 15] {
          let all = settings.merging(["Predictor": predictor]) { $1 }
          try expect(unpacked(data, all), equals: bytes, "\(kinds) \(columns)")
        }
        // Without a predictor the data stays as it is.
        try expect(unpacked(data, settings), equals: data)
        for predictor in [0.0, 1, -4] {
          try expect(
            unpacked(data, settings.merging(["Predictor": predictor]) { $1 }), equals: data)
        }
        try expect(unpacked(data, nil), equals: data)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4]) func `each byte of a row adds to the one a pixel before`(
    colors: Int
  ) throws {
    for columns in [1, 2, 5] {
      let row = colors * columns
      let bytes = random(row * 3, colors * 10 + columns)
      let data = bytes.enumerated().map { index, byte in
        index % row < colors ? byte : byte &- bytes[index - colors]
      }
      let settings: [String: Double] = [
        "Predictor": 2, "Colors": Double(colors), "Columns": Double(columns),
      ]
      try expect(unpacked(data, settings), equals: bytes)
      for bits in [1.0, 4, 16] {
        let other = settings.merging(["BitsPerComponent": bits]) { $1 }
        try expect(unpacked(data, other), equals: data)
      }
    }
  }

  @Test func `settings have usual values, and limits`() throws {
    let bytes = random(12, 1)
    // One color of eight bits, and one column.
    let data = packed(bytes, row: 1, pixel: 1, kinds: [2, 1])
    try expect(unpacked(data, ["Predictor": 12]), equals: bytes)
    let wide = packed(bytes, row: 12, pixel: 64, kinds: [1])
    try expect(
      unpacked(wide, ["Predictor": 12, "Colors": 1000, "Columns": 1e9]), equals: bytes)
    let deep = packed(bytes, row: 4, pixel: 2, kinds: [1, 4])
    try expect(
      unpacked(deep, ["Predictor": 12, "BitsPerComponent": 1000, "Columns": 2]), equals: bytes)
    try expect(
      unpacked(data, ["Predictor": 12, "Colors": 0, "BitsPerComponent": 8, "Columns": -1]),
      equals: bytes)
  }

  @Test func `a list of filters has a list of settings, and eight filters are the most`() throws {
    let file = try PDFFile(PDFMaker("").bytes)
    let bytes = random(9, 3)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    func data(_ filters: [String], _ bytes: [UInt8], _ keys: (String, String)) -> ([UInt8], String?)
    {
      let stream = PDFStream(
        dictionary: [
          keys.0: .array(filters.map { .name($0) }),
          keys.1: .array([.null, .dictionary(["Predictor": .number(12), "Columns": .number(3)])]),
        ], data: bytes)
      let (data, rest) = PDFFilters(file: file).unpack(stream, limit: 10_000)
      return (data, rest)
    }
    let predicted = stored(packed(bytes, row: 3, pixel: 1, kinds: [4]))
    let text = predicted.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    for keys in [("Filter", "DecodeParms"), ("F", "DP"), ("Filter", "DP"), ("F", "DecodeParms")] {
      expect(data(["ASCIIHexDecode", "FlateDecode"], Array(text.utf8), keys) == (bytes, nil))
      expect(data(["AHx", "Fl"], Array(text.utf8), keys) == (bytes, nil))
      expect(data(["AHx", "DCTDecode", "AHx"], Array(digits.utf8), keys) == (bytes, "DCTDecode"))
    }
    var nested = Array("41>".utf8)
    for _ in 0..<8 { nested = Array(nested.map { String($0, radix: 16) }.joined().utf8) }
    let filters = Array(repeating: "AHx", count: 9)
    expect(data(filters, nested, ("F", "DP")).0 == Array("41>".utf8))
    expect(data(Array(filters.prefix(7)), nested, ("F", "DP")).0 == Array("34313e".utf8))
  }
}
