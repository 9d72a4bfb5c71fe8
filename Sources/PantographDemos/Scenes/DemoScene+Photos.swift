import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A photo over the grid that contains it. Dragging down moves it back into the grid. Two fingers
  /// scale and rotate it, and it springs back when they lift.
  public static let photos = DemoScene(
    .photos, size: DemoScene.phoneSize
  ) { build in
    let grid = PhotoGridController("Photos", build.log)
    build.window.rootViewController = grid
    build.window.makeKeyAndVisible()
    let zoom = PhotoZoom(grid)
    build.keep(zoom)
    let (log, thresholds) = (build.log, build.thresholds)
    @MainActor func open(animated: Bool) {
      let photo = PhotoController(grid.shown, log)
      photo.modalPresentationStyle = .custom
      photo.transitioningDelegate = zoom
      grid.present(photo, animated: animated)
    }
    open(animated: false)
    guard let photo = grid.presentedViewController else { return }
    let driver = PanTransitionDriver(
      dismissing: photo, pan: UIPanGestureRecognizer(), direction: .down, thresholds: thresholds)
    driver.length = 400
    build.add(driver, to: photo.view)
    build.activate = { [unowned grid] in
      if grid.presentedViewController == nil {
        open(animated: true)
      } else {
        grid.dismiss(animated: true)
      }
    }
  }
}

/// The grid of photos, three in a row.
private final class PhotoGridController: LoggedController {
  /// The place that the opened photo shows.
  let shown = Place.all[1]
  private(set) var cells: [UIView] = []

  /// The grid cell of the opened photo.
  var cell: UIView { cells[1] }

  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .white
    view.add("Photos", CGRect(x: 20, y: 76, width: 350, height: 44), size: 34, weight: .bold)
    for index in 0..<15 {
      let place = Place.all[index % Place.all.count]
      let frame = CGRect(
        x: CGFloat(index % 3) * 131, y: 136 + CGFloat(index / 3) * 131, width: 128, height: 128)
      let cell = GradientView(frame: frame, from: place.colors.0, to: place.colors.1)
      view.addSubview(cell)
      cells.append(cell)
    }
    self.view = view
  }
}

/// One photo in the middle of the window, on black.
private final class PhotoController: LoggedController, UIGestureRecognizerDelegate {
  let photo: UIView
  /// The title; it fades before the photo becomes narrower than the title.
  let caption = UIView(frame: CGRect(x: 0, y: 547, width: 390, height: 44))

  init(_ place: Place, _ log: SceneLog) {
    photo = GradientView(
      frame: CGRect(x: 0, y: 227, width: 390, height: 390), from: place.colors.0,
      to: place.colors.1)
    super.init(place.name, log)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .black
    caption.add(
      title ?? "", CGRect(x: 24, y: 0, width: 340, height: 44), size: 34, weight: .bold,
      color: .white)
    view.addSubview(photo)
    view.addSubview(caption)
    let pinch = UIPinchGestureRecognizer(target: self, action: PhotoController.pinch)
    let turn = UIRotationGestureRecognizer(target: self, action: PhotoController.turn)
    for gesture in [pinch, turn] {
      gesture.delegate = self
      view.addGestureRecognizer(gesture)
    }
    self.view = view
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !(otherGestureRecognizer is UIPanGestureRecognizer) }

  private func pinch(_ pinch: UIPinchGestureRecognizer) {
    guard !settles(pinch) else { return }
    photo.transform = photo.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turn(_ turn: UIRotationGestureRecognizer) {
    guard !settles(turn) else { return }
    photo.transform = photo.transform.rotated(by: turn.rotation)
    turn.rotation = 0
  }

  /// Animates the photo back when the last finger lifts; returns whether the gesture is over.
  private func settles(_ gesture: UIGestureRecognizer) -> Bool {
    switch gesture.state {
    case .began:
      log.add("two fingers take hold of the photo")
      return false
    case .changed: return false
    case .possible, .ended, .cancelled, .failed: break
    }
    guard photo.transform != .identity else { return true }
    log.add("the photo goes back to its place")
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { self.photo.transform = .identity }
    return true
  }
}

/// Supplies the animations between the grid and the photo.
private final class PhotoZoom: UIViewControllerTransitioningDelegate {
  private let grid: PhotoGridController

  init(_ grid: PhotoGridController) { self.grid = grid }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PhotoFlight(grid, isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PhotoFlight(grid, isPresenting: false) }
}

private final class PhotoFlight: UIViewControllerAnimatedTransitioning {
  private let grid: PhotoGridController
  private let isPresenting: Bool

  init(_ grid: PhotoGridController, isPresenting: Bool) {
    self.grid = grid
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key) as? PhotoController else {
      return context.completeTransition(false)
    }
    let photo = controller.photo
    let place = CGRect(x: 0, y: 227, width: 390, height: 390)
    let cell = grid.cell.convert(grid.cell.bounds, to: nil)
    if isPresenting {
      controller.view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(controller.view)
    }
    let (isShown, isBack) = (isPresenting, !isPresenting)
    let dissolves = UIAccessibility.isReduceMotionEnabled
    func look(isOpen: Bool) {
      if dissolves {
        controller.view.alpha = isOpen ? 1 : 0
        return
      }
      photo.frame = isOpen ? place : cell
      controller.caption.alpha = isOpen ? 1 : 0
      controller.view.backgroundColor = UIColor.black.withAlphaComponent(isOpen ? 1 : 0)
    }
    if !dissolves { grid.cell.alpha = 0 }
    look(isOpen: isBack)
    UIView.animate(
      // UIKit calls the animator of a custom presentation even if nothing is to be animated.
      withDuration: context.isAnimated ? transitionDuration(using: context) : 0, delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut
    ) {
      look(isOpen: isShown)
    } completion: { [grid] _ in
      let isOver = !context.transitionWasCancelled
      if isOver == isBack { grid.cell.alpha = 1 }
      controller.view.alpha = 1
      context.completeTransition(isOver)
    }
  }
}
