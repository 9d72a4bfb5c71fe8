/// The classes that storyboards name, found without reading them as a whole.
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

  /// What of a tag has no effect here, with the reason.
  private static func ignored(of tag: InterfaceTags.Tag) -> [(name: String, message: String)] {
    if let reason = InterfaceVocabulary.reason(forElement: tag.element) {
      return [(tag.element, reason)]
    }
    // A child that stands for a property is told by the property's name.
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

  /// Registers the classes of the sources that a file names; nil where none does.
  func registrations(_ facts: SourceFacts) -> String? {
    let scenes = facts.types.types.filter { $0.kind == .class && Self.isSceneDelegate($0) }.map(
      \.name)
    let named = facts.types.types.filter { type in
      type.kind == .class && !type.isLocal && !type.name.contains(".")
        && classes.contains(type.name)
        && !type.modifiers.contains("private") && !type.modifiers.contains("fileprivate")
    }.map(\.name)
    let attributes = facts.inspectables.filter { property in
      property.owner.hasPrefix("UI") && !property.isPrivate
        && facts.classes(named: property.owner).isEmpty
    }
    let isApplication = facts.types.types.contains { $0.isApplication }
    guard !scenes.isEmpty || !named.isEmpty || !attributes.isEmpty else {
      return isApplication ? "\(Self.hostImport)import UIKit\n\n\(Self.host)" : nil
    }
    let lines =
      named.sorted().compactMap { Self.registration(of: $0, facts) }
      + attributes.map {
        "  InterfaceClasses.register(InterfaceOutlet(\"\($0.name)\") {"
          + " (owner: \($0.owner), value: \($0.type)) in owner.\($0.name) = value })"
      }
      + scenes.sorted().map { "  InterfaceClasses.registerSceneDelegate(\"\($0)\") { \($0)() }" }
    return (isApplication ? Self.hostImport : "") + """
      import UIKit

      /// Makes known the classes that storyboards and the list of scenes name. Call it before the first
      /// storyboard is read; an application's main() does.
      @MainActor \(Self.registering) {
      \(lines.joined(separator: "\n"))
      }

      """ + (isApplication ? "\n" + Self.host : "")
  }

  /// Views, view controllers, segues and layouts are made by their `init(coder:)`, other objects by what they have.
  private static func registration(of name: String, _ facts: SourceFacts) -> String? {
    let ancestor = facts.foreignAncestor(of: name) ?? "NSObject"
    if ancestor.hasSuffix("GestureRecognizer") {
      return "  InterfaceClasses.register(\(name).self) { \(name)(target: nil, action: nil) }"
    }
    if ancestor == "NSObject" || ancestor.hasSuffix("Item") {
      return "  InterfaceClasses.register(\(name).self) { \(name)() }"
    }
    // Constraints and layers are made of UIKit's own classes.
    return ancestor.hasPrefix("NS") || ancestor.hasPrefix("CA")
      ? nil : "  InterfaceClasses.register(\(name).self)"
  }

  static let registering = "func registerInterfaceClasses()"

  /// In the application's `main()`, before everything else.
  static let hostCall = "useApplicationHost(); "

  private static let hostImport = """
    #if canImport(PantographApplicationWindow)
      import PantographApplicationWindow
    #elseif canImport(PantographApplicationHost)
      import PantographApplicationHost
    #endif

    """

  private static let host = """
    /// Lets the application run as its command line says, where a library that does is linked.
    @MainActor func useApplicationHost() {
      #if canImport(PantographApplicationWindow)
        ApplicationWindow.install()
      #elseif canImport(PantographApplicationHost)
        ApplicationHost.install()
      #endif
    }

    """

  private static func isSceneDelegate(_ type: TypeFacts) -> Bool {
    type.inherited.contains("UIWindowSceneDelegate") || type.inherited.contains("UISceneDelegate")
  }
}
