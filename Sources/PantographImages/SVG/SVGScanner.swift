import CoreGraphics
import Foundation

/// Reads the numbers and the words of an attribute.
struct SVGScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func skipSpaces() {
    while position < bytes.count, [9, 10, 12, 13, 32, UInt8(ascii: ",")].contains(bytes[position]) {
      position += 1
    }
  }

  /// Reads a letter.
  mutating func letter() -> UInt8? {
    skipSpaces()
    guard position < bytes.count, isLetter(bytes[position]) else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// Reads a word of letters.
  mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips a character.
  mutating func skip(_ character: UInt8) -> Bool {
    skipSpaces()
    guard position < bytes.count, bytes[position] == character else { return false }
    position += 1
    return true
  }

  /// Reads 0 or 1, which other numbers can follow without a space.
  mutating func flag() -> Bool? {
    skipSpaces()
    guard position < bytes.count, bytes[position] == 48 || bytes[position] == 49 else { return nil }
    defer { position += 1 }
    return bytes[position] == 49
  }

  /// Reads a number; nil if there is none, or if it is too large for any picture.
  mutating func number() -> Double? {
    skipSpaces()
    let start = position
    var end = position
    var hasDigit = false
    var hasPoint = false
    loop: while end < bytes.count {
      switch bytes[end] {
      case 48...57: hasDigit = true
      case UInt8(ascii: "+") where end == start, UInt8(ascii: "-") where end == start: break
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: break loop
      }
      end += 1
    }
    guard hasDigit, end - start < 64 else { return nil }
    end = exponentEnd(from: end)
    position = end
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      value.magnitude < 1e9
    else { return nil }
    return value
  }

  private func exponentEnd(from place: Int) -> Int {
    guard place < bytes.count, bytes[place] | 32 == UInt8(ascii: "e") else { return place }
    var end = place + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let start = end
    while end < bytes.count, (48...57).contains(bytes[end]), end - start < 4 { end += 1 }
    // Without digits, this is the unit em or ex.
    return end > start ? end : place
  }

  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }

  /// Reads a length in any unit, as pixels.
  ///
  /// - Parameter whole: The length of which a percentage is a part.
  mutating func length(of whole: Double) -> Double? {
    guard let number = number() else { return nil }
    if position < bytes.count, bytes[position] == UInt8(ascii: "%") {
      position += 1
      return number / 100 * whole
    }
    guard position < bytes.count, isLetter(bytes[position]) else { return number }
    // 96 pixels are an inch. The size of text is 16 pixels, as in browsers.
    return switch word() {
    case "pt": number * 96 / 72
    case "pc": number * 16
    case "in": number * 96
    case "mm": number * 96 / 25.4
    case "cm": number * 96 / 2.54
    case "em", "rem": number * 16
    case "ex": number * 8
    default: number
    }
  }

  /// Reads a list of transforms such as `translate(3 4) scale(2)`.
  static func transform(_ text: String?) -> CGAffineTransform {
    guard let text else { return .identity }
    var scanner = SVGScanner(text)
    var result = CGAffineTransform.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard !name.isEmpty, scanner.skip(UInt8(ascii: "(")) else { break }
      let numbers = scanner.numbers()
      guard scanner.skip(UInt8(ascii: ")")) else { break }
      func number(_ index: Int, or usual: Double = 0) -> Double {
        index < numbers.count ? numbers[index] : usual
      }
      let step: CGAffineTransform
      switch name {
      case "matrix": step = CGAffineTransform(numbers) ?? .identity
      case "translate": step = CGAffineTransform(translationX: number(0), y: number(1))
      case "scale":
        step = CGAffineTransform(scaleX: number(0, or: 1), y: number(1, or: number(0, or: 1)))
      case "rotate":
        let (x, y) = (number(1), number(2))
        step = CGAffineTransform(translationX: -x, y: -y)
          .concatenating(CGAffineTransform(rotationAngle: number(0) * .pi / 180))
          .concatenating(CGAffineTransform(translationX: x, y: y))
      case "skewX":
        step = CGAffineTransform(a: 1, b: 0, c: tan(number(0) * .pi / 180), d: 1, tx: 0, ty: 0)
      case "skewY":
        step = CGAffineTransform(a: 1, b: tan(number(0) * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
      default: step = .identity
      }
      result = step.concatenating(result)
    }
    return result
  }
}
