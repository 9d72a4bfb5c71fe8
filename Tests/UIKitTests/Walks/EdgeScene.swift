import Foundation
import UIKit
import ViewTesting

/// A view in a window, and everything that can be done to any view.
@MainActor
final class EdgeScene: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 500))
  let view: UIView
  private let fingers: Fingers
  private var heard: [String] = []

  init(_ view: UIView) {
    self.view = view
    fingers = Fingers(window)
    super.init()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    view.frame = CGRect(x: 30, y: 60, width: 280, height: 180)
    root.view.addSubview(view)
    if let control = view as? UIControl {
      for (name, event) in [
        ("value", UIControl.Event.valueChanged), ("primary", .primaryActionTriggered),
        ("inside", .touchUpInside), ("outside", .touchUpOutside), ("cancel", .touchCancel),
        ("down", .touchDown), ("begin", .editingDidBegin), ("edit", .editingChanged),
        ("end", .editingDidEnd),
      ] {
        control.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
      }
    }
    window.layoutIfNeeded()
    fingers.wait(20)
  }

  /// A name and what it does. The names are the columns of the table.
  static let changes: [(String, @MainActor (EdgeScene) -> Void)] = [
    ("none", { _ in }),
    ("no size", { $0.view.frame.size = .zero }),
    ("thin", { $0.view.frame.size = CGSize(width: 280, height: 1) }),
    ("narrow", { $0.view.frame.size = CGSize(width: 3, height: 180) }),
    ("large", { $0.view.frame.size = CGSize(width: 900, height: 1200) }),
    ("fitted", { $0.view.sizeToFit() }),
    ("hidden", { $0.view.isHidden = true }),
    ("clear", { $0.view.alpha = 0 }),
    ("untouchable", { $0.view.isUserInteractionEnabled = false }),
    ("disabled", { ($0.view as? UIControl)?.isEnabled = false }),
    ("selected", { ($0.view as? UIControl)?.isSelected = true }),
    ("highlighted", { ($0.view as? UIControl)?.isHighlighted = true }),
    ("removed", { $0.view.removeFromSuperview() }),
    (
      "removed and added",
      { scene in
        let parent = scene.view.superview
        scene.view.removeFromSuperview()
        scene.view.removeFromSuperview()
        parent?.addSubview(scene.view)
        parent?.addSubview(scene.view)
      }
    ),
    (
      "moved",
      { scene in
        let other = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 300))
        scene.window.addSubview(other)
        other.addSubview(scene.view)
      }
    ),
    ("mirrored", { $0.view.semanticContentAttribute = .forceRightToLeft }),
    ("dark", { $0.window.overrideUserInterfaceStyle = .dark }),
    ("large text", { $0.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }),
    ("red", { $0.view.tintColor = .red }),
    ("dimmed", { $0.view.tintAdjustmentMode = .dimmed }),
    (
      "turned", { $0.view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.5, y: 2) }
    ),
    ("fill", { $0.view.contentMode = .bottomRight }),
    ("margins", { $0.view.layoutMargins = UIEdgeInsets(top: 20, left: 31, bottom: 5, right: 7) }),
    (
      "opaque",
      { scene in
        scene.view.backgroundColor = .yellow
        scene.view.isOpaque = true
        scene.view.clipsToBounds = true
      }
    ),
    ("tapped", { $0.tap(140, 90) }),
    ("tapped at left", { $0.tap(8, 16) }),
    ("tapped at right", { $0.tap(270, 16) }),
    (
      "tapped twice",
      { scene in
        scene.tap(140, 20)
        scene.tap(140, 20)
      }
    ),
    (
      "pressed",
      { scene in
        scene.down(140, 60)
        scene.fingers.wait(900)
      }
    ),
    (
      "pressed and lifted",
      { scene in
        scene.down(140, 60)
        scene.fingers.wait(900)
        scene.fingers.lift()
      }
    ),
    ("dragged up", { $0.drag(0, -120, end: .lift) }),
    ("dragged down", { $0.drag(0, 90, end: .lift) }),
    ("dragged left", { $0.drag(-130, 4, end: .lift) }),
    ("dragged right", { $0.drag(130, -4, end: .lift) }),
    ("dragged out", { $0.drag(0, 300, end: .lift) }),
    ("cancelled", { $0.drag(40, 0, end: .cancel) }),
    ("held", { $0.drag(60, 30, end: .none) }),
    (
      "removed under a finger",
      { scene in
        scene.drag(20, 10, end: .none)
        scene.view.removeFromSuperview()
        scene.fingers.lift()
      }
    ),
    (
      "disabled under a finger",
      { scene in
        scene.drag(20, 10, end: .none)
        (scene.view as? UIControl)?.isEnabled = false
        scene.view.isUserInteractionEnabled = false
        scene.fingers.lift()
      }
    ),
    (
      "hidden under a finger",
      { scene in
        scene.down(100, 20)
        scene.view.isHidden = true
        scene.fingers.move(0, 150, 100)
        scene.fingers.lift()
      }
    ),
    ("pinched", { $0.pinch() }),
    (
      "scrolled",
      { scene in
        scene.fingers.scroll(.began, 0, 0, at: CGPoint(x: 170, y: 120))
        for _ in 0..<3 { scene.fingers.scroll(.changed, 5, -30, at: CGPoint(x: 170, y: 120)) }
        scene.fingers.scroll(.ended, at: CGPoint(x: 170, y: 120))
      }
    ),
    ("hovered", { $0.fingers.hover(170, 100) }),
    ("first responder", { $0.heard.append("\($0.view.becomeFirstResponder())") }),
    (
      "no longer",
      { scene in
        _ = scene.view.becomeFirstResponder()
        scene.heard.append("\(scene.view.resignFirstResponder())")
      }
    ),
    (
      "typed",
      { scene in
        _ = scene.view.becomeFirstResponder()
        for key in ["a", " ", UIKeyCommand.inputLeftArrow, "\u{8}", "\r", "\t"] { scene.press(key) }
      }
    ),
    (
      "tabbed",
      { scene in
        for key in ["\t", "\t", " ", UIKeyCommand.inputDownArrow] { scene.press(key) }
      }
    ),
    ("activated", { $0.heard.append("\($0.view.accessibilityActivate())") }),
    ("more", { $0.view.accessibilityIncrement() }),
    ("less", { $0.view.accessibilityDecrement() }),
    ("escaped", { $0.heard.append("\($0.view.accessibilityPerformEscape())") }),
    ("scrolled by a reader", { $0.heard.append("\($0.view.accessibilityScroll(.down))") }),
    (
      "animated",
      { scene in
        UIView.animate(withDuration: 0.4) {
          scene.view.frame = CGRect(x: 5, y: 200, width: 200, height: 90)
          scene.view.layoutIfNeeded()
        }
        scene.fingers.wait(150)
      }
    ),
    (
      "snapshot",
      { scene in
        let copy = scene.view.snapshotView(afterScreenUpdates: true)
        scene.heard.append(copy.map { $0.frame.size.text } ?? "none")
      }
    ),
    ("small window", { $0.window.frame.size = CGSize(width: 120, height: 90) }),
    ("window hidden", { $0.window.isHidden = true }),
  ]

  /// The changes after which other changes can still be seen.
  static let lasting = changes.filter { !last.contains($0.0) } + returning

  private static let returning: [(String, @MainActor (EdgeScene) -> Void)] = [
    ("usual size", { $0.view.frame = CGRect(x: 30, y: 60, width: 280, height: 180) }),
    ("untransformed", { $0.view.transform = .identity }),
    ("light", { $0.window.overrideUserInterfaceStyle = .light }),
    ("undimmed", { $0.view.tintAdjustmentMode = .automatic }),
  ]

  private static let last: Set = [
    "none", "hidden", "clear", "untouchable", "disabled", "removed", "removed under a finger",
    "disabled under a finger", "hidden under a finger", "small window", "window hidden",
  ]

  private enum End { case lift, cancel, none }

  private func place(_ x: Double, _ y: Double) -> CGPoint {
    view.convert(CGPoint(x: x, y: y), to: nil)
  }

  private func down(_ x: Double, _ y: Double) {
    if fingers.isDown() { fingers.cancel() }
    let place = place(x, y)
    fingers.down(0, Double(place.x), Double(place.y))
  }

  private func tap(_ x: Double, _ y: Double) {
    down(x, y)
    fingers.wait(50)
    fingers.lift()
    fingers.wait(30)
  }

  private func drag(_ x: Double, _ y: Double, end: End) {
    down(140, 90)
    let from = place(140, 90)
    for step in 1...6 {
      let share = Double(step) / 6
      fingers.move(0, Double(from.x) + x * share, Double(from.y) + y * share)
    }
    switch end {
    case .lift: fingers.lift()
    case .cancel: fingers.cancel()
    case .none: break
    }
  }

  private func pinch() {
    if fingers.isDown() { fingers.cancel() }
    fingers.down(0, 120, 120)
    fingers.down(1, 180, 130)
    for step in 1...5 {
      fingers.move(0, 120 - Double(step) * 8, 120)
      fingers.move(1, 180 + Double(step) * 9, 130)
    }
    fingers.lift(0)
    fingers.lift(1)
  }

  private func press(_ key: String) {
    window.press(UIKey(key, plain: key, modifierFlags: []))
    fingers.wait(20)
  }

  // MARK: State

  /// The layers, values and sizes a moment after the change and at rest, and what was heard.
  func state() -> String {
    window.layoutIfNeeded()
    fingers.wait(30)
    let moving = window.layer.treeDescription(.presentation)
    if fingers.isDown() { fingers.lift() }
    fingers.wait(1000)
    window.layer.displayTreeIfNeeded()
    let sizes = [
      view.intrinsicContentSize, view.sizeThatFits(.zero),
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
    ].map(\.text)
    let element =
      "\(view.accessibilityLabel ?? "-") \(view.accessibilityValue ?? "-") \(view.accessibilityTraits.rawValue)"
    return [
      moving, window.layer.treeDescription(.presentation),
      PublicValues.lines(view).joined(separator: "\n"),
      "\(sizes) \(element) \(view.isFirstResponder)", heard.joined(separator: " "),
    ].joined(separator: "\n")
  }
}
