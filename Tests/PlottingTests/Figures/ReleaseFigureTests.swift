import Plotting
import Testing

struct ReleaseFigureTests {
  private var figure: ReleaseFigure {
    var figure = ReleaseFigure()
    figure.followed = [Point(0, 0), Point(0.2, 0.1), Point(0.4, 0.3)]
    figure.settled = [Point(0.4, 0.3), Point(0.6, 0)]
    figure.levels = [ReleaseFigure.Level(0.5, "finishes from 50 %")]
    figure.release = ReleaseFigure.Release(at: Point(0.4, 0.3), speed: -2, label: "let go")
    figure.moments = [0, 0.4, 0.401, 0.6]
    figure.times = 0...0.7
    figure.verdict = "Went back"
    figure.reasons = ["Flicked back at 512 pt/s, 12 more than the 500 that take it back."]
    return figure
  }

  private func texts(_ marks: [Mark]) -> [String] {
    marks.flatMap { mark -> [String] in
      switch mark {
      case .text(let text, _, _): [text]
      case .group(let group): texts(group.marks)
      default: []
      }
    }
  }

  private func circles(_ marks: [Mark]) -> [Point] {
    marks.compactMap { if case .circle(let center, _, _, _) = $0 { center } else { nil } }
  }

  private func marks(_ figure: ReleaseFigure, width: Double = 800) -> [Mark] {
    figure.marks(
      in: Box(x: 0, y: 0, width: width, height: figure.height(width: width)))
  }

  @Test func `it says the thresholds, the release, the verdict and why`() {
    let texts = texts(marks(figure))
    for text in ["finishes from 50 %", "let go", "Went back"] { #expect(texts.contains(text)) }
    #expect(texts.contains { $0.hasPrefix("Flicked back at 512") })
    #expect(["1", "2", "3", "4"].allSatisfy(texts.contains))
  }

  @Test func `before the release a film's figure does not tell the end`() {
    var early = figure
    early.cursor = 0.3
    let texts = texts(marks(early))
    #expect(!texts.contains("Went back") && !texts.contains("let go"))
    var late = figure
    late.cursor = 0.5
    #expect(self.texts(marks(late)).contains("Went back"))
    #expect(early.height(width: 800) == late.height(width: 800))
  }

  @Test func `numbers of moments at one time stand side by side`() {
    let badges = circles(marks(figure)).filter { $0.y < 20 }
    #expect(badges.count == 4)
    for (left, right) in zip(badges, badges.dropFirst()) { #expect(right.x - left.x >= 20) }
  }

  @Test func `what stands at the places is named on the axis, and not as a threshold`() {
    var sheet = figure
    sheet.levels = [
      ReleaseFigure.Level(0, "medium", isPlace: true),
      ReleaseFigure.Level(1, "large", isPlace: true),
    ]
    let texts = texts(marks(sheet))
    #expect(texts.contains("medium") && texts.contains("large") && !texts.contains("100 %"))
  }

  @Test func `long reasons go into lines that fit`() {
    var long = figure
    long.reasons = [String(repeating: "word ", count: 60), String(repeating: "w", count: 900)]
    let style = TextStyle(Palette.light.text, size: 15)
    for line in texts(marks(long, width: 300)) where line.hasPrefix("w") {
      #expect(TextMeasure(style).width(of: line) <= 300)
    }
    #expect(long.height(width: 300) > long.height(width: 1200))
  }

  @Test func `without a curve only the text is left, and odd numbers do no harm`() {
    var nothing = ReleaseFigure()
    nothing.verdict = "Nothing began"
    #expect(nothing.height(width: 400) < 60)
    var odd = figure
    odd.followed.append(Point(.nan, .infinity))
    odd.release?.speed = .infinity
    odd.moments = [.nan]
    odd.levels = [ReleaseFigure.Level(.nan, "nowhere")]
    let svg = SVGWriter().text(of: Drawing(width: 800, height: 400, marks: marks(odd)))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}
