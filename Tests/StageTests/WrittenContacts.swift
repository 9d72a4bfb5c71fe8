import PantographStage
import PantographTouches

/// Frames written down in a test.
struct WrittenContacts: ContactSource {
  var frames: [ContactFrame]

  var nextTime: Timestamp? { frames.first?.time }

  mutating func next() -> ContactFrame? {
    frames.isEmpty ? nil : frames.removeFirst()
  }
}
