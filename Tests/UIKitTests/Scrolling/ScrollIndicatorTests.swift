import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor struct ScrollIndicatorTests {
  private func bars(_ scene: ScrollScene) -> [CALayer] {
    (scene.scroll.layer.sublayers ?? []).filter { $0.delegate == nil }
  }

  @Test(arguments: [(960.0, 237.0), (48_000, 36), (500, 455.04)])
  func `a bar is as long as what is seen of the content`(height: Double, length: Double) throws {
    let scene = ScrollScene(content: CGSize(width: 320, height: height))
    scene.scroll.flashScrollIndicators()
    let bar = try #require(bars(scene).first)
    expect(isNear(Double(bar.frame.height), length, 0.01))
    expect(bar.frame.minY == 3 && bar.frame.maxX == 317 && bar.frame.width == 3)
    scene.scroll.contentOffset.y = CGFloat(height) - 480
    expect(isNear(Double(bar.frame.maxY - scene.scroll.bounds.minY), 477, 0.01))
  }

  @Test func `past an edge it gets shorter and stays at its end`() throws {
    let scene = ScrollScene(content: CGSize(width: 320, height: 960))
    scene.drag(0, 110)
    let bar = try #require(bars(scene).first)
    expect(isNear(Double(bar.frame.height), 237 + scene.y, 0.01))
    expect(isNear(Double(bar.frame.minY) - scene.y, 3, 0.01))
    scene.fingers.lift()
  }

  @Test func `flashed it is seen for a while`() throws {
    let scene = ScrollScene()
    scene.fingers.wait(10)
    scene.scroll.flashScrollIndicators()
    let bar = try #require(bars(scene).first)
    expect(bar.opacity, equals: 1)
    scene.fingers.wait(40)
    expect(bar.opacity, equals: 1)
    scene.fingers.wait(150)
    let seen = bar.presentation()?.opacity ?? 1
    expect(seen > 0.1 && seen < 0.9)
    scene.fingers.wait(300)
    expect(bar.opacity == 0 && bar.presentation()?.opacity == 0)
  }

  @Test func `content that fits has none, nor has one that is not to be shown`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 400))
    scene.scroll.flashScrollIndicators()
    expect(bars(scene).isEmpty)
    scene.scroll.contentSize.height = 4000
    scene.scroll.showsVerticalScrollIndicator = false
    scene.scroll.flashScrollIndicators()
    expect(bars(scene).isEmpty)
  }

  @Test func `insets and the safe area keep its track short`() throws {
    let scene = ScrollScene(size: CGSize(width: 400, height: 900))
    scene.window.safeAreaOfScreen = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    scene.window.layoutIfNeeded()
    scene.scroll.verticalScrollIndicatorInsets.top = 10
    scene.scroll.flashScrollIndicators()
    let bar = try #require(bars(scene).first)
    expect(bar.frame.minY - scene.scroll.bounds.minY, equals: 72)
    scene.scroll.automaticallyAdjustsScrollIndicatorInsets = false
    expect(bar.frame.minY - scene.scroll.bounds.minY, equals: 13)
  }

  @Test func `a finger that rests on one has it`() throws {
    let scene = ScrollScene(content: CGSize(width: 320, height: 9600))
    let content = ListeningView(frame: CGRect(x: 0, y: 0, width: 320, height: 9600))
    scene.scroll.addSubview(content)
    scene.scroll.flashScrollIndicators()
    scene.fingers.down(0, 314, 20)
    scene.fingers.wait(120)
    expect(scene.heard == ["willDrag"] && scene.y == 0)
    let bar = try #require(bars(scene).first)
    expect(bar.frame.width, equals: 8)
    // A track of 474 points with a bar of 36 on it, for 9120 of content.
    for step in 1...10 { scene.fingers.move(0, 314, 20 + Double(step) * 10) }
    expect(isNear(scene.y, 100 * 9120 / 438))
    expect(isNear(Double(bar.frame.minY) - scene.y, 103, 1))
    for step in 1...10 { scene.fingers.move(0, 314, 120 + Double(step) * 60) }
    expect(scene.y, equals: 9120)
    scene.fingers.lift()
    expect(scene.heard, equals: ["willDrag", "willEnd", "didEnd false"])
    expect(content.heard.isEmpty)
    scene.fingers.wait(1000)
    expect(scene.y, equals: 9120)
    scene.drag(0, 60)
    expect(scene.y, equals: 9070)
    scene.fingers.lift()
  }

  @Test func `a finger that moves at once, or beside it, or when it is gone, drags the content`() {
    for (x, wait, shows) in [(314.0, Int64(10), true), (200, 200, true), (314, 200, false)] {
      let scene = ScrollScene(content: CGSize(width: 320, height: 9600))
      if shows { scene.scroll.flashScrollIndicators() }
      scene.fingers.down(0, x, 20)
      scene.fingers.wait(wait)
      for step in 1...10 { scene.fingers.move(0, x, 20 - Double(step) * 6) }
      expect(scene.y, equals: 50)
      scene.fingers.lift()
    }
  }

  @Test func `in a small sheet the list is scrolled by its bar`() {
    let scene = SheetListScene([.medium(), .large()])
    scene.scroll.flashScrollIndicators()
    scene.fingers.down(0, 388, 420)
    scene.fingers.wait(120)
    for step in 1...10 { scene.fingers.move(0, 388, 420 + Double(step) * 5) }
    expect(scene.sheet == 0 && scene.offset > 100)
    scene.fingers.lift()
  }
}
