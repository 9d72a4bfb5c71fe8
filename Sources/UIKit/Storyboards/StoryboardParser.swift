import Foundation
import FoundationXML

/// Reads a storyboard's XML into elements that know their lines.
final class StoryboardParser: NSObject, XMLParserDelegate {
  private var stack: [StoryboardElement] = []
  private var root: StoryboardElement?
  private var problem: (line: Int, message: String)?

  /// Elements within elements, further than any storyboard goes.
  private static let deepest = 200
  /// Farther than any place in a window, in points, and larger than any other number.
  private static let farthest = 1e6
  /// What must be a number a view can have.
  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "red", "green", "blue", "white", "alpha",
    "pointSize", "constant", "multiplier", "cornerRadius",
  ]
  /// Larger files than this are refused.
  static let mostBytes = 64 << 20

  static func parse(_ data: Data, file: String) throws(StoryboardError) -> StoryboardElement {
    guard data.count <= mostBytes else {
      throw StoryboardError(
        "this has \(data.count) bytes; a storyboard has at most \(mostBytes)", file: file, line: nil
      )
    }
    if let line = lineOfDeclarations(in: data) {
      throw StoryboardError(
        "a document type is declared here, which a storyboard has not", file: file, line: line)
    }
    let reader = StoryboardParser()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
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

  /// The line of a `<!DOCTYPE`; nil where there is none. Interface Builder writes none, and entities
  /// that are declared there can fill any memory or stand for another file.
  private static func lineOfDeclarations(in data: Data) -> Int? {
    let word = Array("<!DOCTYPE".utf8)
    var (matched, line) = (0, 1)
    // Bytes that are 0 belong to the characters of UTF-16.
    for byte in data where byte != 0 {
      if byte == 0x0A { line += 1 }
      matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
      if matched == word.count { return line }
    }
    return nil
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard stack.count < Self.deepest else {
      return refuse(parser, "more than \(Self.deepest) elements stand within one another here")
    }
    for (name, text) in attributeDict where Self.numbers.contains(name) {
      // Other kinds of attributes have these names, too.
      guard let number = Double(text), !(number.magnitude <= Self.farthest) else { continue }
      return refuse(
        parser, "the \(name) of <\(elementName)> is \(text); it must be a number up to 1,000,000")
    }
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

  private func refuse(_ parser: XMLParser, _ message: String) {
    if problem == nil { problem = (max(parser.lineNumber, 1), message) }
    parser.abortParsing()
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
