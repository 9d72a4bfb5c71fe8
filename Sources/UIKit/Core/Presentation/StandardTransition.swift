import Foundation

/// The animations of presentations for which nothing else is provided.
@MainActor
enum StandardTransition {
  static func animator(
    style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    switch style {
    case .coverVertical: CoverVerticalTransition(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveTransition(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalTransition(isPresenting: isPresenting)
    case .partialCurl: PartialCurlTransition(isPresenting: isPresenting)
    }
  }

  /// The duration of the system's sheets in seconds, measured.
  static let coverDuration = 0.50573
  static let dissolveDuration = 0.35
  static let turnDuration = 0.75

  /// The distance of the eye from the screen in points, for the perspective of turning views.
  static let eyeDistance: CGFloat = 1000

  /// Places both views for the start. The coming view is above the other when presenting, below it
  /// when dismissing.
  static func place(
    _ context: any UIViewControllerContextTransitioning, isPresenting: Bool
  ) -> (coming: UIView?, going: UIView?) {
    let (coming, going) = (context.view(forKey: .to), context.view(forKey: .from))
    if let coming, let to = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: to)
      // In a context, the presenter's view is in the container already, or visible at its own
      // place below.
      if !isPresenting, coming.contextFollower != nil { return (coming, going) }
      UIView.performWithoutAnimation {
        if !frame.isEmpty { coming.frame = frame }
        if isPresenting {
          if coming.superview !== context.containerView {
            context.containerView.addSubview(coming)
          }
        } else {
          context.containerView.insertSubview(coming, at: 0)
        }
      }
    }
    return (coming, going)
  }
}

extension UIViewControllerContextTransitioning {
  func complete() { completeTransition(!transitionWasCancelled) }
}
