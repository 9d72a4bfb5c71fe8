/// Edits sources for iOS so that they compile here.
package struct SourcePort {
  package struct Result: Sendable {
    /// The ported sources, in the order of the originals.
    package var texts: [String]
    /// A source that registers the classes that interface files name; nil if there are none.
    package var registrations: String?
    package var notes: [PortNote]
    /// Notes about names that compile but have no effect here.
    package var inert: [PortNote]
    /// The statements that register the attributes that extensions add for storyboards, each with the
    /// path of its extension.
    package var attributes: [(path: String, registration: String)] = []
    /// The statements that register the classes that interface files name, each with the path of its
    /// class.
    package var classes: [(path: String, registration: String)] = []
    /// The statements that register the delegates of scenes, each with the path of its class.
    package var scenes: [(path: String, registration: String)] = []
    /// Further sources of separate modules, with their destinations.
    package var additions: [(module: String, target: String, text: String)] = []
    /// The number of steps; the cost is proportional to the size of the sources.
    package var steps = 0

    package init(texts: [String], registrations: String?, notes: [PortNote], inert: [PortNote]) {
      (self.texts, self.registrations, self.notes) = (texts, registrations, notes)
      self.inert = inert
    }
  }

  package struct File: Sendable {
    package let path: String
    package let text: String
    /// The names of modules that are compiled into one module with this file.
    package let modules: Set<String>
    /// Whether imports of unknown modules are retained, because a package's build may have these
    /// modules.
    package let keepsModules: Bool
    /// The names of modules that are compiled separately in the same port. The file imports these
    /// modules unchanged.
    package let neighbors: Set<String>

    package init(
      path: String, text: String, modules: Set<String> = [], keepsModules: Bool = false,
      neighbors: Set<String> = []
    ) {
      self.path = path
      self.text = text
      self.modules = modules
      self.keepsModules = keepsModules
      self.neighbors = neighbors
    }
  }

  /// The name of the file that contains the registrations.
  package static let registrationsName = "InterfaceClasses.ported.swift"

  /// The pictures that the sources may name; a nil property means that nothing is known.
  package struct Pictures {
    /// The names of the picture files that are ported along.
    package var files: Set<String>?
    package var isSymbol: ((String) -> Bool)?

    package init(files: Set<String>? = nil, isSymbol: ((String) -> Bool)? = nil) {
      self.files = files
      self.isSymbol = isSymbol
    }
  }

  /// Ports sources that belong together. `interfaces` are their storyboards. If `hasHeader` is
  /// true, a framework's header imports UIKit, also for files without any import. If `launches` is
  /// false, an application's delegate gets no `main()`, because another program uses the sources. If
  /// `registersAlways` is true, its `main()` calls the function of the registrations even if there
  /// are none. If `paths` is not nil, the texts of other files are left as they are.
  package static func port(
    _ files: [File], interfaces: [File] = [], pictures: Pictures = Pictures(),
    hasHeader: Bool = false, launches: Bool = true, registersAlways: Bool = false,
    host: HostLibrary = .found, only paths: Set<String>? = nil
  ) -> Result {
    let (used, unused) = launches ? UnusedStores.leaveOut(of: files) : (files, [])
    let (files, leftOut) = ForeignDeclarations.leaveOut(of: used, ofAll: !launches)
    let sources = files.map { SourceText(path: $0.path, $0.text) }
    var facts = SourceFacts(sources, actionNames: InterfaceScan.actionNames(interfaces))
    facts.neighbors = Dictionary(
      files.map { ($0.path, $0.neighbors) }, uniquingKeysWith: { first, _ in first })
    var notes = unused + leftOut
    var inert: [PortNote] = []
    let names = InterfaceScan(interfaces, facts, &notes)
    let registrations = names.registrations(facts, host: host)
    var texts: [String] = []
    for (file, source) in zip(files, sources) {
      if let paths, !paths.contains(file.path) {
        texts.append(file.text)
        continue
      }
      var porter = FilePorter(file: source, facts: facts, pictures: pictures)
      porter.modules = file.modules
      porter.keepsModules = file.keepsModules
      porter.hasHeader = hasHeader
      porter.launches = launches
      porter.neighbors = file.neighbors
      porter.run(
        registers: registersAlways || registrations?.contains(InterfaceScan.registering) ?? false)
      texts.append(porter.edits.text)
      notes += porter.notes
      inert += porter.inertNotes
    }
    notes.sort(by: PortNote.isBefore)
    inert.sort(by: PortNote.isBefore)
    var result = Result(texts: texts, registrations: registrations, notes: notes, inert: inert)
    result.attributes = InterfaceScan.attributes(facts)
    result.classes = names.classRegistrations(facts)
    result.scenes = InterfaceScan.scenes(facts)
    result.steps = facts.steps.count
    return result
  }
}
