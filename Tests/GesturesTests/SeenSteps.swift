import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches

// The tests of this target call these methods instead of the library's methods with the same names.

extension Tracker {
  /// Processes the next frame, and compares the whole event with what the test saw before.
  mutating func update(_ frame: consuming ContactFrame) -> GestureEvent? {
    let event = update(reading: &frame)
    if let event { SeenMarks.see(ShortText.thousandths("\(event)")) }
    return event
  }
}

extension InteractionMachine {
  /// Processes an event, and compares all effects with those that the test saw before.
  mutating func update(_ event: InteractionEvent) -> InteractionStep {
    let step = self.PantographGestures::update(event)
    SeenMarks.see(ShortText.thousandths("\(step)"))
    return step
  }
}
