/// The filters' state for one contact of the device.
struct FilterTrack: Sendable {
  enum Standing: Sendable {
    /// The contact is not shown yet: it began faint or near an edge, where palms rest.
    case held
    case shown
    /// The contact is cancelled in the output, though the device still reports it.
    case refused
    /// Jumped while the frame was full. A new contact begins as soon as there is room.
    case waiting
  }

  /// The device's number for the contact; 0 for a free track.
  var source = ContactID(rawValue: 0)
  /// The number under which the contact is shown.
  var id = ContactID(rawValue: 0)
  var standing = Standing.shown
  var start: Vector = .zero
  var startTime = Timestamp.zero
  /// The contact's last position and time as the device reported them.
  var last: Vector = .zero
  var lastTime = Timestamp.zero
  var jumps = JumpWatch()
  var wobble = Wobble()
  /// The position at which the contact was last shown.
  var shown: Vector = .zero
  /// Whether the contact can no longer be a resting thumb: it moved, or is near another finger.
  var isCleared = false
  /// Whether another contact began at about the same time.
  var hasCompany = false
  /// The time since when the contact has been as small and light as a finger.
  var fingerSince: Timestamp?
  /// Whether the contact moved far enough, as a finger, to be allowed a higher pressure than a
  /// resting one.
  var hasTravelled = false
  /// Whether the contact pressed a button and has not become lighter since.
  var isPresser = false
  /// Whether the device has reported the contact as a palm.
  var isToldPalm = false
  var journey = Journey(since: .zero)

  /// The recent movement of a contact that is not shown.
  struct Journey: Sendable {
    var since: Timestamp
    var way: Vector = .zero
    /// The distance in millimetres moved together with the fingers that are shown.
    var together = 0.0
    /// The later half of `way`. The next period starts with it, so that a movement across the
    /// boundary of two periods counts, too.
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

  /// Restarts the contact here and now: before, it was too light to be a touch.
  mutating func land(_ contact: Contact, at time: Timestamp) {
    start = contact.position
    startTime = time
    journey = Journey(since: time)
  }

  /// Hides the contact unless it turns out to be a finger.
  mutating func refuse(at time: Timestamp) {
    standing = .refused
    journey = Journey(since: time)
  }
}

/// The movement of the shown contacts in one frame.
struct FilterCompany: Sendable {
  var count = 0
  /// Whether the device reports only one contact and counts no other finger.
  var isAlone = false
  /// The sum of the contacts' movements since the frame before, in millimetres.
  var step = Vector.zero
}

/// Detects a finger that goes right, left and right again in a short time, or the reverse.
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
