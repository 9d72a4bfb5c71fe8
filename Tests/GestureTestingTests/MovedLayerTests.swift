import Expectations
import GestureTesting
import Testing
import UIKit

/// If anything moved, the outcome is never `nothing`, whatever moved it.
@MainActor
struct MovedLayerTests {
  private final class Card: UIView {}
  private final class Badge: UIView {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  init() {
    window.makeKeyAndVisible()
    window.addSubview(card)
  }

  private func said(_ body: () -> Void) -> String {
    let texts = Texts()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: {
      texts.all.append($0.comments.first?.rawValue ?? "")
      return true
    }
    return texts.all.joined(separator: "\n")
  }

  /// Adds a pan that moves the view.
  private func follow(_ view: UIView) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    pan.addAction { [unowned view, window] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      let way = pan.translation(in: window)
      view.center.x += way.x
      view.center.y += way.y
      pan.setTranslation(.zero, in: window)
    }
    return pan
  }

  @Test func `a pan that moves a view is a move, and the failure says which, from where to where`()
  {
    _ = follow(card)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Notes"
    card.addSubview(label)
    let test = GestureTest(window: window)
    test.play(.drag(150).lift())
    test.expect(outcome: "move")
    let text = said { test.expect(outcome: "nothing") }
    expect(
      text.hasPrefix(
        """
        expected nothing, but there was an outcome and 1 layer moved
        moved:
          Card “Notes” (UIWindow > Card): position 200,200 → 200,340, by pan on Card
        decided:
          pan on Card: move: 1 layer, at most 140 pt, by no transition
        """), "\(text)")
    let finish = said { test.expect(outcome: "finish") }
    expect(finish.contains("but it was moved layers alone: 1 layer"), "\(finish)")
    test.expect(progress: 1, at: 0.4)
    test.expect(progress: 0.5 ± 0.1, at: 0.14)
  }

  @Test func `a finger that moves nothing is nothing`() {
    let test = GestureTest(window: window)
    card.addGestureRecognizer(UIPanGestureRecognizer())
    test.play(.drag(150).lift())
    test.expect(outcome: "nothing")
    test.expect(outcome: "nothing")
    expect(said { test.expect(outcome: "move") }.contains("but no gesture moved one"))
  }

  @Test func `a pinch and a rotation are told by their transforms`() {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [card] _ in
      card.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
    }
    card.addGestureRecognizer(pinch)
    let test = GestureTest(window: window)
    let (left, right) = (CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200))
    test.play(
      FingerPath().down(at: left).move(to: CGPoint(x: 120, y: 200), over: 0.3).lift(),
      FingerPath().down(at: right).move(to: CGPoint(x: 280, y: 200), over: 0.3).lift())
    test.expect(outcome: "move")
    expect(test.moved[0].description.contains("transform none → scale "), "\(test.moved)")
    expect(test.moved[0].gestures, equals: ["pinch on Card"])
    let rotation = UIRotationGestureRecognizer()
    card.removeGestureRecognizer(pinch)
    rotation.addAction { [card] _ in
      card.transform = CGAffineTransform(rotationAngle: rotation.rotation)
    }
    card.addGestureRecognizer(rotation)
    test.play(
      FingerPath().down(at: left).move(to: CGPoint(x: 200, y: 160), over: 0.3).lift(),
      FingerPath().down(at: right).move(to: CGPoint(x: 200, y: 240), over: 0.3).lift())
    test.expect(outcome: "move")
    expect(test.moved[0].gestures, equals: ["rotation on Card"], "\(test.moved)")
    expect(test.moved[0].description.contains("turned "))
    expect(test.sections.count == 2 && test.sections[0].moved[0].gestures == ["pinch on Card"])
  }

  @Test func `each of two hands has the layer that it moved`() {
    let badge = Badge(frame: CGRect(x: 100, y: 500, width: 200, height: 200))
    window.addSubview(badge)
    _ = follow(card)
    _ = follow(badge)
    let test = GestureTest(window: window)
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 260, y: 200), over: 0.3)
        .lift(),
      FingerPath().wait(0.05).down(at: CGPoint(x: 200, y: 600))
        .move(to: CGPoint(x: 140, y: 600), over: 0.3).cancel())
    test.expect(outcome: "move, move")
    expect(test.moved.map(\.gestures), equals: [["pan on Card"], ["pan on Badge"]])
  }

  @Test func `a layer that went away and is back has moved`() {
    let pan = follow(card)
    pan.addAction { [card] pan in
      if pan.state == .ended || pan.state == .cancelled {
        UIView.animate(withDuration: 0.3) { card.center = CGPoint(x: 200, y: 200) }
      }
    }
    let test = GestureTest(window: window)
    test.play(.drag(150).cancel())
    test.expect(outcome: "move")
    expect(test.moved.map(\.change), equals: [.returned])
    let text = said { test.expect(outcome: "nothing") }
    expect(text.contains("moved and returned, at most 140 pt away, by pan on Card"), "\(text)")
  }

  @Test func `a layer that a display link moves is moved by no gesture, and not nothing either`() {
    let badge = Badge(frame: CGRect(x: 0, y: 700, width: 40, height: 40))
    window.addSubview(badge)
    _ = follow(card)
    window.advance(to: 0)
    let link = CADisplayLink { _ in badge.center.x += 1 }
    link.add(to: .main, forMode: .common)
    let test = GestureTest(window: window)
    test.play(.drag(150).lift())
    test.expect(outcome: "move")
    expect(test.moved.map(\.gestures), equals: [["pan on Card"], []], "\(test.moved)")
    expect(test.moved.last?.description.contains("not by a gesture"), equals: true)
    for recognizer in card.gestureRecognizers ?? [] { card.removeGestureRecognizer(recognizer) }
    test.play(.drag(150).lift())
    withKnownIssue { test.expect(outcome: "nothing") }
    test.ignore(badge)
    test.play(.drag(150).lift())
    test.expect(outcome: "nothing")
    link.invalidate()
  }

  @Test func `layers that come, go, and pass by are told`() {
    let gone = Badge(frame: CGRect(x: 0, y: 700, width: 40, height: 40))
    window.addSubview(gone)
    let ghost = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let pan = UIPanGestureRecognizer()
    pan.addAction { [window, card] _ in
      switch pan.state {
      case .began: window.addSubview(ghost)
      case .changed: ghost.center = pan.location(in: window)
      case .ended:
        ghost.removeFromSuperview()
        gone.removeFromSuperview()
        let new = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        new.addSubview(UIView())
        card.addSubview(new)
      case .cancelled, .possible, .failed: break
      }
    }
    window.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.play(.drag(150).lift())
    test.expect(outcome: "move")
    let changes = Dictionary(grouping: test.moved, by: \.change).mapValues { $0.map(\.kind) }
    expect(changes, equals: [.went: ["Badge"], .passed: ["UIImageView"], .came: ["Badge"]])
    expect(test.moved.allSatisfy { $0.gestures == ["pan on UIWindow"] }, "\(test.moved)")
  }

  @Test func `what still moves at the end is told so`() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [card] _ in
      UIView.animate(withDuration: 60) { card.center.y += 300 }
    }
    card.addGestureRecognizer(tap)
    let test = GestureTest(window: window)
    test.longestRest = 2
    test.play(FingerPath().down(at: CGPoint(x: 200, y: 200)).hold(0.05).lift())
    test.expect(outcome: "move")
    expect(test.moved[0].isStillMoving && test.moved[0].description.contains("still moving"))
    expect(test.moved[0].gestures, equals: ["tap on Card"])
  }

  @Test func `a movement that takes longer than a second is waited for`() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [card] _ in
      UIView.animate(withDuration: 2, delay: 1) { card.center.y += 300 }
    }
    card.addGestureRecognizer(tap)
    let test = GestureTest(window: window)
    test.play(FingerPath().down(at: CGPoint(x: 200, y: 200)).hold(0.05).lift())
    expect(!test.moved[0].isStillMoving && test.sections[0].duration > 3)
    expect(test.moved[0].description.contains("position 200,200 → 200,500"), "\(test.moved)")
  }

  @Test func `a finger on a slider moves its knob`() {
    let slider = UISlider(frame: CGRect(x: 100, y: 400, width: 200, height: 28))
    window.addSubview(slider)
    let test = GestureTest(window: window)
    test.play(
      .line(CGPoint(x: 114, y: 414), CGPoint(x: 200, y: 414), over: 0.3).lift())
    test.expect(outcome: "move")
    expect(test.moved.count == 2 && slider.value > 0.4)
    expect(test.moved.allSatisfy { $0.gestures == ["a finger in UISlider"] }, "\(test.moved)")
  }

  @Test func `a constraint that a pan changes moves by the pan`() {
    let box = Badge()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: window.topAnchor, constant: 500)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    let pan = UIPanGestureRecognizer()
    pan.addAction { [window] _ in top.constant = 500 + pan.translation(in: window).y }
    card.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.play(.drag(150).lift())
    test.expect(outcome: "move")
    expect(test.moved.map(\.gestures), equals: [["pan on Card"]], "\(test.moved)")
  }

  @Test func `a layer of its own and its mask are told by their classes`() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let mask = CALayer()
    mask.frame = card.bounds
    card.layer.mask = mask
    card.layer.addSublayer(shape)
    card.layer.addSublayer(CAShapeLayer())
    let pan = UIPanGestureRecognizer()
    pan.addAction { _ in
      shape.position.y += 1
      mask.bounds.size.height -= 1
    }
    card.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.play(.drag(150).lift())
    expect(
      Set(test.moved.map(\.path)),
      equals: [
        "UIWindow > Card > mask CALayer", "UIWindow > Card > CAShapeLayer[0]",
      ])
  }
}
