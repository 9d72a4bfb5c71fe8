// Objects without a type, and classes as objects. On iOS every object has the members of `NSObject`,
// and a class is an object, too.
extension FilePorter {
  /// Replaces `object.classForCoder` by `type(of: object)` if the object is a parameter of type
  /// `AnyObject`.
  mutating func readClass(_ index: Int) {
    if isClassForCoder(index) {
      edits.replace(index, with: "self")
      edits.remove(index + 1..<index + 3)
      return
    }
    guard file[index] == "classForCoder", file[index - 1] == ".", file.isWord(index - 2),
      file[index - 3] != ".", anyObjectParameters.contains(index - 2, in: file)
    else { return }
    edits.replace(index - 2, with: "type(of: \(file[index - 2]))")
    edits.replace(index - 1, with: "")
    edits.replace(index, with: "")
  }

  /// Returns whether `Cell.classForCoder()` or `Cell.self.classForCoder()` ends here: the class
  /// itself.
  private func isClassForCoder(_ index: Int) -> Bool {
    guard file[index] == "classForCoder", file[index - 1] == ".", file[index + 1] == "(",
      file[index + 2] == ")"
    else { return false }
    let name = file[index - 2] == "self" && file[index - 3] == "." ? index - 4 : index - 2
    return file.isWord(name) && file[name].first?.isUppercase == true
  }

  /// Passes the class itself as an object in `wasLoaded(self, …)`, within a method of the class,
  /// if the sources declare the parameter as an `AnyObject`.
  mutating func passClass(_ index: Int) {
    guard file[index + 1] == "(", file.touchesNext(index), file[index - 1] != "func",
      let first = file.arguments(index + 1).first(where: {
        $0.count == 1 && file[$0.lowerBound] == "self"
      })?.lowerBound, isInTypeMethod(first),
      let number = file.arguments(index + 1).firstIndex(where: { $0.lowerBound == first })
    else { return }
    let members = facts.members.named(file[index]).filter {
      $0.isMethod && $0.parameterTypes.indices.contains(number)
    }
    guard !members.isEmpty, members.allSatisfy({ $0.parameterTypes[number] == "AnyObject" })
    else { return }
    edits.replace(first, with: "(self as Any as AnyObject)")
  }

  /// Replaces the keys of `[NSObject: AnyObject]`. A key of a notification is a string, which is not
  /// equal to an `NSString` here.
  mutating func readKeyOfUserInfo(_ index: Int) {
    guard file[index] == "NSObject", file[index + 1] == ":" else { return }
    let isType = file[index - 1] == "[" && ["AnyObject", "Any"].contains(file[index + 2])
    let isKey =
      file[index - 1] == "as" && file.bracket(around: index).map { file[$0] == "[" } ?? false
    if isType || isKey { edits.replace(index, with: "AnyHashable") }
  }

  /// Returns whether `weak` precedes a source of events, such as a timer of Dispatch. The protocols
  /// of these sources are not restricted to classes here.
  func isSourceOfEvents(_ index: Int) -> Bool {
    let name = file[index + 1] == "var" ? index + 2 : index + 1
    guard file.isWord(name) else { return false }
    if file[name + 1] == ":" { return file[name + 2].hasPrefix("DispatchSource") }
    guard file[name + 1] == "," || file[name + 1] == "]" else { return false }
    return (0..<file.count).contains {
      file[$0] == file[name] && file.isWord($0)
        && (file[$0 + 1] == "=" && file[$0 + 2] == "DispatchSource"
          || file[$0 + 1] == ":" && file[$0 + 2].hasPrefix("DispatchSource"))
    }
  }

  /// Retains the source in a list of captures and in a property. Its owner cancels it.
  mutating func portWeakSource(_ index: Int) -> Int {
    edits.remove(index..<index + 1)
    let name = index + 1
    if file[name] != "var", file[name + 1] != ":" {
      edits.replace(name, with: "\(file[name]) = Optional(\(file[name]))")
    }
    return name + 1
  }
}
