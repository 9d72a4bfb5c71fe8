// On iOS any class's method can be called on an `AnyObject`, because the Objective-C runtime finds
// the method. The port casts the object to a type that has the method:
// `delegate?.cardDidClose?(self)` becomes `(delegate as? CardDelegate)?.cardDidClose(self)`.
extension FilePorter {
  /// The methods of `NSObject` that code calls on an object of type `AnyObject`.
  private static let methods: Set<String> = [
    "perform", "performSelector", "responds", "isEqual", "isKind", "isMember",
  ]

  /// Adds a cast to `NSObject` to `target?.perform(action)` if the target is an `AnyObject`.
  mutating func performOnAnyObject(_ index: Int) {
    guard Self.methods.contains(file[index]), file[index + 1] == "(", file[index - 1] == "." else {
      return
    }
    castAnyObject(before: index - 1, to: "NSObject")
  }

  /// Returns whether a name is the target of another object, such as a bar button: `item.target`.
  private func isTargetOfObject(_ index: Int) -> Bool {
    file[index] == "target" && file[index - 1] == "." && file[index - 2] != "self"
  }

  /// Adds a cast to the expression before a dot if that expression is an `AnyObject`.
  mutating func castAnyObject(before dot: Int, to type: String) {
    let isMarked = ["?", "!"].contains(file[dot - 1])
    let last = isMarked ? dot - 2 : dot - 1
    guard isAnyObjectValue(last) || type == "NSObject" && isTargetOfObject(last),
      let start = receiver(dot - 1)
    else { return }
    edits.replace(start, with: "(\(file[start])")
    if isMarked {
      edits.replace(dot - 1, with: file[dot - 1] == "!" ? " as! \(type))" : " as? \(type))?")
    } else {
      edits.add(" as! \(type))", after: last)
    }
  }

  /// Replaces `item.description` by `String(describing: item)` if the item is an `AnyObject`.
  mutating func describeAnyObject(_ index: Int) {
    guard file[index] == "description", file[index - 1] == ".", file[index + 1] != "(" else {
      return
    }
    let isMarked = ["?", "!"].contains(file[index - 2])
    guard isAnyObjectValue(isMarked ? index - 3 : index - 2), let start = receiver(index - 2)
    else { return }
    guard file[index - 2] != "?" else {
      edits.replace(index - 2..<index + 1, with: ".map({ String(describing: $0) })")
      return
    }
    edits.replace(start, with: "String(describing: \(file[start])")
    edits.replace(index - 1..<index + 1, with: ")")
  }

  /// Returns whether a name is a property, a parameter or a local value of type `AnyObject`, or a
  /// token ends a cast such as `(item as AnyObject)`.
  private mutating func isAnyObjectValue(_ index: Int) -> Bool {
    if file[index] == ")" { return file[index - 1] == "AnyObject" && file[index - 2] == "as" }
    return file.isWord(index) && (isAnyObject(index) || isParameter(index) || isBinding(index))
  }

  /// Our value: more tokens than lie between a local value and its use in most functions.
  private static let longestFunction = 400

  /// Returns whether the last local value of this name before a token has the type `AnyObject`, as in
  /// `let item: AnyObject = …` and `if let item = self.item`.
  private func isBinding(_ index: Int) -> Bool {
    guard file[index - 1] != "." else { return false }
    let name = file[index]
    var place = index - 2
    while place > max(0, index - Self.longestFunction), file[place] != "func" {
      guard file[place + 1] == name, file[place] == "let" || file[place] == "var" else {
        place -= 1
        continue
      }
      if file[place + 2] == ":" { return file[place + 3] == "AnyObject" }
      guard file[place + 2] == "=" else { return false }
      let value = file[place + 3] == "self" && file[place + 4] == "." ? place + 5 : place + 3
      return file.isWord(value) && ["{", ",", "else"].contains(file[value + 1])
        && isAnyObject(value)
    }
    return false
  }

  /// The properties of constraints that code reads from an `AnyObject`. The Objective-C runtime
  /// returns a priority as its number.
  private static let ofConstraints: [String: String] = [
    "priority": "priority.rawValue", "constant": "constant", "multiplier": "multiplier",
    "isActive": "isActive", "firstItem": "firstItem", "secondItem": "secondItem",
  ]

  /// Adds a cast to `constraints.first?.priority` if the constraints are a list of `AnyObject`.
  mutating func readConstraint(_ index: Int) {
    guard let property = Self.ofConstraints[file[index]], file[index - 1] == ".",
      file[index + 1] != "(", ["?", "!"].contains(file[index - 2]),
      ["first", "last"].contains(file[index - 3]), file[index - 4] == ".",
      facts.anyObject.lists.contains(file[index - 5]), let start = receiver(index - 2)
    else { return }
    edits.replace(start, with: "(\(file[start])")
    edits.replace(
      index - 2,
      with: file[index - 2] == "!" ? " as! NSLayoutConstraint)" : " as? NSLayoutConstraint)?")
    edits.replace(index, with: property)
  }

  /// The properties of values and numbers that code reads from an object that it casts to `AnyObject`, with their names
  /// in Swift.
  private static let ofValues: [String: (type: String, name: String)] = [
    "cgRectValue": ("NSValue", "cgRectValue"), "cgPointValue": ("NSValue", "cgPointValue"),
    "cgSizeValue": ("NSValue", "cgSizeValue"), "doubleValue": ("NSNumber", "doubleValue"),
    "floatValue": ("NSNumber", "floatValue"), "integerValue": ("NSNumber", "intValue"),
    "boolValue": ("NSNumber", "boolValue"), "uiEdgeInsetsValue": ("NSValue", "uiEdgeInsetsValue"),
    "cgVectorValue": ("NSValue", "cgVectorValue"),
    "cgAffineTransformValue": ("NSValue", "cgAffineTransformValue"),
  ]

  /// Replaces `info["frame"].map { $0 as AnyObject }?.cgRectValue` by a cast to the class with that property.
  mutating func readMappedValue(_ index: Int) {
    guard let value = Self.ofValues[file[index]], file[index - 1] == ".", file[index - 2] == "?",
      file[index - 3] == "}", file[index - 4] == "AnyObject", file[index - 5] == "as",
      let open = file.opening(index - 3), file[open - 1] == "map"
    else { return }
    edits.replace(open - 1, with: "flatMap")
    edits.replace(index - 4, with: "Any as? \(value.type)")
    edits.replace(index, with: value.name)
  }

  /// Replaces `(info["frame"] as AnyObject).cgRectValue` by a cast to the class with that property.
  mutating func readAnyObjectValue(_ index: Int) {
    guard let value = Self.ofValues[file[index]], file[index - 1] == ".", file[index - 2] == ")",
      file[index - 3] == "AnyObject", file[index - 4] == "as", file[index + 1] != "("
    else { return }
    edits.replace(index, with: value.name)
    if file[index + 1] == "!" {
      edits.replace(index - 3, with: "Any as! \(value.type)")
      edits.replace(index + 1, with: "")
    } else if file[index + 1] == ".", value.type == "NSValue", let open = file.opening(index - 2) {
      // On iOS a member of the value unwraps it. Structures are no `NSValue`s here.
      edits.replace(open, with: "NSValue.containing(")
      edits.replace(index - 4..<index - 2, with: "")
      edits.replace(index - 2, with: ")!")
    } else if file[index + 1] == "." {
      edits.replace(index - 3, with: "Any as! \(value.type)")
    } else {
      // On iOS the value is an optional, too.
      edits.replace(index - 3, with: "Any as? \(value.type)")
      edits.replace(index - 1, with: "?.")
    }
  }

  /// Returns whether a name is a parameter of type `AnyObject` of the surrounding function.
  private mutating func isParameter(_ index: Int) -> Bool {
    file[index - 1] != "." && anyObjectParameters.contains(index, in: file)
  }

  /// Returns whether the sources declare a property as an `AnyObject`: in the surrounding type, or
  /// else in every type that has a property of that name.
  private func isAnyObject(_ index: Int) -> Bool {
    let name = file[index]
    if file[index - 1] != "." || file[index - 2] == "self",
      let type = facts.type(in: file.path, around: index),
      let own = facts.stored.types[type.name]?[name]
    {
      return own == "AnyObject"
    }
    return facts.stored.typesByName[name] == ["AnyObject"]
  }

  /// Passes the class to a function in `type(of: object).description()`: an `AnyObject`'s class has no such method.
  mutating func portClassDescription(_ index: Int) -> Int {
    guard file[index + 1] == "(", file[index + 2] == "of", file[index + 3] == ":",
      let end = file.closing(index + 1), file[end + 1] == ".", file[end + 2] == "description",
      file[end + 3] == "(", file[end + 4] == ")"
    else { return index + 1 }
    edits.replace(index, with: "NSObject.description(of: type")
    edits.replace(end + 1..<end + 5, with: ")")
    return index + 1
  }
}
