import PantographTouches

/// How a track tells one contact from another; what an edit must keep right.
enum RecordedProtocol: Hashable, Sendable {
  /// Protocol B: slots with tracking ids.
  case slots
  /// Protocol A: every frame lists all contacts.
  case reports
  /// At most one contact, or none.
  case single

  /// What the decoder has found a whole track to be. Of one too short to tell, a value for a slot
  /// makes it one with slots.
  init(_ found: TouchProtocol, hasSlotValues: Bool) {
    switch found {
    case .slots: self = .slots
    case .reports: self = .reports
    case .undetermined: self = hasSlotValues ? .slots : .single
    case .single: self = .single
    }
  }
}
