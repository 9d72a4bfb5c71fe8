/// The parameters of the sources' own functions, initializers and cases that are selectors.
struct SelectorParameters {
  /// By function or case.
  private var functions: [String: Set<String>] = [:]
  /// By type: those of its initializers, and its stored properties, which an implicit initializer takes.
  private var types: [String: Set<String>] = [:]
  /// All the labels of initializers, with the ones that are selectors.
  private var initializers: [[String]: Set<String>] = [:]

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
      // `let action: Selector` of a structure
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
    if file[name] == "init" {
      if let owner = index.type(in: file.path, around: open) {
        types[owner.name, default: []].insert(label)
      }
      let labels = file.arguments(open).map { file[$0.lowerBound] }
      initializers[labels, default: []].insert(label)
    } else if ["func", "case", ","].contains(file[name - 1]) {
      functions[file[name], default: []].insert(label)
    }
  }

  /// Whether an argument of a call that opens at a token is a selector.
  func takes(_ file: SourceText, call open: Int, label: String, of type: (String) -> [String])
    -> Bool
  {
    var name = open - 1
    if file[name] == "init", file[name - 1] == "." { name -= 2 }
    if functions[file[name]]?.contains(label) == true { return true }
    for type in [file[name]] + type(file[name]) where types[type]?.contains(label) == true {
      return true
    }
    guard file[name].first?.isUppercase == true, !initializers.isEmpty else { return false }
    let labels = file.argumentLabels(open)
    return initializers[labels]?.contains(label) == true
  }
}
