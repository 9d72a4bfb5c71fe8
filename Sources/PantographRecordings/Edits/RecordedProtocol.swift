import PantographTouches

/// The protocol by which a track distinguishes its contacts; edits must preserve it.
enum RecordedProtocol: Hashable, Sendable {
  /// Protocol B: slots with tracking ids.
  case slots
  /// Protocol A: every frame reports all contacts.
  case reports
  /// A track with at most one contact at a time.
  case single

  /// Creates the protocol from the one that the decoder found in the whole track. A track too short
  /// to decide has slots if it has a value for a slot.
  init(_ found: TouchProtocol, hasSlotValues: Bool) {
    switch found {
    case .slots: self = .slots
    case .reports: self = .reports
    case .undetermined: self = hasSlotValues ? .slots : .single
    case .single: self = .single
    }
  }
}
