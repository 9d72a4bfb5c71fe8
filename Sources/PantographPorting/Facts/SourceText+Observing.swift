extension SourceText {
  /// The last names of the key paths, which may be observed: `\\.progress`, `#keyPath(Card.progress)`
  /// and `forKeyPath: "progress"`.
  var namesInKeyPaths: Set<String> {
    var names: Set<String> = []
    for index in 0..<count {
      let text = self[index]
      if text == "\\" {
        var last = index + 1
        while self[last] == "." || isWord(last) || ["?", "!"].contains(self[last]) { last += 1 }
        if isWord(last - 1) { names.insert(self[last - 1]) }
      } else if text == "#keyPath", let end = closing(index + 1) {
        names.insert(self[end - 1])
      } else if text == "forKeyPath", self[index + 1] == ":", kind(index + 2) == .string {
        let path = self[index + 2].dropFirst().dropLast()
        names.insert(String(path.split(separator: ".").last ?? ""))
      }
    }
    return names
  }

  /// Returns whether an initializer in the braces of a type sets the property.
  func setsInInitializer(_ name: String, from brace: Int, to end: Int) -> Bool {
    (brace..<end).contains { index in
      guard self[index] == "init", self[index - 1] != ".",
        let open = [index + 1, index + 2].first(where: { self[$0] == "(" }),
        let close = closing(open),
        let body = (close + 1..<min(close + 5, end)).first(where: { self[$0] == "{" }),
        let last = closing(body)
      else { return false }
      return (body..<last).contains {
        self[$0] == name && self[$0 + 1] == "="
          && (self[$0 - 1] != "." || self[$0 - 2] == "self")
      }
    }
  }
}
