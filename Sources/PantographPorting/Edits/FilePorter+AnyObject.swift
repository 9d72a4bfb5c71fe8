// On iOS a member of any class can be called on an `AnyObject`, as the Objective-C runtime finds it. Here it is cast to
// what has the member: `delegate?.cardDidClose?(self)` becomes `(delegate as? CardDelegate)?.cardDidClose(self)`.
extension FilePorter {
  /// The methods of `NSObject` that code calls on what it keeps as an `AnyObject`.
  private static let methods: Set<String> = ["perform", "performSelector", "isEqual"]

  /// `target?.perform(action)` of an `AnyObject`.
  mutating func performOnAnyObject(_ index: Int) {
    guard Self.methods.contains(file[index]), file[index + 1] == "(", file[index - 1] == "." else {
      return
    }
    castAnyObject(before: index - 1, to: "NSObject")
  }

  /// Casts what a dot stands after, where it is an `AnyObject`.
  mutating func castAnyObject(before dot: Int, to type: String) {
    let isMarked = ["?", "!"].contains(file[dot - 1])
    let last = isMarked ? dot - 2 : dot - 1
    guard file.isWord(last), isAnyObject(last), let start = receiver(dot - 1) else { return }
    edits.replace(start, with: "(\(file[start])")
    if isMarked {
      edits.replace(dot - 1, with: file[dot - 1] == "!" ? " as! \(type))" : " as? \(type))?")
    } else {
      edits.add(" as! \(type))", after: last)
    }
  }

  /// Whether the sources declare such a property of the type around, or of any, as an `AnyObject`.
  private func isAnyObject(_ index: Int) -> Bool {
    let name = file[index]
    if file[index - 1] != "." || file[index - 2] == "self",
      let type = facts.type(in: file.path, around: index),
      let own = facts.storedProperties[type.name]?[name]
    {
      return own == "AnyObject"
    }
    return facts.storedTypes[name] == ["AnyObject"]
  }
}
