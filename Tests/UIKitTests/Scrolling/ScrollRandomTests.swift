import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Whatever fingers and programs do, calls come in pairs, and the content rests within its limits.
@MainActor struct ScrollRandomTests {
  @Test(arguments: 0..<60)
  func `all calls come in pairs, and the content rests where it may`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = ScrollScene(
      content: CGSize(
        width: Double.random(in: 100...1200, using: &random),
        height: Double.random(in: 100...3000, using: &random)))
    let scroll = scene.scroll
    scroll.isPagingEnabled = Bool.random(using: &random)
    scroll.isDirectionalLockEnabled = Bool.random(using: &random)
    scroll.alwaysBounceVertical = Bool.random(using: &random)
    scroll.bounces = Int.random(in: 0..<4, using: &random) > 0
    scroll.delaysContentTouches = Bool.random(using: &random)
    scroll.decelerationRate = Bool.random(using: &random) ? .normal : .fast
    let content = UIView(frame: CGRect(origin: .zero, size: scroll.contentSize))
    scroll.addSubview(content)
    if Bool.random(using: &random) {
      scene.zoomed = content
      scroll.maximumZoomScale = 3
    }
    if Bool.random(using: &random) {
      var other = SeededGenerator(seed: seed + 1000)
      scene.whenScrolled = { [unowned scene] in
        if Int.random(in: 0..<30, using: &other) == 0 {
          scene.scroll.contentOffset.y += CGFloat.random(in: -50...50, using: &other)
        }
        if Int.random(in: 0..<60, using: &other) == 0 {
          scene.scroll.setContentOffset(.zero, animated: Bool.random(using: &other))
        }
      }
    }
    for _ in 0..<25 { act(scene, &random) }
    scene.whenScrolled = nil
    scene.fingers.wait(20_000)
    expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    expect(!scroll.isScrollAnimating && !scroll.isZooming)
    let drags = scene.heard.filter { $0 == "willDrag" || $0.hasPrefix("didEnd ") }
    expect(drags.count.isMultiple(of: 2))
    let isPaired = drags.enumerated().allSatisfy { index, call in
      (call == "willDrag") == index.isMultiple(of: 2)
    }
    expect(isPaired, "\(scene.heard)")
    // After one more finger, the content rests within its limits.
    scene.drag(20, 30)
    scene.fingers.lift()
    scene.fingers.wait(20_000)
    let last = CGPoint(
      x: max(scroll.contentSize.width - scroll.bounds.width, 0),
      y: max(scroll.contentSize.height - scroll.bounds.height, 0))
    if scroll.contentSize.width > 320 || scroll.contentSize.height > 480 {
      expect(scroll.contentOffset.y.isFinite && scroll.contentOffset.x.isFinite)
    }
    if scene.heard.last == "didCoast" {
      expect(scroll.contentOffset.x >= -0.5 && scroll.contentOffset.x <= last.x + 0.5)
      expect(scroll.contentOffset.y >= -0.5 && scroll.contentOffset.y <= last.y + 0.5)
    }
  }

  private func act(_ scene: ScrollScene, _ random: inout SeededGenerator) {
    let scroll = scene.scroll
    let way = { (random: inout SeededGenerator) in Double.random(in: -300...300, using: &random) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      scene.drag(way(&random), way(&random), steps: Int.random(in: 1...20, using: &random))
      if Bool.random(using: &random) {
        scene.fingers.wait(Int64.random(in: 0...300, using: &random))
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        scroll.isScrollEnabled = false
        scroll.isScrollEnabled = true
      }
      Int.random(in: 0..<6, using: &random) == 0 ? scene.fingers.cancel() : scene.fingers.lift()
    case 5:
      scroll.setContentOffset(CGPoint(x: way(&random), y: way(&random)), animated: true)
    case 6:
      scroll.setContentOffset(CGPoint(x: way(&random), y: way(&random)), animated: false)
    case 7:
      scene.fingers.scroll(.began)
      for _ in 0..<5 { scene.fingers.scroll(.changed, way(&random) / 5, way(&random) / 5) }
      scene.fingers.scroll(Bool.random(using: &random) ? .ended : .cancelled)
    case 8:
      scroll.contentInset.top = CGFloat.random(in: 0...60, using: &random)
      scroll.contentInset.top = 0
      scroll.setZoomScale(
        CGFloat.random(in: 0...5, using: &random), animated: Bool.random(using: &random))
    default:
      scroll.removeFromSuperview()
      scene.window.addSubview(scroll)
    }
    scene.fingers.wait(Int64.random(in: 0...900, using: &random))
  }
}
