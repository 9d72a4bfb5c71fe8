import PantographGestures
import PantographTouches

/// The life of one contact in a few numbers.
struct ContactSummary: Hashable {
  var id: ContactID
  var start: Timestamp
  var end: Timestamp
  var first: Vector
  var last: Vector
  /// How far the finger went along its way, in millimetres.
  var distance = 0.0
  var tool: ContactTool
  /// How it ended; a phase that is still down while it has not.
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

  /// The straight line from where it began to where it ended, in millimetres.
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
  /// The name in JSON.
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
