/// How a device tells its contacts apart.
package enum TouchProtocol: Sendable {
  /// Not seen yet. The first frame with a position decides: a device without slots, or a recording
  /// without a description, does not say.
  case undetermined
  /// Protocol B: each contact has a slot, and only changes are sent.
  case slots
  /// Protocol A: each frame has all contacts, each closed by SYN_MT_REPORT.
  case reports
  /// One contact, by ABS_X, ABS_Y and BTN_TOUCH.
  case single
}
