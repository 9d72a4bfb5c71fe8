extension FilePorter {
  /// Replaces `#selector(close(_:))` by the unbound method `Card.close(_:)`.
  mutating func portSelector(_ index: Int) -> Int {
    guard file[index + 1] == "(", let end = file.closing(index + 1) else { return index + 1 }
    if let selector = facts.valueSelector(file, index) {
      edits.replace(index..<end + 1, with: "Selector(\"\(selector.name)\")")
      return end + 1
    }
    var start = index + 2
    if let name = ownSelector(start, until: end) ?? file.accessorSelector(start, until: end) {
      edits.replace(index..<end + 1, with: "Selector(\"\(name)\")")
      return end + 1
    }
    let scope = facts.type(in: file.path, around: index)?.name
    if let member = file.memberOfSelf(start) {
      start = member
      return replaceSelector(index, start..<end, owner: scope)
    }
    guard file.isWord(start) else { return end + 1 }
    let isQualified = file[start + 1] == "."
    if isQualified, let name = facts.selector(ofProtocol: file[start], file, start + 2) {
      edits.replace(index..<end + 1, with: "Selector(\"\(name)\")")
      return end + 1
    }
    if isQualified, file[index - 2] == "selector", !facts.types.declared.contains(file[start]),
      let name = DelegateMethods.selector(
        file[start], file[start + 2],
        labels: file[start + 3] == "(" ? file.labels(ofName: start + 3) : nil)
    {
      edits.replace(index..<end + 1, with: "Selector(\"\(name)\")")
      return end + 1
    }
    if isQualified, let scope, facts.descends(file[start], from: scope),
      facts.members.named(file[start + 2]).contains(where: { $0.owner == scope })
    {
      // A class may name its own method by a subclass. The target is then of the class itself.
      return replaceSelector(index, start + 2..<end, owner: scope)
    }
    guard isQualified, file[start].first?.isUppercase != true else {
      return replaceSelector(index, start..<end, owner: isQualified ? nil : scope)
    }
    if file[start + 3] == ")" || file[start + 3] == "(",
      let owner = facts.owner(ofMethod: file[start + 2], in: file[start], around: scope)
    {
      return replaceSelector(index, start + 2..<end, owner: owner)
    }
    note(
      index, "#selector(\(file.source(start..<end)))",
      "the class is unknown: write the class in front of \(file.source(start + 2..<end))")
    return end + 1
  }

  private mutating func replaceSelector(_ index: Int, _ name: Range<Int>, owner: String?) -> Int {
    let method = file.source(name)
    if method.contains(where: \.isNewline) {
      note(index, "#selector", "write it on one line")
      return name.upperBound + 1
    }
    nameAction(index, name, owner: owner)
    // `show as () -> Void` chooses one of several methods. The unbound method takes the owner
    // first.
    if let owner, let cast = name.first(where: { file[$0] == "as" }), file[cast + 2] != owner {
      let type = file.source(cast + 1..<name.upperBound)
      edits.replace(
        index..<name.upperBound + 1,
        with: "\(owner).\(file.source(name.lowerBound..<cast)) as (\(owner)) -> \(type)")
      return name.upperBound + 1
    }
    if let owner, let call = callWithoutAnswer(name, of: owner) {
      edits.replace(index..<name.upperBound + 1, with: call)
      return name.upperBound + 1
    }
    edits.replace(index..<name.upperBound + 1, with: owner.map { "\($0).\(method)" } ?? method)
    return name.upperBound + 1
  }

  /// Replaces `#keyPath(CALayer.position)` by the string that it stands for.
  mutating func portKeyPath(_ index: Int) -> Int {
    guard file[index + 1] == "(", let end = file.closing(index + 1) else { return index + 1 }
    edits.replace(index..<end + 1, with: "\"\(file.keyPath(index + 2..<end))\"")
    return end + 1
  }

  /// Replaces `#imageLiteral(resourceName: "moon")` by `UIImage(named: "moon")!`.
  mutating func portImageLiteral(_ index: Int) -> Int {
    guard file[index + 1] == "(", let end = file.closing(index + 1), file[index + 3] == ":" else {
      return index + 1
    }
    edits.replace(index, with: "UIImage")
    edits.replace(index + 2, with: "named")
    edits.add("!", after: end)
    return end + 1
  }
}
