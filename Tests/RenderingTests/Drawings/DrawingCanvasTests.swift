import Expectations
import PantographPlotting
import SeededRandom
import Testing

@testable import PantographRendering

struct DrawingCanvasTests {
  private static let black = Color(red: 0, green: 0, blue: 0)

  private func text(_ words: String, _ y: Double) -> Mark {
    .text(words, at: Point(10, y), TextStyle(Self.black, size: 14))
  }

  private func drawing(_ marks: [Mark]) -> Drawing {
    Drawing(
      width: 120, height: 200, background: Color(red: 250, green: 250, blue: 255), marks: marks)
  }

  @Test func `only the rows of what changed are drawn`() throws {
    let canvas = DrawingCanvas()
    let line = Mark.path(
      Path([Point(60, 4), Point(60, 190)]), stroke: Stroke(Self.black, width: 2))
    try expect(
      canvas.draw(drawing([text("a", 30), line, text("b", 150)]), scale: 1), equals: [0..<200])
    try expect(canvas.draw(drawing([text("a", 30), line, text("b", 150)]), scale: 1), equals: [])
    let rows = try canvas.draw(drawing([text("a", 30), line, text("c", 150)]), scale: 1)
    expect(rows.count == 1 && rows[0].contains(150) && rows[0].count < 50)
    // A removed text leaves nothing behind.
    try expect(
      canvas.draw(drawing([line, text("c", 150)]), scale: 1).first?.contains(30), equals: true)
    try expect(canvas.draw(drawing([line]), scale: 2), equals: [0..<400])
  }

  @Test(arguments: 0..<4)
  func `one drawing after another looks as each does alone`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let canvas = DrawingCanvas()
    var marks: [Mark] = []
    for _ in 0..<60 {
      let place = Int.random(in: 0...marks.count, using: &numbers)
      if marks.count > 8 { marks.remove(at: place % marks.count) }
      let color = Color(
        red: UInt8(number(0...255)), green: 90, blue: 200, alpha: UInt8(number(80...255)))
      let mark: Mark =
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: text("at \(Int(number(0...999)))", number(0...200))
        case 1: .circle(center: Point(number(0...120), number(0...200)), radius: 9, fill: color)
        case 2:
          .rectangle(
            Box(x: number(0...90), y: number(0...180), width: 30, height: number(1...60)),
            radius: 4,
            fill: color, stroke: Stroke(Self.black, width: 1.5))
        case 3:
          .path(
            Path((0..<5).map { _ in Point(number(0...120), number(0...200)) }),
            stroke: Stroke(color, width: number(0.5...4)))
        default:
          .group(
            [text("in a group", 10)], transform: Transform(offset: Point(5, number(0...180))))
        }
      marks.insert(mark, at: min(place, marks.count))
      let drawing = drawing(marks)
      _ = try canvas.draw(drawing, scale: 1.5)
      let alone = try PixelImage(drawing, scale: 1.5)
      var image = PixelImage(width: alone.width, height: alone.height)
      canvas.withPixels { pixels, width, bytesPerRow in
        for y in 0..<alone.height {
          for x in 0..<width {
            image[x, y] = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      }
      // The tolerance is one of the fifteen rows into which cairo divides each row of pixels.
      expect(PixelDifference(image, alone, tolerance: 17).count, equals: 0)
    }
  }
}
