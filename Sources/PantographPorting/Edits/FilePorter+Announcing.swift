// Observers by key path are called only for changes that are announced by key path.
extension FilePorter {
  /// Announces the change in `willChangeValue(forKey: "page")` also by key path, if the sources
  /// observe a key path with this name.
  mutating func announceByKeyPath(_ index: Int) {
    guard ["willChangeValue", "didChangeValue"].contains(file[index]), file[index + 1] == "(",
      file[index + 2] == "forKey", let end = file.closing(index + 1),
      let key = key(index + 4..<end), facts.observedNames.contains(key),
      let type = facts.type(in: file.path, around: index), declares(key, type.name)
    else { return }
    let start = file[index - 1] == "." && file[index - 2] == "self" ? index - 2 : index
    guard ["{", "}", ";"].contains(file[start - 1]) || file.line(start - 1) != file.line(start)
    else { return }
    edits.replace(start, with: "\(file[index])(for: \\.\(key)); \(file[start])")
  }

  /// Returns the key in `"page"` and in `#keyPath(Pager.page)`; nil for a key that is computed.
  private func key(_ range: Range<Int>) -> String? {
    let first = range.lowerBound
    if range.count == 1, file.kind(first) == .string {
      return String(file[first].dropFirst().dropLast())
    }
    guard file[first] == "#keyPath", file.closing(first + 1) == range.upperBound - 1 else {
      return nil
    }
    return file[range.upperBound - 2]
  }

  /// Returns whether a class of the sources or an ancestor in the sources has a property.
  private func declares(_ property: String, _ owner: String) -> Bool {
    guard facts.types.isClass(owner) else { return false }
    return ([owner] + facts.types.ancestors(of: owner)).contains { name in
      facts.stored.types[name]?[property] != nil
        || facts.members.named(property).contains { !$0.isMethod && $0.owner == name }
    }
  }
}
