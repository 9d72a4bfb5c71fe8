import PantographGestures
import PantographTouches

/// A summary of one contact from its landing to its end.
struct ContactSummary: Hashable {
  var id: ContactID
  var start: Timestamp
  var end: Timestamp
  var first: Vector
  var last: Vector
  /// The length of the finger's path, in millimetres.
  var distance = 0.0
  var tool: ContactTool
  /// The last phase. It is still a phase of contact if the contact has not ended.
  var phase: ContactPhase

  init(_ contact: Contact, at time: Timestamp) {
    id = contact.id
    start = time
    end = time
    first = contact.position
    last = contact.position
    tool = contact.tool
    phase = contact.phase
  }

  /// The straight distance from the first to the last position, in millimetres.
  var displacement: Double { (last - first).length }

  mutating func take(_ contact: Contact, at time: Timestamp) {
    distance += (contact.position - last).length
    last = contact.position
    end = time
    phase = contact.phase
  }

  var ending: String {
    switch phase {
    case .began, .moved, .stationary: "down"
    case .ended: "lifted"
    case .cancelled(let cause): "cancelled: \(cause.text)"
    }
  }
}

extension Cancellation {
  /// The name of the cause in JSON.
  var key: String {
    switch self {
    case .synchronizationLost: "synchronizationLost"
    case .deviceRemoved: "deviceRemoved"
    case .inputEnded: "inputEnded"
    case .palm: "palm"
    case .thumb: "thumb"
    case .jump: "jump"
    }
  }
}
