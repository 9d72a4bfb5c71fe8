import Expectations
import Testing
import UIKit

@MainActor
struct InvalidatingTests {
  private final class Card: UIView {
    @Invalidating(.display) var one = 0
    @Invalidating(.layout, .display) var two = 0
    @Invalidating(.layout, .constraints, .display) var three = 0
    @Invalidating(.display, .layout, .constraints, .intrinsicContentSize) var four = 0
    @Invalidating(.intrinsicContentSize) var size = 4
    var calls: [String] = []

    override func draw(_ rect: CGRect) { calls.append("draw") }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }

    override func updateConstraints() {
      super.updateConstraints()
      calls.append("constraints")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: size, height: size) }
  }

  @Test func `a changed property updates what it names, and an equal value nothing`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let card = Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    card.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(card)
    window.isHidden = false
    func calls(_ change: () -> Void) -> [String] {
      card.calls = []
      change()
      window.layoutIfNeeded()
      card.layer.displayIfNeeded()
      return card.calls
    }
    _ = calls {}
    expect(calls { card.one = 1 }, equals: ["draw"])
    expect(calls { card.one = 1 }, equals: [])
    expect(calls { card.two = 1 }, equals: ["layout", "draw"])
    expect(calls { card.three = 1 }, equals: ["constraints", "layout", "draw"])
    expect(calls { card.four = 1 }.contains("constraints"))
    _ = calls { card.size = 12 }
    expect(card.bounds.size, equals: CGSize(width: 12, height: 12))
    expect(card.one + card.two + card.three + card.four + card.size, equals: 16)
  }
}
