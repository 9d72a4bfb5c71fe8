import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// Workspaces side by side, as on a desktop. Three fingers move to the next or over several; the
  /// decision at the release names the workspace and the reason.
  public static let workspaces = DemoScene(
    .workspaces, size: CGSize(width: 720, height: 450)
  ) { build in
    let desk = WorkspaceController(build)
    build.window.rootViewController = desk
    build.window.makeKeyAndVisible()
    build.activate = { [unowned desk] in desk.goOn() }
    build.add(desk.grip)
  }
}

/// A strip of workspaces, each as wide as the window.
private final class WorkspaceController: LoggedController {
  private(set) var grip: TransitionGrip!
  private let strip = UIView()
  private let dots = UIView()
  private var index = 1
  private var movement = 0
  private let thresholds: InteractionThresholds
  /// The side of the next workspace: 1 for the right, -1 for the left.
  private let side: CGFloat
  /// Stores the strip's offset in its transform. If motion is reduced, the strip itself does not
  /// move.
  private let mark = UIView()

  private static let gap: CGFloat = 24
  private var step: CGFloat { view.bounds.width + Self.gap }

  init(_ build: SceneBuild) {
    var thresholds = build.thresholds
    thresholds.begin.minimumFingers = 3
    thresholds.begin.maximumFingers = 3
    self.thresholds = thresholds
    side = build.isMirrored ? -1 : 1
    super.init("Workspaces", build.log)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let size = CGSize(width: 720, height: 450)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = UIColor(hex: 0x14_17_1B)
    view.clipsToBounds = true
    for (index, place) in Place.all.enumerated() {
      let x = dissolves ? 0 : side * CGFloat(index) * (size.width + Self.gap)
      let page = GradientView(
        frame: CGRect(x: x, y: 0, width: 720, height: 450),
        from: place.colors.0, to: place.colors.1)
      page.add(
        place.name, CGRect(x: 40, y: 360, width: 400, height: 50), size: 40, weight: .bold,
        color: .white)
      let card = page.add(CGRect(x: 60, y: 60, width: 380, height: 230), .white, radius: 14)
      card.layer.shadowColor = UIColor.black.cgColor
      card.layer.shadowOpacity = 0.25
      card.layer.shadowRadius = 14
      for line in 0..<5 {
        card.add(
          CGRect(x: 24, y: 40 + CGFloat(line) * 34, width: line == 4 ? 150 : 320, height: 12),
          .systemGray5, radius: 6)
      }
      if side < 0 { page.mirrorContent() }
      strip.addSubview(page)
      let dot = side > 0 ? index : Place.all.count - 1 - index
      dots.add(CGRect(x: CGFloat(dot) * 20, y: 0, width: 10, height: 10), .white, radius: 5)
    }
    view.addSubview(strip)
    view.addSubview(mark)
    dots.frame = CGRect(x: 315, y: 425, width: 90, height: 10)
    view.addSubview(dots)
    self.view = view
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    grip = TransitionGrip(pan, of: self, thresholds: thresholds)
    show(CGFloat(index) * step)
  }

  /// Does nothing: the workspaces and their order are mirrored separately.
  override func mirrorContent() {}

  private var dissolves: Bool { UIAccessibility.isReduceMotionEnabled }

  /// Shows the workspaces at an offset from the leading edge of the first, in points.
  private func show(_ offset: CGFloat) {
    let way = CGAffineTransform(translationX: -side * offset, y: 0)
    mark.transform = way
    if dissolves {
      // The lower pages stay opaque; the upper one fades over them.
      for (place, page) in strip.subviews.enumerated() {
        page.alpha = min(max(offset / step - CGFloat(place) + 1, 0), 1)
      }
    } else {
      strip.transform = way
    }
    for (place, dot) in dots.subviews.enumerated() {
      dot.alpha = max(0.35, 1 - abs(offset / step - CGFloat(place)))
    }
  }

  private var shown: CGFloat {
    -side * (mark.layer.presentation()?.affineTransform() ?? mark.transform).tx
  }

  /// Moves to the next workspace without a gesture.
  func goOn() {
    index = (index + 1) % Place.all.count
    move(then: nil)
  }

  private func move(then outcome: TransitionOutcome?) {
    movement += 1
    let own = movement
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.show(CGFloat(self.index) * self.step)
    } completion: { [weak self] _ in
      guard let self, own == movement, let outcome else { return }
      grip.settled(outcome)
    }
  }
}

extension WorkspaceController: TransitionSubject {
  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    [.left, .right]
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? { nil }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat { step }

  /// Returns 1 if the direction leads to the next workspaces, otherwise -1.
  private func sign(_ way: TransitionDirection) -> CGFloat { way == .left ? side : -side }

  func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath {
    let places = Place.all.enumerated().map { index, place in
      RestingPlace(place.name, at: Double(sign(way) * CGFloat(index) * step))
    }
    return TransitionPath(
      places: places.sorted { $0.position < $1.position }, start: sign(way) * shown)
  }

  func takeHold(for grip: TransitionGrip) -> CGFloat? {
    movement += 1
    let now = shown
    for view in [strip, mark] + strip.subviews { view.layer.removeAllAnimations() }
    UIView.performWithoutAnimation { show(now) }
    return sign(grip.way) * now / grip.length
  }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    movement += 1
    show(sign(grip.way) * progress * grip.length)
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    let name = decision.resting?.place.name
    index = Place.all.firstIndex { $0.name == name } ?? index
    move(then: decision.outcome)
  }
}
