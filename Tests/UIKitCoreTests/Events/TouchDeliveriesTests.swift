import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct TouchDeliveriesTests {
  let table = Table()

  private func addCard(_ x: CGFloat) -> ListeningView {
    let card = ListeningView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
    table.view.addSubview(card)
    return card
  }

  @Test func `without multiple touch a view hears of its first finger alone`() {
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    table.fingers.move(1, 210, 100)
    table.fingers.lift(0)
    table.fingers.lift(1)
    expect(table.view.heard, equals: ["began", "ended"])
    table.fingers.down(0, 100, 100)
    expect(table.view.heard, equals: ["began", "ended", "began"])
  }

  @Test func `with multiple touch it hears of all of a frame's fingers at once`() {
    table.view.isMultipleTouchEnabled = true
    table.fingers.together {
      table.fingers.down(0, 100, 100)
      table.fingers.down(1, 200, 100)
    }
    table.fingers.together {
      table.fingers.move(0, 110, 100)
      table.fingers.move(1, 210, 100)
    }
    table.fingers.together {
      table.fingers.lift(0)
      table.fingers.lift(1)
    }
    expect(table.view.heard == ["began", "moved", "ended"] && table.view.counts == [2, 2, 2])
  }

  @Test func `multiple touch does not concern recognizers`() {
    let pinch = UIPinchGestureRecognizer()
    let log = StateLog(pinch)
    table.view.addGestureRecognizer(pinch)
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    table.fingers.move(1, 250, 100)
    expect(log.states, equals: [.began])
  }

  @Test func `an exclusive view keeps fingers from others, and does not share with them`() {
    let (alone, other) = (addCard(0), addCard(200))
    alone.isExclusiveTouch = true
    table.fingers.down(0, 50, 50)
    table.fingers.down(1, 250, 50)
    table.fingers.lift(1)
    table.fingers.lift(0)
    expect(alone.heard == ["began", "ended"] && other.heard == [])
    table.fingers.down(1, 250, 50)
    table.fingers.down(0, 50, 50)
    table.fingers.lift(0)
    table.fingers.lift(1)
    expect(alone.heard == ["began", "ended"] && other.heard == ["began", "ended"])
  }

  @Test func `a finger belongs to the view it landed in`() {
    let (first, second) = (addCard(0), addCard(200))
    table.fingers.down(0, 50, 50)
    table.fingers.move(0, 250, 50)
    table.fingers.lift()
    expect(first.heard == ["began", "moved", "ended"] && second.heard == [])
  }

  @Test func `a view that leaves the window loses its touches, and hears that`() {
    let card = addCard(0)
    table.fingers.down(0, 50, 50)
    card.removeFromSuperview()
    expect(card.heard, equals: ["began", "cancelled"])
    table.fingers.move(0, 60, 50)
    table.fingers.lift()
    expect(card.heard, equals: ["began", "cancelled"])
  }

  @Test func `taps in one place are counted`() {
    var counts: [Int] = []
    final class Counter: UIView {
      var onTouch: (UITouch) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTouch(touches.first!)
      }
    }
    let counter = Counter(frame: table.view.bounds)
    counter.onTouch = { counts.append($0.tapCount) }
    table.view.addSubview(counter)
    for x in [100.0, 110, 200, 205] {
      table.fingers.down(0, x, 100)
      table.fingers.lift()
    }
    table.fingers.wait(351)
    table.fingers.down(0, 205, 100)
    table.fingers.move(0, 300, 100)
    table.fingers.lift()
    table.fingers.down(0, 300, 100)
    expect(counts, equals: [1, 2, 1, 2, 1, 1])
  }
}
