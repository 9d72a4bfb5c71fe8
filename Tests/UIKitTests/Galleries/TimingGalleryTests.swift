import Expectations
import Foundation
import GoldenTexts
import QuartzCore
import Testing
import UIKit
import ViewTesting

/// The values of layers under animations with all timings, at many moments.
@MainActor
struct TimingGalleryTests {
  private let gallery = Gallery(CGSize(width: 300, height: 300))
  private static let moments: [Int64] = [1, 99, 100, 150, 100, 150, 200, 200, 300, 400, 900]

  /// Adds the animations to a layer each, and returns a line of values for each.
  private func watch(
    _ all: [(name: String, animation: CAAnimation)], _ value: (CALayer) -> CGFloat
  ) -> [String] {
    var layers: [CALayer] = []
    for _ in all {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      layer.opacity = 0.5
      gallery.window.layer.addSublayer(layer)
      layers.append(layer)
    }
    gallery.window.layoutIfNeeded()
    gallery.fingers.wait(20)
    let now = CACurrentMediaTime()
    for (layer, (_, animation)) in zip(layers, all) {
      if animation.beginTime > 0 { animation.beginTime += layer.convertTime(now, from: nil) }
      layer.add(animation, forKey: "key")
    }
    var lines = all.map { "\($0.name):" }
    for moment in Self.moments {
      gallery.fingers.wait(moment)
      for (place, layer) in layers.enumerated() {
        let shown = layer.presentation() ?? layer
        lines[place] += " \(value(shown).text)"
      }
    }
    for (place, layer) in layers.enumerated() {
      if layer.animation(forKey: "key") != nil { lines[place] += " stays" }
      layer.removeFromSuperlayer()
    }
    return lines
  }

  private func opacity(from start: Float, to end: Float) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = start
    animation.toValue = end
    animation.duration = 0.4
    return animation
  }

  @Test func `speeds, repetitions, fills and offsets`() throws {
    var all: [(name: String, animation: CAAnimation)] = []
    for speed in [Float(1), 2, 0.5, -1] {
      for repeats in [Float(0), 2.5] {
        for isReversed in [false, true] {
          for fill in [CAMediaTimingFillMode.removed, .forwards, .backwards, .both] {
            // An offset is shown with whole repetitions.
            for (begin, offset) in [(0.0, 0.0), (0.2, 0), (0, 0.15)]
            where offset == 0 || repeats == 0 {
              let animation = opacity(from: 0, to: 1)
              animation.speed = speed
              animation.repeatCount = repeats
              animation.autoreverses = isReversed
              animation.fillMode = fill
              animation.beginTime = begin
              animation.timeOffset = offset
              animation.isRemovedOnCompletion = fill == .removed
              let name =
                "speed \(speed) repeats \(repeats) \(isReversed ? "back " : "")\(fill.rawValue)"
                + " begins \(begin) offset \(offset)"
              all.append((name, animation))
            }
          }
        }
      }
    }
    for (duration, isAdditive, isCumulative) in [
      (1.0, false, false), (1, true, false), (1, false, true), (1, true, true), (0, false, false),
    ] {
      let animation = opacity(from: 0.1, to: 0.3)
      animation.repeatDuration = duration
      animation.isAdditive = isAdditive
      animation.isCumulative = isCumulative
      all.append(("lasts \(duration) additive \(isAdditive) cumulative \(isCumulative)", animation))
    }
    let text = watch(all) { CGFloat($0.opacity) }.joined(separator: "\n")
    let difference = try GoldenText("timings").difference(from: text)
    expectNil(difference)
  }

  private func ends() -> [(name: String, animation: CAAnimation)] {
    var all: [(name: String, animation: CAAnimation)] = []
    let values: [CGFloat?] = [nil, 100]
    for from in values {
      for to in values {
        for by in values {
          let animation = CABasicAnimation(keyPath: "position.x")
          animation.fromValue = from
          animation.toValue = to.map { $0 * 2 }
          animation.byValue = by.map { $0 / 4 }
          animation.duration = 0.5
          all.append(("from \(from != nil) to \(to != nil) by \(by != nil)", animation))
        }
      }
    }
    return all
  }

  private func keyframes() -> [(name: String, animation: CAAnimation)] {
    var all: [(name: String, animation: CAAnimation)] = []
    for mode in [
      CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
    ] {
      for times in [nil, [0, 0.2, 0.9, 1]] as [[NSNumber]?] {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 50, 60, 200] as [CGFloat]
        animation.keyTimes = times
        animation.calculationMode = mode
        animation.duration = 0.6
        animation.tensionValues = [0, 0.5, -0.5, 0]
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
          CAMediaTimingFunction(name: .easeOut),
        ]
        all.append(("\(mode.rawValue) at \(times?.count ?? 0) times", animation))
      }
    }
    return all
  }

  private func others() -> [(name: String, animation: CAAnimation)] {
    var all: [(name: String, animation: CAAnimation)] = []
    for (mass, stiffness, damping, velocity) in [
      (1.0, 100.0, 10.0, 0.0), (1, 100, 10, 5), (2, 100, 20, 0), (1, 300, 40, -3), (1, 100, 0.5, 0),
    ] {
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = min(animation.settlingDuration, 2)
      let settling = CGFloat(animation.settlingDuration).text
      all.append(
        ("spring \(mass) \(stiffness) \(damping) \(velocity) settles \(settling)", animation))
    }
    for name in [
      CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 0.5
      animation.timingFunction = CAMediaTimingFunction(name: name)
      all.append(("pace \(name.rawValue)", animation))
    }
    for (duration, speed) in [(0.0, Float(1)), (0.3, 1), (0.9, 1), (0.5, 2)] {
      let first = CABasicAnimation(keyPath: "position.x")
      first.fromValue = 0
      first.toValue = 100
      first.duration = 0.4
      let second = CABasicAnimation(keyPath: "position.x")
      second.fromValue = 300
      second.toValue = 200
      second.beginTime = 0.5
      second.duration = 0.3
      let group = CAAnimationGroup()
      group.animations = [first, second]
      group.duration = duration
      group.speed = speed
      all.append(("group of \(duration) speed \(speed)", group))
    }
    return all
  }

  @Test func `ends, key frames, springs and groups`() throws {
    let lines = watch(ends() + keyframes() + others()) { $0.position.x }
    let difference = try GoldenText("animation-kinds").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
