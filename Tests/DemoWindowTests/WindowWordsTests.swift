import Expectations
import PantographDemoWindow
import PantographDemos
import PantographPlotting
import Testing

struct WindowWordsTests {
  private static func caption() -> DemoCaption {
    var caption = DemoCaption()
    caption.title = "card: a card that a drag down dismisses"
    caption.state = ["policy: pantograph", "hand: mouse and keys", "in real time"]
    return caption
  }

  private static func texts(_ drawing: Drawing) -> [(text: String, at: Point)] {
    drawing.marks.compactMap { mark in
      if case .text(let text, let place, _) = mark { (text, place) } else { nil }
    }
  }

  @Test func `everything lies inside, beside and below`() {
    var caption = Self.caption()
    caption.verdict = "cancel: progress 0.373, 0.127 below the threshold of 0.5"
    caption.notice = "Pad may not be opened; use mouse and keys instead"
    for (width, height) in [(400.0, 844.0), (390.0, 280.0), (1200.0, 280.0), (275.0, 320.0)] {
      let words = WindowWords(caption, keysAreHand: true, width: width, height: height)
      for (text, place) in Self.texts(words.drawing) {
        expect(place.x >= 0 && place.y > 0 && place.y <= height, "\(text) in \(width) × \(height)")
      }
    }
  }

  @Test func `what comes and goes with a gesture moves nothing else`() {
    let still = WindowWords(Self.caption(), keysAreHand: false, width: 400, height: 844)
    var moving = still
    moving.caption.overlay = ["progress 0.31", "Pan changed"]
    moving.caption.figure = ReleaseFigure()
    let before = Self.texts(still.drawing)
    let after = Self.texts(moving.drawing)
    for line in before {
      expect(after.contains { $0.text == line.text && $0.at == line.at })
    }
    expect(after.count, equals: before.count + 2)
  }

  @Test func `the mouse is named where it is the hand`() {
    let keys = { (isHand: Bool) in
      Self.texts(
        WindowWords(Self.caption(), keysAreHand: isHand, width: 900, height: 844).drawing
      ).map(\.text).filter { !$0.contains("hand:") }.joined(separator: "\n")
    }
    expect(keys(true).contains("mouse\u{a0}drag"))
    expect(!keys(false).contains("mouse"))
  }

  @Test func `a window of less than 400 points in height has smaller texts`() throws {
    func line(_ height: Double) throws -> Double {
      let words = WindowWords(Self.caption(), keysAreHand: true, width: 400, height: height)
      return try #require(Self.texts(words.drawing).first { $0.text.contains("policy") }).at.y
    }
    try expect(line(400), equals: line(844))
    try expect(line(399), equals: line(280))
    try expect(line(399), isBelow: line(400))
  }
}
