import Expectations
import Testing

@testable import UIKit

/// A reader says each line of a screen as often as it is new, also if the screen has equal lines.
@MainActor
struct RepeatedLineTests {
  private let page = WordsController("Page", ["one"])
  private let scene: ReaderScene

  init() { scene = ReaderScene(page) }

  /// Shows other words, and returns the sentences for them.
  private func said(for words: String...) -> [String] {
    for view in page.view.subviews { view.removeFromSuperview() }
    for (index, word) in words.enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 40 * index, width: 200, height: 30))
      label.text = word
      page.view.addSubview(label)
    }
    // The reader looks whether the screen has changed, which it does after each event.
    scene.reader.stir()
    scene.wait(1)
    return scene.said
  }

  @Test func `an equal line that is added is said`() {
    expect(said(for: "one", "one"), equals: ["one"])
    expect(said(for: "one", "one", "two", "one", "one"), equals: ["two", "one", "one"])
    expect(said(for: "two", "one", "one", "one", "two"), equals: ["two"])
  }

  @Test func `lines that go are not said, and are new when they come back`() {
    expect(said(for: "one", "one"), equals: ["one"])
    expect(said(for: "one"), equals: [])
    expect(said(for: "one", "one"), equals: ["one"])
    expect(said(for: "two", "one", "one"), equals: ["two"])
    expect(said(for: "one", "two", "one"), equals: [])
  }
}
