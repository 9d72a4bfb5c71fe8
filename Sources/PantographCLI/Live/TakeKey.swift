import PantographGestures
import PantographPlainText
import PantographTuning

/// A key between takes or in one: those of `pantograph label`, and two that throw a take away.
enum TakeKey: Equatable {
  case label(GestureLabel)
  case skip
  /// Throws the take away; it counts.
  case discard
  /// Throws the take away, and it is to be done again.
  case again
  case quit
  case none

  static let question: PrintableText =
    "  [f]inish  [c]ancel  [n]ot this gesture  [s]kip  [d]iscard  [r]epeat  [q]uit  "

  /// Nil is the end of the keys, and Ctrl-C.
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
