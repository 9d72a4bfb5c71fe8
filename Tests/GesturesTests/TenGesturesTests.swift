import Expectations
import GoldenTexts
import PantographTouches
import Testing

@testable import PantographGestures

/// The ten gestures by which policies are compared.
struct TenGesturesTests {
  @Test func `the gestures and the frames of a ruler`() throws {
    var lines = ["hands \(PolicyTable.hands) scale \(TenGestures.scale) \(TenGestures.space)"]
    for gesture in TenGestures.all {
      lines.append(
        "# \(gesture.name) \(gesture.meaning): \(gesture.distance) in \(gesture.duration), holds "
          + "\(gesture.hold), \(gesture.gesture)")
      lines.append(gesture.back.map { "back \($0.distance) in \($0.duration)" } ?? "no way back")
      let frames = gesture.ruled
      for frame in [frames.first, frames[frames.count / 2], frames.last].compactMap({ $0 }) {
        let place = (frame[0].position.x * 1000).rounded() / 1000
        lines.append("\(frames.count) \(frame.time.microseconds) \(place) \(frame[0].phase)")
      }
    }
    let difference = try GoldenText("ten-gestures").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
