import Expectations
import PantographPlotting
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
    figure.reasons = ["Flicked back at 512 pt/s, 12 above the threshold of 500."]
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
    for text in ["finishes from 50 %", "let go", "Went back"] { expect(texts.contains(text)) }
    expect(texts.contains { $0.hasPrefix("Flicked back at 512") })
    expect(["1", "2", "3", "4"].allSatisfy(texts.contains))
  }

  /// The boxes of the words within the plot, as high as letters extend above and below their line.
  private func boxes(_ marks: [Mark], of words: [String]) -> [Box] {
    marks.compactMap { mark in
      guard case .text(let text, let at, let style) = mark, words.contains(text) else { return nil }
      let width = TextMeasure(style).width(of: text)
      return Box(
        x: style.anchor == .end ? at.x - width : at.x, y: at.y - style.size * 0.8,
        width: width, height: style.size)
    }
  }

  @Test(arguments: [300.0, 480, 800])
  func `wherever the hand lets go, its words and the threshold's do not lie over each other`(
    width: Double
  ) {
    for column in 1..<14 {
      for row in 0...20 {
        var figure = figure
        let release = Point(Double(column) / 20, Double(row) / 20)
        figure.followed = [Point(0, 0), release]
        figure.settled = [release, Point(0.7, 1)]
        figure.release = ReleaseFigure.Release(
          at: release, speed: row % 2 == 0 ? 2 : -2, label: "let go at 1129 pt/s")
        let labels = ["let go at 1129 pt/s", "finishes from 50 %"]
        // Each label is written several times, the last time in its own color.
        let found = labels.compactMap { boxes(marks(figure, width: width), of: [$0]).last }
        expect(found.count, equals: 2)
        let apart =
          found[0].maxX <= found[1].x || found[1].maxX <= found[0].x
          || found[0].maxY <= found[1].y || found[1].maxY <= found[0].y
        expect(apart, "let go at \(release), \(found)")
      }
    }
  }

  @Test func `before the release a film's figure does not tell the end`() {
    var early = figure
    early.cursor = 0.3
    let texts = texts(marks(early))
    expect(!texts.contains("Went back") && !texts.contains("let go"))
    var late = figure
    late.cursor = 0.5
    expect(self.texts(marks(late)).contains("Went back"))
    expect(early.height(width: 800), equals: late.height(width: 800))
  }

  @Test func `numbers of moments at one time stand side by side`() {
    let badges = circles(marks(figure)).filter { $0.y < 20 }
    expect(badges.count, equals: 4)
    for (left, right) in zip(badges, badges.dropFirst()) { expect(right.x - left.x, isAtLeast: 20) }
  }

  @Test func `what stands at the places is named on the axis, and not as a threshold`() {
    var sheet = figure
    sheet.levels = [
      ReleaseFigure.Level(0, "medium", isPlace: true),
      ReleaseFigure.Level(1, "large", isPlace: true),
    ]
    let texts = texts(marks(sheet))
    expect(texts.contains("medium") && texts.contains("large") && !texts.contains("100 %"))
  }

  @Test func `long reasons go into lines that fit`() {
    var long = figure
    long.reasons = [String(repeating: "word ", count: 60), String(repeating: "w", count: 900)]
    let style = TextStyle(Palette.light.text, size: 15)
    for line in texts(marks(long, width: 300)) where line.hasPrefix("w") {
      expect(TextMeasure(style).width(of: line), isAtMost: 300)
    }
    expect(long.height(width: 300), isAbove: long.height(width: 1200))
  }

  @Test func `a verdict that is wider than the figure has several lines, none of them cut`() {
    var narrow = figure
    narrow.verdict = "The sheet went to its largest height, and the list went on with the rest"
    let lines = texts(marks(narrow, width: 300)).filter { narrow.verdict.contains($0) }
    expect(lines.count > 1 && lines.joined(separator: " ") == narrow.verdict)
    expect(narrow.height(width: 300), isAbove: figure.height(width: 300))
    expect(figure.height(width: 800), equals: narrow.height(width: 800))
  }

  @Test func `without a curve only the text is left, and odd numbers do no harm`() {
    var nothing = ReleaseFigure()
    nothing.verdict = "Nothing began"
    expect(nothing.height(width: 400), isBelow: 60)
    var odd = figure
    odd.followed.append(Point(.nan, .infinity))
    odd.release?.speed = .infinity
    odd.moments = [.nan]
    odd.levels = [ReleaseFigure.Level(.nan, "nowhere")]
    let svg = SVGWriter().text(of: Drawing(width: 800, height: 400, marks: marks(odd)))
    expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}
