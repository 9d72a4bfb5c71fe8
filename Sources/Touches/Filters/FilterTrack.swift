/// What the filters remember of one contact of the device.
struct FilterTrack: Sendable {
  enum Standing: Sendable {
    /// Not shown yet: it began where palms rest.
    case held
    case shown
    /// Ended in what is shown, though the device still has it.
    case refused
    /// Jumped in a full frame: its next contact begins when there is room.
    case waiting
  }

  /// The device's contact; 0 for a free place.
  var source = ContactID(rawValue: 0)
  /// The contact it is shown as.
  var id = ContactID(rawValue: 0)
  var standing = Standing.shown
  var start: Vector = .zero
  var startTime = Timestamp.zero
  /// Where and when the device last had it.
  var last: Vector = .zero
  var lastTime = Timestamp.zero
  var jumps = JumpWatch()
  var wobble = Wobble()
  /// Where it was last shown.
  var shown: Vector = .zero
  /// A thumb would have rested by now; this one moved, or is one of a hand's fingers.
  var isCleared = false
  /// Began at the same time as another.
  var hasCompany = false

  init() {}

  init(_ contact: Contact, at time: Timestamp) {
    source = contact.id
    id = contact.id
    start = contact.position
    startTime = time
    last = contact.position
    lastTime = time
    shown = contact.position
  }
}

/// Finds a finger that goes right, left and right again in a short time, or the reverse.
struct Wobble: Sendable {
  private var direction = 0.0
  private var turned: Timestamp?
  private(set) var isFound = false

  mutating func move(by distance: Double, at time: Timestamp, within span: TimeSpan) {
    guard distance != 0, !isFound else { return }
    let sign = distance < 0 ? -1.0 : 1.0
    defer { direction = sign }
    guard direction != 0, sign != direction else { return }
    if let turned, time - turned <= span { isFound = true }
    turned = time
  }
}
