/// Sets of a decoder's slots, with one bit for each slot. They last from frame to frame.
struct SlotSets: Sendable {
  /// Slots that hold something, touching or hovering.
  var present: UInt32 = 0
  /// Slots whose contact hovers without touching.
  var hovering: UInt32 = 0
  /// Slots whose contact is a pen, a palm or a dial.
  var otherThanFinger: UInt32 = 0
  /// Slots whose contact is down in the decoder's last frame.
  var open: UInt32 = 0
  /// Slots for which a tracking id, or its end, was ever reported.
  var tracked: UInt32 = 0
  /// Slots with a finger that was down before the stream began and whose position is not known yet.
  var unlocated: UInt32 = 0
  /// Slots whose contact was down when events were lost and has not been reported since.
  var unverified: UInt32 = 0
}

/// The part of a frame that a device has reported so far.
struct PartialFrame: Sendable {
  /// Slots whose contact left during this frame.
  var closing: UInt32 = 0
  /// Slots whose contact left, or was replaced, while events were lost.
  var lost: UInt32 = 0
  /// Slots with new values in this frame.
  var changed: UInt32 = 0
  /// Slots with a new position in this frame.
  var moved: UInt32 = 0
  /// Keys that the device sent in this frame.
  var keys: TouchKeys = []
  var anomalies: InputAnomalies = []
  /// The time of the first event; nil between frames.
  var start: Timestamp?
}

/// The contacts that a device without slots reports one after the other.
struct ReportedContacts: Sendable {
  /// The contact of a single-touch device, or the contact of protocol A that is being reported.
  var packet = RawTouch()
  /// Values reported in this frame before it is known whether the device has slots. If it uses
  /// protocol A, they are its first contact.
  var unproven = RawTouch()
  var packets = [16 of RawTouch](repeating: RawTouch())
  /// The number of contacts reported in this frame; may exceed the capacity of `packets`.
  var count = 0
  /// Whether the frame has reported its contacts, even if there are none.
  var areThere = false
}

/// The keys of a touch surface.
struct DeviceKeys: Sendable {
  var held: TouchKeys = []
  /// Keys that the device has sent at least once.
  var seen: TouchKeys = []
}
