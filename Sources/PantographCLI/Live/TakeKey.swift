import PantographGestures
import PantographPlainText
import PantographTuning

/// A key pressed during or after a take: the keys of `pantograph label`, and two that discard a
/// take.
enum TakeKey: Equatable {
  case label(GestureLabel)
  case skip
  /// Discards the take, which still counts.
  case discard
  /// Discards the take, which must be repeated.
  case again
  case quit
  case none

  static let question: PrintableText =
    "  [f]inish  [c]ancel  [n]ot this gesture  [s]kip  [d]iscard  [r]epeat  [q]uit  "

  /// Reads a key. Nil is the end of the input or Ctrl-C.
  init(_ key: Character?) {
    switch key {
    case "f": self = .label(.finish)
    case "c": self = .label(.cancel)
    case "n", "o": self = .label(.other)
    case "s", " ": self = .skip
    case "d": self = .discard
    case "r": self = .again
    case nil, "q": self = .quit
    default: self = .none
    }
  }
}
