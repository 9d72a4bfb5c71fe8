/// Turns a device's events into contacts, whichever protocol it speaks.
///
/// Give it every event in order; after each report `frame` holds the contacts. A device and a
/// recording are the same to it. It holds all it needs in place and allocates nothing.
///
/// Up to 32 slots are followed and 16 contacts are open at once; a finger that finds no room is
/// counted, flagged `overCapacity`, and begins in the first frame that has room.
///
/// Without a description the protocol is inferred from the first frame that holds a position, and
/// the scale is assumed.
///
/// **Lost events.** Events from SYN_DROPPED up to and including the next report are left out, but
/// for the held keys and the current slot, which they still tell truly. The frame after that is
/// where the stream is caught up with: a contact that is gone in it, or has been replaced, is
/// cancelled (`synchronizationLost`) and not ended. So a live reader passes on SYN_DROPPED and a
/// report, then the differences it has found as ordinary events. Where nobody found the
/// differences, contacts stay until later events contradict them: another tracking id in the slot,
/// BTN_TOUCH released, or fewer fingers counted by the tool keys; then they are cancelled too.
public struct ContactDecoder: Sendable {
  /// How many slots are followed.
  public static var slotCapacity: Int { 32 }

  /// How the device's units become millimetres.
  public let surface: SurfaceGeometry
  /// The frame that the last report completed.
  public internal(set) var frame = ContactFrame(time: .zero)
  /// Where the contacts' numbers come from; filters that begin a contact anew take one here.
  public internal(set) var identifiers = ContactIDSource()

  enum Stream: Sendable {
    case following
    /// After SYN_DROPPED, up to the report.
    case discarding
    /// The frame that tells what was missed.
    case recovering
  }

  let isSemiMultitouch: Bool
  /// A gamepad's axes are no fingers, though their codes may be those of slots.
  let isGamepad: Bool
  /// A touchpad that says apart from its contacts whether they touch.
  let tellsTouch: Bool
  /// The slots the device says it has.
  let slotCount: Int
  package internal(set) var touchProtocol: TouchProtocol
  var stream = Stream.following

  var slots = [32 of TouchSlot](repeating: TouchSlot())
  /// The slot that values are for; nil after one we cannot follow.
  var currentSlot: Int? = 0
  // One bit a slot.
  /// The device says something is there.
  package internal(set) var present: UInt32 = 0
  /// It is there without touching.
  var hovering: UInt32 = 0
  /// It is a pen, a palm or a dial.
  var otherThanFinger: UInt32 = 0
  /// A contact from here is down in `frame`.
  var open: UInt32 = 0
  /// What was there when the frame began has gone.
  var closing: UInt32 = 0
  /// Its contact went, or was replaced, while events were lost.
  var lost: UInt32 = 0
  /// Has new values.
  var changed: UInt32 = 0
  /// Has a new position.
  var moved: UInt32 = 0
  /// Has had a tracking id, or the end of one.
  var tracked: UInt32 = 0
  /// Its contact was down when events were lost, and nothing has been heard from it since.
  var unverified: UInt32 = 0
  /// Whether the device counted fingers above itself in `frame`, none of which touches.
  package internal(set) var isNear = false

  /// The contact of a single-touch device; the contact being told by protocol A.
  var packet = RawTouch()
  /// What the frame told of a slot before it was known whether there are slots: protocol A's first
  /// contact, where it is that.
  var unproven = RawTouch()
  var packets = [16 of RawTouch](repeating: RawTouch())
  /// How many contacts the frame has told; may exceed what `packets` holds.
  var packetCount = 0
  /// Whether the frame has told its contacts, be it none.
  var hasReports = false

  var keys: TouchKeys = []
  /// Keys that the device has ever sent.
  var seenKeys: TouchKeys = []
  /// Keys that it sent in this frame.
  var frameKeys: TouchKeys = []

  /// ABS_PRESSURE of a device with slots: some touch without ever saying BTN_TOUCH.
  var pointerPressure: Int32 = 0

  var anomalies: InputAnomalies = []
  /// The time of the frame's first event; nil between frames.
  var frameStart: Timestamp?
  var lastTime: Timestamp?

  public init(device: DeviceDescription?) {
    surface = device.map { SurfaceGeometry($0) } ?? .unknown
    isSemiMultitouch = device?.properties.contains(.semiMultitouch) ?? false
    isGamepad = device.map { DeviceKind.isGamepad($0) } ?? false
    tellsTouch = surface.kind == .touchpad && device?.sends(.key, KeyCode.touch) ?? false
    slotCount = device?.slotCount ?? Self.slotCapacity
    touchProtocol = device?.slotCount == nil ? .undetermined : .slots
  }

  /// Takes the next event; true when it completed a frame.
  public mutating func consume(_ event: InputEvent) -> Bool {
    if let frameStart {
      if frameStart != event.time { anomalies.insert(.mixedTimes) }
    } else {
      frameStart = event.time
    }
    switch event.type {
    case .absolute:
      takeAbsolute(event.code, event.value)
    case .key:
      takeKey(event.code, event.value)
    case .synchronization:
      switch event.code {
      case SynchronizationCode.report:
        return takeReport(event)
      case SynchronizationCode.multitouchReport:
        takeMultitouchReport()
      case SynchronizationCode.dropped:
        takeDropped()
      default:
        break
      }
    default:
      break
    }
    return false
  }

  /// Closes the stream, or its part before a gap: every open contact is cancelled, in a frame of
  /// its own. Events since the last report are left out. False when there was nothing to say.
  public mutating func end(_ cause: Cancellation, at time: Timestamp) -> Bool {
    if frameStart != nil { anomalies.insert(.unfinished) }
    if cause == .inputEnded && open != 0 { anomalies.insert(.endsInMidTouch) }
    let isWorthAFrame = open != 0 || frameStart != nil

    frame.removeAll()
    frame.time = max(time, lastTime ?? time)
    for slot in open.setBits {
      slots[slot].contact.phase = .cancelled(cause)
      frame.append(slots[slot].contact)
    }
    frame.fingerCount = 0
    frame.buttons = []
    frame.anomalies = anomalies

    lastTime = frame.time
    forgetTouches()
    return isWorthAFrame
  }

  /// The slot of a contact that is down in `frame`.
  package func slot(of id: ContactID) -> Int? {
    for slot in open.setBits where slots[slot].contact.id == id { return slot }
    return nil
  }

  /// Whether anything is there, touching or hovering.
  package var holdsContacts: Bool { present != 0 }

  /// Whether something is in the slot, touching or hovering.
  package func isPresent(inSlot slot: Int) -> Bool { present >> UInt32(slot) & 1 == 1 }

  /// Whether the slot's tracking id says what is in it; else a place in it is taken for a contact's.
  package func isTracked(inSlot slot: Int) -> Bool { tracked >> UInt32(slot) & 1 == 1 }

  /// The device's number for what is in the slot; negative for none, or one that was never told.
  package func trackingID(inSlot slot: Int) -> Int32 { slots[slot].raw.trackingID }

  private mutating func forgetTouches() {
    slots = .init(repeating: TouchSlot())
    packet = RawTouch()
    unproven = RawTouch()
    packetCount = 0
    present = 0
    hovering = 0
    otherThanFinger = 0
    open = 0
    tracked = 0
    unverified = 0
    keys = []
    stream = .following
    currentSlot = 0
    pointerPressure = 0
    clearFrame()
  }

  /// Makes ready for the next frame's events.
  mutating func clearFrame() {
    closing = 0
    lost = 0
    changed = 0
    moved = 0
    packetCount = 0
    hasReports = false
    frameKeys = []
    anomalies = []
    frameStart = nil
  }
}

extension UInt32 {
  /// The numbers of its bits that are 1, in rising order.
  var setBits: SetBits { SetBits(rest: self) }
}

/// See `UInt32.setBits`.
struct SetBits: Sequence, IteratorProtocol {
  var rest: UInt32

  @inline(__always)
  mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}

/// Gives contacts their numbers, each once.
@frozen
public struct ContactIDSource: Hashable, Sendable {
  @usableFromInline var last: UInt32 = 0

  @inlinable
  public init() {}

  /// The next number, which nothing has had before.
  @inlinable
  public mutating func next() -> ContactID {
    last &+= 1
    return ContactID(rawValue: last)
  }
}
