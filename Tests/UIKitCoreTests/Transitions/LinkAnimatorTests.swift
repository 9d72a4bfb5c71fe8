import Expectations
import Testing
import UIKit

/// Animators that move views in each frame themselves.
@MainActor
struct LinkAnimatorTests {
  @Test func `nothing is said of an end while a display link moves the transition`() {
    let table = PresentationTable()
    let animator = LinkAnimator()
    table.delegate.animator = animator
    table.a.present(table.b, animated: true)
    table.turn()
    table.frames(60)
    expect(animator.steps == 20 && table.b.transitionCoordinator == nil)
    expect(table.warnings.isEmpty)
    animator.forgets = true
    table.a.dismiss(animated: true)
    table.turn()
    table.frames(60)
    expect(table.b.transitionCoordinator != nil)
    expect(table.warnings.count, equals: 1)
  }
}

/// Has a duration of zero, and moves for twenty frames.
private final class LinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var steps = 0
  var forgets = false
  private var context: (any UIViewControllerContextTransitioning)?
  private lazy var link = CADisplayLink(target: self, selector: LinkAnimator.step)

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    steps = 0
    link.isPaused = false
    link.add(to: .current, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    steps += 1
    guard steps == 20 else { return }
    // The two ways to stop a display link.
    if forgets { link.isPaused = true } else { link.remove(from: .current, forMode: .common) }
    if !forgets { context?.completeTransition(true) }
  }
}
