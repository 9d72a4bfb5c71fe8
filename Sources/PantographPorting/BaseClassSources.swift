/// The sources that declare the base classes of tests in other sources.
package enum BaseClassSources {
  /// Returns the paths of those sources among `others` that declare a superclass of a class in
  /// `files`, directly or through further sources.
  package static func needed(
    by files: [SourcePort.File], among others: [SourcePort.File]
  ) -> [String] {
    var rest = others.map { ($0.path, classes(of: $0)) }
    var open = files.map(classes)
    var declared = Set(open.flatMap(\.declared))
    var found: [String] = []
    while let next = open.popLast() {
      let missing = next.bases.subtracting(declared)
      for (path, classes) in rest where !missing.isDisjoint(with: classes.declared) {
        found.append(path)
        open.append(classes)
        declared.formUnion(classes.declared)
      }
      rest.removeAll { found.contains($0.0) }
    }
    return found.sorted()
  }

  private struct Classes {
    var declared: Set<String> = []
    var bases: Set<String> = []
  }

  private static func classes(of file: SourcePort.File) -> Classes {
    var classes = Classes()
    let types = TypeReader.types(in: SourceText(path: file.path, file.text))
    for type in types where type.kind == .class {
      classes.declared.insert(type.name)
      if let base = type.inherited.first { classes.bases.insert(base) }
    }
    return classes
  }
}
