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
  /// The classes with initializers of their own, so that they inherit none.
  private var designated: Set<String> = []
  /// The classes that declare `init()`.
  private var empty: Set<String> = []

  mutating func read(_ file: SourceText, _ types: TypeIndex, aliases: [String: String]) {
    let own = ClassParameters(file, types, aliases: aliases)
    parameters[file.path] = own
    associatedTypes.formUnion(own.associated)
    for index in 0..<file.count where file[index] == "init" && file[index - 1] != "." {
      let open = ["?", "!"].contains(file[index + 1]) ? index + 2 : index + 1
      guard file[open] == "(", let type = types.type(in: file.path, around: index),
        type.kind == .class
      else { continue }
      if file[open + 1] == ")" { empty.insert(type.name) }
      var before = index - 1
      while TypeReader.modifiers.contains(file[before]), file[before] != "convenience" {
        before -= 1
      }
      if file[before] != "convenience" { designated.insert(type.name) }
      guard open == index + 1 else { continue }
      let labels = file.parameterLabels(index + 1).joined(separator: ":")
      initializers[labels, default: []].insert(type.name)
    }
  }

  /// Returns whether an object of the class can be created by `init()`.
  func canBeEmpty(_ name: String, _ types: TypeIndex) -> Bool {
    for current in [name] + types.ancestors(of: name) {
      if empty.contains(current) { return true }
      if designated.contains(current) { return false }
    }
    return true
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
