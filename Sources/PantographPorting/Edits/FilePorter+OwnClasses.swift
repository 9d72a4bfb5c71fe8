// A class method that creates an object of its own class, and `.init()` of a type that the context
// gives. On iOS every initializer of UIKit's classes can be called so.
extension FilePorter {
  /// Returns whether `init` at a token is that of `self.init(title: …)` in a class method, with
  /// arguments for which `makeObject` has no function.
  func makesOwnClass(_ index: Int) -> Bool {
    guard file[index] == "init", file[index - 1] == ".", file[index + 1] == "(",
      ["self", "Self"].contains(file[index - 2]), file[index - 3] != ".",
      // A name such as `Self.init(style:)` is the initializer as a function.
      let end = file.closing(index + 1), file[end - 1] != ":",
      !Self.made.contains(file.argumentLabels(index + 1)), isInTypeMethod(index - 2),
      let type = facts.type(in: file.path, around: index),
      facts.types.protocol(named: type.name) == nil, isWithoutSubclasses(type.name)
    else { return false }
    let labels = file.argumentLabels(index + 1).joined(separator: ":")
    let isOwn = facts.creation.initializers[labels]?.contains(type.name) ?? false
    return !isOwn && isSelfMade(index)
  }

  /// Names the class: `Card.init(title: …)`, converted if the method returns `Self`.
  mutating func makeOwnClass(_ index: Int) -> Int? {
    guard let type = facts.type(in: file.path, around: index) else { return nil }
    edits.replace(index - 2, with: type.name)
    if resultOfFunction(around: index).map({ file[$0] == "Self" }) ?? false,
      let end = file.closing(index + 1)
    {
      edits.add(" as! Self", after: end)
    }
    return index + 1
  }

  private func isWithoutSubclasses(_ name: String) -> Bool {
    !facts.types.types.contains { $0.kind == .class && facts.types.parent(of: $0.name) == name }
  }

  /// Returns the parenthesis of `.init()` if the context gives a type that stands for a class:
  /// the type of a parameter or a property with this value, or the result of the function.
  func openOfImplicitMaking(_ index: Int) -> Int? {
    guard file[index] == "init", file[index - 1] == ".", file[index + 1] == "(" else { return nil }
    let type: Int?
    switch file[index - 2] {
    case "=": type = file[index - 4] == ":" ? index - 3 : nil
    case "return", "{", "in": type = resultOfFunction(around: index)
    default: type = nil
    }
    guard let type, file.isWord(type), isClassName(type) || isAssociatedClass(file[type]) else {
      return nil
    }
    return index + 1
  }

  private func isAssociatedClass(_ name: String) -> Bool {
    facts.creation.associatedTypes.contains(name) && !facts.types.declared.contains(name)
  }

  /// Returns the token of the type that the function around a token returns, if it is a word.
  private func resultOfFunction(around index: Int) -> Int? {
    guard let brace = file.brace(around: index) else { return nil }
    var type = brace - 1
    if file[type] == "=" {
      // The closure is the value of a property with the type of a function.
      type -= 1
      while [")", "?", "!"].contains(file[type]) { type -= 1 }
    }
    guard file.isWord(type), file[type - 1] == "->", file[type - 2] == ")" else { return nil }
    return type
  }
}
