import Foundation
import PantographTouches
import UIKit
import ViewTesting

/// A scroll view in a window, a delegate that logs its calls, and a finger.
@MainActor
final class ScrollScene: NSObject, UIScrollViewDelegate {
  let window: UIWindow
  let scroll: UIScrollView
  let fingers: Fingers
  /// The calls in short words, without `didScroll`.
  var heard: [String] = []
  var offsets: [Double] = []
  var targets: [CGPoint] = []
  var velocities: [CGPoint] = []
  var whenScrolled: (() -> Void)?
  var target: CGPoint?
  var zoomed: UIView?

  init(
    size: CGSize = CGSize(width: 320, height: 480),
    content: CGSize = CGSize(width: 320, height: 20_000),
    _ scroll: UIScrollView = UIScrollView()
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    self.scroll = scroll
    fingers = Fingers(window)
    super.init()
    window.isHidden = false
    scroll.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = content
    scroll.delegate = self
    window.addSubview(scroll)
    window.layoutIfNeeded()
  }

  var y: Double { Double(scroll.contentOffset.y) }
  var x: Double { Double(scroll.contentOffset.x) }

  /// Lands a finger and moves it by a total distance in equal steps of 10 ms. The finger stays down.
  func drag(
    _ dx: Double = 0, _ dy: Double = 0, steps: Int = 10, from: (Double, Double) = (160, 240)
  ) {
    fingers.down(0, from.0, from.1)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      fingers.move(0, from.0 + dx * share, from.1 + dy * share)
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(Double(scrollView.contentOffset.y))
    whenScrolled?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willDrag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("willEnd")
    velocities.append(velocity)
    targets.append(targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("didEnd \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willCoast") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didCoast") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didAnimate") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard.append("willZoom")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    heard.append("didZoom \((Double(scale) * 100).rounded() / 100)")
  }
}
