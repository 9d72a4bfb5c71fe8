/// Unpacks compressed data, or counts the bytes that they unpack to without storing them.
///
/// The data are a zlib stream (RFC 1950, 1951). Checksums are not compared.
package struct Inflate {
  private let bytes: [UInt8]
  private var position = 2
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var length = 0
  private let limit: Int
  /// The unpacked bytes; nil if they are only counted.
  private var output: [UInt8]?

  /// The reason why counting stopped before the end of the data.
  private enum Stop: Error {
    case malformed, reachedLimit
  }

  private init(_ bytes: [UInt8], limit: Int, output: [UInt8]?) {
    self.bytes = bytes
    self.limit = limit
    self.output = output
  }

  /// Returns whether the data unpack to more than `limit` bytes. Malformed data count up to their
  /// first fault.
  package static func exceeds(_ limit: Int, _ zlib: [UInt8]) -> Bool {
    var counter = Inflate(zlib, limit: limit, output: nil)
    do throws(Stop) {
      try counter.run()
      return false
    } catch {
      return error == .reachedLimit
    }
  }

  /// Returns the unpacked data: at most `limit` bytes, and those before the first fault.
  static func unpack(_ zlib: [UInt8], limit: Int) -> [UInt8] {
    var unpacker = Inflate(zlib, limit: limit, output: [])
    do throws(Stop) { try unpacker.run() } catch { return unpacker.output ?? [] }
    return unpacker.output ?? []
  }

  private mutating func run() throws(Stop) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try stored()
      case 1: try compressed(.fixedLiterals, .fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try compressed(literals, distances)
      default: throw .malformed
      }
    }
  }

  private mutating func count(_ more: Int) throws(Stop) {
    length += more
    if length > limit { throw .reachedLimit }
  }

  private mutating func take(_ count: UInt32) throws(Stop) -> Int {
    while bitCount < count {
      guard position < bytes.count else { throw .malformed }
      bits |= UInt32(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << count - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  private mutating func stored() throws(Stop) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.count else { throw .malformed }
    let size = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4 + size
    guard position <= bytes.count else { throw .malformed }
    try count(size)
    output?.append(contentsOf: bytes[(position - size)..<position])
  }

  private mutating func compressed(
    _ literals: PrefixCode, _ distances: PrefixCode
  ) throws(Stop) {
    while true {
      let symbol = try self.symbol(literals)
      if symbol < 256 {
        try count(1)
        output?.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw .malformed }
      let (base, extra) = Self.lengths[symbol - 257]
      let run = try base + take(extra)
      try count(run)
      let distance = try self.symbol(distances)
      guard distance < 30 else { throw .malformed }
      let more = distance < 4 ? 0 : UInt32(distance / 2 - 1)
      let start = distance < 4 ? distance : (2 + distance % 2) << Int(more)
      try copy(run, from: 1 + start + take(more))
    }
  }

  /// Repeats bytes that were unpacked before. They can overlap with the copy.
  private mutating func copy(_ count: Int, from distance: Int) throws(Stop) {
    guard let size = output?.count else { return }
    guard distance <= size else { throw .malformed }
    for index in 0..<count {
      guard let byte = output?[size - distance + index] else { return }
      output?.append(byte)
    }
  }

  private mutating func symbol(_ code: PrefixCode) throws(Stop) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for size in 1...15 {
      value |= try take(1)
      let count = Int(code.counts[size])
      if value - count < first { return Int(code.symbols[index + value - first]) }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .malformed
  }

  /// Reads the codes at the beginning of a block.
  private mutating func codes() throws(Stop) -> (PrefixCode, PrefixCode) {
    let (literals, distances) = (try take(5) + 257, try take(5) + 1)
    let count = try take(4) + 4
    guard literals <= 286, distances <= 30 else { throw .malformed }
    var sizes = [UInt8](repeating: 0, count: 19)
    for index in 0..<count { sizes[Self.order[index]] = UInt8(try take(3)) }
    guard let code = PrefixCode(sizes[...]) else { throw .malformed }
    sizes = []
    while sizes.count < literals + distances {
      let symbol = try self.symbol(code)
      switch symbol {
      case 0...15: sizes.append(UInt8(symbol))
      case 16:
        guard let last = sizes.last else { throw .malformed }
        sizes += repeatElement(last, count: 3 + (try take(2)))
      case 17: sizes += repeatElement(0, count: 3 + (try take(3)))
      default: sizes += repeatElement(0, count: 11 + (try take(7)))
      }
    }
    guard sizes.count == literals + distances, let first = PrefixCode(sizes[..<literals]),
      let second = PrefixCode(sizes[literals...])
    else { throw .malformed }
    return (first, second)
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The shortest length of each length symbol, and the number of bits that are added to it.
  private static let lengths: [(base: Int, extra: UInt32)] =
    (0..<8).map { (3 + $0, 0) }
    + (8..<28).map { index in
      let extra = index / 4 - 1
      return (3 + (4 + index % 4) << extra, UInt32(extra))
    } + [(258, 0)]
}

/// A prefix code of deflate, stored as the number of codes of each length and their symbols in the
/// order of the codes.
private struct PrefixCode {
  private(set) var counts = [UInt16](repeating: 0, count: 16)
  private(set) var symbols: [UInt16]

  /// Creates the code from the length of each symbol's code; nil if there are too many codes.
  init?(_ sizes: ArraySlice<UInt8>) {
    symbols = []
    for size in sizes where size > 0 { counts[Int(size)] += 1 }
    var left = 1
    for size in 1...15 {
      left = left << 1 - Int(counts[size])
      guard left >= 0 else { return nil }
    }
    for size in 1...15 as ClosedRange<UInt8> {
      for (symbol, other) in sizes.enumerated() where other == size {
        symbols.append(UInt16(symbol))
      }
    }
  }

  static let fixedLiterals = PrefixCode(
    (Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))[...])!
  static let fixedDistances = PrefixCode(Array(repeating: 5, count: 30)[...])!
}
