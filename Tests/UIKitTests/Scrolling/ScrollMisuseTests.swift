import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Misuse of scroll views ends the program with a message; actions of their delegates do not.
@MainActor
struct ScrollMisuseTests {
  struct Misuse: Sendable {
    var sentence: String
    var commit: @MainActor @Sendable () -> Void
  }

  nonisolated static let all: [Misuse] = [
    Misuse(sentence: "which cannot be changed: have a subclass of UIScrollView adopt") {
      final class Other: NSObject, UIGestureRecognizerDelegate {}
      UIScrollView().panGestureRecognizer.delegate = Other()
    },
    Misuse(sentence: "must be finite") { UIScrollView().contentOffset.y = .nan },
    Misuse(sentence: "a content offset must be finite") {
      UIScrollView().setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    },
    Misuse(sentence: "content size must be a number") { UIScrollView().contentSize.width = .nan },
    Misuse(sentence: "content insets must be finite") { UIScrollView().contentInset.top = .nan },
    Misuse(sentence: "content insets must be finite") {
      UIScrollView().contentInset.left = .infinity
    },
    Misuse(sentence: "a delegate has content rest must be finite") {
      let scene = ScrollScene()
      scene.target = CGPoint(x: 0, y: CGFloat.nan)
      scene.drag(0, -100)
      scene.fingers.lift()
    },
  ]

  @Test(arguments: all.indices)
  func `it stops with a sentence`(number: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run { ScrollMisuseTests.all[number].commit() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.contains(Self.all[number].sentence))
  }

  @Test func `its own view may be the delegate of its pan, and nobody`() {
    final class Asked: UIScrollView, UIGestureRecognizerDelegate {}
    let scroll = Asked()
    scroll.panGestureRecognizer.delegate = scroll
    expect(scroll.panGestureRecognizer.delegate === scroll)
    scroll.panGestureRecognizer.delegate = nil
    expect(scroll.panGestureRecognizer.delegate === scroll)
  }

  @Test func `content without end does not scroll, and stops nothing`() {
    let scene = ScrollScene()
    scene.scroll.contentSize = CGSize(
      width: CGFloat.infinity, height: CGFloat.greatestFiniteMagnitude)
    scene.drag(-100, -100)
    scene.fingers.lift()
    scene.fingers.wait(6000)
    expect(scene.x.isFinite && scene.y.isFinite)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 9e9, width: 1, height: 1), animated: false)
    scene.scroll.flashScrollIndicators()
    scene.scroll.contentSize = CGSize(width: 320, height: 1000)
    scene.fingers.wait(1000)
  }

  @Test(arguments: 0..<60)
  func `a delegate may change everything at any time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = ScrollScene(content: CGSize(width: 900, height: 2000))
    let meddler = Meddler(scene, seed: seed + 500)
    scene.scroll.delegate = meddler
    scene.scroll.isPagingEnabled = Int.random(in: 0..<3, using: &random) == 0
    scene.scroll.alwaysBounceVertical = Bool.random(using: &random)
    for _ in 0..<20 {
      if scene.scroll.superview == nil { scene.window.addSubview(scene.scroll) }
      scene.scroll.contentSize = CGSize(width: 900, height: 2000)
      let way = Double.random(in: -300...300, using: &random)
      scene.drag(way / 3, way, steps: Int.random(in: 2...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: scene.scroll.removeFromSuperview()
      case 1: scene.fingers.cancel()
      default: scene.fingers.lift()
      }
      scene.fingers.wait(Int64.random(in: 0...600, using: &random))
      if Int.random(in: 0..<4, using: &random) == 0 { scene.scroll.removeFromSuperview() }
      if scene.fingers.isDown() { scene.fingers.lift() }
      expect(scene.x.isFinite && scene.y.isFinite)
    }
    meddler.isQuiet = true
    scene.fingers.wait(20_000)
    let scroll = scene.scroll
    expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    expect(!scroll.isScrollAnimating)
    let drags = meddler.heard.filter { $0 == "willDrag" || $0 == "didEnd" }
    let isPaired = drags.enumerated().allSatisfy { index, call in
      (call == "willDrag") == index.isMultiple(of: 2)
    }
    expect(isPaired && drags.count.isMultiple(of: 2), "\(meddler.heard)")
    // The scroll view still works.
    if scroll.superview == nil { scene.window.addSubview(scroll) }
    scroll.isPagingEnabled = false
    scroll.isScrollEnabled = true
    scroll.bounces = true
    scroll.contentInset = .zero
    scroll.frame.size.height = 480
    scroll.contentSize = CGSize(width: 320, height: 20_000)
    scroll.setContentOffset(.zero, animated: false)
    scene.drag(0, -60)
    expect(isNear(scene.y, 50))
    scene.fingers.lift()
  }

  /// Makes a random change in each call.
  private final class Meddler: NSObject, UIScrollViewDelegate {
    unowned let scene: ScrollScene
    var random: SeededGenerator
    var isQuiet = false
    var heard: [String] = []
    private var depth = 0

    init(_ scene: ScrollScene, seed: UInt64) {
      self.scene = scene
      random = SeededGenerator(seed: seed)
    }

    private func meddle(_ scroll: UIScrollView) {
      guard !isQuiet, depth < 4, Int.random(in: 0..<12, using: &random) == 0 else { return }
      depth += 1
      defer { depth -= 1 }
      let offset = CGPoint(
        x: CGFloat.random(in: -200...900, using: &random),
        y: CGFloat.random(in: -300...2400, using: &random))
      switch Int.random(in: 0..<11, using: &random) {
      case 0: scroll.contentSize = .zero
      case 1: scroll.removeFromSuperview()
      case 2: scroll.setContentOffset(offset, animated: false)
      case 3: scroll.setContentOffset(offset, animated: true)
      case 4: scroll.contentOffset = offset
      case 5: scroll.contentInset = UIEdgeInsets(top: offset.y / 10, left: 0, bottom: 0, right: 9)
      case 6: scroll.isScrollEnabled.toggle()
      case 7: scroll.frame.size.height = CGFloat.random(in: 0...600, using: &random)
      case 8:
        scroll.panGestureRecognizer.isEnabled = false
        scroll.panGestureRecognizer.isEnabled = true
      case 9: scroll.bounces.toggle()
      default: scroll.stopScrollingAndZooming()
      }
      if Bool.random(using: &random) {
        scroll.isScrollEnabled = true
        scroll.bounces = true
        scroll.contentInset = .zero
        scroll.frame.size.height = 480
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle(scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      heard.append("willDrag")
      meddle(scrollView)
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      meddle(scrollView)
      if Int.random(in: 0..<5, using: &random) == 0 { targetContentOffset.pointee.y = 333 }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("didEnd")
      meddle(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { meddle(scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { meddle(scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { meddle(scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { meddle(scrollView) }
  }
}
