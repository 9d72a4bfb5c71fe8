import Foundation

/// The rows of keys of each page: those of the English keyboard of iOS. They do not depend on the
/// machine's language, so a recording writes the same text everywhere.
/// The numbers of columns follow iOS's keyboard: ten letters in a row, three columns of digits;
/// keys for other things are wider.
struct KeyboardRows {
  let type: UIKeyboardType

  /// The page that is shown first.
  var firstPage: KeyboardPage {
    switch type {
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: .letters
    case .numbersAndPunctuation: .numbers
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
    }
  }

  /// Whether two spaces in a row write a full stop.
  var writesFullStops: Bool {
    switch type {
    case .default, .asciiCapable, .twitter, .webSearch, .namePhonePad, .numbersAndPunctuation: true
    case .URL, .emailAddress, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    }
  }

  /// The columns of a page. A row with fewer columns stands in the middle.
  func columns(of page: KeyboardPage) -> Double {
    switch page {
    case .letters, .numbers, .symbols: 10
    case .pad, .phoneSymbols: 3
    }
  }

  func rows(of page: KeyboardPage) -> [[KeyboardKey]] {
    switch page {
    case .letters:
      [
        KeyboardKey.row("qwertyuiop"), KeyboardKey.row("asdfghjkl"),
        [KeyboardKey(.shift, columns: 1.5)] + KeyboardKey.row("zxcvbnm")
          + [KeyboardKey(.delete, columns: 1.5)],
        bottom(
          KeyboardKey(
            .page(type == .namePhonePad ? .pad : .numbers), columns: Self.end, label: "123")),
      ]
    case .numbers:
      [
        KeyboardKey.row("1234567890"), KeyboardKey.row("-/:;()$&@\""),
        marks(KeyboardKey(.page(.symbols), columns: 1.5, label: "#+=")), bottomOfMarks,
      ]
    case .symbols:
      [
        KeyboardKey.row("[]{}#%^*+="), KeyboardKey.row("_\\|~<>€£¥•"),
        marks(KeyboardKey(.page(.numbers), columns: 1.5, label: "123")), bottomOfMarks,
      ]
    case .pad:
      digits + [[corner, KeyboardKey(.text("0")), KeyboardKey(.delete)]]
    case .phoneSymbols:
      [
        KeyboardKey.row("+*#"),
        [
          KeyboardKey(.text(","), label: "pause"), KeyboardKey(.text(";"), label: "wait"),
          KeyboardKey(.nothing),
        ],
        Array(repeating: KeyboardKey(.nothing), count: 3),
        [
          KeyboardKey(.page(.pad), label: "123"), KeyboardKey(.nothing), KeyboardKey(.delete),
        ],
      ]
    }
  }

  /// The columns of the first and the last key of the bottom row.
  private static let end = 2.5

  private var bottomOfMarks: [KeyboardKey] {
    [
      KeyboardKey(.page(.letters), columns: Self.end, label: "ABC"),
      KeyboardKey(.space, columns: 5), KeyboardKey(.return, columns: Self.end),
    ]
  }

  private var digits: [[KeyboardKey]] { ["123", "456", "789"].map { KeyboardKey.row($0) } }

  /// The key to the left of the zero.
  private var corner: KeyboardKey {
    switch type {
    case .decimalPad: KeyboardKey(.text("."))
    case .phonePad: KeyboardKey(.page(.phoneSymbols), label: "+*#")
    case .namePhonePad: KeyboardKey(.page(.letters), label: "ABC")
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .emailAddress, .twitter,
      .webSearch, .asciiCapableNumberPad:
      KeyboardKey(.nothing)
    }
  }

  private func marks(_ first: KeyboardKey) -> [KeyboardKey] {
    [first] + KeyboardKey.row(".,?!'", columns: 1.4) + [KeyboardKey(.delete, columns: 1.5)]
  }

  private func bottom(_ first: KeyboardKey) -> [KeyboardKey] {
    let middle: [KeyboardKey] =
      switch type {
      case .emailAddress: [KeyboardKey(.space, columns: 3)] + KeyboardKey.row("@.")
      case .twitter: [KeyboardKey(.space, columns: 3)] + KeyboardKey.row("@#")
      case .webSearch: [KeyboardKey(.space, columns: 4)] + KeyboardKey.row(".")
      case .URL:
        KeyboardKey.row("./", columns: 1.5) + [KeyboardKey(.text(".com"), columns: 2)]
      case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad,
        .decimalPad, .asciiCapableNumberPad:
        [KeyboardKey(.space, columns: 5)]
      }
    return [first] + middle + [KeyboardKey(.return, columns: Self.end)]
  }
}
