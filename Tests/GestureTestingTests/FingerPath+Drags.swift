import GestureTesting
import UIKit

extension FingerPath {
  /// A drag down by `way` points from (200, 200) in a quarter of a second, then a rest.
  static func drag(_ way: CGFloat) -> FingerPath {
    FingerPath().down(at: CGPoint(x: 200, y: 200))
      .move(to: CGPoint(x: 200, y: 200 + way), over: 0.25).hold(0.2)
  }

  /// A movement from one point to another in `seconds`.
  static func line(_ start: CGPoint, _ end: CGPoint, over seconds: Double) -> FingerPath {
    FingerPath().down(at: start).move(to: end, over: seconds)
  }
}
