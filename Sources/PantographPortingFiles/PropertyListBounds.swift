/// The bounds of a binary property list. A list in it may be used several times, so a file of some
/// hundred bytes can stand for more values than fit into memory.
struct PropertyListBounds {
  /// The largest number of values and of bytes of text, each counted as often as it is used.
  private static let mostValues = 16 << 20
  /// The deepest nesting, as in text.
  private static let deepest = 64

  private struct Measure {
    var values: Int
    var height: Int
  }

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 0
  /// The measures of the objects that were visited; nil for those that were not, or not completely.
  private var measures: [Measure?] = []
  private var isOpen: [Bool] = []

  /// Whether the bytes are no binary property list, or one within the bounds.
  static func holds(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: Array("bplist".utf8)) else { return true }
    guard var bounds = PropertyListBounds(bytes), let top = bounds.top else { return false }
    return bounds.measure(top, depth: 0) != nil
  }

  private var top: Int?

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = bytes.count - 32
    guard end >= 8 else { return nil }
    let size = Int(bytes[end + 6])
    referenceSize = Int(bytes[end + 7])
    guard (1...8).contains(size), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: end + 8, size: 8),
      let first = Self.integer(bytes, at: end + 16, size: 8),
      let table = Self.integer(bytes, at: end + 24, size: 8),
      // Every object and every entry of the table has at least one byte.
      count <= bytes.count, table <= end, count * size <= end - table, first < count
    else { return nil }
    for number in 0..<count {
      guard let offset = Self.integer(bytes, at: table + number * size, size: size) else {
        return nil
      }
      offsets.append(offset)
    }
    top = first
    measures = Array(repeating: nil, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, size <= bytes.count - place else { return nil }
    let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  /// Returns the measure of an object; nil if it is not valid, contains itself or is beyond the
  /// bounds.
  private mutating func measure(_ object: Int, depth: Int) -> Measure? {
    guard offsets.indices.contains(object), !isOpen[object], depth <= Self.deepest else {
      return nil
    }
    if let known = measures[object] {
      return depth + known.height <= Self.deepest ? known : nil
    }
    isOpen[object] = true
    defer { isOpen[object] = false }
    guard let content = content(at: offsets[object]) else { return nil }
    var measure = Measure(values: 1 + content.size, height: 0)
    for number in 0..<content.references {
      guard
        let other = Self.integer(
          bytes, at: content.place + number * referenceSize, size: referenceSize),
        let inner = self.measure(other, depth: depth + 1)
      else { return nil }
      measure.values += inner.values
      measure.height = max(measure.height, inner.height + 1)
      guard measure.values <= Self.mostValues else { return nil }
    }
    measures[object] = measure
    return measure
  }

  /// Returns the number of bytes of a text or of data, or the references of a list.
  private func content(at offset: Int) -> (size: Int, references: Int, place: Int)? {
    guard bytes.indices.contains(offset) else { return nil }
    let kind = bytes[offset] >> 4
    guard [0x4, 0x5, 0x6, 0x7, 0xA, 0xB, 0xC, 0xD].contains(kind) else { return (0, 0, offset) }
    var count = Int(bytes[offset] & 0xF)
    var place = offset + 1
    if count == 0xF {
      guard bytes.indices.contains(place), bytes[place] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[place] & 0xF)
      guard size <= 8, let number = Self.integer(bytes, at: place + 1, size: size) else {
        return nil
      }
      count = number
      place += 1 + size
    }
    guard count <= bytes.count else { return nil }
    switch kind {
    case 0xD: return (0, 2 * count, place)
    case 0xA, 0xB, 0xC: return (0, count, place)
    case 0x6: return (2 * count, 0, place)
    default: return (count, 0, place)
    }
  }
}
