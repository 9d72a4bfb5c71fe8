/// An element of a storyboard's XML, with its line number.
final class StoryboardElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [StoryboardElement] = []
  private(set) var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func add(_ child: StoryboardElement) { children.append(child) }
  func add(text: String) { self.text += text }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { self["id"] }

  func child(_ name: String) -> StoryboardElement? { children.first { $0.name == name } }

  /// Returns the child element for a property.
  func child(key: String) -> StoryboardElement? { children.first { $0["key"] == key } }

  /// Returns the text of the child element for a property; nil without one, and for `<nil>`.
  func text(key: String) -> String? {
    child(key: key).flatMap { $0.name == "nil" ? nil : $0.text }
  }

  /// Returns the value of an attribute that Interface Builder writes as YES or NO; nil without the
  /// attribute.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// Calls the closure for this element and all elements inside it.
  func walk(_ body: (StoryboardElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.walk(body) }
  }
}
