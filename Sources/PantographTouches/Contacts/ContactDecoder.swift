/// Turns a device's events into contacts, for every touch protocol.
///
/// Pass every event in order; after each report `frame` holds the contacts. A live device and a
/// recording are decoded alike. All state is stored in place, so decoding allocates nothing.
///
/// At most 32 slots are followed and 16 contacts are open at once. A finger without room is
/// counted, flagged `overCapacity`, and begins in the first frame that has room.
///
/// A finger in a slot that was down before the stream began may move along one axis only. It is
/// counted and flagged `withoutPosition` until the device has reported both axes of its position;
/// then its contact begins.
///
/// Without a device description the protocol is inferred from the first frame that holds a
/// position, and the scale is assumed.
///
/// **Lost events.** Events from SYN_DROPPED up to and including the next report are ignored, except
/// for keys and the current slot, which remain valid. The frame after that shows what was missed: a
/// contact that is gone or replaced in it is cancelled (`synchronizationLost`), not ended. A live
/// reader therefore passes on SYN_DROPPED and a report, then the differences it found as ordinary
/// events. If no reader found the differences, contacts remain until later events contradict them:
/// another tracking id in the slot, BTN_TOUCH released, or a smaller count of fingers from the tool
/// keys. Then these contacts are cancelled too.
public struct ContactDecoder: Sendable {
  /// The number of slots that are followed.
  public static var slotCapacity: Int { 32 }

  /// The conversion from the device's units to millimetres.
  public let surface: SurfaceGeometry
  /// The frame that the last report completed.
  public internal(set) var frame = ContactFrame(time: .zero)
  /// The source of the contacts' numbers. Filters that begin a contact again take a number from it.
  public internal(set) var identifiers = ContactIDSource()

  enum Stream: Sendable {
    case following
    /// The decoder discards events after SYN_DROPPED, up to the report.
    case discarding
    /// The decoder is in the frame that shows what was missed.
    case recovering
  }

  let device: DecodedDevice
  package internal(set) var touchProtocol: TouchProtocol
  var stream = Stream.following

  var slots = [32 of TouchSlot](repeating: TouchSlot())
  /// The slot that the next values belong to; nil if the device named a slot beyond the capacity.
  var currentSlot: Int? = 0
  var sets = SlotSets()
  /// Whether the device counts fingers in `frame` that hover above it, and none touches.
  package internal(set) var isNear = false
  var reports = ReportedContacts()
  var keys = DeviceKeys()
  /// ABS_PRESSURE of a device with slots. Some devices report a touch only by this value and never
  /// send BTN_TOUCH.
  var pointerPressure: Int32 = 0

  /// The part of the next frame that has been reported so far.
  var partial = PartialFrame()
  var lastTime: Timestamp?

  public init(device: DeviceDescription?) {
    surface = device.map { SurfaceGeometry($0) } ?? .unknown
    self.device = DecodedDevice(device, surface.kind)
    touchProtocol = device?.slotCount == nil ? .undetermined : .slots
  }

  /// Applies the next event; returns true if it completed a frame.
  public mutating func consume(_ event: InputEvent) -> Bool {
    if let start = partial.start {
      if start != event.time { partial.anomalies.insert(.mixedTimes) }
    } else {
      partial.start = event.time
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

  /// Applies the next event and passes the frame it completed to `take`, in place, because a copy
  /// takes as long as decoding an event.
  @inline(__always)
  package mutating func consume(_ event: InputEvent, then take: (inout ContactFrame) -> Void) {
    if consume(event) { take(&frame) }
  }

  /// Ends the stream, or its part before a gap, and cancels every open contact in a frame of its
  /// own. Events since the last report are ignored. Returns false if no contact was open and no
  /// event was pending.
  public mutating func end(_ cause: Cancellation, at time: Timestamp) -> Bool {
    if partial.start != nil { partial.anomalies.insert(.unfinished) }
    if cause == .inputEnded && sets.open != 0 { partial.anomalies.insert(.endsInMidTouch) }
    let isWorthAFrame = sets.open != 0 || partial.start != nil

    frame.removeAll()
    frame.time = max(time, lastTime ?? time)
    for slot in sets.open.setBits {
      slots[slot].contact.phase = .cancelled(cause)
      frame.append(slots[slot].contact)
    }
    frame.fingerCount = 0
    frame.buttons = []
    frame.anomalies = partial.anomalies

    lastTime = frame.time
    forgetTouches()
    return isWorthAFrame
  }

  /// Slots that hold something, touching or hovering.
  package var present: UInt32 { sets.present }

  /// Returns the slot of a contact that is down in `frame`.
  package func slot(of id: ContactID) -> Int? {
    for slot in sets.open.setBits where slots[slot].contact.id == id { return slot }
    return nil
  }

  /// Whether any slot holds something, touching or hovering.
  package var holdsContacts: Bool { sets.present != 0 }

  /// Whether the slot holds something, touching or hovering.
  package func isPresent(inSlot slot: Int) -> Bool { sets.present >> UInt32(slot) & 1 == 1 }

  /// Whether the slot's tracking id decides if a contact is in it. Without tracking ids, a position
  /// in the slot counts as a contact.
  package func isTracked(inSlot slot: Int) -> Bool { sets.tracked >> UInt32(slot) & 1 == 1 }

  /// Returns the tracking id in the slot; negative if the slot is empty or no id was ever reported.
  package func trackingID(inSlot slot: Int) -> Int32 { slots[slot].raw.trackingID }

  private mutating func forgetTouches() {
    slots = .init(repeating: TouchSlot())
    sets = SlotSets()
    reports.packet = RawTouch()
    reports.unproven = RawTouch()
    keys.held = []
    stream = .following
    currentSlot = 0
    pointerPressure = 0
    clearFrame()
  }

  /// Resets the state that lasts for one frame.
  mutating func clearFrame() {
    partial = PartialFrame()
    reports.count = 0
    reports.areThere = false
  }
}

extension UInt32 {
  /// The positions of the bits that are 1, in rising order.
  var setBits: SetBits { SetBits(rest: self) }
}

/// The sequence returned by `UInt32.setBits`.
struct SetBits: Sequence, IteratorProtocol {
  var rest: UInt32

  @inline(__always)
  mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}

/// Gives each contact a number that is never reused.
@frozen
public struct ContactIDSource: Hashable, Sendable {
  @usableFromInline var last: UInt32 = 0

  @inlinable
  public init() {}

  /// Returns a number that no contact had before.
  @inlinable
  public mutating func next() -> ContactID {
    last &+= 1
    return ContactID(rawValue: last)
  }
}
