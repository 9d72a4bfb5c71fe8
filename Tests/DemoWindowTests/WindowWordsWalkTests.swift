import Expectations
import PantographDemoWindow
import PantographDemos
import PantographPlotting
import SeededRandom
import Testing

/// Captions of all kinds in windows of many sizes: what is drawn where is compared with where it was before.
struct WindowWordsWalkTests {
  private static let words = [
    "card: a card that a drag down dismisses", "cancel: progress 0.373, 0.127 below 0.5",
    "Pad was removed", "in real time", "velocity 311 pt/s", "",
  ]

  private static func word(_ random: inout SeededGenerator) -> String {
    words[random.below(words.count)]
  }

  private static func figure(_ random: inout SeededGenerator) -> ReleaseFigure {
    var figure = ReleaseFigure()
    let count = random.below(5)
    figure.followed = (0..<count).map { Point(Double($0) / 10, Double($0) / 5) }
    if random.chance(0.6) {
      figure.settled = (0..<4).map { Point(Double($0 + count) / 10, 0.8) }
      figure.release = ReleaseFigure.Release(
        at: Point(Double(count) / 10, 0.8), speed: [0, 2, -2][random.below(3)],
        label: "let go at 311 pt/s")
    }
    if random.chance(0.5) { figure.levels = [ReleaseFigure.Level(0.5, "finishes from 50 %")] }
    if random.chance(0.5) { figure.reasons = [word(&random), word(&random)] }
    figure.verdict = word(&random)
    figure.isFinished = random.chance(0.5)
    figure.moments = random.chance(0.5) ? [0.1, 0.3] : []
    figure.cursor = [nil, 0.2][random.below(2)]
    return figure
  }

  @Test func `captions in windows`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var caption = DemoCaption()
      caption.title = Self.word(&random)
      caption.state = (0..<random.below(4)).map { _ in Self.word(&random) }
      caption.overlay = (0..<random.below(9)).map { _ in Self.word(&random) }
      caption.progress = [nil, 0.4][random.below(2)]
      caption.verdict = random.chance(0.6) ? Self.word(&random) : nil
      caption.notice = random.chance(0.3) ? Self.word(&random) : nil
      caption.figure = random.chance(0.6) ? Self.figure(&random) : nil
      caption.canGoBack = random.chance(0.5)
      caption.isApplication = random.chance(0.3)
      caption.canLabel = random.chance(0.5)
      let window = WindowWords(
        caption, keysAreHand: random.chance(0.5), width: Double(200 + random.below(6) * 100),
        height: Double([280, 320, 399, 400, 401, 520, 844][random.below(7)]))
      SeenMarks.see(SVGPlaces.text(window.drawing))
    }
  }
}

/// The marks of a drawing as text: the kind of each, its place and its words.
private enum SVGPlaces {
  static func text(_ drawing: Drawing) -> String {
    drawing.marks.map { "\($0)" }.joined(separator: "\n")
  }
}
