import Expectations
import PantographPlotting
import Testing

struct SVGWriterTests {
  private let color = Color(0x123456)

  @Test func `text is escaped and comes back as it was`() {
    let text = "<a href=\"x\"> & 'b' \u{1F590}"
    let drawing = Drawing(
      width: 10, height: 10, title: text,
      marks: [.text(text, at: Point(1, 2), TextStyle(color, size: 12))])
    let check = XMLCheck(SVGWriter().text(of: drawing))
    expect(check.isWellFormed)
    expect(check.characters.contains(text))
  }

  @Test func `characters that XML cannot hold are replaced`() {
    let drawing = Drawing(width: 10, height: 10, title: "a\u{0}b\u{1B}c\u{FFFE}")
    let check = XMLCheck(SVGWriter().text(of: drawing))
    expect(check.isWellFormed)
    expect(check.characters.contains("a\u{FFFD}b\u{FFFD}c\u{FFFD}"))
  }

  @Test func `what is no number is left out`() {
    let drawing = Drawing(
      width: 10, height: 10,
      marks: [
        .path(
          Path([Point(0, 0), Point(.nan, 1), Point(2, .infinity), Point(3, 4)]),
          stroke: Stroke(color)),
        .circle(center: Point(.nan, 0), radius: 1, fill: color),
        .circle(center: Point(0, 0), radius: .infinity, fill: color),
        .rectangle(Box(x: 0, y: 0, width: .nan, height: 1), fill: color),
        .text("a", at: Point(0, -.infinity), TextStyle(color, size: 12)),
        .group([.circle(center: Point(0, 0), radius: 1)], transform: Transform(scale: .nan)),
      ])
    let text = SVGWriter().text(of: drawing)
    expect(text.contains("d=\"M0 0L3 4\""))
    expect(!text.contains("nan") && !text.contains("inf"))
    expect(XMLCheck(text).counts, equals: ["svg": 1, "path": 1])
  }

  @Test func `every mark is written`() {
    let inner = Mark.circle(center: Point(1, 1), radius: 2, stroke: Stroke(color, dash: [1, 2]))
    let drawing = Drawing(
      width: 10.5, height: 10, background: color,
      marks: [
        .path(Path([Point(0, 0), Point(1, 0.005)], isClosed: true), fill: color.withAlpha(51)),
        .group(
          [inner], clip: Box(x: 0, y: 0, width: 5, height: 5),
          transform: Transform(scale: 2, offset: Point(1, -1))),
        .group([inner], clip: Box(x: 1, y: 1, width: 5, height: 5)),
      ])
    let text = SVGWriter().text(of: drawing)
    let expected = ["svg": 1, "rect": 3, "path": 1, "clipPath": 2, "g": 2, "circle": 2]
    expect(XMLCheck(text).counts, equals: expected)
    expect(text.contains("fill-opacity=\"0.2\""))
    expect(text.contains("transform=\"translate(1 -1) scale(2)\""))
    expect(text.contains("clip-path=\"url(#clip2)\""))
    expect(text.contains("stroke-dasharray=\"1 2\""))
  }
}
