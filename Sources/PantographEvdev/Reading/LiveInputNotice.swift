import PantographTouches

/// An event of live input that a trace must report in addition to the contacts.
public enum LiveInputNotice: Hashable, Sendable {
  /// The kernel's event queue overflowed. Contacts continue from the state reported after the loss.
  case eventsLost(path: String, at: Timestamp)
  /// The device was removed.
  case deviceRemoved(path: String, at: Timestamp)
}

extension LiveInputNotice: CustomStringConvertible {
  public var description: String {
    switch self {
    case .eventsLost(let path, let time):
      "\(time.microseconds) µs: \(path): events were lost; contacts continue from the new state"
    case .deviceRemoved(let path, let time):
      """
      \(time.microseconds) µs: \(path) was removed; its contacts are cancelled, and events that \
      were not read yet are lost
      """
    }
  }
}
