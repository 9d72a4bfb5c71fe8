// What the sources say about members of protocols that may be left out.
extension SourceFacts {
  /// What `responds(to: #selector(…))` at a token names: the type, and the member with its labels where they are given.
  func askedSelector(_ file: SourceText, _ index: Int) -> (owner: String, name: String, end: Int)? {
    guard file[index] == "responds", file[index + 1] == "(", file[index + 2] == "to",
      file[index + 4] == "#selector", file[index + 5] == "(", let end = file.closing(index + 1),
      let inner = file.closing(index + 5)
    else { return nil }
    var start = index + 6
    if ["getter", "setter"].contains(file[start]) { start += 2 }
    var words: [String] = []
    while file.isWord(start) {
      words.append(file[start])
      start += 1
      guard file[start] == ".", start < inner else { break }
      start += 1
    }
    guard let name = words.popLast() else { return nil }
    let owner = words.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    let own = type(in: file.path, around: index)?.name
    return (owner ?? own ?? "", name, end)
  }

  func asks(for method: OptionalMethodFacts, in file: SourceText) -> Bool {
    (0..<file.count).contains { index in
      guard let asked = askedSelector(file, index) else { return false }
      return asked.owner == method.owner && asked.name == method.name
    }
  }

  /// The names of variables of that protocol's type: declared so, cast so, or made from one of them.
  func variables(of owner: String, in file: SourceText) -> Set<String> {
    let protocols = Set(
      types.filter { $0.kind == .protocol && ($0.name == owner || $0.inherited.contains(owner)) }
        .map(\.name))
    var names: Set<String> = []
    for index in 0..<file.count where file.isWord(index) && protocols.contains(file[index]) {
      var before = index - 1
      while ["any", "some", "(", "["].contains(file[before]) { before -= 1 }
      if file[before] == ":", file.isWord(before - 1) { names.insert(file[before - 1]) }
      // `if let panel = parent as? Panel`
      if ["?", "!"].contains(file[index - 1]), file[index - 2] == "as",
        let name = bound(file, before: index - 2)
      {
        names.insert(name)
      }
    }
    for index in 0..<file.count
    where names.contains(file[index]) && file[index + 1] != "." && file[index + 1] != "?" {
      if let name = bound(file, before: index) { names.insert(name) }
    }
    return names
  }

  /// The name that a value is bound to, by `let` on the same line.
  private func bound(_ file: SourceText, before index: Int) -> String? {
    var place = index - 1
    while place > 0, file.line(place) == file.line(index) {
      if file[place] == "=", file.isWord(place - 1), ["let", "var"].contains(file[place - 2]) {
        return file[place - 1]
      }
      guard file.isWord(place) || [".", "?", "!", "(", ")"].contains(file[place]) else {
        return nil
      }
      place -= 1
    }
    return nil
  }
}
