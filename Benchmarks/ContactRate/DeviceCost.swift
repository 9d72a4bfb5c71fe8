import PantographEvdev
import PantographGestures
import PantographStage
import PantographTouches
import SimulatedDevices
import UIKit

/// The last stage that a frame from an open device passes through, and the cost up to that stage.
@MainActor
enum DeviceCost: CaseIterable {
  case reader, contacts, filters, hand, touchpad, pan

  /// Returns the processor time per frame in nanoseconds, from the descriptor on, with one read per frame.
  func nanosecondsPerFrame(of events: [InputEvent]) throws -> Double {
    let device = FakeDevice(FingerStream.device)
    let reader = try device.open()
    device.play(events)
    let start = ContactRate.processorTime
    let (frames, sum) = try follow(device, reader)
    let spent = ContactRate.processorTime - start
    precondition(sum != 0, "\(self): nothing came of the events")
    return (spent / Double(frames) * 1e10).rounded() / 10
  }

  private func follow(
    _ device: FakeDevice, _ reader: EvdevReader
  ) throws -> (frames: Int, sum: Double) {
    var sum = 0.0
    // Escaping closures add to this object. If they added to `sum`, each access would be checked.
    let kept = KeptSum()
    switch self {
    case .reader:
      return try (frames(device, reader) { sum += Double($0.count) }, sum)
    case .contacts:
      var decoder = ContactDecoder(device: reader.device)
      let frames = try frames(device, reader) { events in
        for event in events where decoder.consume(event) {
          for index in decoder.frame.indices { sum += decoder.frame[index].position.x }
        }
      }
      return (frames, sum)
    case .filters:
      return try (contacts(device, reader) { sum += Double($0.count) }, sum)
    case .hand:
      var tracker = HandTracker()
      let frames = try contacts(device, reader) { frame in
        tracker.update(reading: &frame) { sum += $0.sample.translation.length }
      }
      return (frames, sum)
    case .touchpad:
      let session = TouchpadSession(window: Self.window)
      return try (
        contacts(device, reader) {
          session.receive(reading: &$0)
          sum += Double(session.pointer.x)
        }, sum
      )
    case .pan:
      let window = Self.window
      let session = TouchSession(
        window: window,
        placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: 5, dy: 5)))
      let pan = UIPanGestureRecognizer()
      pan.addAction { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        kept.value += Double(pan.translation(in: window).x + pan.velocity(in: window).x)
      }
      window.addGestureRecognizer(pan)
      return try (contacts(device, reader) { session.receive(reading: &$0) }, kept.value)
    }
  }

  private final class KeptSum {
    @exclusivity(unchecked) var value = 0.0
  }

  private static var window: UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
  }

  private func contacts(
    _ device: FakeDevice, _ reader: EvdevReader, _ take: (inout ContactFrame) -> Void
  ) throws -> Int {
    var pipeline = TouchPipeline(device: reader.device)
    return try frames(device, reader) { events in
      for event in events { pipeline.consume(event, then: take) }
    }
  }

  private func frames(
    _ device: FakeDevice, _ reader: EvdevReader, _ take: ([InputEvent]) -> Void
  ) throws -> Int {
    var events: [InputEvent] = []
    var frames = 0
    while device.step() {
      events.removeAll(keepingCapacity: true)
      try reader.read(into: &events)
      take(events)
      frames += 1
    }
    return frames
  }
}
