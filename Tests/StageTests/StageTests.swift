import Expectations
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import Testing
import UIKit

@MainActor
struct StageTests {
  @Test func `a recording plays through a recognizer, the same every time`() throws {
    func play() throws -> [String] {
      let request = SynthesisRequest(gesture: "swipe", device: "phone", seed: 7)
      let track = try Synthesis.synthesize(request).tracks[0]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let source = RecordedContacts(track)
      let stage = Stage(
        window: window, source: source,
        placement: .filling(window, with: source.surface))
      let pan = UIPanGestureRecognizer()
      var log: [String] = []
      pan.addAction { [pan] _ in log.append("\(pan.state) \(pan.translation(in: nil))") }
      window.addGestureRecognizer(pan)
      expect(stage.nextFrameTime == source.nextTime && stage.nextFrameTime != nil)
      stage.run()
      expectNil(stage.nextFrameTime)
      return log
    }
    let first = try play()
    expect(first.first?.hasPrefix("began") == true && first.last?.hasPrefix("ended") == true)
    try expect(play(), equals: first)
  }

  @Test func `a surface over the screen is placed by the window's part of the screen`() throws {
    let request = SynthesisRequest(gesture: "swipe", device: "phone", seed: 7)
    let surface = RecordedContacts(try Synthesis.synthesize(request).tracks[0]).surface
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.ownScreen = nil
    let filling = TouchSession.Placement.filling(window, with: surface)
    let alone = TouchSession.Placement.onScreen(of: window, surface)
    expect(alone.pointsPerMillimetre == filling.pointsPerMillimetre && alone.origin == .zero)
    let small = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 400))
    small.screen = UIScreen(bounds: window.bounds)
    let part = TouchSession.Placement.onScreen(of: small, surface)
    expect(part.pointsPerMillimetre, equals: filling.pointsPerMillimetre)
    expect(part.origin, equals: CGPoint(x: -100, y: -200))
  }
}
