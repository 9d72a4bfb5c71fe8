import Foundation

/// The animations that presentations have unless somebody gives another one.
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

  /// The system's sheets take as long, measured.
  static let coverDuration = 0.50573
  static let dissolveDuration = 0.35
  static let turnDuration = 0.75

  /// How strong the perspective of what turns is, in points from the eye.
  static let eyeDistance: CGFloat = 1000

  /// Puts the views where they are at the start; the one that comes in over or under the other.
  static func place(
    _ context: any UIViewControllerContextTransitioning, isPresenting: Bool
  ) -> (coming: UIView?, going: UIView?) {
    let (coming, going) = (context.view(forKey: .to), context.view(forKey: .from))
    if let coming, let to = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: to)
      // A presenter's view in a context is in the container already, or seen at its own place below.
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
