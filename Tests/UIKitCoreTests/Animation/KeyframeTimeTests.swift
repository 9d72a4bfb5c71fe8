import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// The times of the animation that the steps become, and what is seen at them.
@MainActor
struct KeyframeTimeTests {
  private let window = UIWindow(frame: .zero)
  private let view = UIView(frame: .zero)

  init() {
    window.addSubview(view)
    window.advance(to: 0)
  }

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func animate(
    _ steps: [(Double, Double, CGFloat)], _ options: UIView.KeyframeAnimationOptions = []
  ) -> CAKeyframeAnimation? {
    UIView.animateKeyframes(withDuration: 10, options: [options, Self.linear]) {
      for (start, length, place) in steps {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
          view.center.x = place
        }
      }
    }
    return view.layer.animation(forKey: "position") as? CAKeyframeAnimation
  }

  private func near(_ found: [NSNumber]?, _ wanted: [Double]) -> Bool {
    guard let found, found.count == wanted.count else { return false }
    return zip(found, wanted).allSatisfy { abs($0.doubleValue - $1) < 1e-12 }
  }

  private func seen(_ times: [Double]) -> [CGFloat] {
    times.map { time in
      window.advance(to: time)
      return (view.layer.presentation()?.position.x ?? .nan).rounded(3)
    }
  }

  @Test func `a value waits before its step and stays after it`() {
    let animation = animate([(0.2, 0.3, 100)])
    expect(near(animation?.keyTimes, [0, 0.2, 0.5, 1]) && animation?.values?.count == 4)
    expect(animation?.isAdditive == true && animation?.calculationMode == .linear)
    expect(animation?.duration, equals: 10)
    expect(seen([1, 2, 3.5, 5, 9]), equals: [0, 0, 50, 100, 100])
  }

  @Test func `a step that overlaps the one before it begins behind it`() {
    let animation = animate([(0, 0.5, 100), (0.3, 0.4, 20)])
    expect(near(animation?.keyTimes, [0, 0.5, 0.7, 1]))
    expect(seen([2.5, 5, 6, 7, 8]), equals: [50, 100, 60, 20, 20])
  }

  @Test func `a step within the one before it is a jump`() {
    let animation = animate([(0, 0.5, 100), (0.1, 0.2, 20)])
    expect(near(animation?.keyTimes, [0, 0.5, 0.5, 1]))
    expect(seen([4, 6]), equals: [80, 20])
  }

  @Test func `steps are sorted by their start, and of two the first named comes first`() {
    let animation = animate([(0.5, 0.5, 30), (0, 0.25, 100), (0.5, 0.25, 60)])
    expect(near(animation?.keyTimes, [0, 0.25, 0.5, 1, 1]))
    expect(seen([2.5, 4, 7.5]), equals: [100, 100, 65])
  }

  @Test func `a step of the whole length has no times of its own`() {
    expect(near(animate([(0, 1, 100)])?.keyTimes, [0, 1]))
    expect(seen([2, 9]), equals: [20, 90])
  }

  @Test func `jumps have one time more than values, and stay at the end`() {
    let animation = animate([(0, 0.5, 100), (0.5, 0.25, 50)], .calculationModeDiscrete)
    expect(near(animation?.keyTimes, [0, 0.5, 0.75, 1]) && animation?.values?.count == 3)
    expect(animation?.calculationMode, equals: .discrete)
    expect(seen([4.9, 5.1, 7.4, 7.6]), equals: [0, 100, 100, 50])
  }

  @Test func `repeated steps show values, not differences`() {
    let animation = animate([(0, 0.5, 100)], .repeat)
    expect(animation?.isAdditive, equals: false)
    expect(seen([2.5, 5, 9, 12.5, 22.5]), equals: [50, 100, 100, 50, 50])
  }

  @Test func `from the present state, repeated steps begin at what is seen`() {
    UIView.animate(withDuration: 10, options: .curveLinear) { view.center.x = 100 }
    window.advance(to: 4)
    _ = animate([(0, 1, 140)], [.repeat, .beginFromCurrentState])
    expect(seen([4, 9, 13.999, 14.001]), equals: [40, 90, 139.99, 40.01])
  }

  @Test func `steps within a step share its part of the whole`() {
    UIView.animateKeyframes(withDuration: 10, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          view.center.x = 100
        }
      }
    }
    let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
    expect(near(animation?.keyTimes, [0, 0.4, 0.5, 1]))
    expect(seen([4, 4.5, 5]), equals: [0, 50, 100])
  }

  @Test func `what changes outside a step takes the whole time`() {
    UIView.animateKeyframes(withDuration: 10, options: Self.linear) {
      view.center.x = 100
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    }
    expect(seen([2.5, 5]), equals: [25, 50])
    expect(view.layer.presentation()?.opacity, equals: 1)
    window.advance(to: 7.5)
    expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.5), isBelow: 1e-6)
  }

  @Test func `each mode of calculation has its number`() {
    let modes: [(UIView.KeyframeAnimationOptions, CAAnimationCalculationMode)] = [
      (.calculationModeLinear, .linear), (.calculationModeDiscrete, .discrete),
      (.calculationModePaced, .paced), (.calculationModeCubic, .cubic),
      (.calculationModeCubicPaced, .cubicPaced),
    ]
    for (number, (option, mode)) in modes.enumerated() {
      expect(option.rawValue, equals: UInt(number) << 10)
      expect(animate([(0, 1, CGFloat(number + 1))], option)?.calculationMode, equals: mode)
      view.layer.removeAllAnimations()
    }
  }

  @Test func `a curve's control points are those of its name`() {
    let curves: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
      (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
    ]
    for (number, (curve, first, second)) in curves.enumerated() {
      expect(curve.rawValue, equals: number)
      let parameters = UICubicTimingParameters(animationCurve: curve)
      expect(parameters.animationCurve == curve && parameters.timingCurveType == .builtin)
      expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
      expect(parameters.cubicTimingParameters === parameters)
      expectNil(parameters.springTimingParameters)
    }
    let usual = UICubicTimingParameters()
    expect(usual.controlPoint1, equals: CGPoint(x: 0.25, y: 0.1))
    expect(usual.controlPoint2 == CGPoint(x: 0.25, y: 1) && usual.timingCurveType == .builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.3, y: -4))
    expect(own.controlPoint1 == CGPoint(x: 0.1, y: 2) && own.timingCurveType == .cubic)
    expect(own.controlPoint2, equals: CGPoint(x: 0.3, y: -4))
  }
}

extension CGFloat {
  /// Rounded to a number of decimals.
  fileprivate func rounded(_ decimals: Int) -> CGFloat {
    let power = (0..<decimals).reduce(1 as CGFloat) { power, _ in power * 10 }
    return (self * power).rounded() / power
  }
}
