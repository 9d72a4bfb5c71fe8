import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The timing that a transaction gives to animations of views, and the timing of key frames as a whole.
@MainActor
struct TransactionTimingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    window.advance(to: 1)
  }

  private var x: CGFloat { view.layer.seen.position.x - 50 }

  /// A curve whose value at half of its time is far from the values of the named curves.
  private var late: CAMediaTimingFunction { CAMediaTimingFunction(controlPoints: 1, 0, 1, 0) }

  private func inTransaction(_ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(late)
    work()
    CATransaction.commit()
  }

  private var expected: CGFloat {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(other)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.timingFunction = late
    other.layer.add(animation, forKey: nil)
    window.advance(to: 1.5)
    return other.layer.seen.position.x
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseInOut, .curveLinear, .curveEaseOut])
  func `a block inside the transaction has the transaction's pace`(
    options: UIView.AnimationOptions
  ) {
    inTransaction {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 100 }
    }
    let expected = expected
    expect(expected, isBelow: 20)
    expect(abs(x - expected), isBelow: 0.01)
  }

  @Test func `a transaction inside the block counts for what changes in it`() {
    let other = UIView(frame: view.frame)
    window.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inTransaction { view.center.x += 100 }
      other.center.x += 100
    }
    let expected = expected
    expect(abs(x - expected), isBelow: 0.01)
    expect(abs(other.layer.seen.position.x - 100), isBelow: 0.01)
  }

  @Test func `without a transaction's pace the block's own counts`() {
    inTransaction {}
    CATransaction.begin()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
    CATransaction.commit()
    window.advance(to: 1.5)
    expect(abs(x - 50), isBelow: 0.01)
  }

  @Test func `a spring keeps its own movement`() {
    func shown(_ isInTransaction: Bool) -> CGFloat {
      let moved = UIView(frame: view.frame)
      window.addSubview(moved)
      let work = {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) { moved.center.x += 100 }
      }
      isInTransaction ? inTransaction(work) : work()
      return moved.layer.animation(forKey: "position") is CASpringAnimation ? 1 : 0
    }
    expect(shown(true) == 1 && shown(false) == 1)
  }

  // MARK: Key frames

  private func keyframes(_ options: UIView.KeyframeAnimationOptions, at time: Double) -> CGFloat {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 50 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 50 }
    }
    window.advance(to: 1 + time)
    return x
  }

  @Test(arguments: [0.1, 0.25, 0.75, 0.9])
  func `without a curve the whole eases in and out`(time: Double) {
    let seen = keyframes([], at: time)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIWindow(frame: window.bounds)
    other.addSubview(plain)
    other.advance(to: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { plain.center.x += 100 }
    other.advance(to: 1 + time)
    expect(abs(seen - (plain.layer.seen.position.x - 50)), isBelow: 0.01)
    expect(abs(seen - CGFloat(time) * 100), isAbove: 1)
  }

  @Test func `a linear curve by its raw value makes the whole go evenly`() {
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    expect(abs(keyframes(linear, at: 0.25) - 25), isBelow: 0.01)
  }
}
