import Testing
import UIKit

@MainActor
@Suite struct CATransactionTests {
  let window = UIWindow(frame: .zero)
  let layer = CALayer()

  init() {
    window.layer.addSublayer(layer)
    window.advance(to: 0)
  }

  @Test func `a layer without a view animates by itself, as the transaction says`() {
    layer.position.x = 10
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.zPosition = 5
    CATransaction.commit()
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animation(forKey: "zPosition") == nil)
    window.advance(to: 1)
    #expect(abs(layer.presentation()!.opacity - 0.75) < 1e-6)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `what was not seen yet is not animated`() {
    let new = CALayer()
    window.layer.addSublayer(new)
    new.position.x = 10
    #expect(new.animationKeys() == nil)
    window.advance(to: 0.1)
    new.position.x = 20
    #expect(new.animationKeys() == ["position"])
  }

  @Test func `completions wait for their animations, or come at the commit`() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("empty") }
    CATransaction.commit()
    #expect(done == ["empty"])
    layer.position.x = 10
    CATransaction.commit()
    window.advance(to: 0.2)
    #expect(done == ["empty"])
    window.advance(to: 0.3)
    #expect(done == ["empty", "outer"])
  }

  @Test func `a replaced animation ends unfinished, and tells its delegate`() {
    final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("\(flag)") }
    }
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    window.advance(to: 0.5)
    layer.add(animation, forKey: "fade")
    #expect(listener.heard == ["start", "false"])
    window.advance(to: 2)
    #expect(listener.heard == ["start", "false", "start", "true"])
  }
}
