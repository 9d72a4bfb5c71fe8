import Foundation
import FoundationXML

/// Reads a storyboard's XML into elements that know their lines.
final class StoryboardParser: NSObject, XMLParserDelegate {
  private var stack: [StoryboardElement] = []
  private var root: StoryboardElement?
  private var problem: (line: Int, message: String)?

  static func parse(_ data: Data, file: String) throws(StoryboardError) -> StoryboardElement {
    let reader = StoryboardParser()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWhole = parser.parse()
    if let problem = reader.problem {
      throw StoryboardError(problem.message, file: file, line: problem.line)
    }
    guard isWhole, let root = reader.root else {
      throw StoryboardError(
        "this is no XML: a storyboard of Interface Builder was expected", file: file,
        line: max(parser.lineNumber, 1))
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = StoryboardElement(elementName, attributeDict, line: parser.lineNumber)
    if let parent = stack.last {
      parent.add(element)
    } else {
      root = element
    }
    stack.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    stack.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    stack.last?.add(text: string)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard problem == nil else { return }
    problem = (
      max(parser.lineNumber, 1),
      "the XML breaks off or is not well formed, in "
        + (stack.last.map { "<\($0.name)> of line \($0.line)" } ?? "its first element")
    )
  }
}
