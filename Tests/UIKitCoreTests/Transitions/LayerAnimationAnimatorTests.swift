import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Animators that add animations to layers, and complete in a transaction's completion block.
@MainActor
struct LayerAnimationAnimatorTests {
  enum Kind: CaseIterable {
    case basic, keyframes, group, delegate
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    CAAnimationDelegate
  {
    let kind: Kind
    var onStop: () -> Void = {}

    init(_ kind: Kind) { self.kind = kind }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      onStop = { context.completeTransition(!context.transitionWasCancelled) }
      let animation = animation(of: view.layer)
      if kind == .delegate {
        animation.delegate = self
        return view.layer.add(animation, forKey: "in")
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock(onStop)
      view.layer.add(animation, forKey: "in")
      CATransaction.commit()
    }

    private func animation(of layer: CALayer) -> CAAnimation {
      let end = layer.position.y
      let start = end + 800
      switch kind {
      case .basic, .delegate:
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.fromValue = start
        animation.toValue = end
        animation.duration = 0.4
        return animation
      case .keyframes:
        let animation = CAKeyframeAnimation(keyPath: "position.y")
        animation.values = [start, (start + end) / 2, end]
        animation.duration = 0.4
        return animation
      case .group:
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = start
        move.toValue = end
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 0.4
        return group
      }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop() }
  }

  private func table(_ kind: Kind) -> PresentationTable {
    let table = PresentationTable(.fullScreen)
    table.delegate.animator = Animator(kind)
    return table
  }

  @Test(arguments: Kind.allCases)
  func `a layer's animation moves the view, and its end completes the transition`(kind: Kind) {
    let table = table(kind)
    table.a.present(table.b, animated: true)
    table.turn()
    for step in 1...3 {
      table.pass(0.1)
      expect(abs(table.y - 800 * (1 - Double(step) / 4)), isBelow: 0.5)
    }
    expect(table.b.isBeingPresented)
    table.pass(0.2)
    expect(!table.b.isBeingPresented && table.b.transitionCoordinator == nil)
    expect(table.y == 0 && table.log.calls.contains("B didAppear"))
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `a percent-driven controller scrubs it, forwards and back`(kind: Kind, finishes: Bool) {
    let table = table(kind)
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    for progress in [0.0, 0.5, 0.25, 0.75, 0.5] {
      table.interactor.update(progress)
      table.pass(0.3)
      expect(abs(table.y - 800 * (1 - progress)), isBelow: 0.5, "at \(progress)")
      if kind == .group {
        let opacity = Double(table.b.view.layer.seen.opacity)
        expect(abs(opacity - progress), isBelow: 0.01)
      }
    }
    finishes ? table.interactor.finish() : table.interactor.cancel()
    table.pass(0.1)
    expect(abs(table.y - (finishes ? 200 : 600)), isBelow: 1)
    table.pass(0.2)
    table.turn()
    expectNil(table.b.transitionCoordinator)
    expect((table.a.presentedViewController === table.b), equals: finishes)
    expect((table.b.view.window != nil) == finishes && (table.a.view.window == nil) == finishes)
  }
}
