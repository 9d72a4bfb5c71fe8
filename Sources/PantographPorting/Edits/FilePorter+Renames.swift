extension FilePorter {
  /// Replaces a name from Swift 3 or 4 by the current one. Returns the token at which to continue;
  /// nil if the name is not an old one.
  mutating func rename(_ index: Int) -> Int? {
    let name = file[index]
    if file[index - 1] == ".", let property = RenamedNames.notification(name) {
      noteInert(index, renamed: property)
      return renameNotification(index, property)
    }
    if let finder = RenamedNames.finders[name], file[index - 1] == ".", file[index + 1] == "(",
      ["forResource", "forResourcesWithExtension"].contains(file[index + 2])
    {
      edits.replace(index, with: finder)
      return index + 1
    }
    if isIntersection(index) {
      edits.replace(index, with: "overlaps")
      return index + 1
    }
    if isFormatToRead(index) {
      edits.replace(index, with: "byRules")
      return index + 1
    }
    if file[index - 1] == ".", file[index - 2] == "CFRunLoopMode",
      let mode = RenamedNames.modesOfRunLoops[name]
    {
      edits.replace(index - 2..<index + 1, with: mode)
      return index + 1
    }
    if let member = RenamedNames.members[name], isMember(index), !declares(name) {
      edits.replace(index, with: member)
      return index + 1
    }
    if let joined = RenamedNames.joined[name], file[index + 1] == "(",
      file[index + 2] == joined.label
    {
      return join(index, joined.name)
    }
    if name == "didFinishPickingMediaWithInfo" { renameKeys(ofParameter: index) }
    guard file[index - 1] != "." else { return nil }
    if file[index + 1] == "(", let end = file.closing(index + 1) {
      if let call = RenamedNames.initializers[name] {
        edits.replace(index, with: call.type)
        addLabels(call.labels, to: index + 1..<end)
        return index + 2
      }
      if let call = RenamedNames.methods[name] {
        return makeMethod(index, call.name, call.label, end)
      }
      if let property = RenamedNames.properties[name], end == index + 2 {
        edits.replace(index..<end + 1, with: property)
        return end + 1
      }
    }
    guard let word = RenamedNames.word(name), !isDeclared(name) else { return nil }
    edits.replace(index, with: word)
    return index + 1
  }

  /// Whether this is the label of a format that is no literal, in `String(format: text, count)`: the format may be a
  /// localized text with plural rules.
  private func isFormatToRead(_ index: Int) -> Bool {
    file[index] == "format" && file[index + 1] == ":" && file[index - 1] == "("
      && file[index - 2] == "String" && file.kind(index + 2) != .string
  }

  /// Gives the dictionary of a picked picture its current keys: the parameter `info: [String: Any]`
  /// becomes `info: [UIImagePickerController.InfoKey: Any]`.
  private mutating func renameKeys(ofParameter index: Int) {
    guard file.isWord(index + 1), file[index + 2] == ":", file[index + 3] == "[",
      file[index + 4] == "String", file[index + 5] == ":",
      ["Any", "AnyObject"].contains(file[index + 6])
    else { return }
    edits.replace(index + 4, with: "UIImagePickerController.InfoKey")
    edits.replace(index + 6, with: "Any")
  }

  /// Renames `.UIApplicationDidBecomeActive` and
  /// `NSNotification.Name.UIApplicationDidBecomeActive`.
  private mutating func renameNotification(_ index: Int, _ property: String) -> Int {
    let isQualified =
      file[index - 2] == "Name" && file[index - 3] == "."
      && ["NSNotification", "Notification"].contains(file[index - 4])
    let isImplicit = !file.isWord(index - 2) && ![")", "]", "?", "!"].contains(file[index - 2])
    if isQualified || isImplicit {
      edits.replace(index - (isQualified ? 4 : 1)..<index + 1, with: property)
    }
    return index + 1
  }

  /// Returns whether an old member's name is used in the expected position. `common` and `default`
  /// need a dot before them.
  private func isMember(_ index: Int) -> Bool {
    if RenamedNames.members[file[index]] == "common"
      || RenamedNames.members[file[index]] == "default"
    {
      return file[index - 1] == "."
    }
    return true
  }

  private func declares(_ name: String) -> Bool {
    facts.stored.names.contains(name) && !facts.overriddenProperties.contains(name)
  }

  /// Joins the first label with the name: `bringSubview(toFront: card)`, and in an override
  /// `bringSubview(toFront view: UIView)`.
  private mutating func join(_ index: Int, _ name: String) -> Int {
    edits.replace(index, with: name)
    if file[index + 3] == ":" {
      edits.remove(index + 2..<index + 4)
    } else {
      edits.replace(index + 2, with: "_")
    }
    return index + 3
  }

  private mutating func addLabels(_ labels: [String], to range: Range<Int>) {
    let starts = [range.lowerBound] + commas(range)
    guard starts.count == labels.count, file[range.lowerBound + 2] != ":" else { return }
    for (start, label) in zip(starts, labels) {
      edits.add(start == range.lowerBound ? "\(label): " : " \(label):", after: start)
    }
  }

  private mutating func makeMethod(_ index: Int, _ name: String, _ label: String?, _ end: Int)
    -> Int
  {
    let commas = commas(index + 1..<end)
    guard commas.count == (label == nil ? 0 : 1) else { return index + 1 }
    edits.replace(index, with: "")
    if let label, let comma = commas.first {
      edits.replace(comma, with: ").\(name)(\(label):")
    } else {
      edits.add(".\(name)()", after: end)
    }
    return index + 1
  }

  /// Returns the indices of the commas between the arguments of a call.
  private func commas(_ range: Range<Int>) -> [Int] {
    var depth = 0
    var commas: [Int] = []
    for index in range where file.kind(index) == .symbol {
      if ["(", "[", "{"].contains(file[index]) { depth += 1 }
      if [")", "]", "}"].contains(file[index]) { depth -= 1 }
      if file[index] == ",", depth == 1 { commas.append(index) }
    }
    return commas
  }

  /// Returns whether a call asks whether rectangles intersect. Foundation's answer on Linux is yes
  /// for rectangles that only touch.
  func isIntersection(_ index: Int) -> Bool {
    file[index] == "intersects" && file[index - 1] == "." && file[index + 1] == "("
      && file.touchesNext(index) && file.argumentLabels(index + 1) == ["_"]
      && !facts.members.named("intersects").contains { $0.isMethod }
  }
}

// Questions for the version of iOS. The port behaves as one version of iOS, and the compiler here
// answers that every version of iOS is present.
extension FilePorter {
  /// The major version of iOS that the port has the names and the behavior of.
  package static let systemVersion = 26

  /// Replaces `#available(iOS 99, *)` by `false`, and `#unavailable(iOS 99)` by `true`, if the version
  /// is later than the one here. Returns the token at which to continue.
  mutating func portVersion(_ index: Int) -> Int {
    guard file[index + 1] == "(", let close = file.closing(index + 1),
      let name = (index + 2..<close).first(where: { file[$0] == "iOS" }),
      let major = file[name + 1].split(separator: ".").first.flatMap({ Int($0) }),
      major > Self.systemVersion
    else { return index + 1 }
    edits.replace(index..<close + 1, with: file[index] == "#available" ? "false" : "true")
    return close + 1
  }
}
