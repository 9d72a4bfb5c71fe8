import PantographMotion
import PantographTouches

// UIKit itself, as measured or as in its sample code, and libraries for UIKit, read from their
// sources. UIKit's velocity is approximated by that of our pan.

extension ReleasePolicy {
  /// Half of the height, or 1000 points per second: measured, a release at 975 springs back.
  public static let pageSheet = ReleasePolicy(
    name: "uikit-page-sheet", summary: "half of the height, or 1000 points a second",
    origin: "measured on iOS 26.1 (openuikit UIPresentation.swift)",
    thresholds: .bare(progress: 0.5, velocity: .points(1000)))

  /// 1200 points per second decide; below that, a third of the length.
  public static let applePhoto = ReleasePolicy(
    name: "apple-photo", summary: "1200 points a second decide, below that a third",
    origin: "Apple sample PhotoTransitioning, WWDC 2016, session 216",
    thresholds: .bare(progress: 0.33, velocity: .points(1200), against: .points(1200)))

  /// 0.4 of the length at any speed.
  public static let appleSlide = ReleasePolicy(
    name: "apple-slide", summary: "0.4 of the way, however fast",
    origin: "Apple sample CustomTransitions, Slide", thresholds: .bare(progress: 0.4))

  /// 100 points per second, or half of the length unless 50 points per second back.
  public static let sideMenu = ReleasePolicy(
    name: "side-menu", summary: "100 points a second, or half way unless 50 back",
    origin: "SideMenu SideMenuNavigationController.swift",
    thresholds: .bare(
      progress: 0.5, velocity: .points(100), against: .points(50)))

  /// 200 points per second, or 0.4 of the length unless 30 points per second back.
  public static let swipeableTabBar = ReleasePolicy(
    name: "swipeable-tab-bar", summary: "200 points a second, or 0.4 unless 30 back",
    origin: "SwipeableTabBarController SwipeInteractor.swift",
    thresholds: .bare(progress: 0.4, velocity: .points(200), against: .points(30)))

  /// Half of the length, projected by a whole second.
  public static let heroExample = ReleasePolicy(
    name: "hero-example", summary: "half way, carried on for a whole second",
    origin: "Hero examples, VideoPlayerViewController.swift",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(1000)))

  /// 400 points per second decide; below that, a projection by 0.1 s.
  public static let overlayContainer = ReleasePolicy(
    name: "overlay-container", summary: "400 points a second decide, below that 0.1 s carry on",
    origin: "OverlayContainer RushingForwardTargetNotchPolicy.swift",
    thresholds: .bare(
      progress: 0.5, velocity: .points(400), against: .points(400),
      projection: .milliseconds(100)))

  /// 300 points per second decide; below that, half of the length.
  public static let panModal = ReleasePolicy(
    name: "pan-modal", summary: "300 points a second decide, below that half way",
    origin: "PanModal PanModalPresentationController.swift",
    thresholds: .bare(progress: 0.5, velocity: .points(300), against: .points(300)))

  /// 100 points per second at any progress.
  public static let draggableModal = ReleasePolicy(
    name: "draggable-modal", summary: "100 points a second, wherever it is",
    origin: "ZFDragableModalTransition ZFModalTransitionAnimator.m",
    thresholds: .bare(velocity: .points(100)))

  /// A fifth of the length at any speed.
  public static let halfModal = ReleasePolicy(
    name: "half-modal", summary: "a fifth of the way, however fast",
    origin: "HalfModalInteractiveTransition.swift", thresholds: .bare(progress: 0.2))

  /// A tenth of the length at any speed.
  public static let modalGesture = ReleasePolicy(
    name: "modal-gesture", summary: "a tenth of the way, however fast",
    origin: "RPModalGestureTransition InteractiveTransition.swift",
    thresholds: .bare(progress: 0.1))

  /// 0.3 of the length at any speed.
  public static let rzTransitions = ReleasePolicy(
    name: "rz-transitions", summary: "0.3 of the way, however fast",
    origin: "RZTransitions RZBaseSwipeInteractionController.m", thresholds: .bare(progress: 0.3))

  /// Half of 200 points at any speed.
  public static let transitionsLibrary = ReleasePolicy(
    name: "vc-transitions-library", summary: "half of 200 points, however fast",
    origin: "VCTransitionsLibrary CEHorizontalSwipeInteractionController.m",
    thresholds: .bare(length: .points(200), progress: 0.5))

  /// A tenth of the length while still moving forward.
  public static let devsign = ReleasePolicy(
    name: "devsign", summary: "a tenth of the way, and still moving forwards",
    origin: "devsign-nav-transitions, FrameGrabber",
    thresholds: .bare(progress: 0.1, against: .points(0)))

  /// The direction of the movement decides, at any progress.
  public static let momentum = ReleasePolicy(
    name: "momentum", summary: "whichever way it moves, wherever it is",
    origin: "fluid-interfaces Momentum.swift",
    thresholds: .bare(velocity: .points(0), against: .points(0)))

  /// 240 points at any speed.
  public static let deck = ReleasePolicy(
    name: "deck", summary: "240 points, however fast",
    origin: "DeckTransition DeckPresentationController.swift; SPStorkController",
    thresholds: .bare(length: .points(240), progress: 1))

  static let libraries = [
    pageSheet, applePhoto, appleSlide, sideMenu, swipeableTabBar, heroExample, overlayContainer,
    panModal, draggableModal, halfModal, modalGesture, rzTransitions, transitionsLibrary, devsign,
    momentum, deck,
  ]
}
