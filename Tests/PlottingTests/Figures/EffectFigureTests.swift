import Expectations
import Testing

@testable import PantographPlotting

struct EffectFigureTests {
  private func figure(_ effects: [Double]) -> EffectFigure {
    EffectFigure(
      title: "The best", caption: "saved", sides: EffectFigure.Sides(below: "more", above: "less"),
      mean: EffectFigure.Mean("mean of people", effect: 0.02, interval: -0.01...0.05),
      sections: [
        EffectFigure.Section(
          "People",
          effects.enumerated().map { EffectFigure.Row("person \($0)", effect: $1, count: 20) }),
        EffectFigure.Section("Devices", []),
      ])
  }

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.marks.compactMap { mark in
      if case .text(let text, _, _) = mark { text } else { nil }
    }
  }

  /// The dots of the rows and of the mean; the dots of the legend have another size.
  private func dots(_ drawing: Drawing) -> [Point] {
    drawing.marks.compactMap { mark in
      guard case .circle(let center, let radius, _, _) = mark, radius != 5 else { return nil }
      return center
    }
  }

  @Test func `each group has a dot, to the right of the others the more it saves`() {
    let drawing = figure([0.1, -0.05, 0]).drawing(width: 700)
    let dots = dots(drawing)
    // The first dot is the mean.
    expect(dots.count, equals: 4)
    expect(dots[2].x < dots[3].x && dots[3].x < dots[0].x && dots[0].x < dots[1].x)
    expect(dots[1].y < dots[2].y && dots[2].y < dots[3].y)
    expect(dots.allSatisfy { $0.x > 0 && $0.x < 700 && $0.y < drawing.height })
    let texts = texts(drawing)
    expect(texts.contains("person 1") && texts.contains("mean of people"))
    expect(!texts.contains("Devices"))
  }

  @Test func `of very many groups those at both ends are named`() {
    let drawing = figure((0..<100).map { Double($0) / 100 }).drawing(width: 700)
    let texts = texts(drawing)
    expect(texts.contains("and 60 between"))
    expect(texts.contains("person 0") && texts.contains("person 99"))
    expect(!texts.contains("person 50"))
    expect(dots(drawing).count, equals: EffectFigure.mostRows + 1)
  }

  @Test func `a group whose effect is no number is left out`() {
    expect(dots(figure([.nan, 0.1]).drawing(width: 700)).count, equals: 2)
  }

  @Test func `the legend names what occurs, the ends of the axis both sides`() {
    let both = texts(figure([0.1, -0.05, 0]).drawing(width: 700))
    for text in ["less", "more", "no difference", "mean of people, with its 95 % interval"] {
      expect(both.contains(text), "\(both)")
    }
    expect(both.contains("\u{2190} more") && both.contains("less \u{2192}"))
    expect(both.contains("recordings"))
    let gains = texts(figure([0.1]).drawing(width: 700))
    expect(gains.contains("less") && !gains.contains("more") && !gains.contains("no difference"))
  }

  @Test func `a dot has the color that the legend gives its side`() {
    let marks = figure([0.1, -0.05, 0]).drawing(width: 700).marks
    let dots = marks.compactMap { mark -> (Color?, Double)? in
      if case .circle(_, let radius, let fill, _) = mark { (fill, radius) } else { nil }
    }
    let palette = Palette.light
    let signs = dots.filter { $0.1 == 5 }.map { $0.0 }
    expect(signs, equals: [palette.series(0), palette.series(1), palette.secondaryText])
    expect(dots.filter { $0.1 == 4.5 }.map { $0.0 }, equals: signs)
  }

  @Test(arguments: [420.0, 640, 760])
  func `no words lie over others or over an edge, however long names are`(width: Double) {
    var figure = figure([0.1, -0.05, 0])
    figure.sections[0].rows.append(
      EffectFigure.Row(String(repeating: "Wide Touchpad ", count: 9), effect: 0.3, count: 123_456))
    figure.sections.append(EffectFigure.Section("Devices", figure.sections[0].rows))
    figure.caption = "cost saved per recording"
    figure.sides = EffectFigure.Sides(below: "costs more", above: "costs less")
    let drawing = figure.drawing(width: width)
    var boxes: [(text: String, box: Box)] = []
    for case .text(let text, let base, let style) in drawing.marks where !text.isEmpty {
      let length = TextMeasure(style).width(of: text)
      let left =
        switch style.anchor {
        case .start: 0.0
        case .middle: length / 2
        case .end: length
        }
      boxes.append(
        (text, Box(x: base.x - left, y: base.y - style.size, width: length, height: style.size)))
    }
    for (index, one) in boxes.enumerated() {
      expect(one.box.x >= 0 && one.box.maxX <= width && one.box.maxY <= drawing.height, "\(one)")
      for other in boxes[(index + 1)...] {
        expect(!one.box.intersects(other.box), "\(one) and \(other)")
      }
    }
  }
}
