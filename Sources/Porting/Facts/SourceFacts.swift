/// What is declared in all the sources, for edits in one file that depend on another.
struct SourceFacts {
  var types: [TypeFacts] = []
  var actions: [ActionFacts] = []
  var outlets: [PropertyFacts] = []
  var inspectables: [PropertyFacts] = []
  var optionalMethods: [OptionalMethodFacts] = []
  /// Names of properties: a call of one with a question mark is that of an optional closure.
  var properties: Set<String> = []

  init(_ files: [SourceText]) {
    for file in files {
      let found = TypeReader.types(in: file)
      types += found
      var reader = MemberReader(file: file, types: found)
      reader.read(into: &self)
    }
  }

  func classes(named name: String) -> [TypeFacts] {
    types.filter { $0.kind == .class && $0.name == name }
  }

  /// The first ancestor that is not of these sources; nil where there is none.
  func foreignAncestor(of name: String) -> String? {
    var name = name
    for _ in 0...types.count {
      guard let type = classes(named: name).first else { return name }
      guard let parent = type.inherited.first else { return nil }
      let inner = "\(name).\(parent)"
      name = classes(named: inner).isEmpty ? parent : inner
    }
    return nil
  }

  func type(in path: String, around token: Int) -> TypeFacts? {
    types.filter { $0.path == path && $0.brace < token && token < $0.end }
      .max { $0.brace < $1.brace }
  }
}
