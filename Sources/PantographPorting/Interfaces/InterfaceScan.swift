/// The classes that storyboards name, found without parsing the storyboards as XML.
struct InterfaceScan {
  private(set) var classes: Set<String> = []

  init(_ files: [SourcePort.File], _ facts: SourceFacts, _ notes: inout [PortNote]) {
    for file in files {
      var told: Set<String> = []
      for tag in InterfaceTags(file.text).tags {
        if let name = tag.attributes.first(where: { $0.name == "customClass" })?.value {
          classes.insert(name)
        }
        for (name, message) in Self.ignored(of: tag) where told.insert(name).inserted {
          notes.append(
            PortNote(path: file.path, line: tag.line, name: name, message: message))
        }
      }
    }
  }

  /// Returns the selectors of the actions in interface files. On iOS, any method for Objective-C can be an action.
  static func actionNames(_ files: [SourcePort.File]) -> Set<String> {
    files.reduce(into: []) { names, file in
      for tag in InterfaceTags(file.text).tags where tag.element == "action" {
        if let name = tag.attributes.first(where: { $0.name == "selector" })?.value {
          names.insert(name)
        }
      }
    }
  }

  /// Returns the parts of a tag that have no effect here, with the reasons.
  private static func ignored(of tag: InterfaceTags.Tag) -> [(name: String, message: String)] {
    if let reason = InterfaceVocabulary.reason(forElement: tag.element) {
      return [(tag.element, reason)]
    }
    // If a child element stands for a property, the note names the property.
    let key = tag.attributes.first { $0.name == "key" }?.value
    if let key, tag.element != "state", tag.element != "variation",
      let reason = InterfaceVocabulary.ignored.first(where: {
        $0.element == nil && $0.attribute == key
      })?.reason
    {
      return [(key, reason)]
    }
    return tag.attributes.compactMap { attribute in
      InterfaceVocabulary.reason(for: attribute.name, of: tag.element).map {
        ("\(attribute.name) of <\(tag.element)>", $0)
      }
    }
  }

  /// Returns the statements that register the attributes that extensions add to classes of UIKit,
  /// each with the file of its extension.
  static func attributes(_ facts: SourceFacts) -> [(path: String, registration: String)] {
    facts.interface.inspectables.filter { property in
      property.owner.hasPrefix("UI") && !property.isPrivate
        && facts.classes(named: property.owner).isEmpty
    }.map {
      (
        $0.path,
        "  InterfaceClasses.register(InterfaceOutlet(\"\($0.name)\") {"
          + " (owner: \($0.owner), value: \($0.type)) in owner.\($0.name) = value })"
      )
    }
  }

  /// Returns the classes of the sources that interface files name.
  private func named(_ facts: SourceFacts) -> [TypeFacts] {
    facts.types.types.filter { type in
      type.kind == .class && !type.isLocal && !type.name.contains(".")
        && classes.contains(type.name) && !type.isPrivate
    }
  }

  /// Returns the statements that register these classes, each with the file of its class.
  func classRegistrations(_ facts: SourceFacts) -> [(path: String, registration: String)] {
    named(facts).sorted { ($0.path, $0.name) < ($1.path, $1.name) }.compactMap { type in
      Self.registration(of: type.name, facts).map { (type.path, $0) }
    }
  }

  /// Returns a source that registers the classes that interface files name; nil if there are none.
  func registrations(_ facts: SourceFacts, host: HostLibrary) -> String? {
    let scenes = Self.scenes(facts)
    let named = named(facts).map(\.name)
    let attributes = Self.attributes(facts)
    let isApplication = facts.types.types.contains { $0.isApplication }
    guard !scenes.isEmpty || !named.isEmpty || !attributes.isEmpty else {
      return isApplication ? "\(host.importing)import UIKit\n\n\(host.installing)" : nil
    }
    return Self.source(
      of: named.sorted().compactMap { Self.registration(of: $0, facts) }
        + (attributes + scenes).map(\.registration),
      host: isApplication ? host : nil)
  }

  /// Returns the statements that register the delegates of scenes, each with the file of its class.
  static func scenes(_ facts: SourceFacts) -> [(path: String, registration: String)] {
    facts.types.types.filter { $0.kind == .class && isSceneDelegate($0) }
      .sorted { $0.name < $1.name }.map {
        (
          $0.path,
          "  InterfaceClasses.registerSceneDelegate(\"\($0.name)\") { \($0.name)() }"
        )
      }
  }

  /// Returns a source with a function that has these statements, and the host of an application.
  static func source(
    of statements: [String], importing modules: [String] = [], host: HostLibrary?
  ) -> String {
    (host?.importing ?? "") + modules.map { "import \($0)\n" }.joined() + """
      import UIKit

      /// Makes known the classes that storyboards and the list of scenes name. Call it before the first
      /// storyboard is read; an application's main() does.
      @MainActor \(registering) {
      \(statements.joined(separator: "\n"))
      }

      """ + (host.map { "\n" + $0.installing } ?? "")
  }

  /// Returns the registration of a class. Views, view controllers, segues and layouts are created
  /// by `init(coder:)`, other objects by an initializer that they have.
  private static func registration(of name: String, _ facts: SourceFacts) -> String? {
    let ancestor = facts.foreignAncestor(of: name) ?? "NSObject"
    if ancestor.hasSuffix("GestureRecognizer") {
      return "  InterfaceClasses.register(\(name).self) { \(name)(target: nil, action: nil) }"
    }
    if ["NSObject", "NSLayoutConstraint"].contains(ancestor) || ancestor.hasSuffix("Item") {
      guard facts.creation.canBeEmpty(name, facts.types) else { return nil }
      return "  InterfaceClasses.register(\(name).self) { \(name)() }"
    }
    // Layers in interface files are always objects of UIKit's own classes.
    return ancestor.hasPrefix("NS") || ancestor.hasPrefix("CA")
      ? nil : "  InterfaceClasses.register(\(name).self)"
  }

  static let registering = "func registerInterfaceClasses()"

  /// The first statement of the application's `main()`.
  static let hostCall = "useApplicationHost(); "

  private static func isSceneDelegate(_ type: TypeFacts) -> Bool {
    type.inherited.contains("UIWindowSceneDelegate") || type.inherited.contains("UISceneDelegate")
  }
}
