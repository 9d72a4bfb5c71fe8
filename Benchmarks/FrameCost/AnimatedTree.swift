import UIKit

/// A window of layers, ten to a branch. Some layers have an endless animation.
@MainActor
struct AnimatedTree {
  enum Kind: CaseIterable {
    case curve, spring, turn
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))

  init(layers count: Int, animated: Int, kind: Kind) {
    var branch = window.layer
    for number in 0..<count {
      if number % 10 == 0 {
        branch = CALayer()
        window.layer.addSublayer(branch)
      }
      let layer = CALayer()
      layer.position = CGPoint(x: number % 40 * 32, y: number % 25 * 32)
      branch.addSublayer(layer)
      if animated > 0, number % (count / animated) == 0 {
        layer.add(Self.animation(kind), forKey: nil)
      }
    }
    window.advance(to: 0)
  }

  /// Evaluates the animated layers at a time. Returns a sum, so that no work is optimized away.
  func look(at time: Double) -> Double {
    var sum = 0.0
    for layer in window.animatedLayers {
      sum += Double(layer.shown(at: time) { $0.position.x })
    }
    return sum
  }

  /// Evaluates every layer of the tree at a time.
  func walk(at time: Double) -> Double {
    var sum = 0.0
    func descend(_ layer: CALayer) {
      sum += Double(layer.shown(at: time) { $0.position.x })
      for child in layer.sublayers ?? [] { descend(child) }
    }
    descend(window.layer)
    return sum
  }

  private static func animation(_ kind: Kind) -> CAAnimation {
    let animation: CABasicAnimation
    switch kind {
    case .curve:
      animation = CABasicAnimation(keyPath: "position")
      animation.byValue = CGPoint(x: 100, y: 50)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .spring:
      animation = CASpringAnimation(keyPath: "position.x")
      animation.byValue = 100
    case .turn:
      animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.byValue = Double.pi
    }
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = .infinity
    return animation
  }
}
