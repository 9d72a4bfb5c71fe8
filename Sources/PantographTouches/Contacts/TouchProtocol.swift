/// The protocol by which a device distinguishes its contacts.
package enum TouchProtocol: Sendable {
  /// Not known yet. The first frame with a position decides, because a device without slots or a
  /// recording without a description does not name its protocol.
  case undetermined
  /// Protocol B: each contact has a slot, and only changes are sent.
  case slots
  /// Protocol A: each frame has all contacts, each closed by SYN_MT_REPORT.
  case reports
  /// A single contact, reported by ABS_X, ABS_Y and BTN_TOUCH.
  case single
}
