import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewAnimateTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.addSubview(view)
    view.center = .zero
    window.advance(to: 1)
  }

  private var x: CGFloat { view.layer.seen.position.x }

  @Test func `a change outside of a block is not animated`() {
    view.center.x = 50
    expect(x, equals: 50)
    expectNil(view.layer.animationKeys())
  }

  @Test func `the model is at the end at once, and what is seen on its way`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 100
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    expect(view.center.x == 100 && x == 0)
    window.advance(to: 1.5)
    expect(x, equals: 25)
    expect(abs(view.layer.seen.opacity - 0.75), isBelow: 1e-6)
    expect(finished.isEmpty)
    window.advance(to: 3)
    expect(x == 100 && finished == [true] && view.layer.animationKeys() == nil)
  }

  @Test func `what is below a view whose animation ends goes on`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.addSubview(inner)
    var ended: [String] = []
    UIView.animate(withDuration: 2) {
      inner.center.x = 100
    } completion: { _ in
      ended.append("inner")
    }
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: { _ in
      ended.append("outer")
    }
    window.advance(to: 2.5)
    expect(ended, equals: ["outer"])
    window.advance(to: 3)
    expect(ended, equals: ["outer", "inner"])
  }

  @Test func `a second animation starts from what is seen, with its velocity`() {
    UIView.animate(withDuration: 2) { view.center.x = 100 }
    window.advance(to: 1.8)
    let before = x
    window.advance(to: 1.8 + 1e-4)
    let velocity = (x - before) / 1e-4
    UIView.animate(withDuration: 1) { view.center.x = 0 }
    let start = x
    expect(abs(start - before - velocity * 1e-4), isBelow: 1e-6)
    window.advance(to: 1.8 + 2e-4)
    expect(abs((x - start) / 1e-4 - velocity), isBelow: 0.05 * abs(velocity))
    window.advance(to: 3)
    expect(x, equals: 0)
  }

  @Test func `a delay shows the old value, and completions come in order`() {
    var order: [String] = []
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
      view.center.x = 100
    } completion: { _ in
      order.append("late")
    }
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: { _ in
      order.append("early")
    }
    window.advance(to: 1.9)
    expect(x, equals: 0)
    window.advance(to: 2.5)
    expect(abs(x - 50) < 1e-9 && order == ["early"])
    window.advance(to: 9)
    expect(order, equals: ["early", "late"])
  }

  @Test func `a chain of animations does not depend on how often frames are drawn`() {
    var ends: [Double] = []
    func go(_ rest: Int) {
      UIView.animate(withDuration: 0.1) {
        view.center.x += 10
      } completion: { _ in
        ends.append(CACurrentMediaTime())
        if rest > 1 { go(rest - 1) }
      }
    }
    go(3)
    window.advance(to: 5)
    expect(ends.count, equals: 3)
    expect(zip(ends, [1.1, 1.2, 1.3]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `nothing to animate and no duration complete with the next turn`() {
    var order: [String] = []
    UIView.animate(withDuration: 1) {
    } completion: {
      order.append("empty \($0)")
    }
    UIView.animate(withDuration: 0) {
      view.center.x = 100
    } completion: {
      order.append("short \($0)")
    }
    expect(order.isEmpty && x == 100)
    window.advance(to: 1)
    expect(order, equals: ["empty true", "short true"])
  }

  @Test func `a removed animation did not finish`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    view.layer.removeAllAnimations()
    expect(finished == [false] && x == 100)
    UIView.animate(withDuration: 1) {
      view.center.x = 0
    } completion: {
      finished.append($0)
    }
    view.removeFromSuperview()
    expect(finished, equals: [false, false])
  }

  @Test func `a repeating animation is replaced by the next one`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    window.advance(to: 4.75)
    expect(abs(x - 25), isBelow: 1e-9)
    UIView.animate(withDuration: 1) { view.center.x = 0 }
    expect(abs(x - 25) < 1e-9 && finished == [false])
    window.advance(to: 6)
    expect(x, equals: 0)
  }

  @Test func `a nested block takes the outer duration unless it says otherwise`() {
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      UIView.animate(withDuration: 1, options: .overrideInheritedDuration) { view.alpha = 0 }
      UIView.performWithoutAnimation { view.bounds.size.width = 50 }
    }
    expect(view.layer.animation(forKey: "position")?.duration, equals: 2)
    expect(view.layer.animation(forKey: "opacity")?.duration, equals: 1)
    expectNil(view.layer.animation(forKey: "bounds"))
  }

  @Test func `a spring passes its end and comes to rest there`() {
    UIView.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.center.x = 100
    }
    let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
    expect(abs((animation?.stiffness ?? 0).squareRoot() - 12.716898), isBelow: 1e-5)
    var highest: CGFloat = 0
    for step in 0...100 {
      window.advance(to: 1 + Double(step) / 100)
      highest = max(highest, x)
    }
    expect(highest > 110 && x == 100)
  }

  @Test func `a view on its way is not touched unless that is allowed`() {
    UIView.animate(withDuration: 1) { view.center.x = 5 }
    expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === window)
    window.advance(to: 2)
    UIView.animate(withDuration: 1, options: .allowUserInteraction) { view.center.x = 4 }
    expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }
}
