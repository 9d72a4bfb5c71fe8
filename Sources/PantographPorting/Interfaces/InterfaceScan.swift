/// The classes that storyboards name, found without reading them as a whole.
struct InterfaceScan {
  private(set) var classes: Set<String> = []

  init(_ files: [SourcePort.File], _ facts: SourceFacts, _ notes: inout [PortNote]) {
    for file in files {
      var line = 1
      var told: Set<String> = []
      for row in file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        if let name = Self.value(of: "customClass", in: row) { classes.insert(name) }
        if let element = Self.element(row), let message = Self.unread[element],
          told.insert(element).inserted
        {
          notes.append(PortNote(path: file.path, line: line, name: element, message: message))
        }
        line += 1
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
    let isApplication = facts.types.types.contains { $0.isApplication }
    guard !scenes.isEmpty || !named.isEmpty else {
      return isApplication ? "\(Self.hostImport)import UIKit\n\n\(Self.host)" : nil
    }
    let lines =
      named.sorted().map { "  InterfaceClasses.register(\($0).self)" }
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

  private static func element(_ row: Substring) -> String? {
    let text = row.drop { $0 == " " || $0 == "\t" }
    guard text.first == "<" else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter }
    return name.isEmpty ? nil : String(name)
  }

  private static func value(of attribute: String, in row: Substring) -> String? {
    let words = Array(attribute.utf8) + Array("=\"".utf8)
    let bytes = Array(row.utf8)
    guard bytes.count > words.count else { return nil }
    for start in 0..<(bytes.count - words.count)
    where bytes[start..<start + words.count].elementsEqual(words)
      && (start == 0 || bytes[start - 1] == UInt8(ascii: " "))
    {
      let value = bytes[(start + words.count)...].prefix { $0 != UInt8(ascii: "\"") }
      return String(decoding: value, as: UTF8.self)
    }
    return nil
  }

  private static let unread: [String: String] = [
    "pickerView": "is a plain view here: there are no pickers yet",
    "datePicker": "is a plain view here: there are no pickers yet",
    "mapView": "is a plain view here: there are no maps",
    "webView": "is a plain view here: there are no pages of the web",
    "wkWebView": "is a plain view here: there are no pages of the web",
  ]
}
