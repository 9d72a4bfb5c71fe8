import Foundation

extension UIViewController {
  /// The animation with which a view controller comes and goes if no delegate provides an
  /// animator.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
    public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

    /// Returns a transition in which the view grows out of another view and shrinks back into it,
    /// also when a finger drags it down or from the edge.
    ///
    /// - Parameters:
    ///   - options: The look of the zoom; nil for the usual one.
    ///   - sourceViewProvider: Returns the other view. Called again for each direction; nil means
    ///     the middle of the screen.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// The context of a zoom, passed to the provider of its source view.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
      switch kind {
      case .style(let style):
        StandardTransition.animator(style: style, isPresenting: isPresenting)
      case .zoom(let options, let provider):
        ZoomTransition(options, provider, isPresenting: isPresenting)
      }
    }

    var isZoom: Bool {
      switch kind {
      case .style: false
      case .zoom: true
      }
    }

    /// Whether a finger may begin to drag the view back.
    func mayBegin(_ pan: UIPanGestureRecognizer, over view: UIView?) -> Bool {
      guard case .zoom(let options, _) = kind, let asked = options.interactiveDismissShouldBegin
      else { return true }
      let velocity = pan.velocity(in: view)
      return asked(
        ZoomOptions.InteractionContext(
          location: pan.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y)))
    }
  }

  func changePreferredTransition(to transition: Transition?) {
    presentation.preferredTransition = transition
    addZoomDismissal()
  }

  /// Adds the drag that takes the view back, also for a view that was shown without an animation.
  func addZoomDismissal() {
    presentation.zoomDismissal?.remove()
    presentation.zoomDismissal = nil
    guard let transition = preferredTransition, transition.isZoom, let view = viewIfLoaded else {
      return
    }
    presentation.zoomDismissal = ZoomDismissal(of: self, in: view)
  }
}

extension UIViewController.Transition {
  /// The look of a zoom, and the condition for dragging it back.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    public override init() { super.init() }

    /// The function that returns the part of the zoomed view, in its coordinates, that lies on the
    /// source view; nil for all of it.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The color over the content below; nil for a slight shade.
    public var dimmingColor: UIColor?
    /// The blur over the content below. Nothing is blurred while it fades in and out.
    public var dimmingVisualEffect: UIBlurEffect?
    /// Called when a finger is about to drag the view back. `willBegin` is whether it does without
    /// this closure.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// The two views of a zoom.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(_ source: UIView, _ zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// The finger that is about to drag the view back.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// The location of the finger in the zoomed view.
      public let location: CGPoint
      /// The velocity of the finger in points per second.
      public let velocity: CGVector
      public let willBegin = true

      init(location: CGPoint, velocity: CGVector) {
        self.location = location
        self.velocity = velocity
        super.init()
      }
    }
  }
}
