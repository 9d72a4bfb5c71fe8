/// An animator of UIKit's own, which wants views to look afterwards as they did before.
@MainActor
protocol StandardAnimator: UIViewControllerAnimatedTransitioning {}
