import PantographEvdev
import PantographTouches

/// Something about a live device that its user should hear of.
public enum LiveNotice: Hashable, Sendable {
  /// The device was pulled out; what was down on it is cancelled.
  case removed(name: String)
  /// It is there again, and used again.
  case returned(name: String, node: String)
  /// It is there again and cannot be opened, at least not yet.
  case notOpened(name: String, EvdevError)
  /// The kernel lost events; contacts go on from the state after that.
  case eventsLost(name: String)
  /// What was recorded is complete up to here, and no more is recorded.
  case recordingEnded(path: String, EvdevError?)
}

extension LiveNotice: CustomStringConvertible {
  /// A sentence without its full stop.
  public var description: String {
    switch self {
    case .removed(let name):
      "\(name) was removed; what was down on it is cancelled"
    case .returned(let name, let node): "\(name) is back as \(node)"
    case .notOpened(let name, let error): "\(name) is back and cannot be used: \(error)"
    case .eventsLost(let name): "the kernel lost events of \(name)"
    case .recordingEnded(let path, nil): "the recording \(path) ended with its device"
    case .recordingEnded(let path, let error?): "the recording \(path) ended: \(error)"
    }
  }
}
