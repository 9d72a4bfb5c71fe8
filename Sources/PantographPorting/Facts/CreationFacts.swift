/// The initializers of the sources' classes, and the names that stand for classes.
struct CreationFacts {
  /// The generic parameters that stand for classes, by file.
  private(set) var parameters: [String: ClassParameters] = [:]
  /// The associated types of all protocols that stand for classes.
  private(set) var associatedTypes: Set<String> = []
  /// The classes from which a class in another file inherits.
  private(set) var inheritedElsewhere: Set<String> = []
  /// The classes that declare initializers, by the labels of the initializer.
  private(set) var initializers: [String: Set<String>] = [:]

  mutating func read(_ file: SourceText, _ types: TypeIndex, aliases: [String: String]) {
    let own = ClassParameters(file, types, aliases: aliases)
    parameters[file.path] = own
    associatedTypes.formUnion(own.associated)
    for index in 0..<file.count
    where file[index] == "init" && file[index - 1] != "." && file[index + 1] == "(" {
      guard let type = types.type(in: file.path, around: index), type.kind == .class else {
        continue
      }
      let labels = file.parameterLabels(index + 1).joined(separator: ":")
      initializers[labels, default: []].insert(type.name)
    }
  }

  mutating func listInherited(_ types: TypeIndex) {
    for type in types.types where type.kind == .class {
      guard let parent = types.parent(of: type.name),
        types.classes(named: parent).contains(where: { $0.path != type.path })
      else { continue }
      inheritedElsewhere.insert(parent)
      inheritedElsewhere.formUnion(types.ancestors(of: parent))
    }
  }
}
