import Foundation
import FoundationXML

/// Parses a storyboard's XML into elements with line numbers.
final class StoryboardParser: NSObject, XMLParserDelegate {
  private var stack: [StoryboardElement] = []
  private var root: StoryboardElement?
  private var problem: (line: Int, message: String)?

  /// The maximum nesting depth of elements. No real storyboard reaches it.
  private static let deepest = 200
  /// The maximum number of elements. No real storyboard reaches it.
  private static let mostElements = 200_000
  private var count = 0
  /// The maximum size of a file, in bytes.
  static let mostBytes = 64 << 20

  static func parse(_ data: Data, file: String) throws(StoryboardError) -> StoryboardElement {
    guard data.count <= mostBytes else {
      throw StoryboardError(
        "this has \(data.count) bytes; a storyboard has at most \(mostBytes)", file: file, line: nil
      )
    }
    let bytes: [UInt8]
    do throws(StoryboardEncoding.Refusal) {
      bytes = try StoryboardEncoding.plain(data)
    } catch {
      throw StoryboardError(error.message, file: file, line: 1)
    }
    if let line = lineOfDeclarations(in: bytes) {
      throw StoryboardError(
        "a document type is declared here, which a storyboard has not", file: file, line: line)
    }
    if let line = lineOfEmptyInstruction(in: bytes) {
      throw StoryboardError(
        "a processing instruction without content is here, which a storyboard has not", file: file,
        line: line)
    }
    let reader = StoryboardParser()
    let parser = XMLParser(data: Data(bytes))
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

  /// Returns the line of a `<!DOCTYPE`; nil without one. Such a declaration is rejected: Interface
  /// Builder writes none, and the entities that it declares could fill the memory or include
  /// another file.
  private static func lineOfDeclarations(in bytes: [UInt8]) -> Int? {
    let word = Array("<!DOCTYPE".utf8)
    var (matched, line) = (0, 1)
    for byte in bytes {
      // A line feed.
      if byte == 0x0A { line += 1 }
      matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
      if matched == word.count { return line }
    }
    return nil
  }

  /// Returns the line of a `<?name?>`; nil without one. `XMLParser` reads the content of every
  /// instruction, even where there is none, which would end the program.
  private static func lineOfEmptyInstruction(in bytes: [UInt8]) -> Int? {
    var (line, isName) = (1, false)
    var before: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "?") where before == UInt8(ascii: "<"): isName = true
      case UInt8(ascii: "?") where isName && bytes[(index + 1)...].first == UInt8(ascii: ">"):
        return line
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): isName = false
      case UInt8(ascii: "\n"): (line, isName) = (line + 1, false)
      default: break
      }
      before = byte
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
    count += 1
    guard count <= Self.mostElements else {
      return refuse(parser, "this has more than \(Self.mostElements) elements")
    }
    // An attribute value of type `string` is text and is not checked as a number.
    let isText = attributeDict["type"] == "string"
    for (name, text) in attributeDict.sorted(by: { $0.key < $1.key }) {
      guard let number = StoryboardNumber(rawValue: name), !(isText && number == .value),
        let objection = number.objection(to: text, of: elementName)
      else { continue }
      return refuse(parser, objection)
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
