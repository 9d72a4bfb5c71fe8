import Foundation

/// A parsed line of the visual format language.
struct VisualFormat {
  enum Value: Equatable {
    case number(CGFloat)
    case name(String)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  struct View: Equatable {
    var name: String
    var predicates: [Predicate]
  }

  enum Space: Equatable {
    /// The line does not name this edge of the superview, so nothing is constrained there.
    case none
    case touching, standard
    case predicates([Predicate])
  }

  var isVertical = false
  var views: [View] = []
  /// The spaces before the first view, between each two views, and after the last.
  var spaces: [Space] = []

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var reader = VisualFormatReader(text)
    return try reader.line()
  }
}

struct VisualFormatError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

private struct VisualFormatReader {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    characters = text.filter { !$0.isWhitespace }
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard index + wanted.count <= characters.count,
      Array(characters[index..<index + wanted.count]) == wanted
    else { return false }
    index += wanted.count
    return true
  }

  private func expected(_ what: String) -> VisualFormatError {
    let found = next.map { "“\($0)” as character \(index + 1), blanks left out" } ?? "its end"
    return VisualFormatError("\(what) was expected, not \(found)")
  }

  mutating func line() throws(VisualFormatError) -> VisualFormat {
    var line = VisualFormat()
    if take("V:") { line.isVertical = true } else { _ = take("H:") }
    if take("|") {
      line.spaces.append(try space())
    } else {
      line.spaces.append(.none)
    }
    line.views.append(try view())
    while next != nil {
      let space = try space()
      if take("|") {
        line.spaces.append(space)
        guard next == nil else { throw expected("the end after “|”") }
        return line
      }
      line.spaces.append(space)
      line.views.append(try view())
    }
    line.spaces.append(.none)
    return line
  }

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard take("-") else { return .touching }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try list() : [try predicate()]
    guard take("-") else { throw expected("“-” after the space") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw expected("a view in “[ ]”") }
    guard let name = name() else { throw expected("the name of a view") }
    let predicates = next == "(" ? try list() : []
    guard take("]") else { throw expected("“]” after the view “\(name)”") }
    return VisualFormat.View(name: name, predicates: predicates)
  }

  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw expected("“,” or “)”") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let value = try value()
    return VisualFormat.Predicate(
      relation: relation, value: value, priority: take("@") ? try self.value() : nil)
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    if let name = name() { return .name(name) }
    var text = ""
    if next == "-" || next == "+" {
      text.append(characters[index])
      index += 1
    }
    while let character = next, character.isASCII, character.isNumber || character == "." {
      text.append(character)
      index += 1
    }
    // Our limit: far beyond any screen, and exact in the solver.
    guard let number = Double(text), number.magnitude <= 1e6 else {
      throw expected("a number or the name of one")
    }
    return .number(CGFloat(number))
  }

  private mutating func name() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    var name = ""
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      name.append(character)
      index += 1
    }
    return name
  }
}
