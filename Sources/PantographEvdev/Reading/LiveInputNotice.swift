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
      "\(time.microseconds) µs: \(path): events were lost; contacts go on from the state after them"
    case .deviceRemoved(let path, let time):
      """
      \(time.microseconds) µs: \(path) was removed; what was down is cancelled, and events that \
      were not read by then are lost
      """
    }
  }
}
