import Foundation

/// An interaction controller of UIKit's own, as a transition knows it.
///
/// What a delegate returns is any interaction controller; whether it is one of these is asked once,
/// when the transition is planned.
@MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// It is about to be started: what is asked for before that is kept for it.
  func expectStart()

  func transitionDidEnd(_ context: TransitionContext)

  func finish()

  /// Whether touches still reach the views while they settle, so that a gesture can take hold.
  var canBeGrabbed: Bool { get }
}
