import Touches

/// The fingers on a device while it is recorded, with the way each has just come.
struct LiveContacts {
  struct Finger: Hashable {
    var id: ContactID
    /// The newest last; never empty.
    var positions: [Vector]
  }

  /// How many positions of a finger are remembered.
  static let trail = 24

  private(set) var fingers: [Finger] = []
  /// How many contacts there were so far.
  private(set) var count = 0
  /// How many of them ended as none of a finger's.
  private(set) var cancelled = 0
  private var pipeline: TouchPipeline
  private var time = Timestamp.zero

  init(device: DeviceDescription) {
    pipeline = TouchPipeline(device: device)
  }

  var surface: Vector { pipeline.surface.size }

  mutating func take(_ events: ArraySlice<InputEvent>) {
    for event in events {
      time = event.time
      if pipeline.consume(event) { take(pipeline.frame) }
    }
  }

  /// The device is gone: what is down is cancelled. Returns how many contacts that were.
  mutating func removeDevice() -> Int {
    let before = cancelled
    if pipeline.end(.deviceRemoved, at: time) { take(pipeline.frame) }
    return cancelled - before
  }

  private mutating func take(_ frame: ContactFrame) {
    for index in frame.indices {
      let contact = frame[index]
      let place = fingers.firstIndex { $0.id == contact.id }
      switch contact.phase {
      case .began, .moved, .stationary:
        guard let place else {
          count += 1
          fingers.append(Finger(id: contact.id, positions: [contact.position]))
          continue
        }
        fingers[place].positions.append(contact.position)
        let excess = fingers[place].positions.count - Self.trail
        if excess > 0 { fingers[place].positions.removeFirst(excess) }
      case .ended, .cancelled:
        if case .cancelled = contact.phase { cancelled += 1 }
        if let place { fingers.remove(at: place) }
      }
    }
  }
}
