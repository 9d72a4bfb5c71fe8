import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// A sheet and the list in it share one gesture: each row of the decisions, and of the figures measured in UIKit.
@MainActor struct SheetWithListTests {
  @Test func `at its top the list leaves the finger that goes down to the sheet`() {
    let scene = SheetListScene()
    scene.down()
    scene.move(120)
    expect(isNear(scene.sheet, 110) && scene.offset == 0)
    scene.liftStill()
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0 && scene.offset == 0)
    expect(scene.heard.isEmpty)
  }

  @Test func `upwards the list scrolls in the largest sheet`() {
    let scene = SheetListScene()
    scene.down()
    scene.move(-120)
    expect(scene.sheet == 0 && scene.offset == 110)
  }

  @Test func `away from its top the list scrolls down, too`() {
    let scene = SheetListScene(at: 300)
    scene.down()
    scene.move(120)
    expect(scene.sheet == 0 && scene.offset == 190)
  }

  @Test func `a list that did not begin at its top gives way there itself`() {
    let scene = SheetListScene(at: 300)
    scene.down(y: 200)
    scene.move(450)
    expect(scene.sheet == 0 && isNear(scene.offset, -70.2))
    scene.liftStill()
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0 && scene.offset == 0)
  }

  @Test func `a sheet that comes back up leaves the rest of the way to the list`() {
    let scene = SheetListScene()
    scene.down()
    for (way, sheet, offset) in [(200.0, 190.0, 0.0), (-150, 40, 0), (-100, 0, 60)] {
      scene.move(way)
      expect(isNear(scene.sheet, sheet) && isNear(scene.offset, offset))
    }
    expect(scene.heard, equals: ["willDrag"])
    scene.liftStill()
    expect(scene.heard, equals: ["willDrag", "didEnd false"])
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0 && scene.offset == 60)
  }

  @Test func `a list that began at its top leaves the rest of the way down to the sheet`() {
    let scene = SheetListScene()
    scene.down()
    for (way, sheet, offset) in [(-100.0, 0.0, 90.0), (100, 10, 0), (100, 110, 0)] {
      scene.move(way)
      expect(isNear(scene.sheet, sheet) && isNear(scene.offset, offset))
    }
    scene.liftStill()
    expect(scene.heard, equals: ["willDrag", "didEnd false"])
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0 && scene.offset == 0)
    expect(!scene.scroll.isTracking && !scene.scroll.isDragging)
  }

  @Test(arguments: [(410.0, false), (400, true)])
  func `half of its height away it goes`(way: Double, stays: Bool) {
    let scene = SheetListScene()
    scene.down(y: 200)
    scene.move(way, steps: 80)
    scene.liftStill()
    scene.rest()
    expect(scene.isPresented, equals: stays)
  }

  @Test(arguments: [(10.0, false), (9.75, true)])
  func `thrown down it goes`(step: Double, stays: Bool) {
    let scene = SheetListScene()
    scene.down()
    scene.move(step * 8, steps: 8)
    scene.fingers.lift()
    scene.rest()
    expect(scene.isPresented, equals: stays)
  }

  @Test(
    arguments: [
      (0.0, [230.33, 136.57, 36.22, 8.12]), (900.0, [248.39, 151.07, 40.89, 9.25]),
    ] as [(Double, [Double])])
  func `it goes back on the spring that was measured`(speed: Double, places: [Double]) {
    let scene = SheetListScene()
    scene.down(y: 200)
    scene.move(220, steps: 40)
    scene.move(90, steps: 10)
    speed == 0 ? scene.liftStill() : scene.fingers.lift()
    expect(isNear(scene.sheet, 300))
    for (wait, place) in zip([50, 50, 100, 100] as [Int64], places) {
      scene.fingers.wait(wait)
      expect(isNear(scene.sheet, place, 0.1), "\(scene.sheet)")
    }
  }

  @Test func `a smaller sheet grows before its list scrolls, and then the list does`() {
    let scene = SheetListScene([.medium(), .large()])
    scene.down(y: 800)
    scene.move(-200)
    expect(isNear(scene.sheet, -190) && scene.offset == 0)
    scene.move(-300)
    expect(isNear(scene.sheet, -334) && isNear(scene.offset, 156))
    scene.liftStill()
    scene.rest()
    expect(isNear(scene.sheet, -334) && isNear(scene.offset, 156))
    expect(scene.controller.selectedDetentIdentifier, equals: .large)
    expect(scene.heard, equals: ["willDrag", "didEnd false"])
  }

  @Test func `where that is not preferred the list scrolls in a small sheet`() {
    let scene = SheetListScene([.medium(), .large()], expands: false)
    scene.down(y: 800)
    scene.move(-200)
    expect(scene.sheet == 0 && scene.offset == 190)
    // The list moves down to its top, then the sheet moves. Upwards, the sheet moves only to its old position.
    scene.move(250)
    expect(isNear(scene.sheet, 60) && scene.offset == 0)
    scene.move(-100)
    expect(isNear(scene.sheet, 0) && isNear(scene.offset, 40))
  }

  @Test func `the list keeps its offset while the sheet has the finger`() {
    let scene = SheetListScene([.medium(), .large()], at: 100)
    scene.down(y: 700)
    scene.move(-50)
    expect(isNear(scene.sheet, -40) && scene.offset == 100)
    scene.move(20)
    expect(isNear(scene.sheet, -20) && scene.offset == 100)
    scene.move(-334)
    expect(isNear(scene.sheet, -334) && isNear(scene.offset, 120))
  }

  @Test func `the top is where the insets have it`() {
    let scene = SheetListScene()
    scene.scroll.contentInset.top = 50
    expect(scene.offset, equals: -50)
    scene.down()
    scene.move(60)
    expect(isNear(scene.sheet, 50) && scene.offset == -50)
  }

  @Test func `a list that runs into its top bounces, and leaves the sheet alone`() {
    let scene = SheetListScene(at: 300)
    scene.down()
    scene.move(100, steps: 5)
    scene.fingers.lift()
    var least = 0.0
    for _ in 0..<100 {
      scene.fingers.wait(16)
      least = min(least, scene.offset)
      expect(scene.sheet, equals: 0)
    }
    expect(least < -10 && scene.offset == 0)
  }

  @Test func `a row that follows the finger keeps both still`() {
    let scene = SheetListScene()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    row.addGestureRecognizer(UIPanGestureRecognizer())
    scene.scroll.addSubview(row)
    scene.down()
    for step in 1...10 { scene.fingers.move(0, 200 + Double(step) * 3, 400 + Double(step) * 3) }
    expect(scene.sheet == 0 && scene.offset == 0)
    scene.fingers.lift()
  }

  @Test func `between two places the sheet has the finger both ways`() {
    let scene = SheetListScene([
      .custom(identifier: .init("a")) { _ in 700 }, .custom(identifier: .init("b")) { _ in 740 },
    ])
    scene.down()
    for (way, sheet) in [(20.0, 10.0), (-20, -10), (20, 10)] {
      scene.move(way)
      expect(isNear(scene.sheet, sheet) && scene.offset == 0)
    }
  }

  @Test func `upwards the sheet takes the finger from a list that scrolled down`() {
    let scene = SheetListScene(
      [.custom(identifier: .init("a")) { _ in 700 }, .custom(identifier: .init("b")) { _ in 720 }],
      at: 100)
    scene.down()
    for (way, sheet, offset) in [
      (20.0, 0.0, 90.0), (-20, -20, 90), (20, -20, 70), (80, -10, 0),
    ] {
      scene.move(way)
      expect(isNear(scene.sheet, sheet) && isNear(scene.offset, offset))
    }
  }

  @Test func `a cancelled finger dismisses nothing`() {
    let scene = SheetListScene()
    scene.down(y: 200)
    scene.move(510)
    expect(isNear(scene.sheet, 500))
    scene.fingers.cancel()
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0)
  }

  @Test func `a cancelled finger of the list's leaves both where they may rest`() {
    let scene = SheetListScene()
    scene.down()
    scene.move(-100)
    scene.move(500)
    expect(isNear(scene.sheet, 410) && scene.offset == 0)
    scene.fingers.cancel()
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0 && scene.offset == 0)
    expect(scene.heard, equals: ["willDrag", "didEnd false"])
  }
}
