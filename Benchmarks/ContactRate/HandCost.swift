import PantographGestures
import PantographStage
import PantographTouches
import UIKit

/// The work of a frame, from events to a hand's gesture, and from there to a scene that the hand controls.
@MainActor
enum HandCost {
  /// Runs events through the pipeline and `HandTracker`.
  static func follow(_ events: [InputEvent]) -> Double {
    var pipeline = TouchPipeline(device: FingerStream.device)
    var tracker = HandTracker()
    var sum = 0.0
    for event in events {
      pipeline.consume(event) { frame in
        tracker.update(reading: &frame) { sum += $0.sample.translation.length }
      }
    }
    return sum
  }

  /// Runs events through the pipeline, `HandTracker` and a window with a pointer, scrolling and indirect touches.
  static func work(_ events: [InputEvent]) -> Double {
    var pipeline = TouchPipeline(device: FingerStream.device)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    let session = TouchpadSession(window: window)
    var sum = 0.0
    for event in events {
      pipeline.consume(event) { frame in
        session.receive(reading: &frame)
        sum += Double(session.pointer.x)
      }
    }
    return sum
  }
}
