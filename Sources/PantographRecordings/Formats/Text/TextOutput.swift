extension [UInt8] {
  @inline(__always)
  mutating func append(text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(string: String) {
    append(contentsOf: string.utf8)
  }

  /// Appends decimal digits, padded on the left to `width` with `fill`. A sign counts towards the
  /// width and is put before zeros.
  mutating func append(decimal value: Int64, width: Int = 0, fill: UInt8 = UInt8(ascii: "0")) {
    let first = count
    var rest = value.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    let isNegative = value < 0
    let fillsBeforeSign = fill != UInt8(ascii: "0")
    if isNegative, fillsBeforeSign { append(UInt8(ascii: "-")) }
    while count - first + (isNegative && !fillsBeforeSign ? 1 : 0) < width { append(fill) }
    if isNegative, !fillsBeforeSign { append(UInt8(ascii: "-")) }
    self[first...].reverse()
  }

  mutating func append(hexadecimal value: UInt32, digits: Int) {
    var shift = Swift.max(digits, 1) * 4
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: value >> UInt32(shift) & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
