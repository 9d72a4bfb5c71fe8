// On iOS a method of a protocol may be left out and its caller asks: `delegate?.mayClose?(self) ?? true`. Here each
// such method that answers is a protocol of its own, which those have that have the method:
// `(delegate as? PanelDelegate_mayClose)?.mayClose(self) ?? true`.
extension FilePorter {
  /// Has the classes of this file that have such a method say so.
  mutating func addAnswering() {
    for method in facts.optionalMethods where method.mustBeAsked {
      for type in facts.types where type.path == file.path && type.kind == .class {
        if answers(type.name, method),
          !facts.types.contains(where: {
            $0.kind == .class && answers($0.name, method)
              && facts.descends(type.name, from: $0.name)
          })
        {
          edits.append("extension \(type.name): \(method.protocolName) {}")
        }
      }
    }
  }

  private func answers(_ name: String, _ method: OptionalMethodFacts) -> Bool {
    let isConforming = facts.types.contains {
      ($0.name == name || facts.descends(name, from: $0.name))
        && $0.inherited.contains(method.owner)
    }
    return isConforming
      && facts.members.contains { $0.owner == name && $0.signature == method.fullName }
  }

  /// Edits a call with a question mark, which stands at `index`; false where it is of another method.
  mutating func ask(_ index: Int) -> Bool {
    let named = facts.optionalMethods.filter { $0.mustBeAsked && $0.name == file[index - 1] }
    guard !named.isEmpty, let method = named.count == 1 ? named[0] : fitting(named, index + 1),
      let start = receiver(index - 3)
    else { return false }
    edits.replace(start, with: "(\(file[start])")
    let cast = " as? \(method.protocolName))?"
    if ["?", "!"].contains(file[index - 3]) {
      edits.replace(index - 3, with: cast)
    } else {
      edits.add(cast, after: index - 3)
    }
    edits.remove(index..<index + 1)
    return true
  }

  private func fitting(_ methods: [OptionalMethodFacts], _ open: Int) -> OptionalMethodFacts? {
    guard let end = file.closing(open) else { return nil }
    var labels: [String] = []
    var index = open + 1
    while index < end {
      labels.append(file.isWord(index) && file[index + 1] == ":" ? file[index] : "_")
      while index < end, file[index] != "," {
        index = (["(", "[", "{"].contains(file[index]) ? file.closing(index) ?? end : index) + 1
      }
      index += 1
    }
    return methods.first { $0.labels == labels }
  }

  /// Where what is called begins: `self` in `self.panel!.delegate`.
  private func receiver(_ last: Int) -> Int? {
    var index = last
    while index >= 0 {
      if ["?", "!"].contains(file[index]) { index -= 1 }
      while index >= 0, file[index] == ")" || file[index] == "]" {
        var depth = 0
        while index >= 0 {
          if [")", "]", "}"].contains(file[index]) { depth += 1 }
          if ["(", "[", "{"].contains(file[index]) { depth -= 1 }
          if depth == 0 { break }
          index -= 1
        }
        if file.isWord(index - 1) { index -= 1 }
      }
      guard file.isWord(index) else { return nil }
      guard file[index - 1] == "." else { return index }
      index -= 2
    }
    return nil
  }
}
