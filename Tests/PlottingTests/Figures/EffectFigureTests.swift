import PantographPlotting
import Testing

@Suite struct EffectFigureTests {
  private func figure(_ effects: [Double]) -> EffectFigure {
    EffectFigure(
      title: "The best", caption: "saved",
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

  private func dots(_ drawing: Drawing) -> [Point] {
    drawing.marks.compactMap { mark in
      if case .circle(let center, _, _, _) = mark { center } else { nil }
    }
  }

  @Test func `each group has a dot, to the right of the others the more it saves`() {
    let drawing = figure([0.1, -0.05, 0]).drawing(width: 700)
    let dots = dots(drawing)
    // The mean's is the first.
    #expect(dots.count == 4)
    #expect(dots[2].x < dots[3].x && dots[3].x < dots[0].x && dots[0].x < dots[1].x)
    #expect(dots[1].y < dots[2].y && dots[2].y < dots[3].y)
    #expect(dots.allSatisfy { $0.x > 0 && $0.x < 700 && $0.y < drawing.height })
    let texts = texts(drawing)
    #expect(texts.contains("person 1") && texts.contains("mean of people"))
    #expect(!texts.contains("Devices"))
  }

  @Test func `of very many groups those at both ends are named`() {
    let drawing = figure((0..<100).map { Double($0) / 100 }).drawing(width: 700)
    let texts = texts(drawing)
    #expect(texts.contains("and 60 between"))
    #expect(texts.contains("person 0") && texts.contains("person 99"))
    #expect(!texts.contains("person 50"))
    #expect(dots(drawing).count == EffectFigure.mostRows + 1)
  }

  @Test func `a group whose effect is no number is left out`() {
    #expect(dots(figure([.nan, 0.1]).drawing(width: 700)).count == 2)
  }
}
