import Expectations
import Foundation
import PantographMotion
import SeededRandom
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Figures measured in UIKit's scroll views, with the same report rates and steps.
@MainActor struct ScrollTableTests {
  /// The scene with three pixels a point.
  private func sharp(_ scene: ScrollScene) -> ScrollScene {
    scene.window.screen = UIScreen(bounds: scene.window.bounds, scale: 3)
    return scene
  }

  /// Flicks upwards by `step` points in each step of 8 ms, and lifts.
  private func flick(_ step: Double, from offset: CGFloat = 5000) -> ScrollScene {
    let scene = sharp(ScrollScene(content: CGSize(width: 320, height: 100_000)))
    scene.scroll.contentOffset.y = offset
    scene.fingers.interval = 8000
    scene.drag(0, -14 * step, steps: 14, from: (160, 470))
    return scene
  }

  /// Compares the offset in each frame after the lift with the law of motion, and returns the largest offset.
  @discardableResult
  private func follow(
    _ scene: ScrollScene, for milliseconds: Int64, _ law: @escaping (Double) -> Double
  ) -> Double {
    let lift = scene.window.now
    var most = scene.y
    var frames: [(time: Double, offset: Double)] = []
    scene.whenScrolled = { [unowned scene] in frames.append((scene.window.now - lift, scene.y)) }
    scene.fingers.wait(milliseconds)
    scene.whenScrolled = nil
    for frame in frames {
      expect(isNear(frame.offset, law(frame.time)), "after \(frame.time)")
      most = max(most, frame.offset)
    }
    expect(frames.count, isAbove: 20)
    return most
  }

  @Test(arguments: [
    (6.0, 5074.0, 0.75, 5443.667, 5443.333, 2.161), (12, 5158, 1.5, 5902.333, 5901.667, 2.508),
    (24, 5326, 3, 6819.667, 6818, 2.852), (39, 5536, 4.875, 7966, 7963.667, 3.1),
  ])
  func `a flick rests where it was measured`(
    step: Double, lift: Double, velocity: Double, target: Double, rest: Double, seconds: Double
  ) {
    let scene = flick(step)
    expect(isNear(scene.y, lift, 1e-6))
    scene.fingers.lift()
    expect(isNear(Double(scene.velocities[0].y), velocity, 1e-6))
    expect(isNear(Double(scene.targets[0].y), target))
    scene.fingers.wait(Int64(seconds * 1000) - 60)
    expect(scene.scroll.isDecelerating)
    scene.fingers.wait(120)
    expect(!scene.scroll.isDecelerating && isNear(scene.y, rest))
  }

  @Test func `a flick that meets the end goes past it and comes back`() {
    let scene = sharp(
      ScrollScene(
        size: CGSize(width: 320, height: 400), content: CGSize(width: 320, height: 800)))
    scene.drag(0, -100)
    scene.fingers.lift()
    expect(scene.y == 90 && scene.targets == [CGPoint(x: 0, y: 400)])
    let law = Coasting(from: MotionState(value: 90, velocity: 1000), limits: 0...400)
    let most = follow(scene, for: 1100) { law.offset(after: $0) }
    expect(isNear(most, 412.67))
    scene.fingers.wait(100)
    expect(scene.y == 400 && scene.heard.last == "didCoast")
  }

  @Test(arguments: [(100.0, 800.0, 51.46), (400, 800, 172.55), (100, 320, 46.93)])
  func `a pull past the edge is followed less and less`(
    pull: Double, length: Double, seen: Double
  ) {
    let scene = sharp(ScrollScene(size: CGSize(width: 320, height: length)))
    scene.drag(0, pull + 10, steps: 60, from: (160, 20))
    expect(isNear(scene.y, -seen))
  }

  @Test func `let go still past the edge it comes back`() {
    let scene = sharp(ScrollScene(size: CGSize(width: 320, height: 800)))
    // The content is visible at −100.
    scene.drag(0, 10 + 100 / (0.55 * (1 - 100.0 / 800)), steps: 60, from: (160, 20))
    scene.fingers.wait(400)
    expect(isNear(scene.y, -100))
    scene.fingers.lift()
    let law = { (time: Double) -> Double in -100 * exp(-10 * time) }
    follow(scene, for: 520, law)
    scene.fingers.wait(50)
    expect(scene.y, equals: 0)
  }

  @Test func `slower than 10 points a second it does not go on`() {
    let scene = ScrollScene()
    scene.drag(0, -60)
    for step in 1...30 { scene.fingers.move(0, 160, 180 - Double(step) * 0.099) }
    scene.fingers.lift()
    expect(isNear(Double(scene.velocities[0].y), 0.0099, 1e-6))
    expect(scene.heard, equals: ["willDrag", "willEnd", "didEnd false"])
  }

  @Test(arguments: [(100.0, 0.0, 0.0), (170, 0, 320), (100, 0.5, 320), (330, -0.5, 320)])
  func `a page is turned`(offset: Double, velocity: Double, page: Double) {
    let scene = ScrollScene(content: CGSize(width: 1600, height: 480))
    scene.scroll.isPagingEnabled = true
    // The finger moves left, and ends with that velocity when the content is at that offset.
    let tail = velocity * 200
    scene.drag(-10, steps: 1, from: (310, 240))
    scene.fingers.move(0, 300 - (offset - tail), 240)
    scene.fingers.wait(300)
    for step in stride(from: 1.0, through: 20, by: 1) {
      scene.fingers.move(0, 300 - (offset - tail) - tail * step / 20, 240)
    }
    if velocity == 0 { scene.fingers.wait(300) }
    expect(isNear(scene.x, offset))
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.x, equals: page)
  }

  @Test(arguments: 0..<10)
  func `the same hand at any rate of reports ends at the same place`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let way = Double.random(in: -500 ... -200, using: &random)
    let seconds = Double.random(in: 0.2...0.5, using: &random)
    // The finger accelerates, and moves steadily at the end, where its speed is measured.
    let bend = Double.random(in: 0.2...0.5, using: &random)
    func place(_ time: Double) -> Double {
      let share = time / seconds
      let (slow, all) = (bend / 2, 1 - bend / 2)
      return share < bend
        ? way * slow * (share / bend) * (share / bend) / all
        : way * (share - slow) / all
    }
    var lifts: [Double] = []
    var rests: [Double] = []
    for rate in [60.0, 125, 250, 1000] {
      let scene = sharp(ScrollScene(content: CGSize(width: 320, height: 100_000)))
      scene.scroll.contentOffset.y = 5000
      scene.fingers.interval = Int64((1_000_000 / rate).rounded())
      scene.fingers.down(0, 160, 470)
      let count = Int((seconds * rate).rounded(.down))
      for step in 1...count { scene.fingers.move(0, 160, 470 + place(Double(step) / rate)) }
      // The last report is at the lift, whatever the time of the last step is.
      scene.fingers.interval = Int64((seconds - Double(count) / rate) * 1_000_000)
      if scene.fingers.interval > 0 { scene.fingers.move(0, 160, 470 + way) }
      scene.fingers.interval = 0
      scene.fingers.lift()
      lifts.append(scene.y)
      scene.fingers.wait(6000)
      rests.append(scene.y)
    }
    let pixel = 1.0
    expect(lifts.allSatisfy { isNear($0, lifts[3], pixel) }, "\(lifts)")
    expect(rests.allSatisfy { isNear($0, rests[3], pixel) }, "\(rests)")
  }
}
