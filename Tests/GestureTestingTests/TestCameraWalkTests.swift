import Expectations
import PantographTouches
import SeededRandom
import Testing
import UIKit

@testable import GestureTesting

/// The moments that a camera stores of random fingers and events.
@MainActor
struct TestCameraWalkTests {
  @Test func `moments of random fingers`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let camera = TestCamera()
      var words: [String] = []
      var lines: [String] = []
      for step in 0..<40 {
        if random.chance(0.3) { words.append("event \(words.count)") }
        if random.chance(0.1) { words.append("another \(words.count)") }
        let progress: Double? = random.chance(0.5) ? Double(random.below(5)) / 4 : nil
        if random.chance(0.7) {
          camera.look(at: window, time: Double(step), progress: progress, told: words)
        }
        if random.chance(0.05) { camera.end(at: window, time: Double(step), progress: progress) }
      }
      camera.end(at: window, time: Double(40 - random.below(2)), progress: 1)
      camera.end(at: window, time: 40, progress: nil)
      lines += camera.moments.map {
        "\($0.time) \($0.progress ?? -1) \($0.caption) \($0.fingers.count)"
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
