/// An element of an SVG picture.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  var children: [SVGElement] = []
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The element to which this one refers.
  var reference: String? {
    guard let text = self["href"] ?? self["xlink:href"], text.hasPrefix("#") else { return nil }
    return String(text.dropFirst())
  }
}
