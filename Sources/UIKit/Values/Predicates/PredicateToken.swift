/// A part of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(String)
  case variable(String)
  /// A place for an argument, such as `%@`; the letter after `%`.
  case argument(Character)
  case symbol(String)
}

extension PredicateToken {
  /// The longest symbols come first.
  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", ".", "@", "+", "-", "**", "*", "/",
  ]

  static func tokens(of format: String) throws(PredicateFault) -> [PredicateToken] {
    var rest = Substring(format)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try text(&rest)))
      } else if first.isNumber {
        tokens.append(.number(number(&rest)))
      } else if first == "$" || first == "#" {
        rest.removeFirst()
        let name = word(&rest)
        guard !name.isEmpty else { throw PredicateFault(reason: "no name follows \(first)") }
        tokens.append(first == "$" ? .variable(name) : .word(name))
      } else if first == "%" {
        tokens.append(.argument(try argument(&rest)))
      } else if first.isLetter || first == "_" {
        tokens.append(.word(word(&rest)))
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        throw PredicateFault(reason: "the character \(first) has no meaning in a predicate")
      }
    }
    return tokens
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest.removeFirst(word.count)
    return String(word)
  }

  private static func number(_ rest: inout Substring) -> String {
    var number = String(rest.prefix { $0.isNumber })
    rest.removeFirst(number.count)
    if rest.first == ".", rest.dropFirst().first?.isNumber == true {
      let fraction = rest.dropFirst().prefix { $0.isNumber }
      number += "." + fraction
      rest.removeFirst(fraction.count + 1)
    }
    return number
  }

  private static func text(_ rest: inout Substring) throws(PredicateFault) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch next {
      case "n": text.append("\n")
      case "t": text.append("\t")
      default: text.append(next)
      }
    }
    throw PredicateFault(reason: "a text has no closing \(quote)")
  }

  /// Reads `%@`, `%K` or a number's format such as `%ld`.
  private static func argument(_ rest: inout Substring) throws(PredicateFault) -> Character {
    rest.removeFirst()
    while let character = rest.popFirst() {
      switch character {
      case "l", "h", "q", "z", ".": continue
      case _ where character.isNumber: continue
      case "@", "K", "d", "i", "u", "f", "g", "e", "x", "s": return character
      default: throw PredicateFault(reason: "%\(character) is no format of a predicate")
      }
    }
    throw PredicateFault(reason: "a % stands at the end")
  }
}
