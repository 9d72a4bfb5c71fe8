import PantographStage
import PantographTouches

/// Contacts from frames that a test lists.
struct WrittenContacts: ContactSource {
  var frames: [ContactFrame]

  var nextTime: Timestamp? { frames.first?.time }

  mutating func next() -> ContactFrame? {
    frames.isEmpty ? nil : frames.removeFirst()
  }
}
