/// Linux' names of event types and codes, as Linux tools print them.
public enum EventNames {
  /// Returns the name of a type, such as `EV_ABS`; hexadecimal digits if Linux has no name for it.
  public static func name(of type: EventType) -> String {
    types.name(type.rawValue) ?? hexadecimal(type.rawValue)
  }

  /// Returns the name of a code, such as `ABS_MT_SLOT`; hexadecimal digits if Linux has no name for
  /// it.
  public static func name(of code: UInt16, in type: EventType) -> String {
    let index = Int(type.rawValue)
    let name = index < codes.count ? codes[index].name(code) : nil
    return name ?? hexadecimal(code)
  }

  /// Returns the type with this name.
  package static func type(named name: UnsafeBufferPointer<UInt8>) -> EventType? {
    types.code(named: name).map { EventType(rawValue: $0) }
  }

  /// Returns the code with this name. A name that was truncated to `cut` characters is also found.
  package static func code(
    named name: UnsafeBufferPointer<UInt8>, in type: EventType, cut: Int = .max
  ) -> UInt16? {
    let index = Int(type.rawValue)
    guard index < codes.count else { return nil }
    return codes[index].code(named: name, cut: cut)
  }

  private static let types = Names(EventNameTable.types)

  private static let codes: [Names] = (UInt16(0)..<EventType.count).map {
    switch EventType(rawValue: $0) {
    case .synchronization: Names(EventNameTable.synchronization)
    case .key: Names(EventNameTable.keys)
    case .relative: Names(EventNameTable.relative)
    case .absolute: Names(EventNameTable.absolute)
    case .miscellaneous: Names(EventNameTable.miscellaneous)
    case .switch: Names(EventNameTable.switches)
    case .led: Names(EventNameTable.leds)
    case .sound: Names(EventNameTable.sounds)
    case .repetition: Names(EventNameTable.repetition)
    default: Names("")
    }
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// The names of one type's codes.
  private struct Names: Sendable {
    private var all: [(code: UInt16, name: [UInt8])] = []
    /// The places in `all`, by the hash of the name; -1 where there is none. At least half of them
    /// are free, so that a search soon comes to a free one.
    private var places: [Int16] = []
    private var shown: [String?] = []

    init(_ table: StaticString) {
      table.withUTF8Buffer { bytes in
        var code: UInt16?
        for word in bytes.split(separator: 0x20) {
          if let number = code {
            add(number, Array(word))
            code = nil
          } else {
            code = word.reduce(0) { $0 << 4 | UInt16(Self.digit($1)) }
          }
        }
      }
      var size = 2
      while size < 2 * all.count { size *= 2 }
      places = Array(repeating: -1, count: size)
      for index in all.indices {
        let free = all[index].name.withUnsafeBufferPointer { place(of: $0) }
        if places[free] < 0 { places[free] = Int16(index) }
      }
    }

    /// Returns the place of a name, or the free place that it would have.
    private func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
      var place = Self.hash(name) & (places.count - 1)
      while places[place] >= 0, !name.isEqual(to: all[Int(places[place])].name) {
        place = (place + 1) & (places.count - 1)
      }
      return place
    }

    /// Returns a number that depends on all bytes of a name, eight bytes at a time.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
      let bytes = UnsafeRawBufferPointer(name)
      // The multiplier is 2 to the 64 divided by the golden ratio. It spreads each bit over the higher
      // bits.
      let multiplier: UInt64 = 0x9e37_79b9_7f4a_7c15
      var hash = UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ word) &* multiplier
        hash ^= hash >> 32
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      hash = (hash ^ rest) &* multiplier
      return Int(truncatingIfNeeded: hash >> 40)
    }

    /// Returns the value of a lowercase hexadecimal digit.
    private static func digit(_ byte: UInt8) -> UInt8 {
      byte < UInt8(ascii: "a") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "a") + 10
    }

    private mutating func add(_ code: UInt16, _ name: [UInt8]) {
      all.append((code, name))
      while shown.count <= Int(code) { shown.append(nil) }
      shown[Int(code)] = String(decoding: name, as: UTF8.self)
    }

    func name(_ code: UInt16) -> String? { Int(code) < shown.count ? shown[Int(code)] : nil }

    func code(named name: UnsafeBufferPointer<UInt8>, cut: Int = .max) -> UInt16? {
      let index = places[place(of: name)]
      if index >= 0 { return all[Int(index)].code }
      guard name.count == cut else { return nil }
      for entry in all where entry.name.starts(with: name) { return entry.code }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes are equal to the others. All bytes are compared, because a loop without an
  /// exit compares many at a time.
  package func isEqual(to other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    var difference: UInt8 = 0
    for index in indices { difference |= self[index] ^ other[index] }
    return difference == 0
  }
}
