import PantographGestures
import PantographTouches

/// Reads values that a `ByteWriter` wrote; returns nil for a value that is missing.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var place: Int

  package init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// The bytes that have not been read yet.
  package var rest: ArraySlice<UInt8> { bytes[min(place, bytes.count)...] }

  package mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  package mutating func word() -> UInt64? {
    guard place + 8 <= bytes.count else { return nil }
    var word: UInt64 = 0
    for byte in (0..<8).reversed() { word = word << 8 | UInt64(bytes[place + byte]) }
    place += 8
    return word
  }

  package mutating func number() -> Double? { word().map { Double(bitPattern: $0) } }

  /// Reads the number of items that take at least a byte each, or a position; nil if negative.
  package mutating func count() -> Int? {
    guard let word = word() else { return nil }
    return Int(exactly: Int64(bitPattern: word)).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Reads an integer, which may be negative.
  package mutating func integer() -> Int? {
    word().flatMap { Int(exactly: Int64(bitPattern: $0)) }
  }

  package mutating func text() -> String? {
    guard let count = count(), count <= bytes.count - place else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// Reads a leg. The outer optional is nil if bytes are missing; the inner one is nil if the
  /// gesture was on no leg.
  package mutating func leg() -> Trial.Leg?? {
    guard let last = byte(), let next = byte(), let beyond = byte() else { return nil }
    if last == 255 { return .some(nil) }
    return Trial.Leg(
      last: Int(last), next: next == 255 ? nil : Int(next),
      beyond: beyond == 255 ? nil : Int(beyond))
  }

  package mutating func trial() -> Trial? {
    guard let end = byte().flatMap({ Trial.End(rawValue: $0) }), let leg = leg() else {
      return nil
    }
    var numbers: [Double] = []
    for _ in 0..<11 {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    guard let held = word(), let duration = word(), let updates = count() else { return nil }
    let inputs = ReleaseInputs(
      distance: numbers[0], length: numbers[1], velocity: numbers[2], sidewaysVelocity: numbers[3],
      held: .microseconds(Int64(bitPattern: held)),
      duration: .microseconds(Int64(bitPattern: duration)), meanStep: numbers[4],
      lastTwoSteps: numbers[5])
    return Trial(
      end: end, inputs: inputs, leg: leg, pointsPerMillimetre: numbers[6],
      moved: PointVector(x: numbers[7], y: numbers[8]), lag: numbers[9], toAndFro: numbers[10],
      updates: Int32(clamping: updates))
  }
}
