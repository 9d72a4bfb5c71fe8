import PantographGestures
import PantographStage
import PantographTouches
import UIKit

/// What a frame costs from events to a hand's gesture, and on to a scene that it works.
@MainActor
enum HandCost {
  /// What `HandTracker` makes of the events, with all that comes before it.
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

  /// The same, and a window with a pointer, scrolling and indirect touches.
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
