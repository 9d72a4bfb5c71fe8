import PantographMotion
import PantographTouches

// UIKit itself, as measured or as in its sample code, and libraries for UIKit, read from their
// sources. UIKit's velocity is approximated by that of our pan.

extension ReleasePolicy {
  /// The transition finishes from half of the height on, or at 1000 points per second: measured, a
  /// release at 975 springs back.
  public static let pageSheet = ReleasePolicy(
    name: "uikit-page-sheet", summary: "half of the height, or 1000 points a second",
    origin: "measured on iOS 26.1 (openuikit UIPresentation.swift)",
    thresholds: .bare(progress: 0.5, velocity: .points(1000)))

  /// The direction decides if the speed is at least 1200 points per second; at lower speeds, the
  /// transition finishes from a third of its length on.
  public static let applePhoto = ReleasePolicy(
    name: "apple-photo", summary: "1200 points a second, at less speed a third",
    origin: "Apple sample PhotoTransitioning, WWDC 2016, session 216",
    thresholds: .bare(progress: 0.33, velocity: .points(1200), against: .points(1200)))

  /// The transition finishes from 0.4 of its length on, at any speed.
  public static let appleSlide = ReleasePolicy(
    name: "apple-slide", summary: "0.4, at any speed",
    origin: "Apple sample CustomTransitions, Slide", thresholds: .bare(progress: 0.4))

  /// A forward speed of 100 points per second finishes the transition, and a backward speed of 50
  /// cancels it; at other speeds it finishes from half of its length on.
  public static let sideMenu = ReleasePolicy(
    name: "side-menu", summary: "100 points a second, or half unless 50 back",
    origin: "SideMenu SideMenuNavigationController.swift",
    thresholds: .bare(
      progress: 0.5, velocity: .points(100), against: .points(50)))

  /// A forward speed of 200 points per second finishes the transition, and a backward speed of 30
  /// cancels it; at other speeds it finishes from 0.4 of its length on.
  public static let swipeableTabBar = ReleasePolicy(
    name: "swipeable-tab-bar", summary: "200 points a second, or 0.4 unless 30 back",
    origin: "SwipeableTabBarController SwipeInteractor.swift",
    thresholds: .bare(progress: 0.4, velocity: .points(200), against: .points(30)))

  /// The transition finishes from half of its length on. Its progress is projected by a whole
  /// second.
  public static let heroExample = ReleasePolicy(
    name: "hero-example", summary: "half, projected by a whole second",
    origin: "Hero examples, VideoPlayerViewController.swift",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(1000)))

  /// The direction decides if the speed is at least 400 points per second; at lower speeds, the
  /// transition finishes from half of its length on, with its progress projected by 0.1 s.
  public static let overlayContainer = ReleasePolicy(
    name: "overlay-container", summary: "400 points a second, at less speed projected by 0.1 s",
    origin: "OverlayContainer RushingForwardTargetNotchPolicy.swift",
    thresholds: .bare(
      progress: 0.5, velocity: .points(400), against: .points(400),
      projection: .milliseconds(100)))

  /// The direction decides if the speed is at least 300 points per second; at lower speeds, the
  /// transition finishes from half of its length on.
  public static let panModal = ReleasePolicy(
    name: "pan-modal", summary: "300 points a second, at less speed half",
    origin: "PanModal PanModalPresentationController.swift",
    thresholds: .bare(progress: 0.5, velocity: .points(300), against: .points(300)))

  /// The transition finishes if the forward speed is at least 100 points per second, at any
  /// progress; otherwise it is cancelled.
  public static let draggableModal = ReleasePolicy(
    name: "draggable-modal", summary: "100 points a second, at any progress",
    origin: "ZFDragableModalTransition ZFModalTransitionAnimator.m",
    thresholds: .bare(velocity: .points(100)))

  /// The transition finishes from a fifth of its length on, at any speed.
  public static let halfModal = ReleasePolicy(
    name: "half-modal", summary: "a fifth, at any speed",
    origin: "HalfModalInteractiveTransition.swift", thresholds: .bare(progress: 0.2))

  /// The transition finishes from a tenth of its length on, at any speed.
  public static let modalGesture = ReleasePolicy(
    name: "modal-gesture", summary: "a tenth, at any speed",
    origin: "RPModalGestureTransition InteractiveTransition.swift",
    thresholds: .bare(progress: 0.1))

  /// The transition finishes from 0.3 of its length on, at any speed.
  public static let rzTransitions = ReleasePolicy(
    name: "rz-transitions", summary: "0.3, at any speed",
    origin: "RZTransitions RZBaseSwipeInteractionController.m", thresholds: .bare(progress: 0.3))

  /// The transition finishes from half of 200 points on, at any speed.
  public static let transitionsLibrary = ReleasePolicy(
    name: "vc-transitions-library", summary: "half of 200 points, at any speed",
    origin: "VCTransitionsLibrary CEHorizontalSwipeInteractionController.m",
    thresholds: .bare(length: .points(200), progress: 0.5))

  /// The transition finishes from a tenth of its length on, if it still moves forward.
  public static let devsign = ReleasePolicy(
    name: "devsign", summary: "a tenth, and still moving forwards",
    origin: "devsign-nav-transitions, FrameGrabber",
    thresholds: .bare(progress: 0.1, against: .points(0)))

  /// The direction of the movement decides, at any progress: only a forward movement finishes.
  public static let momentum = ReleasePolicy(
    name: "momentum", summary: "the direction of the movement, at any progress",
    origin: "fluid-interfaces Momentum.swift",
    thresholds: .bare(velocity: .points(0), against: .points(0)))

  /// The transition finishes from 240 points on, at any speed.
  public static let deck = ReleasePolicy(
    name: "deck", summary: "240 points, at any speed",
    origin: "DeckTransition DeckPresentationController.swift; SPStorkController",
    thresholds: .bare(length: .points(240), progress: 1))

  static let libraries = [
    pageSheet, applePhoto, appleSlide, sideMenu, swipeableTabBar, heroExample, overlayContainer,
    panModal, draggableModal, halfModal, modalGesture, rzTransitions, transitionsLibrary, devsign,
    momentum, deck,
  ]
}
