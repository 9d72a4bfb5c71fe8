import Foundation
import FoundationXML

/// Checks whether a text is well-formed XML, and collects its elements.
final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var counts: [String: Int] = [:]
  private(set) var characters = ""

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[element, default: 0] += 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    characters += string
  }
}
