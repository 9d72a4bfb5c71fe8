/// An event that is sent again with each movement of a pointer, because making an event takes
/// longer than sending it.
///
/// Code that receives the event may retain it, or send another one meanwhile. Then the next event is
/// a new one.
@MainActor
struct SpareEvent {
  private let type: UIEvent.EventType
  private var event: UIEvent?

  init(type: UIEvent.EventType) {
    self.type = type
  }

  /// Returns an event that nothing else refers to, and that must be renewed.
  mutating func take() -> UIEvent {
    if let event {
      self.event = nil
      return event
    }
    return UIEvent(type: type, timestamp: 0)
  }

  /// Stores the event for the next movement, unless something else still refers to it.
  mutating func giveBack(_ event: consuming UIEvent) {
    var event = event
    if isKnownUniquelyReferenced(&event) { self.event = event }
  }
}
