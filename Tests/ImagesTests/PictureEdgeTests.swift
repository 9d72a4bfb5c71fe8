import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import Testing

@testable import PantographImages

/// The pictures of the tables with each number at other values, and without each word.
///
/// Each picture is stored as a mark of four digits of its drawing steps. The first line that differs names the picture
/// and the number or word.
struct PictureEdgeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  private func sources(_ name: String) throws -> [String] {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// Rounds to thousandths, in which machines agree.
  private func mark(_ drawing: Drawing) -> String {
    let text = ([("\(drawing.bounds)")] + drawing.steps.map { "\($0)" }).joined(separator: "\n")
    return GoldenText.mark(
      ShortText.thousandths(text))
  }

  /// Returns a line for each number, with the marks of the picture in which it has other values, and one for each word.
  private func lines(_ source: String, _ mark: (String) -> String) -> [String] {
    var lines = ["# \(source)"]
    for match in source.matches(of: /-?\d*\.?\d+/) {
      let marks = ["0", "-0.5", "1", "1e7"].map { value -> String in
        var text = source
        text.replaceSubrange(match.range, with: value)
        return mark(text)
      }
      lines.append("\(match.output): \(marks.joined(separator: " "))")
    }
    let marks = source.matches(of: /[\w#-]+/).map { match -> String in
      var text = source
      text.replaceSubrange(match.range, with: "")
      return mark(text)
    }
    for start in stride(from: 0, to: marks.count, by: 20) {
      lines.append(marks[start..<min(start + 20, marks.count)].joined(separator: " "))
    }
    return lines
  }

  @Test func `svg with other numbers`() throws {
    var found: [String] = []
    for source in try sources("pictures.svg.txt") {
      found += lines(source) { part in
        let text =
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='2 3 40 10' width='60' height='60'>\(part)</svg>"
        do {
          return mark(try SVGPicture(Array(text.utf8), reading: nil).drawing)
        } catch { return GoldenText.mark("\(error)") }
      }
    }
    let difference = try GoldenText("svg-edges").difference(from: found.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `frames of svg with other numbers`() throws {
    var found: [String] = []
    let content = "<path d='M1 2h5v3z'/><use href='#a' x='1'/><rect id='a' width='3' height='30%'/>"
    let frames = [
      "width='20' height='10'", "viewBox='2 3 40 10' width='60' height='60'", "viewBox='0 0 5 7'",
      "viewBox='2 3 40 10' width='60' preserveAspectRatio='none'", "width='50%' height='2em'",
      "viewBox='2 3 40 10' width='60' height='60' preserveAspectRatio='xMinYMax slice'",
      "viewBox='2,3,40,10' height='7mm' preserveAspectRatio='xMaxYMin meet'", "width='1in'",
    ]
    for frame in frames {
      found += lines(frame) { part in
        let text = "<svg xmlns='http://www.w3.org/2000/svg' \(part)>\(content)</svg>"
        do {
          return mark(try SVGPicture(Array(text.utf8), reading: nil).drawing)
        } catch { return GoldenText.mark("\(error)") }
      }
    }
    let difference = try GoldenText("svg-frames").difference(from: found.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `pdf with other numbers`() throws {
    var found: [String] = []
    for source in try sources("pages.pdf.txt") {
      found += lines(source) { part in
        do {
          let page = try PDFPage(1, of: PDFFile(PDFMaker(part).bytes))
          return mark(try page.drawing(reading: nil))
        } catch { return GoldenText.mark("\(error)") }
      }
    }
    let difference = try GoldenText("pdf-edges").difference(from: found.joined(separator: "\n"))
    expectNil(difference)
  }
}
