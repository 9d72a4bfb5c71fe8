import Expectations
import Foundation
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

  private let all = CGRect(x: 0, y: 0, width: 120, height: 200)

  @Test func `only the boxes of what changed are drawn`() throws {
    let canvas = DrawingCanvas()
    let line = Mark.path(
      Path([Point(60, 4), Point(60, 190)]), stroke: Stroke(Self.black, width: 2))
    try expect(
      canvas.draw(drawing([text("a", 30), line, text("b", 150)]), scale: 1), equals: [all])
    try expect(canvas.draw(drawing([text("a", 30), line, text("b", 150)]), scale: 1), equals: [])
    let boxes = try canvas.draw(drawing([text("a", 30), line, text("c", 150)]), scale: 1)
    expect(boxes.count == 1 && boxes[0].contains(CGPoint(x: 10, y: 150)) && boxes[0].height < 50)
    expect(boxes[0].width, isBelow: 45)
    // A removed text leaves nothing behind.
    try expect(
      canvas.draw(drawing([line, text("c", 150)]), scale: 1).first?.contains(CGPoint(x: 10, y: 30)),
      equals: true)
    try expect(
      canvas.draw(drawing([line]), scale: 2),
      equals: [CGRect(x: 0, y: 0, width: 240, height: 400)])
  }

  @Test func `of a line that grows only the end is drawn`() throws {
    let canvas = DrawingCanvas()
    let stroke = Stroke(Self.black, width: 4)
    let points = (0..<20).map { Point(10 + 4 * Double($0), 180 - 8 * Double($0)) }
    func curve(_ points: [Point], _ stroke: Stroke) -> Drawing {
      drawing([
        text("above", 20),
        .group(
          [.path(Path(points), stroke: stroke)], clip: Box(x: 5, y: 5, width: 110, height: 190),
          transform: Transform(scale: 1, offset: Point(2, 0))),
      ])
    }
    _ = try canvas.draw(curve(points, stroke), scale: 1)
    let end = try canvas.draw(curve(points + [Point(90, 30)], stroke), scale: 1)
    expect(end, equals: [CGRect(x: 85, y: 25, width: 10, height: 8)])
    // A point in the middle moves its two neighbors' lines; dashes move all that follow.
    var bent = points + [Point(90, 30)]
    bent[10].x += 6
    let middle = try canvas.draw(curve(bent, stroke), scale: 1)
    expect(middle, equals: [CGRect(x: 45, y: 89, width: 16, height: 22)])
    let dashed = Stroke(Self.black, width: 4, dash: [3, 6])
    _ = try canvas.draw(curve(points, dashed), scale: 1)
    let rest = try canvas.draw(curve(bent, dashed), scale: 1)
    expect(rest.count == 1 && rest[0].maxY < 116 && rest[0].minY < 30)
    let another = try canvas.draw(curve(bent, Stroke(Self.black, width: 5)), scale: 1)
    expect(another.first?.height ?? 0, isAtLeast: 150)
  }

  @Test(arguments: 0..<4)
  func `one drawing after another looks as each does alone`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    func grown(_ points: [Point]) -> Mark {
      let point = Point(number(-10...130), number(-10...210))
      return .path(
        Path(points + [point]),
        stroke: Stroke(Self.black.withAlpha(120), width: 3, dash: seed == 3 ? [3, 6] : []))
    }
    let canvas = DrawingCanvas()
    var marks: [Mark] = []
    for _ in 0..<60 {
      let place = Int.random(in: 0...marks.count, using: &numbers)
      if marks.count > 8 { marks.remove(at: place % marks.count) }
      let color = Color(
        red: UInt8(number(0...255)), green: 90, blue: 200, alpha: UInt8(number(80...255)))
      let mark: Mark =
        switch Int.random(in: 0..<8, using: &numbers) {
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
        case 4:
          .group(
            [text("in a group", 10)], transform: Transform(offset: Point(5, number(0...180))))
        case 5:
          .rectangle(
            Box(x: 5, y: number(0...20), width: 110, height: 170), radius: number(0...12),
            fill: number(0...1) < 0.5 ? color : nil, stroke: Stroke(Self.black, width: 3))
        case 6: .group([grown([])], clip: Box(x: 20, y: 30, width: 70, height: 140))
        default:
          .group(
            [grown([])], clip: Box(x: 0, y: 0, width: 60, height: 60),
            transform: Transform(scale: 1.5, offset: Point(number(0...30), 20)))
        }
      marks.insert(mark, at: min(place, marks.count))
      // Lines grow at their ends from drawing to drawing.
      marks = marks.map { mark in
        guard case .group(var group) = mark, case .path(let path, _, _) = group.marks[0] else {
          return mark
        }
        group.marks[0] = grown(path.points)
        return .group(group)
      }
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
