/// The declarations of sources that need a framework which does not exist here.
///
/// A library for UIKit may also have a few views of SwiftUI, and a file for macOS. Only these declarations are left out,
/// so that the rest of the sources compiles. A declaration that names a type which is left out is left out as well.
struct ForeignDeclarations {
  private let files: [SourceText]
  private let types: [[TypeFacts]]
  /// The declarations that are left out, by file.
  private var ranges: [[Range<Int>]]
  private var notes: [PortNote] = []
  /// The names of the types that are left out.
  private var names: Set<String> = []
  /// The conditions of files with types that are only declared where SwiftUI is.
  private var skipping: [Int: CompilationConditions] = [:]
  /// Whether a whole type is left out if its other parts need one of its members.
  private var leavesWholeTypes = false
  /// The names of members that are left out of types that stay.
  private var members: Set<String> = []
  /// The numbers of uses of all words outside of tests, for types that are left out as a whole.
  private lazy var uses: [String: Int] = files.filter { !$0.isTest }.reduce(into: [:]) {
    uses, file in
    for index in 0..<file.count where file.isWord(index) { uses[file[index], default: 0] += 1 }
  }

  /// Returns the sources without these declarations, and a note for each declaration.
  ///
  /// - Parameter ofAll: Leaves out the declarations that need any framework which is not here, and
  ///   not only those for other systems and for SwiftUI: of a library, the others are tested.
  static func leaveOut(
    of files: [SourcePort.File], ofAll: Bool = false
  ) -> (files: [SourcePort.File], notes: [PortNote]) {
    let mayNeedOthers = ofAll && files.contains { ForeignFrameworks.mayNeed($0.text) }
    guard mayNeedOthers || files.contains(where: { mayNeed($0.text) }) else { return (files, []) }
    var reader = ForeignDeclarations(files.map { SourceText(path: $0.path, $0.text) })
    reader.find(ofAll: mayNeedOthers)
    guard !reader.notes.isEmpty else { return (files, []) }
    let left = zip(files, reader.texts).map { file, text in
      SourcePort.File(
        path: file.path, text: text, modules: file.modules, keepsModules: file.keepsModules,
        neighbors: file.neighbors)
    }
    return (left, reader.notes)
  }

  private static func mayNeed(_ text: String) -> Bool {
    ["SwiftUI", "AppKit", "Cocoa", "WatchKit"].contains { text.contains("import \($0)") }
  }

  private init(_ files: [SourceText]) {
    self.files = files
    types = files.map(TypeReader.types)
    ranges = files.map { _ in [] }
  }

  private mutating func find(ofAll: Bool) {
    // A type within another one is named without it there.
    let declared = Set(
      types.joined().lazy.filter { $0.kind != .extension }.map {
        $0.name.split(separator: ".").last.map(String.init) ?? $0.name
      })
    let ofSwiftUI = LeftOutSource.namesOfSwiftUI.union(Self.values).subtracting(declared)
    let hasView = declared.contains("View")
    for (number, file) in files.enumerated() where Self.mayNeed(file.joined) {
      let imports = file.imports
      if let reason = LeftOutSource.ofOtherSystem(imports), !file.isEmpty {
        ranges[number] = [0..<file.count]
        notes.append(PortNote(path: file.path, line: 1, name: "the file", message: reason))
        continue
      }
      // A condition around the import alone does not cover what follows.
      guard file.importsSwiftUI else { continue }
      let conditions = CompilationConditions(file)
      leaveOut(number) { index in
        guard file.isWord(index), file[index - 1] != ".", !conditions.areSkipped(at: index) else {
          return false
        }
        return ofSwiftUI.contains(file[index])
          || !hasView && file[index] == "View" && Self.beforeType.contains(file[index - 1])
      }
    }
    addSkippedTypes()
    if ofAll { leaveOutFrameworks(declared) }
    // Further declarations may name the types that are left out.
    var known: Set<String> = []
    while known != names {
      let new = names.subtracting(known)
      known = names
      for (number, file) in files.enumerated() {
        var conditions = skipping[number]
        leaveOut(number) {
          guard file.isWord($0), file[$0 - 1] != ".", new.contains(file[$0]) else { return false }
          let known = conditions ?? CompilationConditions(file)
          conditions = known
          return !known.areSkipped(at: $0)
        }
        skipping[number] = conditions
      }
    }
    leaveOutTestsOfMembers()
  }

  /// Adds the types that are only declared where SwiftUI is, such as in `#if canImport(SwiftUI)`. An extension of one
  /// of them may stand outside of the condition.
  private mutating func addSkippedTypes() {
    var skipped: Set<String> = []
    for (number, file) in files.enumerated()
    where Self.mayNeed(file.joined) && !types[number].isEmpty {
      let conditions = CompilationConditions(file)
      for type in types[number]
      where type.kind != .extension && conditions.areSkipped(at: type.keyword) {
        skipped.insert(type.name)
        skipping[number] = conditions
      }
    }
    guard !skipped.isEmpty else { return }
    for (file, types) in zip(files, types) {
      let namesakes =
        types.filter { $0.kind != .extension && skipped.contains($0.name) }
        .map { (name: $0.name, keyword: $0.keyword) } + file.aliases(named: skipped)
      guard !namesakes.isEmpty else { continue }
      let conditions = CompilationConditions(file)
      for type in namesakes where !conditions.areSkipped(at: type.keyword) {
        skipped.remove(type.name)
      }
    }
    names.formUnion(skipped)
  }

  /// Leaves out the tests that use a member which is left out, unless another declaration has its name.
  private mutating func leaveOutTestsOfMembers() {
    guard leavesWholeTypes, files.contains(where: \.isTest) else { return }
    for file in files where !file.isTest { members.formUnion(file.membersForMissingModules) }
    guard !members.isEmpty else { return }
    var gone = members.subtracting(["init", "subscript", "deinit"])
    for (file, ranges) in zip(files, ranges) {
      for index in 0..<file.count where file.isWord(index) && gone.contains(file[index]) {
        // A member of UIKit that the sources use may have the name, too.
        let isUse = file[index - 1] == "." && !file.isTest
        guard isUse || file.declaresMember(index - 1),
          !ranges.contains(where: { $0.contains(index) }), !file.isForMissingModule(index)
        else { continue }
        gone.remove(file[index])
      }
    }
    for (number, file) in files.enumerated() where file.isTest {
      leaveOut(number) { file.isWord($0) && file[$0 - 1] == "." && gone.contains(file[$0]) }
    }
  }

  private mutating func leaveOutFrameworks(_ declared: Set<String>) {
    let frameworks = ForeignFrameworks(files)
    leavesWholeTypes = true
    for (number, file) in files.enumerated() {
      let conditions = CompilationConditions(file)
      leaveOut(number) { index in
        file.isWord(index) && file[index - 1] != "." && frameworks.lacks(file[index])
          && !declared.contains(file[index]) && !conditions.areSkipped(at: index)
      }
    }
  }

  /// Leaves out each declaration that contains such a token: a whole type if its head has the token, otherwise a member.
  private mutating func leaveOut(_ number: Int, where isForeign: (Int) -> Bool) {
    let file = files[number]
    let uses = (0..<file.count).filter { index in
      isForeign(index) && !ranges[number].contains { $0.contains(index) }
    }
    guard !uses.isEmpty else { return }
    let inHeads = uses.filter { type(number, atHead: $0) != nil }
    for use in inHeads + uses where !ranges[number].contains(where: { $0.contains(use) }) {
      let head =
        type(number, atHead: use) ?? type(number, storing: use) ?? type(number, needing: use)
      guard
        let range = head.map({ file.declaration(around: $0.keyword) })
          ?? file.declaration(around: use), file[range.lowerBound] != "import"
      else { continue }
      ranges[number].append(range)
      if let head, head.kind != .extension { names.insert(head.name) }
      if head == nil, !file.isTest, file.brace(around: range.lowerBound) != nil {
        members.insert(file.declaredName(range))
      }
      if head == nil, range.contains(where: { file[$0] == "typealias" }),
        file.brace(around: range.lowerBound) == nil
      {
        names.insert(file.declaredName(range))
      }
      notes.append(
        PortNote(
          path: file.path, line: file.line(range.lowerBound), name: file.declaredName(range),
          message: "is left out, because it needs \(file[use])"))
    }
  }

  /// Returns the type whose name, parents or conditions contain a token.
  private func type(_ number: Int, atHead index: Int) -> TypeFacts? {
    types[number].first { !$0.isLocal && $0.keyword < index && index < $0.brace }
  }

  /// Returns the type around a token whose member is used elsewhere, or required by a protocol of the
  /// sources. Without that member the rest does not compile.
  private mutating func type(_ number: Int, needing index: Int) -> TypeFacts? {
    let file = files[number]
    guard leavesWholeTypes,
      let type = types[number].last(where: { $0.brace < index && index < $0.end && !$0.isLocal }),
      type.kind != .protocol, let range = file.declaration(around: index)
    else { return nil }
    let name = file.declaredName(range)
    let own = range.filter { file.isWord($0) && file[$0] == name }.count
    return uses[name, default: 0] > own ? type : nil
  }

  /// Returns the type that has a stored property of its instances around a token. Without that property the other
  /// members of the type do not compile.
  private func type(_ number: Int, storing index: Int) -> TypeFacts? {
    let file = files[number]
    guard
      let type = types[number].last(where: { $0.brace < index && index < $0.end && !$0.isLocal }),
      [.class, .struct, .protocol].contains(type.kind), let range = file.declaration(around: index),
      let keyword = range.first(where: {
        ["var", "let", "func", "init", "class", "struct", "enum", "associatedtype"].contains(
          file[$0])
      }),
      type.kind != .protocol || file[keyword] == "associatedtype",
      ["var", "let", "associatedtype"].contains(file[keyword]),
      !range.contains(where: { ["static", "class"].contains(file[$0]) }),
      !(keyword..<range.upperBound).contains(where: { file[$0] == "{" })
    else { return nil }
    return type
  }

  /// The texts without the declarations. All line breaks stay, so that each line has its number.
  private var texts: [String] {
    zip(files, ranges).map { file, ranges in
      var edits = SourceEdits(file)
      for range in ranges { edits.replace(range, with: "") }
      return edits.text
    }
  }

  /// The tokens after which `View` is a type.
  private static let beforeType: Set<String> = [":", ",", "some", "any", "&", "extension"]

  /// The names of values and views of SwiftUI, besides those that show by themselves that a source needs SwiftUI.
  private static let values: Set<String> = [
    "Text", "Color", "Image", "Font", "EdgeInsets", "Binding", "Angle", "Spacer", "HStack",
    "VStack",
    "ZStack", "Group",
    "UIHostingConfiguration", "@Published", "GeometryProxy", "LocalizedStringKey",
    "InsettableShape", "Shape",
  ]
}

extension SourceText {
  fileprivate var importsSwiftUI: Bool {
    (0..<count).contains { self[$0] == "import" && self[$0 + 1] == "SwiftUI" }
  }

  fileprivate var isEmpty: Bool { count == 0 }

  /// Returns the type aliases with one of these names, each with the index of its keyword.
  fileprivate func aliases(named names: Set<String>) -> [(name: String, keyword: Int)] {
    (0..<count).filter { self[$0] == "typealias" && names.contains(self[$0 + 1]) }
      .map { (self[$0 + 1], $0) }
  }

  /// The names of the members whose condition is that a framework can be imported which is missing here.
  fileprivate var membersForMissingModules: Set<String> {
    Set((0..<count).filter { declaresMember($0) && isForMissingModule($0) }.map { self[$0 + 1] })
  }

  /// Returns whether a token is the keyword of a declaration that is not local.
  fileprivate func declaresMember(_ index: Int) -> Bool {
    ["func", "var", "let", "case"].contains(self[index])
      && brace(around: index).map(opensType) != false
  }

  /// Returns whether a token is compiled on iOS alone, because of `#if canImport(CoreImage)`.
  fileprivate func isForMissingModule(_ index: Int) -> Bool {
    guard isConditional(index) else { return false }
    return CompilationConditions(self).around(index).contains { condition in
      guard condition.hasPrefix("canImport("), condition.hasSuffix(")") else { return false }
      let module = String(condition.dropFirst("canImport(".count).dropLast())
      return ImportedModules.knows(module) && !ImportedModules.isHere(module)
    }
  }

  /// Whether the source imports a module for tests.
  fileprivate var isTest: Bool {
    (0..<count).contains {
      self[$0] == "import" && ImportedModules.tests.contains(self[$0 + 1])
    }
  }

  fileprivate var joined: String { tokens.lazy.map(\.text).joined() }

  /// Returns the tokens of the declaration around a token that is outside of all bodies but those of types, with its
  /// attributes and modifiers; nil if there is none.
  func declaration(around index: Int) -> Range<Int>? {
    let outer = bodyOfType(around: index)
    let range = outer.map { $0 + 1..<(closing($0) ?? count) } ?? 0..<count
    return declarations(in: range).first { $0.contains(index) }
  }

  /// Returns the opening brace of the innermost type around a token whose body is not inside a function.
  private func bodyOfType(around index: Int) -> Int? {
    var braces: [Int] = []
    var next = brace(around: index)
    while let current = next {
      braces.append(current)
      next = brace(around: current)
    }
    var innermost: Int?
    for brace in braces.reversed() {
      guard opensType(brace) else { break }
      innermost = brace
    }
    return innermost
  }

  private func opensType(_ brace: Int) -> Bool {
    var index = brace - 1
    while index >= 0, !["{", "}", ";", "func", "var", "init", "let"].contains(self[index]) {
      if [")", "]"].contains(self[index]) { index = opening(index) ?? 0 }
      if Self.kindsOfTypes.contains(self[index]), self[index - 1] != ".", isWord(index + 1) {
        return true
      }
      index -= 1
    }
    return false
  }

  private static let kindsOfTypes: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  private static let keywords: Set<String> = kindsOfTypes.union([
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case",
    "import", "operator", "precedencegroup",
  ])

  /// Returns the declarations directly inside a body. Conditions such as `#if` separate them.
  private func declarations(in body: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, index) = (body.lowerBound, body.lowerBound)
    var hasKeyword = false
    func end(at index: Int) {
      if start < index { found.append(start..<index) }
      start = index
      hasKeyword = false
    }
    while index < body.upperBound {
      if ["#if", "#elseif", "#else", "#endif"].contains(self[index]) {
        end(at: index)
        let line = line(index)
        while index < body.upperBound, self.line(index) == line { index += 1 }
        start = index
        continue
      }
      let startsLine =
        index == body.lowerBound || line(index) != line(index - 1) || self[index - 1] == ";"
      if startsLine, hasKeyword, begins(index) { end(at: index) }
      if isWord(index), Self.keywords.contains(self[index]) { hasKeyword = true }
      if kind(index) == .symbol, ["{", "(", "["].contains(self[index]), let close = closing(index) {
        index = close
      }
      index += 1
    }
    end(at: body.upperBound)
    return found
  }

  private func begins(_ index: Int) -> Bool {
    isWord(index)
      && (self[index].hasPrefix("@") || TypeReader.modifiers.contains(self[index])
        || Self.keywords.contains(self[index]))
  }

  /// Returns the name that a declaration declares.
  func declaredName(_ range: Range<Int>) -> String {
    for index in range where Self.keywords.contains(self[index]) {
      if self[index] == "class",
        TypeReader.modifiers.contains(self[index + 1]) || self[index + 1] == "func"
          || self[index + 1] == "var"
      {
        continue
      }
      return isWord(index + 1) ? self[index + 1] : self[index]
    }
    return self[range.lowerBound]
  }
}
