/// Shortens printed values for stored texts.
///
/// Most of these texts are long, and a regular expression would take longer than all else in their tests.
package enum ShortText {
  /// Returns the text without the given modules' names before a point, and with each number of at least three decimals as
  /// `write` has it.
  package static func of(_ text: String, modules: [String], write: (Double) -> String) -> String {
    var text = text
    let numbers = text.withUTF8 { replacingNumbers(in: $0, write: write) }
    return numbers.withUnsafeBufferPointer { bytes in
      removing(modules.map { Array(($0 + ".").utf8) }, from: bytes)
    }
  }

  /// Returns the text with numbers rounded to thousandths, in which machines agree.
  package static func thousandths(_ text: String, modules: [String] = []) -> String {
    of(text, modules: modules) {
      let number = ($0 * 1000).rounded() / 1000
      return "\(number == 0 ? 0 : number)"
    }
  }

  private static func replacingNumbers(
    in bytes: UnsafeBufferPointer<UInt8>, write: (Double) -> String
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let end = endOfNumber(bytes, from: index),
        let value = Double(String(decoding: bytes[index..<end], as: UTF8.self))
      {
        result += write(value).utf8
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Returns where the number ends that begins there and has three decimals or more.
  private static func endOfNumber(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    func afterDigits(_ from: Int) -> Int {
      var index = from
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      return index
    }
    let first = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    let point = afterDigits(first)
    guard point > first, point < bytes.count, bytes[point] == UInt8(ascii: ".") else { return nil }
    let end = afterDigits(point + 1)
    guard end - point > 3 else { return nil }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "e") else { return end }
    let isSigned = end + 1 < bytes.count && "+-".utf8.contains(bytes[end + 1])
    let exponent = end + (isSigned ? 2 : 1)
    let endOfExponent = afterDigits(exponent)
    return endOfExponent > exponent ? endOfExponent : end
  }

  private static func removing(
    _ prefixes: [[UInt8]], from bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if index == 0 || !isOfWord(bytes[index - 1]),
        let prefix = prefixes.first(where: { bytes[index...].starts(with: $0) })
      {
        index += prefix.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether no word begins after the byte.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") || "_.".utf8.contains(byte)
  }
}
