import Expectations
import QuartzCore
import Testing

@MainActor
struct CATransactionTests {
  let window = LayerTree()
  let layer = CALayer()

  init() {
    window.layer.addSublayer(layer)
    window.advance(to: 0)
  }

  @Test func `a layer without a view animates by itself, as the transaction says`() {
    layer.position.x = 10
    expect(layer.animation(forKey: "position")?.duration, equals: 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.zPosition = 5
    CATransaction.commit()
    layer.opacity = 0
    CATransaction.commit()
    expectNil(layer.animation(forKey: "zPosition"))
    window.advance(to: 1)
    expect(abs(layer.seen.opacity - 0.75), isBelow: 1e-6)
    expect(CATransaction.animationDuration(), equals: 0.25)
  }

  @Test func `what was not seen yet is not animated`() {
    let new = CALayer()
    window.layer.addSublayer(new)
    new.position.x = 10
    expectNil(new.animationKeys())
    window.advance(to: 0.1)
    new.position.x = 20
    expect(new.animationKeys(), equals: ["position"])
  }

  @Test func `completions wait for their animations, or come at the commit`() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("empty") }
    CATransaction.commit()
    expect(done, equals: ["empty"])
    layer.position.x = 10
    CATransaction.commit()
    window.advance(to: 0.2)
    expect(done, equals: ["empty"])
    window.advance(to: 0.3)
    expect(done, equals: ["empty", "outer"])
  }

  @Test func `a commit without a begin ends the implicit transaction`() {
    var done: [String] = []
    CATransaction.setCompletionBlock { done.append("implicit") }
    let growth = CABasicAnimation(keyPath: "bounds.size.width")
    growth.toValue = 50
    growth.duration = 0.1
    layer.add(growth, forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    expectNil(CATransaction.completionBlock())
    window.advance(to: 0.05)
    expect(done.isEmpty)
    window.advance(to: 0.2)
    expect(done, equals: ["implicit"])
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
    expect(listener.heard, equals: ["start", "false"])
    window.advance(to: 2)
    expect(listener.heard, equals: ["start", "false", "start", "true"])
  }

  @Test func `its values by their keys`() {
    CATransaction.begin()
    CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, equals: 3)
    layer.position.x = 9
    CATransaction.commit()
    expectNil(layer.animationKeys())
    expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, equals: false)
  }

  @Test func `an inner transaction's animations hold up the outer completion, not the reverse`() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { done.append("inner") }
    layer.opacity = 0
    CATransaction.commit()
    layer.position.x = 5
    CATransaction.commit()
    window.advance(to: 1)
    expect(done, equals: ["inner"])
    window.advance(to: 2)
    expect(done, equals: ["inner", "outer"])
  }

  @Test func `without a transaction a completion comes when what was animated has ended`() {
    var done = 0
    CATransaction.setCompletionBlock { done += 1 }
    layer.opacity = 0
    window.advance(to: 0.2)
    expect(done, equals: 0)
    window.advance(to: 0.25)
    expect(done, equals: 1)
  }

  @Test func `a layer's own actions, its delegate's and none`() {
    final class Quiet: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let quiet = Quiet()
    let slow = CABasicAnimation(keyPath: "zPosition")
    slow.fromValue = 0
    slow.duration = 7
    layer.delegate = quiet
    layer.actions = ["zPosition": slow, "position": NSNull()]
    layer.opacity = 0
    layer.position.x = 4
    layer.zPosition = 1
    layer.cornerRadius = 2
    expect(layer.animationKeys(), equals: ["zPosition", "cornerRadius"])
    expect(layer.animation(forKey: "zPosition")?.duration, equals: 7)
    expect(layer.delegate === quiet)
  }
}
