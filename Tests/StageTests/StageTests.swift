import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import Testing
import UIKit

@MainActor
@Suite struct StageTests {
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
      stage.run()
      return log
    }
    let first = try play()
    #expect(first.first?.hasPrefix("began") == true && first.last?.hasPrefix("ended") == true)
    #expect(try play() == first)
  }
}
