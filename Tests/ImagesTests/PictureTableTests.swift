import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import Testing

@testable import PantographImages

/// The drawing steps that many short pictures make.
struct PictureTableTests {
  /// Rounds the numbers of a text to thousandths, and leaves out the names of modules.
  private func shortened(_ text: String) -> String {
    ShortText.thousandths(
      text, modules: ["CoreGraphics", "PantographImages", "Foundation", "Swift"])
  }

  private func lines(_ drawing: Drawing) -> [String] {
    ["\(drawing.bounds)"] + drawing.steps.map { shortened("  \($0)") }
  }

  @Test func `svg`() throws {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens/pictures.svg.txt"), encoding: .utf8)
    var found: [String] = []
    for line in source.split(separator: "\n") {
      found.append("# \(line)")
      for frame in ["width='20' height='10'", "viewBox='2 3 40 10' width='60' height='60'"] {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' \(frame)>\(line)</svg>"
        do {
          found += lines(try SVGPicture(Array(text.utf8), reading: nil).drawing)
        } catch { found.append("\(error)") }
      }
    }
    let difference = try GoldenText("svg").difference(from: found.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `pdf`() throws {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens/pages.pdf.txt"), encoding: .utf8)
    var found: [String] = []
    for line in source.split(separator: "\n") {
      found.append("# \(line)")
      do {
        let page = try PDFPage(1, of: PDFFile(PDFMaker(String(line)).bytes))
        found += lines(try page.drawing(reading: nil))
      } catch { found.append("\(error)") }
    }
    let difference = try GoldenText("pdf").difference(from: found.joined(separator: "\n"))
    expectNil(difference)
  }
}
