/// A nonnegative integer of any size, with the operations that reading decimals needs.
struct WideInteger {
  /// The words, lowest first; without words the number is zero.
  private var words: [UInt32] = []

  init(_ value: UInt32 = 0) {
    if value != 0 { words = [value] }
  }

  var isZero: Bool { words.allSatisfy { $0 == 0 } }

  var bitWidth: Int {
    guard let last = words.lastIndex(where: { $0 != 0 }) else { return 0 }
    return last * 32 + 32 - words[last].leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func shiftLeft(_ count: Int) {
    let (whole, part) = (count / 32, count % 32)
    if part > 0 { multiply(by: 1 << UInt32(part)) }
    if whole > 0 { words.insert(contentsOf: [UInt32](repeating: 0, count: whole), at: 0) }
  }

  mutating func halve() {
    var carry: UInt32 = 0
    for index in words.indices.reversed() {
      let word = words[index]
      words[index] = word >> 1 | carry << 31
      carry = word & 1
    }
  }

  /// Subtracts `other` and returns true if the result is not negative; otherwise returns false and
  /// changes nothing.
  mutating func subtract(_ other: WideInteger) -> Bool {
    let count = max(words.count, other.words.count)
    for index in (0..<count).reversed() {
      let (left, right) = (word(index), other.word(index))
      if left > right { break }
      if left < right { return false }
    }
    var borrow: Int64 = 0
    for index in words.indices {
      var difference = Int64(words[index]) - Int64(other.word(index)) + borrow
      borrow = difference >> 32
      difference &= 0xffff_ffff
      words[index] = UInt32(difference)
    }
    return true
  }

  private func word(_ index: Int) -> UInt32 { index < words.count ? words[index] : 0 }
}
