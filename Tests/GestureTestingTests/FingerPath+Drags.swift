import GestureTesting
import UIKit

extension FingerPath {
  /// So far down from 200, 200 in a quarter of a second, then a rest.
  static func drag(_ way: CGFloat) -> FingerPath {
    FingerPath().down(at: CGPoint(x: 200, y: 200))
      .move(to: CGPoint(x: 200, y: 200 + way), over: 0.25).hold(0.2)
  }

  /// From one point to the other in so many seconds.
  static func line(_ start: CGPoint, _ end: CGPoint, over seconds: Double) -> FingerPath {
    FingerPath().down(at: start).move(to: end, over: seconds)
  }
}
