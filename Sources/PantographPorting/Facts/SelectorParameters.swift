/// The parameters of type `Selector` in the sources' own functions, initializers and enum cases.
struct SelectorParameters {
  /// The labels of selector parameters, by function or case.
  private var functions: [String: Set<String>] = [:]
  /// The labels of selector parameters by type: those of its initializers, and the names of its
  /// stored properties, which are labels of the memberwise initializer.
  private var types: [String: Set<String>] = [:]
  /// The labels of selector parameters, by the list of all labels of the initializer.
  private var initializers: [[String]: Set<String>] = [:]
  /// The names of types of functions that take selectors:
  /// `typealias Factory = (Any, Selector) -> Link`.
  private var functionTypes: Set<String> = []

  mutating func read(_ file: SourceText, _ index: TypeIndex) {
    for place in 0..<file.count where file[place] == "Selector" && file.isWord(place) {
      guard file[place - 1] == ":" || file[place - 1] == "(" || file[place - 1] == "," else {
        continue
      }
      read(file, index, at: place)
    }
  }

  private mutating func read(_ file: SourceText, _ index: TypeIndex, at place: Int) {
    guard let open = file.bracket(around: place) else { return }
    var label = "_"
    if file[place - 1] == ":" {
      label =
        file.isWord(place - 3) && file[place - 3] != "let" && file[place - 3] != "var"
        ? file[place - 3] : file[place - 2]
    }
    guard file[open] == "(" else {
      // A stored property of a struct, such as `let action: Selector`.
      if file[open] == "{", ["let", "var"].contains(file[place - 3]),
        let owner = index.type(in: file.path, around: place), owner.brace == open
      {
        types[owner.name, default: []].insert(label)
      }
      return
    }
    var name = open - 1
    if file[name] == ">" {
      while name > 0, file[name] != "<" { name -= 1 }
      name -= 1
    }
    if file[name] == "?" || file[name] == "!" { name -= 1 }
    if file[name] == "=", file[name - 2] == "typealias" {
      functionTypes.insert(file[name - 1])
      return
    }
    if file[name].hasPrefix("@") { name -= 1 }
    if file[name] == ":", ["let", "var", ",", "("].contains(file[name - 2]) {
      // A function in a variable, such as `let exchange: (AnyClass, Selector, Selector) -> Void`.
      functions[file[name - 1], default: []].insert("_")
    } else if file[name] == "init" {
      if let owner = index.type(in: file.path, around: open) {
        types[owner.name, default: []].insert(label)
      }
      let labels = file.arguments(open).map { file[$0.lowerBound] }
      initializers[labels, default: []].insert(label)
    } else if ["func", "case", ","].contains(file[name - 1]) {
      functions[file[name], default: []].insert(label)
    }
  }

  /// Returns whether an argument is a selector. `open` is the parenthesis that opens the call's
  /// arguments.
  func takes(_ file: SourceText, call open: Int, label: String, of type: (String) -> [String])
    -> Bool
  {
    var name = open - 1
    if file[name] == "init", file[name - 1] == "." { name -= 2 }
    if functions[file[name]]?.contains(label) == true { return true }
    for type in [file[name]] + type(file[name]) where types[type]?.contains(label) == true {
      return true
    }
    if label == "_", isOfFunctionType(file[name], in: file) { return true }
    guard file[name].first?.isUppercase == true, !initializers.isEmpty else { return false }
    let labels = file.argumentLabels(open)
    return initializers[labels]?.contains(label) == true
  }

  /// Returns whether the file declares a parameter or variable of this name that is a function with
  /// a selector among its parameters.
  private func isOfFunctionType(_ name: String, in file: SourceText) -> Bool {
    guard !functionTypes.isEmpty else { return false }
    return (0..<file.count).contains { place in
      guard file[place] == name, file[place + 1] == ":" else { return false }
      let type = file[place + 2].hasPrefix("@") ? place + 3 : place + 2
      return functionTypes.contains(file[type])
    }
  }
}
