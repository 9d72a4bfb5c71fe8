import SeededRandom

/// Changes files at random, byte by byte and word by word.
struct Mutator {
  var random: SeededGenerator

  private static let numbers = [
    "nan", "-nan", "inf", "-1", "0", "1e300", "1e-300", "99999999999999999999", "2147483648",
    "-9223372036854775808", "0.5", "", "1e", "0x7fffffff", "--1",
  ]

  /// Returns the file with a few changes. Parts of `other` may be put into it.
  mutating func mutate(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(4) { change(&bytes, other) }
    return bytes.count > 1 << 18 ? Array(bytes.prefix(1 << 18)) : bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = other
      return
    }
    let place = random.below(bytes.count)
    switch random.below(12) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1: bytes[place] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(part(bytes, from: place, atMost: 64))
    case 3: bytes.insert(contentsOf: bytes[part(bytes, from: place, atMost: 512)], at: place)
    case 4 where !other.isEmpty:
      let range = part(other, from: random.below(other.count), atMost: 1024)
      bytes.insert(contentsOf: other[range], at: place)
    case 5:
      for _ in 0..<(1 << random.below(7)) {
        bytes.insert(contentsOf: bytes[part(bytes, from: place, atMost: 24)], at: place)
      }
    case 6: bytes.removeLast(bytes.count - place)
    case 7:
      let number = part(bytes, from: place, atMost: 4)
      for index in number { bytes[index] = random.chance(0.5) ? 0xFF : 0 }
    case 8, 9: addAttribute(&bytes, other, from: place)
    default: changeWord(&bytes, from: place)
    }
  }

  /// Replaces the next text between quotes, brackets or spaces.
  private mutating func changeWord(_ bytes: inout [UInt8], from place: Int) {
    let marks = Set("\"<>= ;,:(){}[]\n".utf8)
    guard let start = bytes[place...].firstIndex(where: { marks.contains($0) }).map({ $0 + 1 }),
      start < bytes.count
    else { return }
    let end = bytes[start...].firstIndex { marks.contains($0) } ?? bytes.count
    let word: [UInt8] =
      random.chance(0.6)
      ? Array(Self.numbers[random.below(Self.numbers.count)].utf8)
      : anyWord(bytes, marks)
    bytes.replaceSubrange(start..<max(end, start), with: word)
  }

  /// Gives the next element of an XML file an attribute of another file, with its value or another.
  private mutating func addAttribute(_ bytes: inout [UInt8], _ other: [UInt8], from place: Int) {
    let (less, space, quote) = (UInt8(ascii: "<"), UInt8(ascii: " "), UInt8(ascii: "\""))
    guard let start = bytes[place...].firstIndex(of: less),
      let end = bytes[(start + 1)...].firstIndex(where: { " />\n".utf8.contains($0) }),
      !other.isEmpty
    else { return }
    // An attribute is ` name="value"`; it begins at a space before an equals sign and a quote.
    let found = other[random.below(other.count)...]
    guard let name = found.firstIndex(of: space),
      let equals = found[name...].firstIndex(of: UInt8(ascii: "=")), equals - name < 64,
      !found[(name + 1)..<equals].contains(where: { " <>\"\n".utf8.contains($0) }),
      equals + 1 < other.count, other[equals + 1] == quote,
      let close = found[(equals + 2)...].firstIndex(of: quote), close - equals < 256
    else { return }
    let value =
      random.chance(0.4)
      ? found[(equals + 2)..<close]
      : Array(Self.numbers[random.below(Self.numbers.count)].utf8)[...]
    bytes.insert(contentsOf: found[name...(equals + 1)] + value + [quote], at: end)
  }

  private mutating func anyWord(_ bytes: [UInt8], _ marks: Set<UInt8>) -> [UInt8] {
    let start = random.below(bytes.count)
    return Array(bytes[start...].prefix(64).prefix { !marks.contains($0) })
  }

  private mutating func part(_ bytes: [UInt8], from start: Int, atMost most: Int) -> Range<Int> {
    start..<min(bytes.count, start + 1 + random.below(most))
  }
}
