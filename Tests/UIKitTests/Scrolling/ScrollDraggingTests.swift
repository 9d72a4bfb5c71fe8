import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor struct ScrollDraggingTests {
  @Test func `the content follows by the way without the slop`() {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 5000
    scene.offsets = []
    scene.drag(0, -180, steps: 60)
    expect(scene.offsets.first, equals: 5002)
    expect(scene.y, equals: 5170)
    expect(scene.scroll.isTracking && scene.scroll.isDragging && !scene.scroll.isDecelerating)
    scene.fingers.wait(400)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.heard, equals: ["willDrag", "willEnd", "didEnd false"])
    expect(scene.velocities, equals: [.zero])
    expect(scene.targets, equals: [CGPoint(x: 0, y: 5170)])
    expect(scene.y, equals: 5170)
    expect(!scene.scroll.isTracking && !scene.scroll.isDragging)
  }

  @Test func `a flick says where it will rest, and goes on to nearly there`() {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 5000
    scene.drag(0, -100, steps: 10)
    scene.fingers.lift()
    expect(scene.heard, equals: ["willDrag", "willEnd", "didEnd true", "willCoast"])
    expect(scene.velocities.first.map { isNear(Double($0.y), 1, 1e-6) }, equals: true)
    expect(isNear(scene.y, 5090))
    expect(isNear(Double(scene.targets[0].y), 5584.7, 0.6))
    expect(scene.scroll.isDragging && scene.scroll.isDecelerating && !scene.scroll.isTracking)
    scene.fingers.wait(500)
    expect(scene.scroll.isDecelerating)
    scene.fingers.wait(3000)
    expect(isNear(scene.y, 5584.0, 0.6))
    expect(scene.heard.last, equals: "didCoast")
    expect(!scene.scroll.isDragging && !scene.scroll.isDecelerating)
  }

  @Test func `past the edge the content follows less and less, and comes back`() {
    let scene = ScrollScene(size: CGSize(width: 320, height: 852))
    scene.drag(0, 600, steps: 60, from: (160, 100))
    expect(isNear(scene.y, -235))
    scene.fingers.wait(300)
    scene.fingers.lift()
    expect(scene.heard.last, equals: "willCoast")
    scene.fingers.wait(1000)
    expect(scene.y, equals: 0)
    expect(scene.heard.last, equals: "didCoast")
  }

  @Test func `without bouncing the content stops at its edge`() {
    let scene = ScrollScene()
    scene.scroll.bounces = false
    scene.drag(0, 100)
    expect(scene.y, equals: 0)
    scene.fingers.lift()
    expect(scene.heard.last, equals: "didEnd false")
    scene.scroll.contentOffset.y = 300
    scene.drag(0, 200)
    scene.fingers.lift()
    scene.fingers.wait(2000)
    expect(scene.y, equals: 0)
    expect(scene.heard.last, equals: "didCoast")
  }

  @Test func `content that fits is not dragged, unless it always bounces`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 200))
    scene.drag(0, 100)
    scene.fingers.lift()
    expect(scene.heard.isEmpty && scene.y == 0)
    scene.scroll.alwaysBounceVertical = true
    scene.drag(0, 110)
    expect(isNear(scene.y, -49.3, 1))
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.y, equals: 0)
  }

  @Test func `only ways that can be scrolled are followed`() {
    let scene = ScrollScene()
    scene.drag(-80, -30)
    expect(scene.heard.isEmpty)
    scene.fingers.lift()
    scene.drag(-30, -80)
    expect(scene.x == 0 && scene.y > 60)
    scene.fingers.lift()
  }

  @Test func `a lock keeps the way of the beginning`() {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    scene.scroll.isDirectionalLockEnabled = true
    scene.drag(-10, -60)
    expect(scene.x == 0 && scene.y > 40)
    scene.fingers.lift()
    scene.fingers.wait(4000)
    scene.scroll.setContentOffset(.zero, animated: false)
    scene.drag(-60, -60)
    expect(scene.x > 40 && scene.y > 40)
    scene.fingers.lift()
  }

  @Test func `a touch stops content that goes on, and is nobody else's`() {
    let scene = ScrollScene()
    let content = ListeningView(frame: CGRect(x: 0, y: 0, width: 320, height: 20_000))
    scene.scroll.addSubview(content)
    scene.drag(0, -100)
    scene.fingers.lift()
    scene.fingers.wait(300)
    let heardBefore = content.heard
    let before = scene.y
    scene.fingers.down(0, 160, 240)
    expect(scene.heard.last, equals: "didCoast")
    expect(!scene.scroll.isDecelerating && scene.scroll.isTracking && !scene.scroll.isDragging)
    scene.fingers.wait(400)
    scene.fingers.lift()
    scene.fingers.wait(400)
    expect((scene.y - before).magnitude, isBelow: 12)
    expect(content.heard, equals: heardBefore)
    expect(scene.heard.filter { $0 == "didCoast" }.count, equals: 1)
    expect(scene.heard.last, equals: "didCoast")
  }

  @Test func `the delegate says where it rests`() {
    let scene = ScrollScene()
    scene.target = CGPoint(x: 0, y: 300)
    scene.drag(0, -100)
    scene.fingers.lift()
    scene.fingers.wait(5000)
    expect(scene.y, equals: 300)
    expect(scene.heard.last, equals: "didCoast")
  }

  @Test(arguments: [(-110.0, 0, 0), (-180, 0, 1), (-110, 500, 1), (-25, 60, 0)])
  func `a page is turned by half of it, or by speed`(way: Double, speed: Double, page: Int) {
    let scene = ScrollScene(content: CGSize(width: 1600, height: 480))
    scene.scroll.isPagingEnabled = true
    scene.drag(way, steps: speed > 0 ? Int(-way / speed * 100) : 20, from: (300, 240))
    if speed == 0 { scene.fingers.wait(300) }
    scene.fingers.lift()
    scene.fingers.wait(2000)
    expect(scene.x, equals: Double(page) * 320)
    expect(scene.scroll.lastPageDecision != nil)
  }

  @Test func `a fast flick turns one page, and no more`() {
    let scene = ScrollScene(content: CGSize(width: 3200, height: 480))
    scene.scroll.isPagingEnabled = true
    scene.scroll.contentOffset.x = 640
    scene.drag(-200, steps: 4, from: (300, 240))
    scene.fingers.lift()
    scene.fingers.wait(2000)
    expect(scene.x, equals: 960)
    expect(scene.heard, equals: ["willDrag", "willEnd", "didEnd true", "willCoast", "didCoast"])
  }

  @Test func `what the program sets under the finger is gone on from`() {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 1000
    scene.drag(0, -60)
    scene.scroll.contentOffset.y += 500
    let before = scene.y
    scene.fingers.move(0, 160, 150)
    expect(isNear(scene.y - before, 30))
    scene.fingers.lift()
  }

  @Test func `content can be pinned while a finger drags it`() {
    let scene = ScrollScene()
    scene.whenScrolled = { [unowned scene] in
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      scene.scroll.panGestureRecognizer.setTranslation(.zero, in: scene.scroll)
    }
    scene.scroll.contentOffset.y = 40
    scene.drag(0, -300, steps: 30)
    expect(scene.y, equals: 40)
    scene.whenScrolled = nil
    scene.fingers.move(0, 160, -100)
    expect(isNear(scene.y, 80))
    scene.fingers.lift()
  }

  @Test func `a pan that is turned off ends the drag`() {
    let scene = ScrollScene()
    scene.drag(0, -60)
    scene.scroll.panGestureRecognizer.isEnabled = false
    scene.scroll.panGestureRecognizer.isEnabled = true
    expect(scene.heard.last, equals: "didEnd false")
    expect(!scene.scroll.isDragging && !scene.scroll.isTracking)
    scene.fingers.move(0, 160, 100)
    expect(scene.y, equals: 50)
    scene.fingers.lift()
  }

  @Test func `a cancelled drag turns no page and decides nothing`() {
    let scene = ScrollScene()
    scene.drag(0, 100)
    scene.fingers.cancel()
    expect(!scene.heard.contains("willEnd"))
    scene.fingers.wait(1000)
    expect(scene.y, equals: 0)
  }

  @Test func `a cancelled drag goes back to the page that it came from`() {
    let scene = ScrollScene(content: CGSize(width: 1600, height: 480))
    scene.scroll.isPagingEnabled = true
    scene.drag(-250, from: (300, 240))
    scene.fingers.cancel()
    scene.fingers.wait(2000)
    expect(scene.x, equals: 0)
    expectNil(scene.scroll.lastPageDecision)
  }

  @Test func `a target where the content is stops it at once`() {
    let scene = ScrollScene()
    scene.target = CGPoint(x: 0, y: 90)
    scene.drag(0, -100)
    scene.fingers.lift()
    expect(scene.heard.last, equals: "didEnd false")
    scene.fingers.wait(1000)
    expect(scene.y, equals: 90)
  }

  @Test func `a drag can be stopped by the program`() {
    let scene = ScrollScene()
    scene.drag(0, -60)
    scene.scroll.stopScrollingAndZooming()
    expect(scene.heard.last == "didEnd false" && !scene.scroll.isDragging)
    scene.fingers.move(0, 160, 20)
    expect(scene.y, equals: 50)
    scene.fingers.lift()
  }

  @Test func `indicators go when content that was caught is let go`() {
    let scene = ScrollScene()
    scene.drag(0, -100)
    scene.fingers.lift()
    scene.fingers.wait(200)
    scene.fingers.down(0, 160, 240)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    let bars = (scene.scroll.layer.sublayers ?? []).filter { $0.delegate == nil }
    expect(bars.count, equals: 1)
    expect(bars.allSatisfy { $0.opacity == 0 })
  }

  @Test func `a scroll beside the screen drags without slop`() {
    let scene = ScrollScene()
    scene.fingers.scroll(.began)
    for _ in 0..<10 { scene.fingers.scroll(.changed, 0, -10) }
    expect(isNear(scene.y, 100))
    scene.fingers.scroll(.ended)
    expect(scene.heard.prefix(2), equals: ["willDrag", "willEnd"])
    scene.fingers.wait(4000)
    expect(scene.heard.last, equals: "didCoast")
    expect(scene.y, isAbove: 400)
  }

  @Test func `the same way at any rate of reports ends at the same place`() {
    var ends: [Double] = []
    for steps in [6, 12, 24] {
      let scene = ScrollScene()
      scene.drag(0, -240, steps: steps)
      scene.fingers.wait(300)
      scene.fingers.lift()
      ends.append(scene.y)
    }
    expect(ends, equals: [230, 230, 230])
  }
}
