import Foundation

/// The contents of a storyboard file: its scenes, and all elements by their ids.
final class StoryboardFile {
  let name: String
  let initialID: String?
  private var elements: [String: StoryboardElement] = [:]
  /// The view controllers by their storyboard identifiers.
  private(set) var identifiers: [String: StoryboardElement] = [:]
  /// All objects of a view controller's scene, by the controller's id.
  private var scenes: [String: [StoryboardElement]] = [:]

  /// The top-level objects of a nib file, including the placeholder of its owner.
  private(set) var nibObjects: [StoryboardElement] = []

  /// The colors that the document defines, for names that are in no asset catalog.
  private(set) var namedColors: [String: StoryboardElement] = [:]

  /// The tint color of the document, for the window that shows its first view controller.
  private(set) var tintColor: StoryboardElement?

  enum Kind: String {
    case storyboard = "a storyboard"
    case nib = "a file of views"
  }

  init(_ data: Data, name: String, as kind: Kind = .storyboard) throws(StoryboardError) {
    self.name = name
    let root = try StoryboardParser.parse(data, file: name)
    let isStoryboard = root["type"]?.hasSuffix("Storyboard.XIB") ?? (kind == .storyboard)
    guard root.name == "document", isStoryboard == (kind == .storyboard) else {
      throw StoryboardError(
        "this is a <\(root.name)>\(root["type"].map { " of type \($0)" } ?? ""), not \(kind.rawValue)",
        file: name, line: root.line)
    }
    if kind == .nib { nibObjects = root.child("objects")?.children ?? [] }
    initialID = root["initialViewController"]
    tintColor = root.child(key: "tintColor")
    for color in root.child("resources")?.children ?? [] {
      guard color.name == "namedColor" || color.name == "systemColor", let name = color["name"]
      else { continue }
      namedColors[name] = color.children.first
    }
    var problem: StoryboardError?
    root.walk { element in
      if element.name == "objects" {
        for object in element.children { object.id.map { scenes[$0] = element.children } }
      }
      if let id = element.id {
        if let other = elements[id], problem == nil {
          problem = StoryboardError(
            "the id \(id) is that of line \(other.line) already", file: name, line: element.line)
        }
        elements[id] = element
      }
      guard let identifier = element["storyboardIdentifier"] else { return }
      if let other = identifiers[identifier], problem == nil {
        problem = StoryboardError(
          "the identifier \"\(identifier)\" is that of line \(other.line) already", file: name,
          line: element.line)
      }
      identifiers[identifier] = element
    }
    if let problem { throw problem }
  }

  func element(_ id: String) -> StoryboardElement? { elements[id] }

  /// Returns all objects of the scene that contains the element.
  func objects(around element: StoryboardElement) -> [StoryboardElement] {
    element.id.flatMap { scenes[$0] } ?? []
  }

  func error(_ message: String, at element: StoryboardElement?) -> StoryboardError {
    StoryboardError(message, file: name, line: element?.line)
  }
}
