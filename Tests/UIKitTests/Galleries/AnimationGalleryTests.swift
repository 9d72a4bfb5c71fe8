import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Layers while views are animated and laid out, at many moments.
@MainActor
struct AnimationGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 80))
    view.backgroundColor = .red
    gallery.window.rootViewController?.view.addSubview(view)
    gallery.window.layoutIfNeeded()
    gallery.fingers.wait(10)
    return view
  }

  @Test func `animations with all options`() throws {
    let options: [(String, UIView.AnimationOptions)] = [
      ("none", []), ("linear", .curveLinear), ("in", .curveEaseIn), ("out", .curveEaseOut),
      ("repeats", [.repeat]), ("there and back", [.repeat, .autoreverse]),
      ("begins from the current state", .beginFromCurrentState), ("lays out", .layoutSubviews),
      ("allows touches", .allowUserInteraction),
    ]
    for (name, options) in options {
      let view = box()
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.4, delay: 0.1, options: options) {
        view.frame = CGRect(x: 120, y: 230, width: 50, height: 40)
        view.alpha = 0.3
        view.backgroundColor = .blue
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        view.layer.cornerRadius = 9
      } completion: {
        ends.append($0)
      }
      gallery.title(name)
      gallery.watch(view, steps: 4, of: 110)
      // A second animation begins before the first has ended.
      UIView.animate(withDuration: 0.3, delay: 0, options: options) {
        view.center = CGPoint(x: 300, y: 40)
      } completion: {
        ends.append($0)
      }
      gallery.watch(view, steps: 5, of: 110)
      view.layer.removeAllAnimations()
      gallery.add("\(ends)")
      view.removeFromSuperview()
      gallery.fingers.wait(500)
    }
    for (damping, velocity) in [(0.3, 0.0), (1, 0), (0.6, 9), (0.8, -4)] {
      let view = box()
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity
      ) { view.frame.origin = CGPoint(x: 220, y: 330) }
      gallery.title("spring \(damping) \(velocity)")
      gallery.watch(view, steps: 7, of: 90)
      view.removeFromSuperview()
    }
    for modes: UIView.KeyframeAnimationOptions in [
      [], .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
    ] {
      let view = box()
      UIView.animateKeyframes(withDuration: 0.8, delay: 0.05, options: modes) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
          view.center.x = 200
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
          view.center.y = 300
        }
        UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { view.alpha = 0 }
      }
      gallery.title("keyframes \(modes.rawValue)")
      gallery.watch(view, steps: 9, of: 100)
      view.removeFromSuperview()
    }
    try expect("animations")
  }

  @Test func `property animators that are scrubbed, paused and reversed`() throws {
    for curve in [
      UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear,
    ] {
      let view = box()
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: curve) {
        view.frame = CGRect(x: 200, y: 300, width: 50, height: 60)
      }
      animator.addCompletion { gallery.add("ended at \($0.rawValue)") }
      gallery.title("curve \(curve.rawValue)")
      func note(_ words: String) {
        gallery.addSeen(
          shortened(
            "\(words) \(animator.state.rawValue) \(animator.isRunning) \(animator.fractionComplete) "
              + "\(animator.isReversed)"), view)
      }
      note("new")
      animator.fractionComplete = 0.4
      note("scrubbed")
      animator.startAnimation(afterDelay: 0.1)
      gallery.fingers.wait(200)
      note("running")
      animator.pauseAnimation()
      note("paused")
      animator.isReversed = true
      note("reversed")
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      for _ in 1...4 {
        gallery.fingers.wait(90)
        note("continued")
      }
      gallery.fingers.wait(1000)
      note("end")
      let other = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) { view.alpha = 0.1 }
      other.startAnimation()
      gallery.fingers.wait(150)
      other.stopAnimation(false)
      other.finishAnimation(at: curve == .linear ? .start : .current)
      note("stopped")
      view.removeFromSuperview()
    }
    try expect("property-animators")
  }

  @Test func `transitions of views`() throws {
    for option: UIView.AnimationOptions in [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ] {
      let container = box()
      let first = UIView(frame: container.bounds)
      let second = UIView(frame: container.bounds)
      first.backgroundColor = .green
      second.backgroundColor = .yellow
      container.addSubview(first)
      gallery.title("transition \(option.rawValue)")
      UIView.transition(from: first, to: second, duration: 0.5, options: option) {
        self.gallery.add("ended \($0)")
      }
      gallery.watch(container, steps: 3, of: 150)
      gallery.fingers.wait(500)
      gallery.addSeen("at rest", container)
      UIView.transition(with: container, duration: 0.5, options: option) {
        second.backgroundColor = .black
      }
      gallery.watch(container, steps: 2, of: 150)
      gallery.fingers.wait(500)
      container.removeFromSuperview()
    }
    try expect("view-transitions")
  }

  @Test func `views in views of other sizes`() throws {
    for mask in 0..<64 {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let inner = UIView(frame: CGRect(x: 20, y: 10, width: 120, height: 50))
      inner.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 300, height: 180)
      var words = "\(inner.frame)"
      outer.frame.size = CGSize(width: 90, height: 40)
      words += " \(inner.frame)"
      gallery.add(shortened("mask \(mask): \(words)"))
    }
    for (low, high) in [
      (UILayoutPriority.defaultLow, UILayoutPriority.defaultHigh), (.required, .defaultLow),
      (.fittingSizeLevel, .required), (.defaultHigh, .defaultHigh),
    ] {
      for width in [60.0, 120, 300] {
        let first = UILabel()
        first.text = "First label"
        let second = UILabel()
        second.text = "Second"
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 80))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 3, bottom: 5, trailing: 7)
        for label in [first, second] {
          label.translatesAutoresizingMaskIntoConstraints = false
          outer.addSubview(label)
        }
        first.setContentHuggingPriority(low, for: .horizontal)
        second.setContentHuggingPriority(high, for: .horizontal)
        first.setContentCompressionResistancePriority(high, for: .horizontal)
        second.setContentCompressionResistancePriority(low, for: .horizontal)
        NSLayoutConstraint.activate([
          first.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
          second.leadingAnchor.constraint(
            equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
          second.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
          first.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
          second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor, constant: 4),
          first.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5, constant: -2),
        ])
        gallery.window.rootViewController?.view.addSubview(outer)
        gallery.window.layoutIfNeeded()
        let ambiguous = [first, second].map(\.hasAmbiguousLayout)
        gallery.add(
          shortened(
            "\(low.rawValue) \(high.rawValue) \(width): \(first.frame) \(second.frame) \(ambiguous)"
          ))
        outer.semanticContentAttribute = .forceRightToLeft
        outer.setNeedsLayout()
        gallery.window.layoutIfNeeded()
        gallery.add(shortened("mirrored: \(first.frame) \(second.frame)"))
        outer.removeFromSuperview()
      }
    }
    try expect("resizing")
  }
}
