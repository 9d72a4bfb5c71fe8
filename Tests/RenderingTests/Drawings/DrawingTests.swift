import Expectations
import PantographPlotting
import PantographRendering
import Testing

struct DrawingTests {
  private let red = Color(0xFF0000)

  @Test func `a drawing is as large as its scale says and covers what it should`() throws {
    let drawing = Drawing(
      width: 20, height: 10, background: Color(0xFFFFFF),
      marks: [.rectangle(Box(x: 10, y: 0, width: 10, height: 10), fill: red)])
    let image = try PixelImage(drawing, scale: 3)
    expect(image.width == 60 && image.height == 30)
    expect(image[5, 5], equals: 0xFFFF_FFFF)
    expect(image[55, 25], equals: 0xFFFF_0000)
  }

  @Test func `a group is moved, scaled and cut off`() throws {
    let group = Mark.group(
      [.rectangle(Box(x: 0, y: 0, width: 100, height: 100), fill: red)],
      clip: Box(x: 0, y: 0, width: 2, height: 2),
      transform: Transform(scale: 2, offset: Point(4, 4)))
    let image = try PixelImage(Drawing(width: 12, height: 12, marks: [group]), scale: 1)
    expect(image.pixels.count { $0 == 0xFFFF_0000 }, equals: 16)
    expect(image[4, 4] == 0xFFFF_0000 && image[7, 7] == 0xFFFF_0000)
  }

  @Test func `text leaves ink, whatever the font`() throws {
    let text = Mark.text("Pantograph", at: Point(2, 20), TextStyle(red, size: 16))
    let drawing = Drawing(width: 120, height: 30, marks: [text])
    try expect(PixelImage(drawing).pixels.contains { $0 != 0 })
    try expect(PixelImage(drawing, fontFamily: "No Such Font").pixels.contains { $0 != 0 })
  }

  @Test func `two runs draw equal pictures`() throws {
    let marks: [Mark] = [
      .text("a", at: Point(2, 20), TextStyle(red, size: 16, weight: .bold, rotation: -90)),
      .circle(center: Point(20, 20), radius: 7.3, fill: red, stroke: Stroke(red, dash: [2, 1])),
    ]
    let drawing = Drawing(width: 40, height: 40, marks: marks)
    let first = try PixelImage(drawing)
    expect(PixelDifference(first, try PixelImage(drawing)).count, equals: 0)
  }

  @Test func `degenerate marks spoil nothing that comes after them`() throws {
    let drawing = Drawing(
      width: 10, height: 10,
      marks: [
        .group([.circle(center: Point(0, 0), radius: 1)], transform: Transform(scale: 0)),
        .path(Path([]), stroke: Stroke(red)),
        .path(Path([Point(1, 1), Point(.nan, 2)]), stroke: Stroke(red, dash: [0, 0])),
        .circle(center: Point(5, 5), radius: -1, fill: red),
        .text("", at: Point(1, 1), TextStyle(red, size: 0)),
        .rectangle(Box(x: 0, y: 0, width: 10, height: 10), fill: red),
      ])
    let image = try PixelImage(drawing, scale: 1)
    expect(image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 40_000])
  func `an impossible size is an error`(side: Double) {
    #expect(throws: RenderingError.self) {
      try PixelImage(Drawing(width: side, height: 10), scale: 1)
    }
  }

  @Test func `a name's ending is the format`() throws {
    expect(DrawingFormat(path: "/a.b/c.PNG"), equals: .png)
    expect(DrawingFormat(path: "c.svg"), equals: .svg)
    expect(DrawingFormat(path: "c.jpeg") == nil && DrawingFormat(path: "png") == nil)
    #expect(throws: RenderingError.unknownFormat(path: "a.gif")) {
      try Drawing(width: 1, height: 1).write(to: "a.gif")
    }
  }
}
