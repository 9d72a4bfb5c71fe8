import SeededRandom
import UIKit

/// Views and layers with random animations of everything that can be animated, step by step. The same seed
/// gives the same steps.
@MainActor
final class AnimationProgram {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// The ends of animations, with their times.
  private(set) var log: [String] = []
  private var numbers: SeededGenerator
  private var views: [UIView] = []
  private var layers: [CALayer] = []
  private var animators: [UIViewPropertyAnimator] = []

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    for index in 0..<4 {
      let view = UIView(frame: CGRect(x: index * 50, y: 20, width: 40, height: 30))
      (views.randomElement(using: &numbers) ?? window).addSubview(view)
      let layer = CALayer()
      view.layer.addSublayer(layer)
      views.append(view)
      layers.append(layer)
    }
    window.advance(to: 0)
  }

  /// Stops animators that must not be released while active.
  func end() {
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    for animator in animators where animator.state == .stopped {
      animator.finishAnimation(at: .current)
    }
  }

  var allLayers: [CALayer] { views.map(\.layer) + layers }

  func seen(at time: Double) -> [Double] {
    allLayers.flatMap { layer in
      let values = layer.presentationValues(at: time)
      let map = values.transform
      return [
        values.position.x, values.position.y, values.bounds.width, CGFloat(values.opacity),
        values.zPosition, map.m11, map.m12, map.m41, values.cornerRadius,
      ].map { Double($0) }
    }
  }

  private func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &numbers)
  }
  private func pick<T>(_ values: [T]) -> T { values.randomElement(using: &numbers)! }
  private func note(_ what: String) {
    log.append("\(what) \((CACurrentMediaTime() * 1e6).rounded() / 1e6)")
  }

  // MARK: What happens

  /// Makes one random change. Its number identifies its end in the log.
  func step(_ number: Int) {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0...2: animate(number)
    case 3: animateKeyframes(number)
    case 4, 5: startAnimator(number)
    case 6, 7: moveAnimator(number)
    case 8: addAnimation(number)
    case 9: changeTime()
    case 10: takeAway()
    default: changeLayers(number)
    }
  }

  private func change() {
    let view = pick(views)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: view.center = CGPoint(x: number(-50...450), y: number(-50...450))
    case 1: view.alpha = CGFloat(number(0...1))
    case 2: view.bounds.size.width = CGFloat(number(0...100))
    case 3: view.transform = CGAffineTransform(rotationAngle: CGFloat(number(-3...3)))
    default: view.layer.cornerRadius = CGFloat(number(0...20))
    }
  }

  private func animate(_ step: Int) {
    var options = pick([
      UIView.AnimationOptions.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut,
    ])
    if number(0...1) < 0.1 { options.insert([.repeat, .autoreverse]) }
    if number(0...1) < 0.2 { options.insert(.beginFromCurrentState) }
    let duration = pick([0, 0.1, number(0.05...2)])
    let delay = pick([0, 0, number(0...0.5)])
    if number(0...1) < 0.3 {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: CGFloat(number(0.2...1)),
        initialSpringVelocity: CGFloat(number(-5...5)), options: options
      ) {
        self.change()
      } completion: {
        self.note("spring \(step) \($0)")
      }
    } else {
      UIView.animate(withDuration: duration, delay: delay, options: options) {
        self.change()
        self.change()
      } completion: {
        self.note("curve \(step) \($0)")
      }
    }
  }

  private func animateKeyframes(_ step: Int) {
    UIView.animateKeyframes(
      withDuration: number(0.1...2),
      options: pick([.calculationModeLinear, .calculationModeDiscrete, .calculationModeCubic])
    ) {
      for start in [0, 0.4, 0.6] {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.3) { self.change() }
      }
    } completion: {
      self.note("frames \(step) \($0)")
    }
  }

  private func startAnimator(_ step: Int) {
    let animator: UIViewPropertyAnimator
    if number(0...1) < 0.5 {
      animator = UIViewPropertyAnimator(
        duration: number(0.1...2), curve: pick([.linear, .easeIn, .easeOut, .easeInOut]))
    } else {
      animator = UIViewPropertyAnimator(
        duration: number(0.1...2), dampingRatio: CGFloat(number(0.3...1)))
    }
    animator.addAnimations { [unowned self] in
      change()
      change()
    }
    animator.addCompletion { [unowned self] in note("animator \(step) \($0)") }
    animator.scrubsLinearly = number(0...1) < 0.5
    animator.startAnimation(afterDelay: pick([0, 0, number(0...0.3)]))
    animators.append(animator)
  }

  private func moveAnimator(_ step: Int) {
    guard let animator = animators.randomElement(using: &numbers), animator.state == .active else {
      return
    }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: animator.pauseAnimation()
    case 1:
      animator.pauseAnimation()
      animator.fractionComplete = CGFloat(number(0...1))
    case 2: animator.isReversed.toggle()
    case 3:
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: pick([
          nil, UICubicTimingParameters(animationCurve: .easeOut),
          UISpringTimingParameters(dampingRatio: 0.6),
        ]), durationFactor: CGFloat(pick([0, 0.5, 2])))
    case 4: animator.addAnimations { [unowned self] in change() }
    default:
      animator.stopAnimation(false)
      animator.finishAnimation(at: pick([.current, .start, .end]))
    }
  }

  private func addAnimation(_ step: Int) {
    let path = pick(["position.x", "opacity", "transform.rotation.z", "zPosition"])
    let animation: CABasicAnimation =
      number(0...1) < 0.5 ? CABasicAnimation(keyPath: path) : CASpringAnimation(keyPath: path)
    animation.byValue = number(-5...5)
    animation.duration = number(0.1...1)
    animation.repeatCount = pick([0, 0, 2.5])
    animation.autoreverses = number(0...1) < 0.3
    animation.isAdditive = number(0...1) < 0.5
    animation.isCumulative = number(0...1) < 0.3
    animation.fillMode = pick([.removed, .forwards, .backwards, .both])
    animation.isRemovedOnCompletion = number(0...1) < 0.7
    let group = CAAnimationGroup()
    group.animations = [animation]
    group.duration = number(0.1...2)
    pick(allLayers).add(number(0...1) < 0.3 ? group : animation, forKey: pick([nil, "mine"]))
  }

  private func changeTime() {
    let layer = pick(allLayers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.beginTime = 0
    case 1:
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    default:
      let speed: Float = pick([0.5, 2, -1, 1])
      // An animator ends as a whole, even if the time of one of its layers was reversed.
      layer.speed = animators.contains { $0.state == .active } ? abs(speed) : speed
    }
  }

  private func takeAway() {
    // An animator that returns to its start also restores properties that another animation has taken over.
    guard !animators.contains(where: { $0.state == .active }) else { return }
    let view = pick(views)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: view.layer.removeAllAnimations()
    case 1: view.layer.removeAnimation(forKey: "position")
    default:
      guard let parent = view.superview else { return }
      view.removeFromSuperview()
      parent.addSubview(view)
    }
  }

  private func changeLayers(_ step: Int) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(number(0...1))
    CATransaction.setCompletionBlock { self.note("transaction \(step)") }
    if number(0...1) < 0.2 { CATransaction.setDisableActions(true) }
    pick(layers).position = CGPoint(x: number(0...40), y: number(0...40))
    pick(layers).opacity = Float(number(0...1))
    CATransaction.commit()
  }
}
