import PantographEvdev
import PantographTouches

/// An event of a live device that its user should know about.
public enum LiveNotice: Hashable, Sendable {
  /// The device was disconnected; its contacts are cancelled.
  case removed(name: String)
  /// The device is connected and used again.
  case returned(name: String, node: String)
  /// The device is connected again but cannot be opened, at least not yet.
  case notOpened(name: String, EvdevError)
  /// The kernel lost events; contacts continue from the state after that.
  case eventsLost(name: String)
  /// The recording ended; it is complete up to here.
  case recordingEnded(path: String, EvdevError?)
}

extension LiveNotice: CustomStringConvertible {
  /// The notice as a sentence without its full stop.
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
