import Expectations
import Testing
import UIKit

@MainActor
struct LayerClockTests {
  let window = UIWindow(frame: .zero)

  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("\(flag)") }
  }

  private func fade(_ seconds: Double, _ listener: Listener) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = seconds
    animation.delegate = listener
    return animation
  }

  @Test func `a layer that leaves the tree for good ends its animations unfinished`() {
    let (layer, below, listener) = (CALayer(), CALayer(), Listener())
    window.layer.addSublayer(layer)
    layer.addSublayer(below)
    below.add(fade(1, listener), forKey: nil)
    window.advance(to: 0.5)
    layer.removeFromSuperlayer()
    window.layer.addSublayer(layer)
    window.advance(to: 0.6)
    expect(listener.heard, equals: ["start"], "it came back before the time went on")
    layer.removeFromSuperlayer()
    window.advance(to: 0.7)
    expect(listener.heard == ["start", "false"] && below.animationKeys() == nil)
  }

  @Test func `a mask's animations run with those of its layer`() {
    let (layer, mask, listener) = (CALayer(), CALayer(), Listener())
    mask.add(fade(1, listener), forKey: nil)
    layer.mask = mask
    window.advance(to: 3)
    window.layer.addSublayer(layer)
    window.advance(to: 3.5)
    expect(mask.presentation()?.opacity, equals: 0.5)
    window.advance(to: 4)
    expect(listener.heard, equals: ["start", "true"])
  }

  @Test func `turned back twice time goes on`() {
    let (outer, inner, listener) = (CALayer(), CALayer(), Listener())
    window.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.speed = -1
    inner.speed = -2
    inner.add(fade(1, listener), forKey: nil)
    window.advance(to: 0.49)
    expect(listener.heard, equals: ["start"])
    window.advance(to: 0.5)
    expect(listener.heard, equals: ["start", "true"])
  }

  @Test func `going back an animation comes to no end`() {
    let (layer, listener) = (CALayer(), Listener())
    window.layer.addSublayer(layer)
    layer.speed = -1
    layer.add(fade(1, listener), forKey: nil)
    window.advance(to: 9)
    expect(layer.animationKeys() != nil && listener.heard.last != "true")
  }

  @Test func `only what is animated is looked at`() {
    for _ in 0..<9 { window.layer.addSublayer(CALayer()) }
    let layer = CALayer()
    window.layer.addSublayer(layer)
    expect(window.animatedLayers.isEmpty)
    let listener = Listener()
    layer.add(fade(1, listener), forKey: nil)
    expect(window.animatedLayers.map { ObjectIdentifier($0) }, equals: [ObjectIdentifier(layer)])
    window.advance(to: 1)
    expect(window.animatedLayers.isEmpty)
  }

  @Test func `many animations end in the order of their ends, at their own time`() {
    var ends: [(number: Int, time: Double)] = []
    let steps = 200
    for number in 0..<steps {
      let view = UIView(frame: .zero)
      window.addSubview(view)
      UIView.animate(withDuration: 1 + Double(number * 37 % steps) / 100) {
        view.alpha = 0
      } completion: { _ in
        ends.append((number * 37 % steps, CACurrentMediaTime()))
      }
    }
    window.advance(to: 10)
    expect(ends.map { $0.number }, equals: Array(0..<steps))
    expect(ends.allSatisfy { abs($0.time - (1 + Double($0.number) / 100)) < 1e-9 })
  }

  @Test func `a completion that removes what ends with it ends it unfinished`() {
    var log: [String] = []
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    window.addSubview(first)
    window.addSubview(second)
    UIView.animate(withDuration: 1) {
      first.alpha = 0
    } completion: {
      log.append("first \($0)")
      second.removeFromSuperview()
    }
    UIView.animate(withDuration: 1) {
      second.alpha = 0
    } completion: {
      log.append("second \($0)")
    }
    window.advance(to: 2)
    expect(log, equals: ["first true", "second false"])
  }
}
