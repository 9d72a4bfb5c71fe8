import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewTransitionTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let old = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
  let new = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))

  init() {
    window.addSubview(view)
    view.addSubview(old)
    window.advance(to: 1)
  }

  private func go(
    _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(with: view, duration: 2, options: options.union(.curveLinear)) {
      old.removeFromSuperview()
      view.addSubview(new)
    } completion: {
      completion?($0)
    }
  }

  private func covers() -> [CALayer] { (view.layer.sublayers ?? []).filter { $0.delegate == nil } }

  @Test func `the old dissolves over the new, and nothing is left of it`() throws {
    var finished: [Bool] = []
    go(.transitionCrossDissolve) { finished.append($0) }
    expect(view.subviews == [new] && old.superview == nil)
    let cover = try #require(covers().first)
    expect(cover.sublayers?.first?.position, equals: old.center)
    window.advance(to: 1.5)
    expect(abs((cover.presentation()?.opacity ?? 0) - 0.75) < 1e-6 && finished.isEmpty)
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    window.advance(to: 3)
    expect(finished == [true] && covers().isEmpty && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 50)),
    (.transitionFlipFromRight, CGPoint(x: 100, y: 50)),
    (.transitionFlipFromTop, CGPoint(x: 50, y: 0)),
    (.transitionFlipFromBottom, CGPoint(x: 50, y: 100)),
  ])
  func `it flips with the named side first to the front`(
    option: UIView.AnimationOptions, side: CGPoint
  ) throws {
    go(option)
    let cover = try #require(covers().first)
    window.advance(to: 1.5)
    expect(cover.presentation()?.opacity, equals: 1)
    let seen = view.layer.seen.transform
    // The depth, measured from the middle.
    let depth = (side.x - 50) * seen.m13 + (side.y - 50) * seen.m23
    expect(depth, isAbove: 30, "the side comes to the front")
    expect(seen.m34 == 0 || abs(seen.m34) > 0)
    window.advance(to: 2)
    expect(cover.presentation()?.opacity, equals: 0, "from its edge the new takes over")
    window.advance(to: 2.5)
    let later = view.layer.seen.transform
    expect((side.x - 50) * later.m13 + (side.y - 50) * later.m23, isBelow: -30)
    window.advance(to: 3)
    expect(CATransform3DIsIdentity(view.layer.seen.transform))
  }

  @Test func `a page curls up, and back down the same way`() throws {
    go(.transitionCurlUp)
    let up = try #require(covers().first)
    expect(covers().count, equals: 1)
    let times = stride(from: 1.0, through: 2.875, by: 0.125)
    let curls = times.map { time in
      window.advance(to: time)
      return up.seen.pageCurl
    }
    expect(curls.first == 0 && curls.last == 0.9375)
    expect(zip(curls, curls.dropFirst()).allSatisfy { $0 < $1 })
    window.advance(to: 3)
    expect(covers().isEmpty)

    UIView.transition(with: view, duration: 2, options: [.transitionCurlDown, .curveLinear]) {
      new.removeFromSuperview()
      view.addSubview(old)
    }
    let down = try #require(covers().last)
    expect(covers().count, equals: 2)
    let back = times.reversed().map { time in
      window.advance(to: 3 + (3 - time))
      return down.seen.pageCurl
    }
    for (one, other) in zip(curls, back.reversed()) { expect(abs(one - other), isBelow: 1e-9) }
    window.advance(to: 5)
    expect(covers().isEmpty)
  }

  @Test func `between two views one goes and one comes, or both stay`() {
    var finished: [Bool] = []
    UIView.transition(
      from: old, to: new, duration: 1, options: .transitionFlipFromLeft
    ) { finished.append($0) }
    expect(view.subviews, equals: [new])
    window.advance(to: 2)
    expect(finished, equals: [true])
    old.isHidden = true
    view.addSubview(old)
    UIView.transition(
      from: new, to: old, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    expect(view.subviews == [new, old] && new.isHidden && !old.isHidden)
  }

  @Test func `taken away it did not finish and leaves nothing behind`() {
    var finished: [Bool] = []
    go(.transitionCurlUp) { finished.append($0) }
    window.advance(to: 1.5)
    view.layer.removeAllAnimations()
    expect(finished == [false] && covers().isEmpty)
    go(.transitionCrossDissolve) { finished.append($0) }
    view.removeFromSuperview()
    expect(finished == [false, false] && covers().isEmpty)
  }

  @Test func `without animation it is done at once and completes in the next turn`() {
    var finished: [Bool] = []
    UIView.performWithoutAnimation { go(.transitionCrossDissolve) { finished.append($0) } }
    expect(view.subviews == [new] && covers().isEmpty && finished.isEmpty)
    window.advance(to: 1.1)
    expect(finished, equals: [true])
  }

  @Test func `changes are animated only where that is asked for`() {
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      old.alpha = 0
    }
    expectNil(old.layer.animationKeys())
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) { old.alpha = 1 }
    expect(old.layer.animationKeys(), equals: ["opacity"])
  }

  @Test func `a transition in another one goes on from what is seen`() throws {
    go(.transitionCrossDissolve)
    window.advance(to: 2)
    UIView.transition(with: view, duration: 2, options: .transitionCrossDissolve) {
      new.isHidden = true
    }
    let cover = try #require(covers().last)
    expect(cover.sublayers?.count, equals: 2)
    expect(abs((cover.sublayers?.last?.opacity ?? 0) - 0.5), isBelow: 1e-6)
  }
}
