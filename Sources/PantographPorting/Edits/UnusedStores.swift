/// The store of Core Data in an application's delegate that nothing else in the application uses. Xcode's template
/// for applications with Core Data writes it, and many applications never use it.
///
/// The properties are left out, and the functions that save the store do nothing. If any other declaration uses
/// the store, nothing is left out.
struct UnusedStores {
  private let file: SourceText
  private var properties: [Range<Int>] = []
  private var names: Set<String> = []
  /// The bodies of functions that use the store, without their braces.
  private var bodies: [Range<Int>] = []

  /// Returns the sources without an unused store, and a note for each property that is left out.
  static func leaveOut(
    of files: [SourcePort.File]
  ) -> (files: [SourcePort.File], notes: [PortNote]) {
    guard let number = files.firstIndex(where: { $0.text.contains("import CoreData") }),
      !files[(number + 1)...].contains(where: { $0.text.contains("import CoreData") }),
      files[number].text.contains("UIApplicationDelegate")
    else { return (files, []) }
    var stores = UnusedStores(file: SourceText(path: files[number].path, files[number].text))
    guard stores.find(), !stores.names.isEmpty,
      !files.indices.contains(where: { $0 != number && stores.isUsed(in: files[$0]) })
    else { return (files, []) }
    var rest = files
    rest[number] = SourcePort.File(
      path: files[number].path, text: stores.text, modules: files[number].modules,
      keepsModules: files[number].keepsModules, neighbors: files[number].neighbors)
    return (rest, stores.notes)
  }

  private init(file: SourceText) { self.file = file }

  /// Finds all uses. Returns false if one of them is in a declaration that has to stay.
  private mutating func find() -> Bool {
    for index in 0..<file.count where ForeignFrameworks.isOfCoreData(file[index]) {
      guard take(index) else { return false }
    }
    // A property may use one that is declared after it.
    var known = -1
    while known != names.count {
      known = names.count
      for index in 0..<file.count where file.isWord(index) && names.contains(file[index]) {
        guard take(index) else { return false }
      }
    }
    return true
  }

  private mutating func take(_ index: Int) -> Bool {
    if (properties + bodies).contains(where: { $0.contains(index) }) { return true }
    guard let range = file.declaration(around: index),
      let keyword = range.first(where: { Self.keywords.contains(file[$0]) }), keyword < index
    else { return false }
    if file[keyword] == "var" || file[keyword] == "let" {
      properties.append(range)
      names.insert(file[keyword + 1])
      return true
    }
    guard file[keyword] == "func",
      let brace = (keyword..<range.upperBound).first(where: { file[$0] == "{" }),
      let end = file.closing(brace), brace < index,
      !(keyword..<brace).contains(where: { file[$0] == "->" })
    else { return false }
    bodies.append(brace + 1..<end)
    return true
  }

  private static let keywords: Set<String> = [
    "var", "let", "func", "class", "struct", "enum", "extension", "protocol", "init", "subscript",
    "typealias", "import",
  ]

  private func isUsed(in other: SourcePort.File) -> Bool {
    guard names.contains(where: other.text.contains) || other.text.contains("NS") else {
      return false
    }
    let text = SourceText(path: other.path, other.text)
    return (0..<text.count).contains {
      ForeignFrameworks.isOfCoreData(text[$0]) || text.isWord($0) && names.contains(text[$0])
    }
  }

  private var text: String {
    var edits = SourceEdits(file)
    for range in properties + bodies where !range.isEmpty { edits.replace(range, with: "") }
    return edits.text
  }

  private var notes: [PortNote] {
    properties.map { range in
      PortNote(
        path: file.path, line: file.line(range.lowerBound), name: file.declaredName(range),
        message: "is left out: nothing uses the store, and there is no Core Data")
    }
  }
}
