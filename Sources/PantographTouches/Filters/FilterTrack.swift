/// What the filters remember of one contact of the device.
struct FilterTrack: Sendable {
  enum Standing: Sendable {
    /// Not shown yet: it began faint, or where palms rest.
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
  /// Since when it has been as small and light as a finger.
  var fingerSince: Timestamp?
  /// Has gone far enough, as a finger, to press harder than one that rests, or to come back so.
  var hasTravelled = false
  /// The device has called it a palm.
  var isToldPalm = false
  var journey = Journey(since: .zero)

  /// How a contact that is not shown has gone lately.
  struct Journey: Sendable {
    var since: Timestamp
    var way: Vector = .zero
    /// Millimetres along with the fingers that are shown.
    var together = 0.0
    /// The later half of `way`, with which the next begins: a way across the middle is one, too.
    private var recent: Vector = .zero

    init(since: Timestamp) {
      self.since = since
    }

    mutating func go(_ step: Vector, at time: Timestamp, within span: TimeSpan) {
      let half = TimeSpan.microseconds(span.microseconds / 2)
      if time - since > span {
        way = recent
        recent = .zero
        since = time - since > span + half ? time : since + half
      }
      way += step
      if time - since > half { recent += step }
    }
  }

  init() {}

  init(_ contact: Contact, at time: Timestamp) {
    source = contact.id
    id = contact.id
    start = contact.position
    startTime = time
    last = contact.position
    lastTime = time
    shown = contact.position
    journey = Journey(since: time)
  }

  /// Counts as landing now: what was before was too light to be a touch.
  mutating func land(_ contact: Contact, at time: Timestamp) {
    start = contact.position
    startTime = time
    journey = Journey(since: time)
  }

  /// Is not shown, unless it turns out to be a finger.
  mutating func refuse(at time: Timestamp) {
    standing = .refused
    journey = Journey(since: time)
  }
}

/// What the contacts that are shown do in one frame.
struct FilterCompany: Sendable {
  var count = 0
  /// Whether the device has one contact and counts no other finger.
  var isAlone = false
  /// The sum of their ways since the frame before.
  var step = Vector.zero
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
