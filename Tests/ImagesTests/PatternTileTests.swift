import CoreGraphics
import Expectations
import Testing

@testable import PantographImages

/// The tiles of patterns: one, a row, a column, many, and those that are too small to count.
struct PatternTileTests {
  private func frames(_ steps: [DrawingStep]) -> [CGRect] {
    steps.compactMap { if case .picture(_, let frame, _, _) = $0 { frame } else { nil } }
  }

  /// The frames of the tiles of a page of 20 × 10 points.
  private func pdf(_ box: String, _ across: String, _ down: String) throws -> [CGRect] {
    let maker = PDFMaker(
      "/Pattern cs /P scn 0 0 20 10 re f", resources: "/Pattern << /P 5 0 R >>",
      others: [
        PDFMaker.stream(
          "0 0 2 2 re f",
          "/PatternType 1 /PaintType 1 /BBox [\(box)] /XStep \(across) /YStep \(down)")
      ])
    return frames(try PDFPage(1, of: PDFFile(maker.bytes)).drawing(reading: nil).steps)
  }

  @Test func `a page has as many tiles as reach into it`() throws {
    // One tile covers the page, and the steps to its neighbors are larger than the page.
    let one = try pdf("0 0 30 15", "100", "100")
    expect(one, equals: [CGRect(x: 0, y: 0, width: 30, height: 15)])
    let row = try pdf("1 1 4 9", "5", "100")
    expect(Set(row.map(\.minY)) == [1] && row.map(\.minX) == [1, 6, 11, 16])
    let column = try pdf("1 1 19 3", "100", "4")
    expect(column.map(\.minY), equals: [1, 5, 9])
    expect(Set(column.map(\.minX)), equals: [1])
    try expect(pdf("0 0 5 5", "-5", "-5"), equals: pdf("0 0 5 5", "5", "5"), "steps have no sign")
    for (box, across, down) in [
      ("0 0 5 5", "0", "5"), ("0 0 5 5", "5", "0"), ("0 0 0 5", "5", "5"), ("0 0 5 0", "5", "5"),
      ("50 50 55 55", "1000", "1000"), ("0 0 5 5", "0.00001", "5"), ("0 0 5 5", "0.1", "0.1"),
    ] {
      try expect(pdf(box, across, down), equals: [], "\(box) \(across) \(down)")
    }
  }

  /// The frames of the tiles of a picture of 20 × 10 pixels.
  private func svg(_ pattern: String) throws -> [CGRect] {
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><defs>
      <pattern id='p' patternUnits='userSpaceOnUse' \(pattern)><rect width='1' height='1'/></pattern>
      </defs><rect width='20' height='10' fill='url(#p)'/></svg>
      """
    return frames(try SVGPicture(Array(text.utf8), reading: nil).drawing.steps)
  }

  @Test func `a picture has as many tiles as reach into it`() throws {
    let many = try svg("width='5' height='5'")
    expect(Set(many.map(\.minX)).isSuperset(of: [0, 5, 10, 15]))
    expect(Set(many.map(\.minY)).isSuperset(of: [0, 5]))
    expect(many.allSatisfy { $0.width == 5 && $0.height == 5 })
    expect(many.allSatisfy { $0.maxX >= 0 && $0.minX <= 20 && $0.maxY >= 0 && $0.minY <= 10 })
    expect(many.count, equals: Set(many.map { "\($0)" }).count, "no tile twice")
    let moved = try svg("x='2' y='3' width='50' height='50'")
    expect(moved.contains(CGRect(x: 2, y: 3, width: 50, height: 50)))
    expect(moved.contains(CGRect(x: -48, y: 3, width: 50, height: 50)))
    expect(moved.contains(CGRect(x: 2, y: -47, width: 50, height: 50)))
    for size in [
      "width='0' height='5'", "width='5' height='0'", "width='-5' height='5'",
      "width='5' height='-5'", "width='0.01' height='0.01'", "",
    ] {
      try expect(svg(size), equals: [], "\(size)")
    }
  }
}
