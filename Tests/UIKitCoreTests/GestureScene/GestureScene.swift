import PantographTouches
import SeededRandom
import UIKit
import ViewTesting

/// Random views and recognizers from a seed, random fingers on them, and the invariants.
@MainActor
final class GestureScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let fingers: Fingers
  private(set) var faults: [String] = []
  private(set) var views: [WatchedView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var watches: [ActionWatch] = []
  private var delegates: [GestureSceneDelegate] = []
  private var homes: [UIView] = []
  private var positions: [Int: CGPoint] = [:]
  private var isScrolling = false
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    fingers = Fingers(window)
    window.gestureTraceCollector = generator.chance(0.3) ? GestureTraceCollector() : nil
    for index in 0...generator.below(7) { addView(index + 1) }
    for index in 0...generator.below(9) { addRecognizer(index + 1, seed) }
    for index in recognizers.indices where index > 0 && generator.chance(0.2) {
      recognizers[index].require(toFail: recognizers[generator.below(index)])
    }
  }

  var ends: Int { watches.reduce(0) { $0 + $1.ends } }
  var trace: GestureTraceCollector? { window.gestureTraceCollector }

  // MARK: Making

  private func addView(_ tag: Int) {
    let parent: UIView =
      views.isEmpty || generator.chance(0.3) ? window : views[generator.below(views.count)]
    let view = WatchedView(
      frame: CGRect(
        x: CGFloat(generator.below(200)), y: CGFloat(generator.below(200)),
        width: CGFloat(100 + generator.below(300)), height: CGFloat(100 + generator.below(500))))
    view.tag = tag
    view.isMultipleTouchEnabled = generator.chance(0.5)
    view.isExclusiveTouch = generator.chance(0.1)
    if generator.chance(0.2) { view.transform = CGAffineTransform(rotationAngle: 0.7) }
    view.onFault = { [weak self] in self?.faults.append($0) }
    parent.addSubview(view)
    views.append(view)
  }

  private func addRecognizer(_ number: Int, _ seed: UInt64) {
    let recognizer = makeRecognizer(seed &+ UInt64(number))
    recognizer.name = "\(number)"
    recognizer.cancelsTouchesInView = generator.chance(0.7)
    recognizer.delaysTouchesBegan = generator.chance(0.2)
    recognizer.delaysTouchesEnded = generator.chance(0.7)
    if generator.chance(0.6) {
      let delegate = GestureSceneDelegate(seed: seed &* 31 &+ UInt64(number)) { Int($0.name!)! }
      recognizer.delegate = delegate
      delegates.append(delegate)
    }
    let watch = ActionWatch(recognizer, title: "\(type(of: recognizer)) \(number)")
    watch.onFault = { [weak self] in self?.faults.append($0) }
    watch.onAction = { [weak self, weak recognizer] in
      if let recognizer { self?.meddle(recognizer) }
    }
    let home: UIView = generator.chance(0.2) ? window : views[generator.below(views.count)]
    home.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    watches.append(watch)
    homes.append(home)
  }

  private func makeRecognizer(_ seed: UInt64) -> UIGestureRecognizer {
    switch generator.below(10) {
    case 0, 1:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + generator.below(2)
      pan.maximumNumberOfTouches = pan.minimumNumberOfTouches + generator.below(3)
      if generator.chance(0.5) { pan.allowedScrollTypesMask = .all }
      return pan
    case 2:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = [.left, .right]
      return pan
    case 3:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + generator.below(3)
      tap.numberOfTouchesRequired = 1 + generator.below(2)
      return tap
    case 4:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = generator.below(2)
      return press
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.right, .left]
      return swipe
    case 6: return UIPinchGestureRecognizer()
    case 7: return UIRotationGestureRecognizer()
    case 8: return UIHoverGestureRecognizer()
    default:
      let wild = WildRecognizer()
      wild.generator = SeededGenerator(seed: seed)
      return wild
    }
  }

  // MARK: Doing

  func step() {
    let finger = generator.below(4)
    switch generator.below(40) {
    case 0...5:
      if positions[finger] == nil { land(finger) } else { move(finger, by: 30) }
    case 6...24:
      move(finger, by: generator.chance(0.3) ? 40 : 8)
    case 25...29:
      if positions.removeValue(forKey: finger) != nil { fingers.lift(finger) }
    case 30:
      if positions.removeValue(forKey: finger) != nil { fingers.cancel(finger) }
    case 31...33:
      fingers.wait(Int64(generator.below(600)))
    case 34:
      liftAll()
    case 35:
      let x = Double(generator.below(400))
      fingers.hover(generator.chance(0.2) ? nil : x, Double(generator.below(800)))
    case 36, 37:
      scroll()
    case 38:
      fingers.together {
        for finger in positions.keys.sorted() { move(finger, by: 20) }
        if positions[finger] == nil { land(finger) }
      }
    default:
      change()
    }
    check()
  }

  private func land(_ finger: Int) {
    let point = CGPoint(x: generator.below(400), y: generator.below(800))
    positions[finger] = point
    fingers.down(finger, Double(point.x), Double(point.y))
  }

  private func move(_ finger: Int, by way: Double) {
    guard var point = positions[finger] else { return }
    point.x += CGFloat(Double.random(in: -way...way, using: &generator))
    point.y += CGFloat(Double.random(in: -way...way, using: &generator))
    positions[finger] = point
    fingers.move(finger, Double(point.x), Double(point.y))
  }

  private func liftAll() {
    guard !positions.isEmpty else { return }
    fingers.together {
      for finger in positions.keys.sorted() { fingers.lift(finger) }
    }
    positions.removeAll()
  }

  private func scroll() {
    if !isScrolling {
      fingers.scroll(.began, 5)
      isScrolling = true
    } else if generator.chance(0.3) {
      fingers.scroll(generator.chance(0.7) ? .ended : .cancelled)
      isScrolling = false
    } else {
      fingers.scroll(.changed, Double(generator.below(20)) - 10, 4)
    }
  }

  /// Makes a random change between events, as application code may.
  private func change() {
    let index = generator.below(recognizers.count)
    let recognizer = recognizers[index]
    switch generator.below(6) {
    case 0:
      recognizer.isEnabled.toggle()
    case 1:
      recognizer.isEnabled = true
    case 2:
      if let view = recognizer.view {
        view.removeGestureRecognizer(recognizer)
      } else {
        homes[index].addGestureRecognizer(recognizer)
      }
    case 3:
      let view = views[generator.below(views.count)]
      if let parent = view.superview, generator.chance(0.5) {
        view.removeFromSuperview()
        if generator.chance(0.8) { parent.addSubview(view) }
      } else if view.superview == nil {
        window.addSubview(view)
      }
    case 4:
      views[generator.below(views.count)].isUserInteractionEnabled.toggle()
    default:
      views[generator.below(views.count)].isHidden.toggle()
    }
  }

  /// Makes a random change within an action.
  private func meddle(_ recognizer: UIGestureRecognizer) {
    guard generator.chance(0.02) else { return }
    switch generator.below(4) {
    case 0:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 1:
      recognizers[generator.below(recognizers.count)].isEnabled.toggle()
    case 2:
      recognizer.view?.removeGestureRecognizer(recognizer)
    default:
      (recognizer as? UIPanGestureRecognizer)?.setTranslation(.zero, in: nil)
      recognizer.view?.removeFromSuperview()
    }
  }

  // MARK: What must hold

  private func check() {
    for index in recognizers.indices {
      let recognizer = recognizers[index]
      let isActive = recognizer.state == .began || recognizer.state == .changed
      if isActive != watches[index].isActive {
        faults.append("\(recognizer.name!) is \(recognizer.state), its actions say otherwise")
      }
      if recognizer.state.rawValue > UIGestureRecognizer.State.changed.rawValue {
        faults.append("\(recognizer.name!) is left \(recognizer.state) after the event")
      }
    }
    checkExclusion()
  }

  /// Checks that recognizers that exclude one another are never active on the same touch.
  private func checkExclusion() {
    let active = recognizers.filter { $0.state == .began || $0.state == .changed }
    for (index, one) in active.enumerated() {
      for other in active[(index + 1)...] where excludes(one, other) && excludes(other, one) {
        let shared = fingers.session.currentTouches.contains { touch in
          let all = touch.gestureRecognizers ?? []
          return all.contains { $0 === one } && all.contains { $0 === other }
        }
        if shared { faults.append("\(one.name!) and \(other.name!) are active on one touch") }
      }
    }
  }

  private func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one)
      && !(one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
        ?? false)
  }

  /// Lifts all fingers and lets all waiting times pass, so that no gesture is in progress.
  func settle() {
    liftAll()
    if isScrolling { fingers.scroll(.ended) }
    isScrolling = false
    fingers.hover()
    fingers.wait(5000)
    check()
    for index in recognizers.indices where watches[index].isActive {
      faults.append("\(recognizers[index].name!) began and never ended")
    }
    for view in views where !view.isQuiet {
      faults.append("view \(view.tag) never heard the end of a touch")
    }
    if !fingers.session.currentTouches.isEmpty { faults.append("touches are left over") }
    for left in window.engagedRecognizers {
      faults.append("\(type(of: left)) \(left.name!) is left engaged, \(left.state)")
    }
  }
}
