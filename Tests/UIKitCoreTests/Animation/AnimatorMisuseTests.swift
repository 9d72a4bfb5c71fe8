import Expectations
import Testing
import UIKit

/// Misuse of layers and animators ends the program with a message that says what to do instead.
@MainActor
struct AnimatorMisuseTests {
  struct Misuse: Sendable {
    var sentence: String
    var commit: @MainActor @Sendable () -> Void
  }

  @MainActor
  private static func paused() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pauseAnimation()
    return animator
  }

  @MainActor
  private static func stopped() -> UIViewPropertyAnimator {
    let animator = paused()
    animator.stopAnimation(false)
    return animator
  }

  nonisolated static let all: [Misuse] = [
    Misuse(sentence: "stopped animator: call finishAnimation(at:) first") {
      stopped().addAnimations {}
    },
    Misuse(sentence: "cannot be started: call finishAnimation(at:) first") {
      stopped().startAnimation()
    },
    Misuse(sentence: "cannot be paused: call finishAnimation(at:) first") {
      stopped().pauseAnimation()
    },
    Misuse(sentence: "cannot be scrubbed: call finishAnimation(at:) first") {
      stopped().fractionComplete = 0.5
    },
    Misuse(sentence: "active and paused to be continued: call pauseAnimation() first") {
      UIViewPropertyAnimator(duration: 1, curve: .linear)
        .continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    Misuse(sentence: "stopped before it is finished: call stopAnimation(false) first") {
      paused().finishAnimation(at: .end)
    },
    Misuse(sentence: "set it before the animator starts") { paused().isInterruptible = false },
    Misuse(sentence: "set isInterruptible before it starts") {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.isInterruptible = false
      animator.pauseAnimation()
    },
    Misuse(sentence: "must not be let go: finish it") { _ = paused() },
    Misuse(sentence: "must not be let go: finish it") { _ = stopped() },
    Misuse(sentence: "a delay factor lies in 0...1, not 2") {
      UIViewPropertyAnimator(duration: 1, curve: .linear).addAnimations({}, delayFactor: 2)
    },
    Misuse(sentence: "must be finite") { UIView().frame.origin.x = .nan },
    Misuse(sentence: "must be finite") { UIView().bounds.size.width = .infinity },
    Misuse(sentence: "must be finite") {
      CALayer().setValue(Double.nan, forKeyPath: "position.x")
    },
    Misuse(sentence: "must be finite") {
      CABasicAnimation(keyPath: "position").toValue = CGPoint(x: CGFloat.nan, y: 0)
    },
    Misuse(sentence: "a gradient's endPoint must be finite") {
      CAGradientLayer().endPoint = CGPoint(x: 0, y: CGFloat.nan)
    },
    Misuse(sentence: "control points must be finite") {
      _ = UICubicTimingParameters(
        controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: CGFloat.infinity))
    },
    Misuse(sentence: "a spring's velocity must be finite") {
      _ = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: CGFloat.nan))
    },
  ]

  @Test(arguments: all.indices)
  func `it stops with a sentence`(number: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run { AnimatorMisuseTests.all[number].commit() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.contains(Self.all[number].sentence))
  }

  @Test func `numbers that grow too large are not shown`() {
    let window = UIWindow(frame: .zero)
    let layer = CALayer()
    window.layer.addSublayer(layer)
    window.advance(to: 0)
    for path in ["position.x", "opacity", "transform.rotation.z", "transform.scale", "zPosition"] {
      let animation = CASpringAnimation(keyPath: path)
      animation.fromValue = -Double.greatestFiniteMagnitude
      animation.toValue = Double.greatestFiniteMagnitude
      animation.damping = 1
      animation.duration = 9
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    for color in [1e308, -1e308] as [CGFloat] {
      let animation = CABasicAnimation(keyPath: "backgroundColor")
      animation.fromValue = CGColor(gray: color, alpha: 1)
      animation.toValue = CGColor(gray: -color, alpha: 1)
      animation.duration = 9
      layer.add(animation, forKey: nil)
    }
    for step in 0..<90 {
      let values = layer.presentationValues(at: Double(step) / 10)
      expect(values.position.x.isFinite && values.zPosition.isFinite)
      expect(values.opacity.isFinite)
      let map = values.transform
      expect([map.m11, map.m12, map.m21, map.m22, map.m33, map.m41].allSatisfy { $0.isFinite })
    }
    layer.setValue(1e300, forKeyPath: "opacity")
    expect(layer.opacity.isFinite)
  }
}
