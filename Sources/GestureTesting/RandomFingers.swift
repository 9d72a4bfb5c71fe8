import PantographPlainText
import PantographTouches
import UIKit

/// Makes random fingers from a seed, and smaller variants of fingers.
enum RandomFingers {
  /// Returns the fingers of the seed's gesture number `index`. They do not depend on other
  /// gestures.
  static func fingers(seed: UInt64, index: Int, in size: CGSize) -> [FingerPath] {
    var random = Random(state: seed &+ UInt64(index) &* 0x9e37_79b9_7f4a_7c15)
    return (0..<[1, 1, 1, 2, 2, 3][random.below(6)]).map { _ in
      var path = FingerPath()
      if random.below(3) == 0 { path = path.wait(Double(random.below(60)) / 100) }
      func point() -> CGPoint {
        CGPoint(
          x: CGFloat(random.below(Int(max(1, size.width)))),
          y: CGFloat(random.below(Int(max(1, size.height)))))
      }
      path = path.down(at: point())
      for _ in 0..<random.below(5) {
        if random.below(4) == 0 {
          path = path.hold(Double(random.below(80)) / 100)
        } else {
          path = path.move(to: point(), over: Double(2 + random.below(50)) / 100)
        }
      }
      return random.below(8) == 0 ? path.cancel() : path.lift()
    }
  }

  /// Returns slightly smaller variants of a gesture, the smallest first.
  static func smaller(_ fingers: [FingerPath]) -> [[FingerPath]] {
    var candidates: [[FingerPath]] = []
    if fingers.count > 1 {
      for index in fingers.indices {
        candidates.append(fingers.enumerated().filter { $0.offset != index }.map(\.element))
      }
    }
    for (index, finger) in fingers.enumerated() {
      for path in smaller(finger) {
        var others = fingers
        others[index] = path
        candidates.append(others)
      }
    }
    return candidates
  }

  private static func smaller(_ path: FingerPath) -> [FingerPath] {
    var paths: [FingerPath] = []
    for (index, step) in path.steps.enumerated() {
      func with(_ replacement: FingerPath.Step?) {
        var steps = path.steps
        steps.remove(at: index)
        if let replacement { steps.insert(replacement, at: index) }
        paths.append(FingerPath(steps: steps))
      }
      switch step {
      case .wait(let span):
        with(nil)
        if span > .milliseconds(20) { with(.wait(.seconds(span.seconds / 2))) }
      case .move(let point, let span):
        with(nil)
        let round = PointVector(x: (point.x / 50).rounded() * 50, y: (point.y / 50).rounded() * 50)
        if round != point { with(.move(round, over: span)) }
      case .down(let point):
        let round = PointVector(x: (point.x / 50).rounded() * 50, y: (point.y / 50).rounded() * 50)
        if round != point { with(.down(round)) }
      case .cancel: with(.lift)
      case .lift: break
      }
    }
    return paths
  }

  /// Describes the path of a finger in words.
  static func words(_ path: FingerPath) -> String {
    path.steps.map { step in
      switch step {
      case .wait(let span): "waits \(number(span.seconds)) s"
      case .down(let point): "lands at \(number(point.x)), \(number(point.y))"
      case .move(let point, let span):
        "moves to \(number(point.x)), \(number(point.y)) in \(number(span.seconds)) s"
      case .lift: "lifts"
      case .cancel: "is cancelled as a palm"
      }
    }.joined(separator: ", ")
  }

  private static func number(_ number: Double) -> String {
    DecimalText(number, decimals: 3).description
  }

  /// A random number generator whose numbers are the same on every machine (SplitMix64).
  private struct Random {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
  }
}
