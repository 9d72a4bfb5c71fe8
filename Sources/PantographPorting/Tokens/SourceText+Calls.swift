// Access to the parameters of declarations and the arguments of calls.
extension SourceText {
  /// Returns the types of a parameter list that opens at a token, without spaces, attributes,
  /// `any`, `some` and `inout`.
  func parameterTypes(_ open: Int) -> [String] {
    arguments(open).map { range in
      guard let colon = range.first(where: { self[$0] == ":" }) else { return "" }
      let end = range.first { $0 > colon && self[$0] == "=" } ?? range.upperBound
      return (colon + 1..<end).lazy.map { self[$0] }
        .filter { !["any", "inout", "some"].contains($0) && !$0.hasPrefix("@") }.joined()
    }
  }

  /// Returns the labels of a call's arguments, with "_" for an argument without a label.
  func argumentLabels(_ open: Int) -> [String] {
    arguments(open).map { range in
      isWord(range.lowerBound) && self[range.lowerBound + 1] == ":" ? self[range.lowerBound] : "_"
    }
  }

  /// Returns the token ranges between the commas of a bracket that opens at a token.
  func arguments(_ open: Int) -> [Range<Int>] {
    guard let end = closing(open) else { return [] }
    var ranges: [Range<Int>] = []
    var start = open + 1
    var index = start
    var angles = 0
    while index < end {
      switch self[index] {
      case "(", "[", "{": if kind(index) == .symbol { index = closing(index) ?? end }
      case "<" where isWord(index - 1) && touchesNext(index - 1): angles += 1
      case ">" where angles > 0: angles -= 1
      case "," where angles == 0:
        ranges.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < end { ranges.append(start..<end) }
    return ranges
  }

  /// Returns the opening bracket of the innermost list around a token; nil outside of all brackets.
  func bracket(around index: Int) -> Int? {
    var before = index - 1
    while before >= 0 {
      if kind(before) == .symbol {
        if [")", "]", "}"].contains(self[before]) {
          guard let opening = opening(before) else { return nil }
          before = opening
        } else if ["(", "[", "{"].contains(self[before]) {
          return before
        }
      }
      before -= 1
    }
    return nil
  }

  /// The names of methods in optional calls on an object that is cast to `AnyObject`: `(target as
  /// AnyObject).close?()`.
  var callsOfAnyObject: Set<String> {
    var names: Set<String> = []
    for index in 0..<count where self[index] == "AnyObject" && self[index + 1] == ")" {
      let dot = self[index + 2] == "?" || self[index + 2] == "!" ? index + 3 : index + 2
      guard self[dot] == ".", isWord(dot + 1) else { continue }
      if self[dot + 2] == "?" || self[dot + 2] == "!", self[dot + 3] == "(" {
        names.insert(self[dot + 1])
      }
    }
    return names
  }

  /// Returns the index of the member that follows `self.`, `self?.`, `Self.` or `super.`; nil if a token begins
  /// none of these.
  func memberOfSelf(_ index: Int) -> Int? {
    guard ["self", "Self", "super"].contains(self[index]) else { return nil }
    if self[index + 1] == "." { return index + 2 }
    return ["?", "!"].contains(self[index + 1]) && self[index + 2] == "." ? index + 3 : nil
  }
}

extension SourceText {
  /// Returns the start of the expression that ends at `last`: `self` in `self.panel!.delegate`.
  func startOfExpression(endingAt last: Int) -> Int? {
    var index = last
    while index >= 0 {
      if ["?", "!"].contains(self[index]) { index -= 1 }
      while index >= 0, self[index] == ")" || self[index] == "]" {
        var depth = 0
        while index >= 0 {
          if [")", "]", "}"].contains(self[index]) { depth += 1 }
          if ["(", "[", "{"].contains(self[index]) { depth -= 1 }
          if depth == 0 { break }
          index -= 1
        }
        if isWord(index - 1) { index -= 1 } else if self[index] == "(" { return index }
      }
      guard isWord(index) else { return nil }
      guard self[index - 1] == "." else { return index }
      index -= 2
    }
    return nil
  }
}
