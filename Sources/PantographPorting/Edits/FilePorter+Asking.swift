// On iOS a type may leave out optional methods of a protocol, and callers test for them:
// `delegate?.mayClose?(self) ?? true`. In the port an optional method whose result cannot be nil
// becomes a protocol of its own. The classes that have the method adopt that protocol, and callers
// test for the protocol: `(delegate as? PanelDelegate_mayClose)?.mayClose(self) ?? true`.
extension FilePorter {
  /// Lets the classes of this file adopt the protocols of the optional methods that they have.
  mutating func addAnswering() {
    for answer in facts.answering.answers[file.path] ?? [] {
      adopt(answer.protocolName, answer.type)
    }
  }

  /// Whether an extension at the end of the file may be unable to name the class, because it is
  /// hidden or under a condition.
  func mustAdoptInside(_ type: TypeFacts) -> Bool {
    type.isHidden || file.isConditional(type.keyword)
  }

  /// Lets a class of this file adopt a protocol. The extension is added at the end of the file; a
  /// class that cannot be named there adopts the protocol in its own declaration.
  mutating func adopt(_ name: String, _ type: TypeFacts) {
    guard mustAdoptInside(type) else {
      let line = "extension \(type.name): \(name) {}"
      if adoptions.insert(line).inserted { edits.append(line) }
      return
    }
    guard adoptions.insert("\(type.keyword) \(name)").inserted else { return }
    let isFirst = type.inherited.isEmpty && !adopting.contains(type.keyword)
    adopting.insert(type.keyword)
    var last = type.brace
    for index in type.keyword..<type.brace where file[index] == "where" {
      last = index
      break
    }
    edits.add("\(isFirst ? ": " : ", ")\(name)", after: last - 1)
  }

  /// Reads an optional property through its protocol: `panel.owner?.width` becomes `(panel.owner
  /// as? PanelOwner_width).map({ $0.width })`. The result is nil if the owner lacks the property.
  mutating func readOptional(_ index: Int) {
    guard file[index - 1] == "." else { return }
    let isMarked = ["?", "!"].contains(file[index - 2])
    let last = isMarked ? index - 3 : index - 2
    let property = facts.optionalMembers.byName[file[index]]?.first {
      guard $0.isProperty else { return false }
      return facts.optionalMembers.receivers[$0.owner]?.contains(file[last]) == true
        || isCast(last, to: $0.owner)
    }
    guard let property, let start = receiver(index - 2) else { return }
    edits.replace(start, with: "(\(file[start])")
    let cast = " as? \(property.protocolName)).map({ $0.\(property.name) })"
    if isMarked { edits.replace(index - 2, with: cast) } else { edits.add(cast, after: last) }
    edits.replace(index - 1, with: "")
    edits.replace(index, with: "")
  }

  /// Edits a reference to an optional method: `delegate?.panel(_:mayMoveTo:)` becomes `(delegate as?
  /// PanelDelegate_panel_mayMoveTo)?.panel(_:mayMoveTo:)`.
  mutating func referToOptional(_ index: Int) {
    guard file[index - 1] == ".", file[index + 1] == "(", file.touchesNext(index),
      let end = file.closing(index + 1), end > index + 2,
      (index + 2..<end).allSatisfy({ file.isWord($0) || file[$0] == ":" }), file[end - 1] == ":",
      let method = facts.optionalMembers.byName[file[index]]?.first(where: {
        $0.mustBeAsked && !$0.isProperty && $0.labels == file.labels(ofName: index + 1)
      }), let start = receiver(index - 2)
    else { return }
    // A class may have a method of the same name that always exists.
    let isMarked = ["?", "!"].contains(file[index - 2])
    guard isMarked || file[start - 1] == "=" && ["let", "var"].contains(file[start - 3]) else {
      return
    }
    edits.replace(start, with: "(\(file[start])")
    if isMarked {
      edits.replace(index - 2, with: " as? \(method.protocolName))?")
    } else {
      edits.add(" as? \(method.protocolName))?", after: index - 2)
    }
  }

  /// Returns whether a token ends a cast such as `(parent as? Panel)`.
  private func isCast(_ last: Int, to owner: String) -> Bool {
    file[last] == ")" && file[last - 1] == owner && file[last - 3] == "as"
  }

  /// Replaces `owner.responds(to: #selector(PanelOwner.close))` by a test for the protocol of that
  /// method.
  mutating func portResponds(_ index: Int) -> Int? {
    if let end = answerForAccessor(index) { return end }
    guard let asked = facts.askedSelector(file, index) else { return nil }
    if let selector = DelegateMethods.selector(asked.owner, asked.name, labels: asked.labels),
      let start = (index..<asked.end).first(where: { file[$0] == "#selector" }),
      let end = file.closing(start + 1)
    {
      edits.replace(start..<end + 1, with: "Selector(\"\(selector)\")")
      return asked.end + 1
    }
    guard file[index - 1] == "." else { return answerForSelf(index, asked) }
    let method = facts.optionalMembers.byName[asked.name]?.first { $0.owner == asked.owner }
    // A class that overrides the method is asked.
    if method == nil, facts.members.named("responds").contains(where: { $0.owner == asked.owner }) {
      return nil
    }
    guard let start = receiver(index - 2) else { return nil }
    let type = method?.protocolName ?? asked.owner
    if method == nil, file[start] == "self", start == index - 2 {
      edits.replace(start, with: "true")
      edits.replace(index - 1, with: "")
    } else {
      edits.replace(start, with: "(\(file[start])")
      if ["?", "!"].contains(file[index - 2]) { edits.replace(index - 2, with: "") }
      edits.replace(index - 1, with: " is \(type))")
    }
    edits.replace(index..<asked.end + 1, with: "")
    return asked.end + 1
  }

  /// Replaces `responds(to: #selector(close))` by `true` if it asks for a method of the class
  /// itself. A class with its own `responds(to:)` is asked.
  private mutating func answerForSelf(
    _ index: Int, _ asked: (owner: String, name: String, labels: [String]?, end: Int)
  ) -> Int? {
    guard file[index - 1] != "func", file[index - 1] != "override",
      facts.type(in: file.path, around: index)?.name == asked.owner,
      facts.members.named(asked.name).contains(where: { $0.owner == asked.owner }),
      !facts.members.named("responds").contains(where: { $0.owner == asked.owner })
    else { return nil }
    edits.replace(index..<asked.end + 1, with: "true")
    return asked.end + 1
  }

  /// Edits an optional call, whose question mark is at `index`. Returns false if the method is not
  /// an optional method of the sources' own protocols.
  mutating func ask(_ index: Int) -> Bool {
    let all = (facts.optionalMembers.byName[file[index - 1]] ?? []).filter { !$0.isProperty }
    let named = all.filter(\.mustBeAsked)
    if let shared = fitting(named, index + 1), shared.sharesLabels {
      edits.replace(index - 1, with: shared.askingName)
      edits.remove(index..<index + 1)
      if file[index] == "!", let end = file.closing(index + 1) { edits.add("!", after: end) }
      return true
    }
    // Labels decide between methods of one name, of which some may need no test.
    guard let method = fitting(all, index + 1) ?? (named.count == 1 ? named[0] : nil),
      method.mustBeAsked, let start = receiver(index - 3)
    else { return false }
    edits.replace(start, with: "(\(file[start])")
    let cast =
      file[index] == "?" ? " as? \(method.protocolName))?" : " as! \(method.protocolName))"
    if ["?", "!"].contains(file[index - 3]) {
      edits.replace(index - 3, with: cast)
    } else {
      edits.add(cast, after: index - 3)
    }
    edits.remove(index..<index + 1)
    return true
  }

  func fitting(_ methods: [OptionalMethodFacts], _ open: Int) -> OptionalMethodFacts? {
    guard !methods.isEmpty else { return nil }
    let labels = file.argumentLabels(open)
    return methods.first { $0.labels == labels }
  }

  /// Returns the start of the expression that ends at `last`: `self` in `self.panel!.delegate`.
  func receiver(_ last: Int) -> Int? { file.startOfExpression(endingAt: last) }
}
