import Expectations
import Foundation
import PantographGestures
import SeededRandom
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Further cases of a finger that a sheet and a list share.
@MainActor struct SheetWithListStrokeTests {
  @Test(arguments: 0..<20)
  func `nothing of a finger's way is lost`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = SheetListScene(
      Bool.random(using: &random) ? [.large()] : [.medium(), .large()],
      expands: Int.random(in: 0..<4, using: &random) > 0)
    for _ in 0..<12 {
      scene.scroll.contentOffset.y =
        Bool.random(using: &random) ? 0 : CGFloat(Int.random(in: 0...600, using: &random))
      let (sheet, offset) = (scene.sheet, scene.offset)
      var way = 0.0
      var slop: Double?
      scene.down()
      for number in 0..<Int.random(in: 1...8, using: &random) {
        var part = Double(Int.random(in: -250...250, using: &random))
        // The first movement leaves the slop at once.
        if number == 0 { part = part < 0 ? min(part, -20) : max(part, 20) }
        scene.move(part, steps: Int.random(in: 4...20, using: &random))
        // A cancelled dismissal ends in the next turn.
        scene.fingers.wait(20)
        way += part
        guard
          scene.scroll.panGestureRecognizer.state == .changed
            || scene.controller.dragGrip.isFollowing
        else { continue }
        slop = slop ?? (part < 0 ? -10 : 10)
        let isInside = (0...scene.offset.magnitude).contains(scene.offset)
        let isWithin = isInside && scene.offset <= Double(scene.scroll.limits(.vertical).upperBound)
        let shared = (scene.sheet - sheet) - (scene.offset - offset)
        // A sheet that is out of sight moves no further.
        if isWithin, scene.sheet < Double(scene.controller.presentedView!.frame.height) - 1 {
          expect(isNear(shared, way - slop!, 1), "\(shared) of \(way - slop!), seed \(seed)")
        }
        if scene.offset < 0 { expect(isNear(scene.sheet, sheet)) }
      }
      scene.fingers.cancel()
      scene.fingers.wait(1500)
      expect(scene.isPresented && !scene.scroll.isTracking && !scene.scroll.isDragging)
      expect(!scene.controller.dragGrip.isActive)
    }
  }

  @Test func `the list goes on with the speed that the sheet has left at its largest place`() {
    let scene = SheetListScene([.medium(), .large()])
    scene.down(y: 800)
    scene.move(-300, steps: 12)
    expect(isNear(scene.sheet, -290) && scene.offset == 0)
    scene.fingers.lift()
    scene.fingers.wait(16)
    expect(scene.sheet < -290 && scene.sheet > -334)
    for _ in 0..<20 where scene.offset == 0 { scene.fingers.wait(16) }
    expect(isNear(scene.sheet, -334) && scene.offset > 0 && scene.scroll.isDecelerating)
    scene.rest()
    // 2500 points a second, 44 points from the resting place, on a spring with an angular frequency of 18.2574.
    let surplus = 2500 - 18.2574 * 44
    let left = surplus * exp(-18.2574 * 44 / surplus)
    expect(isNear(scene.offset, (left - 10) * 0.499, 8), "\(scene.offset)")
    expect(
      scene.heard == ["willCoast", "didCoast"] && scene.controller.dragGrip.isActive == false)
  }

  @Test func `so it does for a sheet thrown up from below its only place`() {
    let scene = SheetListScene()
    scene.down()
    scene.move(110)
    scene.move(-80, steps: 4)
    scene.fingers.lift()
    for _ in 0..<20 where scene.offset == 0 { scene.fingers.wait(16) }
    expect(scene.isPresented && isNear(scene.sheet, 0) && scene.offset > 0)
    scene.rest()
    expect(scene.offset > 100 && scene.sheet == 0)
  }

  @Test func `a finger that comes while the sheet settles takes the sheet`() {
    let scene = SheetListScene([.medium(), .large()], at: 100)
    scene.down()
    scene.move(-100)
    scene.liftStill()
    scene.fingers.wait(60)
    let before = scene.sheet
    expect(before < -1 && before > -90)
    scene.down()
    scene.move(60)
    expect(scene.offset == 100 && scene.sheet > before)
    scene.liftStill()
    scene.rest()
    expect(scene.offset == 100 && scene.isPresented)
  }

  @Test func `a finger that catches the list keeps it`() {
    let scene = SheetListScene(at: 300)
    scene.down()
    scene.move(100, steps: 5)
    scene.fingers.lift()
    scene.fingers.wait(250)
    expect(scene.scroll.isDecelerating)
    scene.down()
    scene.move(100)
    expect(scene.sheet == 0 && scene.offset < 0)
    scene.liftStill()
    scene.rest()
    expect(scene.sheet == 0 && scene.offset == 0)
  }

  @Test func `two fingers are the list's`() {
    let scene = SheetListScene()
    scene.fingers.together {
      scene.down()
      scene.down(1, x: 240)
    }
    for step in 1...20 {
      scene.fingers.together {
        scene.fingers.move(0, 200, 400 + Double(step) * 5)
        scene.fingers.move(1, 240, 400 + Double(step) * 5)
      }
    }
    expect(scene.sheet == 0 && scene.offset < -10)
  }

  @Test func `fingers beside the screen scroll the list at every place`() {
    let scene = SheetListScene([.medium(), .large()])
    scene.fingers.scroll(.began, at: CGPoint(x: 200, y: 600))
    for _ in 0..<5 { scene.fingers.scroll(.changed, 0, -20) }
    expect(scene.sheet == 0 && scene.offset == 100)
    scene.fingers.scroll(.ended)
    scene.rest()
  }

  @Test func `a list that is taken away leaves the finger to the sheet`() {
    let scene = SheetListScene()
    scene.down()
    scene.move(100)
    scene.scroll.removeFromSuperview()
    scene.move(50)
    expect(isNear(scene.sheet, 140))
    scene.fingers.lift()
    scene.rest()
    expect(!scene.controller.dragGrip.isActive)
  }

  @Test func `a list that is taken away under its own finger leaves the sheet at its place`() {
    let scene = SheetListScene()
    scene.down()
    scene.move(-50)
    scene.move(100)
    expect(scene.sheet, isAbove: 30)
    scene.scroll.removeFromSuperview()
    scene.move(50)
    scene.fingers.lift()
    scene.rest()
    expect(scene.isPresented && scene.sheet == 0 && !scene.controller.dragGrip.isActive)
    scene.list.view.addSubview(scene.scroll)
    scene.down()
    scene.move(-50)
    expect(scene.offset, equals: 40)
    scene.move(100)
    expect(isNear(scene.sheet, 60))
  }

  @Test func `a sheet that goes leaves nobody behind`() {
    for first in [100.0, -50] {
      let scene = SheetListScene()
      scene.down()
      scene.move(first)
      scene.move(100)
      scene.window.rootViewController?.dismiss(animated: true)
      scene.move(-300)
      scene.fingers.lift()
      scene.rest()
      expect(!scene.isPresented && !scene.scroll.isTracking && !scene.scroll.isDragging)
    }
  }

  @Test func `a run says what became of both`() {
    let scene = SheetListScene([.medium(), .large()])
    scene.down(y: 800)
    scene.move(-400, steps: 40)
    scene.move(-60, steps: 6)
    let said = ScrollTellingTests.said { scene.fingers.lift() }
    expect(said, equals: ["UIScrollView lets go at y 116 with 1000 pt/s, rests at 610"])
    let decision = scene.controller.dragGrip.lastDecision
    expect(decision?.resting?.place.name == "large" && decision?.inputs.velocity == 0)
  }
}
