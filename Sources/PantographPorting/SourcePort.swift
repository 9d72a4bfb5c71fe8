/// Makes the edits by which sources for iOS compile here.
package struct SourcePort {
  package struct Result: Sendable {
    /// The sources in the order in which they were given.
    package var texts: [String]
    /// A source that registers the classes that interface files name; nil where there are none.
    package var registrations: String?
    package var notes: [PortNote]
    /// Names that compile, and have no effect here.
    package var inert: [PortNote]
    /// How much was looked at: cost follows the size of the sources.
    package var steps = 0
  }

  package struct File: Sendable {
    package let path: String
    package let text: String
    /// The names of modules that it is compiled together with as one.
    package let modules: Set<String>
    /// Whether modules that nobody knows here may be there all the same, as in a package's build.
    package let keepsModules: Bool
    /// The names of modules that are compiled beside its own, which it imports as it does on iOS.
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

  /// The name of the file with the registrations.
  package static let registrationsName = "InterfaceClasses.ported.swift"

  /// What is known of the pictures that the sources name; nil where nothing is.
  package struct Pictures {
    /// The names of those that come along.
    package var files: Set<String>?
    package var isSymbol: ((String) -> Bool)?

    package init(files: Set<String>? = nil, isSymbol: ((String) -> Bool)? = nil) {
      self.files = files
      self.isSymbol = isSymbol
    }
  }

  /// Ports sources that belong together; `interfaces` are their storyboards. A framework's
  /// header that imports UIKit imports it for files without any import, too.
  package static func port(
    _ files: [File], interfaces: [File] = [], pictures: Pictures = Pictures(),
    hasHeader: Bool = false
  ) -> Result {
    let sources = files.map { SourceText(path: $0.path, $0.text) }
    let facts = SourceFacts(sources)
    var notes: [PortNote] = []
    var inert: [PortNote] = []
    let names = InterfaceScan(interfaces, facts, &notes)
    let registrations = names.registrations(facts)
    var texts: [String] = []
    for (file, source) in zip(files, sources) {
      var porter = FilePorter(file: source, facts: facts, pictures: pictures)
      porter.modules = file.modules
      porter.keepsModules = file.keepsModules
      porter.hasHeader = hasHeader
      porter.neighbors = file.neighbors
      porter.run(registers: registrations?.contains(InterfaceScan.registering) ?? false)
      texts.append(porter.edits.text)
      notes += porter.notes
      inert += porter.inertNotes
    }
    notes.sort(by: PortNote.isBefore)
    inert.sort(by: PortNote.isBefore)
    return Result(
      texts: texts, registrations: registrations, notes: notes, inert: inert,
      steps: facts.steps.count)
  }
}
