extension FilePorter {
  /// Replaces `view.responds(to: #selector(setter: UIView.layoutMargins))` by `true`: sources that ask for a property by
  /// its class compile only where the class has the property. Returns the token after the call; nil for other calls.
  mutating func answerForAccessor(_ index: Int) -> Int? {
    guard file[index + 1] == "(", let end = file.closing(index + 1), file[index + 2] == "to",
      file[index + 4] == "#selector", file.closing(index + 5) == end - 1,
      file.accessorSelector(index + 6, until: end - 1) != nil,
      file[index + 8].first?.isUppercase == true, !facts.types.declared.contains(file[index + 8])
    else { return nil }
    guard file[index - 1] == "." else {
      edits.replace(index..<end + 1, with: "true")
      return end + 1
    }
    // A longer receiver may have effects, and an optional one may be nil.
    guard file.isWord(index - 2), file[index - 3] != "." else { return nil }
    edits.replace(index - 2, with: "")
    edits.replace(index - 1, with: "")
    edits.replace(index..<end + 1, with: "true")
    return end + 1
  }
}

extension SourceText {
  /// Returns the name of the selector in `#selector(setter: View.color)`, here `setColor:`; nil for the selector of a
  /// method. The getter of a property such as `isHidden` has the property's name, the setter is `setHidden:`.
  func accessorSelector(_ start: Int, until end: Int) -> String? {
    guard self[start] == "getter" || self[start] == "setter", self[start + 1] == ":" else {
      return nil
    }
    let property = self[end - 1]
    if self[start] == "getter" { return property }
    let rest = property.dropFirst(2)
    let name =
      property.hasPrefix("is") && rest.first?.isUppercase == true ? rest : Substring(property)
    return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }
}
