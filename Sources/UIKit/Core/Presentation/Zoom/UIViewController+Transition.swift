import Foundation

extension UIViewController {
  /// How a view controller is presented and pushed, and goes again, where no delegate gives an animator.
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

    /// The view controller's view grows out of another view, and goes back into it: also where a finger
    /// drags it down, or from the edge.
    ///
    /// - Parameters:
    ///   - options: How it looks; nil for the usual way.
    ///   - sourceViewProvider: Asked in each direction anew; nil is the middle of the screen.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// What a zoom asks for its source view by.
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

    /// Whether a finger may begin to take it back.
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

  /// Lets a finger drag the view back, also where it was shown without an animation.
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
  /// How a zoom looks, and when it can be dragged back.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    public override init() { super.init() }

    /// The part of the zoomed view, in its coordinates, that lies on the source view; nil from it for all.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Over what is below; nil for a slight shade.
    public var dimmingColor: UIColor?
    /// Over what is below. Nothing is blurred while it fades in and out.
    public var dimmingVisualEffect: UIBlurEffect?
    /// Asked when a finger would begin to take it back; `willBegin` is whether it does by itself.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// The views between which a zoom goes.
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

    /// The finger that would begin.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// In the zoomed view.
      public let location: CGPoint
      /// In points a second.
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
