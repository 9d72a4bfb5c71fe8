import PantographCLI
import PantographDemos

/// Reads key names from a terminal's input: a letter, `esc`, `enter`, `space`, `left`, and so on.
struct TerminalKeys {
  /// The start of a sequence whose end has not come yet.
  private var unfinished: [UInt8] = []
  /// The largest length of a key's byte sequence.
  private static let longest = 4096

  /// Returns the names of the keys in these bytes. A single escape is the escape key. An escape
  /// that starts an unknown sequence is ignored.
  static func names(in bytes: [UInt8]) -> [String] {
    var keys = TerminalKeys()
    return keys.names(in: bytes)
  }

  /// Returns the names of the keys that are completed by these bytes.
  mutating func names(in bytes: [UInt8]) -> [String] {
    keys(in: bytes).compactMap { key in
      switch key {
      case .suspend: return "suspend"
      case .stroke(let stroke):
        guard stroke.name.count == 1 else {
          return Self.demoNames.contains(stroke.name) ? stroke.name : nil
        }
        // In raw mode Ctrl-C and Ctrl-D arrive as bytes.
        guard !stroke.modifiers.contains(.control) else {
          return ["c", "d"].contains(stroke.name) ? "q" : nil
        }
        return stroke.characters.utf8.count == 1 ? stroke.name : nil
      }
    }
  }

  /// Keys without a letter that have a function in a demo.
  private static let demoNames: Set<String> = [
    "esc", "enter", "space", "left", "right", "up", "down",
  ]

  /// A key press, or the suspend character.
  enum Key: Hashable {
    case stroke(DemoKeystroke)
    case suspend
  }

  /// Returns the keys that are completed by these bytes. A terminal never reports the release of a
  /// key.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = (unfinished + bytes)[...]
    unfinished = []
    while let byte = rest.first {
      if byte == 0x1b, let length = Self.sequence(rest) {
        guard length <= rest.count else {
          unfinished = rest.count < Self.longest ? Array(rest) : []
          break
        }
        if let stroke = Self.named(rest.prefix(length)) { keys.append(.stroke(stroke)) }
        rest.removeFirst(length)
        continue
      }
      if byte >= 0x80 {
        let length = Self.lengthOfLetter(byte)
        guard length <= rest.count else {
          unfinished = Array(rest)
          break
        }
        if length > 1, let letter = String(validating: rest.prefix(length), as: UTF8.self) {
          rest.removeFirst(length)
          keys.append(.stroke(Self.letter(letter)))
          continue
        }
      }
      rest.removeFirst()
      switch byte {
      case 0x1b: keys.append(.stroke(DemoKeystroke("esc")))
      case 0x0d, 0x0a: keys.append(.stroke(DemoKeystroke("enter")))
      case 0x20: keys.append(.stroke(DemoKeystroke("space")))
      case 0x09: keys.append(.stroke(DemoKeystroke("tab")))
      case 0x08, 0x7f: keys.append(.stroke(DemoKeystroke("backspace")))
      case 0x1a: keys.append(.suspend)
      case 0x01...0x1a:
        let name = String(UnicodeScalar(byte + 0x60))
        keys.append(.stroke(DemoKeystroke(name, characters: "", modifiers: .control)))
      case 0x21...0x7e: keys.append(.stroke(Self.letter(String(UnicodeScalar(byte)))))
      default: continue
      }
    }
    return keys
  }

  /// Returns the key press that writes this letter.
  private static func letter(_ letter: String) -> DemoKeystroke {
    let small = letter.lowercased()
    return DemoKeystroke(small, characters: letter, modifiers: small == letter ? [] : .shift)
  }

  /// Returns the number of bytes in the UTF-8 character that starts with this byte; 1 for an
  /// invalid byte.
  private static func lengthOfLetter(_ byte: UInt8) -> Int {
    switch byte {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 1
    }
  }

  /// Returns the length of the escape sequence at the start. The length exceeds the number of bytes
  /// if the end has not come yet. Returns nil if the escape starts no sequence.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    let all = bytes.dropFirst()
    guard let kind = all.first else { return nil }
    switch kind {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      // Parameters and a final byte.
      let end = all.dropFirst().firstIndex { $0 >= 0x40 }
      return end.map { $0 - bytes.startIndex + 1 } ?? bytes.count + 1
    case UInt8(ascii: "_"):
      // An answer about pictures, which ends with an escape and a backslash.
      guard all.count < 2 || all[all.startIndex + 1] == UInt8(ascii: "G") else { return nil }
      var last: UInt8 = 0
      for index in all.dropFirst().indices {
        if last == 0x1b, all[index] == 0x5c { return index - bytes.startIndex + 1 }
        last = all[index]
      }
      return bytes.count + 1
    default: return nil
    }
  }

  /// Returns the key of a sequence, which is an arrow or has a number; nil for an unknown sequence.
  private static func named(_ sequence: ArraySlice<UInt8>) -> DemoKeystroke? {
    guard let kind = sequence.dropFirst().first, kind != UInt8(ascii: "_"),
      let last = sequence.last
    else { return nil }
    let numbers = sequence.dropFirst(2).dropLast().split(separator: UInt8(ascii: ";"))
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let name: String? =
      switch last {
      case UInt8(ascii: "A"): "up"
      case UInt8(ascii: "B"): "down"
      case UInt8(ascii: "C"): "right"
      case UInt8(ascii: "D"): "left"
      case UInt8(ascii: "H"): "home"
      case UInt8(ascii: "F"): "end"
      case UInt8(ascii: "P")...UInt8(ascii: "S"):
        kind == UInt8(ascii: "O") || numbers.count > 1
          ? "f\(last - UInt8(ascii: "P") + 1)" : nil
      case UInt8(ascii: "~"): numbers.first.flatMap { numbered[$0] }
      default: nil
      }
    guard let name else { return nil }
    return DemoKeystroke(
      name, modifiers: numbers.count > 1 ? modifiers(numbers[1]) : [])
  }

  /// The key numbers of terminals, which have gaps between function keys.
  private static let numbered = [
    1: "home", 3: "delete", 4: "end", 5: "pageup", 6: "pagedown", 7: "home", 8: "end", 15: "f5",
    17: "f6", 18: "f7", 19: "f8", 20: "f9", 21: "f10", 23: "f11", 24: "f12",
  ]

  /// Reads the modifier number, which terminals send as a bit mask plus 1.
  private static func modifiers(_ number: Int) -> DemoKeystroke.Modifiers {
    guard (2...16).contains(number) else { return [] }
    let bits = number - 1
    var modifiers: DemoKeystroke.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alternate) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return modifiers
  }
}
