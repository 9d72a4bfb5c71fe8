// On iOS the number in a dictionary of objects can be read without a cast, because the Objective-C
// runtime finds the property.
extension FilePorter {
  /// The properties of `NSNumber` that code reads from an `AnyObject`.
  private static let ofNumbers: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "int64Value",
    "uintValue",
  ]
  /// Our value: more tokens than there are between a variable and its use in one function.
  private static let mostTokens = 200
  /// The largest distance from a variable to its type, in words: a call can stand between them.
  private static let mostWords = 64

  /// Adds a cast to `properties["delay"]?.doubleValue` if the dictionary has objects as values.
  mutating func readNumber(_ index: Int) {
    guard Self.ofNumbers.contains(file[index]), file[index - 1] == ".",
      ["?", "!"].contains(file[index - 2]), file[index - 3] == "]",
      let open = file.opening(index - 3), open > 1
    else { return }
    let name = ["?", "!"].contains(file[open - 1]) ? open - 2 : open - 1
    guard file.isWord(name), let start = receiver(index - 2),
      file[name - 1] != "." && isDictionaryOfObjects(name) || isPropertyWithObjects(name)
    else { return }
    edits.replace(start, with: "(\(file[start])")
    edits.replace(
      index - 2, with: file[index - 2] == "!" ? " as! NSNumber)" : " as? NSNumber)?")
  }

  /// Adds a cast to `value?.boolValue` if the variable is declared as an `AnyObject`.
  mutating func readNumberOfVariable(_ index: Int) {
    guard Self.ofNumbers.contains(file[index]), file[index - 1] == ".",
      ["?", "!"].contains(file[index - 2]), file.isWord(index - 3), file[index - 4] != "."
    else { return }
    let name = index - 3
    let first = max(name - Self.mostTokens, 1)
    guard
      let place = (first..<max(name, first)).last(where: {
        file[$0] == file[name] && ["let", "var"].contains(file[$0 - 1])
      }), file[place + 1] == ":", file[place + 2] == "AnyObject", file[place + 3] != "."
    else { return }
    edits.replace(name, with: "(\(file[name])")
    edits.replace(index - 2, with: file[index - 2] == "!" ? " as! NSNumber)" : " as? NSNumber)?")
    if file[index] == "integerValue" { edits.replace(index, with: "intValue") }
  }

  /// Returns whether the word names a property that is a dictionary of `AnyObject`: in the
  /// surrounding type, or else in every type that has a property of that name.
  private func isPropertyWithObjects(_ index: Int) -> Bool {
    let name = file[index]
    let isOwn = file[index - 1] != "." || file[index - 2] == "self"
    let own = facts.type(in: file.path, around: index).flatMap {
      facts.stored.types[$0.name]?[name]
    }
    let types = isOwn && own != nil ? [own ?? ""] : facts.stored.typesByName[name] ?? []
    return !types.isEmpty
      && types.allSatisfy { $0.hasSuffix("AnyObject]") && $0.contains(":") }
  }

  /// Returns whether the last variable of this name before the word is declared or cast as a
  /// dictionary of `AnyObject`.
  private func isDictionaryOfObjects(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, file[place] != file[index] || !["let", "var"].contains(file[place - 1]) {
      place -= 1
    }
    guard place > 0 else { return false }
    for word in place..<min(place + Self.mostWords, index) {
      if file[word] == "{" || file[word] == "}" { return false }
      if file[word] == "AnyObject" { return file[word - 1] == ":" && file[word + 1] == "]" }
    }
    return false
  }
}
