import PantographTouches

/// An event of live input that a trace must tell besides the contacts.
public enum LiveInputNotice: Hashable, Sendable {
  /// The kernel's queue was full; contacts go on from the state that it told after that.
  case eventsLost(path: String, at: Timestamp)
  /// The device is gone.
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
