import Foundation
import QuartzCore

/// An animation that grows a view out of another one, first clipped to its shape, and shrinks it
/// back into it.
@MainActor
final class ZoomTransition: StandardAnimator {
  private let options: UIViewController.Transition.ZoomOptions
  private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  private let isPresenting: Bool

  static let duration = 0.5
  private static let shade: CGFloat = 0.2
  /// The fraction of the duration after which the source is not visible any more.
  private static let fade = 0.5
  /// The fraction of the screen at which a zoom without a source begins.
  private static let smallest: CGFloat = 0.2

  init(
    _ options: UIViewController.Transition.ZoomOptions,
    _ provider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?,
    isPresenting: Bool
  ) {
    self.options = options
    self.provider = provider
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return context.complete() }
    let (coming, going) = StandardTransition.place(context, isPresenting: isPresenting)
    let (zoomedController, other) = isPresenting ? (to, from) : (from, to)
    guard let zoomed = isPresenting ? coming : going else { return context.complete() }
    if UIAccessibility.prefersCrossFadeTransitions {
      return Dissolve(of: zoomed, comes: isPresenting).animate(
        duration: Self.duration, options: .curveEaseInOut, in: context)
    }
    let source = self.source(of: zoomedController, in: Self.shown(other), context.containerView)
    let morph = Morph(
      of: zoomed, in: context.containerView, into: source,
      part: source.flatMap { part(of: zoomedController, over: $0) })
    let picture = source?.snapshotView(afterScreenUpdates: false)
    let shade = makeShade(in: context.containerView)
    UIView.performWithoutAnimation {
      context.containerView.insertSubview(shade, belowSubview: zoomed)
      shade.alpha = isPresenting ? 0 : 1
      morph.begin()
      morph.apply(isSmall: isPresenting)
      if let picture {
        context.containerView.insertSubview(picture, aboveSubview: zoomed)
        picture.frame = isPresenting ? morph.source : morph.grown
        picture.alpha = isPresenting ? 1 : 0
      }
    }
    let sourceAlpha = source?.alpha ?? 1
    UIView.performWithoutAnimation { source?.alpha = 0 }
    let isLinear = context.isInteractive
    let move = { @MainActor [isPresenting] in
      morph.apply(isSmall: !isPresenting)
      shade.alpha = isPresenting ? 1 : 0
      picture?.frame = isPresenting ? morph.grown : morph.source
    }
    if let picture {
      UIView.animate(
        withDuration: Self.duration * Self.fade,
        delay: isPresenting ? 0 : Self.duration * (1 - Self.fade), options: .curveLinear
      ) { [isPresenting] in
        picture.alpha = isPresenting ? 0 : 1
      }
    }
    let following = isPresenting ? nil : self.follow(context, morph, picture)
    let finish = { @MainActor (_: Bool) in
      following?.end()
      UIView.performWithoutAnimation {
        source?.alpha = sourceAlpha
        picture?.removeFromSuperview()
        shade.removeFromSuperview()
        morph.end()
      }
      context.complete()
    }
    if isLinear {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: move,
        completion: finish)
    } else {
      UIView.animate(
        withDuration: Self.duration, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: move, completion: finish)
    }
  }

  /// Returns the source view; nil if it is not in the window.
  private func source(
    of zoomed: UIViewController, in below: UIViewController, _ container: UIView
  ) -> UIView? {
    let given = provider(
      UIViewController.Transition.ZoomSourceViewProviderContext(below, zoomed))
    return given?.window === container.window ? given : nil
  }

  /// Makes the view follow the finger, if a grip drives the transition.
  private func follow(
    _ context: any UIViewControllerContextTransitioning, _ morph: Morph, _ picture: UIView?
  ) -> ZoomFollowing? {
    guard context.isInteractive, let own = context as? TransitionContext,
      let interactor = own.interactor as? TransitionInteractor,
      let shape = morph.shape(in: context.containerView)
    else { return nil }
    let following = ZoomFollowing(
      [morph.zoomed, picture].compactMap { $0 }, shape, over: own.transitionDuration)
    interactor.follower = following
    return following
  }

  /// Returns the view controller that a container shows.
  private static func shown(_ controller: UIViewController) -> UIViewController {
    (controller as? any ShowsOneChild)?.shownChild.map(shown) ?? controller
  }

  private func part(of zoomed: UIViewController, over source: UIView) -> CGRect? {
    options.alignmentRectProvider?(
      UIViewController.Transition.ZoomOptions.AlignmentRectContext(source, zoomed))
  }

  private func makeShade(in container: UIView) -> UIView {
    let shade: UIView
    if let effect = options.dimmingVisualEffect {
      shade = UIVisualEffectView(effect: effect)
    } else {
      shade = UIView()
      shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: Self.shade)
    }
    shade.frame = container.bounds
    return shade
  }

  /// A view that moves between its own place and the place of a smaller view, to whose shape it is
  /// clipped.
  @MainActor
  private final class Morph {
    let zoomed: UIView
    private let before: (transform: CATransform3D, mask: UIView?)
    private let cut = UIView()
    /// The frame of the smaller view, in the container.
    let source: CGRect
    private let radius: CGFloat
    private let scale: CGFloat
    private let small: CATransform3D
    /// The visible part of the zoomed view when it is small, in its own coordinates.
    private let part: CGRect

    init(of zoomed: UIView, in container: UIView, into source: UIView?, part: CGRect?) {
      self.zoomed = zoomed
      before = (zoomed.transform3D, zoomed.mask)
      let size = zoomed.bounds.size
      let rect =
        source.map { $0.convert($0.bounds, to: container) }
        ?? zoomed.frame.insetBy(
          dx: size.width * (1 - ZoomTransition.smallest) / 2,
          dy: size.height * (1 - ZoomTransition.smallest) / 2)
      self.source = rect
      radius = source?.layer.cornerRadius ?? 0
      let given = part.flatMap { $0.isEmpty ? nil : $0 }
      let over = given ?? zoomed.bounds
      let fitting =
        over.isEmpty ? 1 : max(rect.width / over.width, rect.height / over.height)
      // Our value: a scale of 0 could not be inverted.
      scale = max(fitting, 0.001)
      // The part of the view that the source shows, around the middle of the given part.
      self.part = CGRect(
        x: over.midX - rect.width / scale / 2, y: over.midY - rect.height / scale / 2,
        width: rect.width / scale, height: rect.height / scale)
      let middle = CGPoint(
        x: (over.midX - zoomed.bounds.midX) * scale, y: (over.midY - zoomed.bounds.midY) * scale)
      small = CATransform3DScale(
        CATransform3DMakeTranslation(
          rect.midX - middle.x - zoomed.center.x, rect.midY - middle.y - zoomed.center.y, 0),
        scale, scale, 1)
    }

    /// The frame of the source's picture when the view is at its own place.
    var grown: CGRect {
      CGRect(
        x: zoomed.center.x - zoomed.bounds.midX, y: zoomed.center.y - zoomed.bounds.midY,
        width: zoomed.bounds.width,
        height: zoomed.bounds.width * source.height / max(source.width, 1))
    }

    /// Returns the movement of the zoom; nil for a view with a transform of its own.
    func shape(in container: UIView) -> ZoomFollowing.Shape? {
      guard CATransform3DIsIdentity(before.transform), zoomed.superview === container else {
        return nil
      }
      return ZoomFollowing.Shape(
        container: container, middle: CGPoint(x: zoomed.bounds.midX, y: zoomed.bounds.midY),
        center: zoomed.center, shift: CGVector(dx: small.m41, dy: small.m42), scale: scale)
    }

    func begin() {
      cut.backgroundColor = .black
      zoomed.mask = cut
    }

    func apply(isSmall: Bool) {
      zoomed.transform3D = isSmall ? small : before.transform
      cut.frame = isSmall ? part : zoomed.bounds
      cut.layer.cornerRadius = isSmall ? radius / scale : 0
    }

    func end() {
      zoomed.transform3D = before.transform
      zoomed.mask = before.mask
    }
  }
}
