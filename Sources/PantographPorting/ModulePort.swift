/// The port of modules that are compiled apart. Each module comes after those that it imports.
package struct ModulePort {
  package struct Module: Sendable {
    package let name: String
    package let files: [SourcePort.File]

    package init(name: String, files: [SourcePort.File]) {
      (self.name, self.files) = (name, files)
    }
  }

  /// The ported sources of each module, in the order of its files.
  package private(set) var texts: [[String]] = []
  package private(set) var notes: [PortNote] = []
  private var registrations: [[String]] = []
  private var scenes: [[String]] = []
  private let modules: [Module]

  /// Ports modules. `interfaces` are the storyboards of all of them. If `isApplication` is true, the
  /// last module is the application, whose `main()` calls the function of `applicationSource`.
  package init(
    _ modules: [Module], interfaces: [SourcePort.File] = [],
    pictures: SourcePort.Pictures = SourcePort.Pictures(), hasHeader: Bool = false,
    isApplication: Bool
  ) {
    self.modules = modules
    let namesakes = Namesakes(modules)
    let port = { (files: [SourcePort.File], paths: Set<String>?) in
      SourcePort.port(
        files, interfaces: interfaces, pictures: pictures, hasHeader: hasHeader,
        launches: isApplication, registersAlways: isApplication, only: paths)
    }
    if namesakes.isEmpty {
      let result = port(modules.flatMap(\.files), nil)
      notes = result.notes
      var rest = result.texts[...]
      for module in modules {
        add(module, Array(rest.prefix(module.files.count)), result)
        rest = rest.dropFirst(module.files.count)
      }
      return
    }
    // Facts of a port are found by the names of types, so types with one name cannot be in one port.
    for (number, module) in modules.enumerated() {
      let paths = Set(module.files.map(\.path))
      let result = port(module.files + namesakes.others(than: number, paths), paths)
      notes += result.notes.filter { paths.contains($0.path) }
      add(module, Array(result.texts.prefix(module.files.count)), result)
    }
    notes.sort(by: PortNote.isBefore)
  }

  /// Returns the sources of each module without the declarations that the port of a library leaves
  /// out. A class of tests may be one of them.
  package static func remaining(of modules: [Module]) -> [[SourcePort.File]] {
    let namesakes = Namesakes(modules)
    if namesakes.isEmpty {
      var rest = ForeignDeclarations.leaveOut(of: modules.flatMap(\.files), ofAll: true).files[...]
      return modules.map { module in
        defer { rest = rest.dropFirst(module.files.count) }
        return Array(rest.prefix(module.files.count))
      }
    }
    return modules.enumerated().map { number, module in
      let others = namesakes.others(than: number, Set(module.files.map(\.path)))
      let files = ForeignDeclarations.leaveOut(of: module.files + others, ofAll: true).files
      return Array(files.prefix(module.files.count))
    }
  }

  private mutating func add(_ module: Module, _ texts: [String], _ result: SourcePort.Result) {
    let paths = Set(module.files.map(\.path))
    let own = { (all: [(path: String, registration: String)]) in
      all.filter { paths.contains($0.path) }.map(\.registration)
    }
    self.texts.append(texts)
    registrations.append(own(result.attributes + result.classes))
    scenes.append(own(result.scenes))
  }

  /// The name of the function that registers the attributes and classes of a module for storyboards.
  package static func registering(_ module: String) -> String { "registerInterfacesOf\(module)" }

  /// Returns a source with that function; nil if the module has nothing to register.
  package func registrationSource(of number: Int) -> String? {
    guard !registrations[number].isEmpty else { return nil }
    return """
      import UIKit
      @MainActor public func \(Self.registering(modules[number].name))() {
      \(registrations[number].joined(separator: "\n"))
      }

      """
  }

  /// The application's source that registers the classes of all modules.
  package var applicationSource: String {
    let others = modules.indices.dropLast().filter { !registrations[$0].isEmpty }
      .map { modules[$0].name }
    return InterfaceScan.source(
      of: others.map { "  \(Self.registering($0))()" } + (registrations.last ?? [])
        + (scenes.last ?? []),
      importing: others, host: .found)
  }
}

/// The types that several modules declare under one name.
private struct Namesakes {
  private let modules: [ModulePort.Module]
  private let texts: [[SourceText]]
  private let types: [[[TypeFacts]]]
  /// The names of the types that each module declares outside of other types.
  private var names: [Set<String>] = []
  /// The modules that each module imports.
  private var imports: [Set<String>] = []
  private var shared: Set<String> = []

  var isEmpty: Bool { shared.isEmpty }

  init(_ modules: [ModulePort.Module]) {
    self.modules = modules
    texts = modules.map { $0.files.map { SourceText(path: $0.path, $0.text) } }
    types = texts.map { $0.map(TypeReader.types) }
    var seen: Set<String> = []
    for types in types {
      let declared = types.joined().filter {
        $0.kind != .extension && !$0.isLocal && !$0.name.contains(".")
      }
      names.append(Set(declared.map(\.name)))
      shared.formUnion(seen.intersection(names[names.count - 1]))
      seen.formUnion(names[names.count - 1])
    }
    guard !shared.isEmpty else { return }
    imports = texts.map { $0.reduce(into: []) { $0.formUnion($1.imports.map(\.module)) } }
  }

  /// Returns the files of the other modules, without the types that the module's own types or
  /// imports hide. `paths` are the module's own files.
  func others(than number: Int, _ paths: Set<String>) -> [SourcePort.File] {
    let imported = modules.indices.filter { imports[number].contains(modules[$0].name) }
    let ofImports = imported.reduce(into: Set<String>()) { $0.formUnion(names[$1]) }
    return modules.indices.filter { $0 != number }.flatMap { other in
      let others = imported.contains(other) ? [] : ofImports
      let hidden = names[other].intersection(names[number].union(others))
      return zip(modules[other].files, zip(texts[other], types[other]))
        .filter { !paths.contains($0.0.path) }
        .map { file, read in Self.file(file, read.0, read.1, without: hidden) }
    }
  }

  private static func file(
    _ file: SourcePort.File, _ text: SourceText, _ types: [TypeFacts], without hidden: Set<String>
  ) -> SourcePort.File {
    let ranges = types.filter { type in
      !type.isLocal
        && type.name.split(separator: ".").first.map { hidden.contains(String($0)) }
          ?? false
    }.compactMap { text.declaration(around: $0.keyword) }
    guard !ranges.isEmpty else { return file }
    var edits = SourceEdits(text)
    var end = 0
    // The types within a hidden type are hidden with it.
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= end
    {
      edits.replace(range, with: "")
      end = range.upperBound
    }
    return SourcePort.File(
      path: file.path, text: edits.text, modules: file.modules, keepsModules: file.keepsModules,
      neighbors: file.neighbors)
  }
}
