import Expectations
import Testing

@testable import PantographImages

/// An operator with much work counts as many operators. A page with too many is refused.
struct PDFWorkTests {
  struct Work: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The operators that do it once, and how often a page may do it.
    var operators: String
    var most: Int
    var resources: String
    var object: String
  }

  static let all = [
    Work(
      testDescription: "the tiles of a pattern", operators: "0 0 20 10 re f ", most: 320,
      resources: "/Pattern << /P 5 0 R >>",
      object: PDFMaker.stream(
        "", "/PatternType 1 /PaintType 1 /BBox [0 0 1 1] /XStep 0.25 /YStep 0.25")),
    Work(
      testDescription: "a shading", operators: "/P sh ", most: 2030,
      resources: "/Shading << /P 5 0 R >>",
      object: "<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 0] >>"),
  ]

  private func draws(_ work: Work, _ count: Int) throws -> Bool {
    let maker = PDFMaker(
      "/Pattern cs /P scn " + String(repeating: work.operators, count: count),
      resources: work.resources, others: [work.object])
    let page = try PDFPage(1, of: PDFFile(maker.bytes))
    do {
      _ = try page.drawing(reading: nil)
      return true
    } catch ImageError.tooMuchWork {
      return false
    }
  }

  @Test(arguments: all) func `work that is no operator counts, too`(work: Work) throws {
    try expect(draws(work, work.most / 2), equals: true)
    try expect(draws(work, work.most * 5 / 4), equals: false)
  }
}
