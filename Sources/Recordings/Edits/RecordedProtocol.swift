import Touches

/// How a track tells one contact from another; what an edit must keep right.
enum RecordedProtocol: Hashable, Sendable {
  /// Protocol B: slots with tracking ids.
  case slots
  /// Protocol A: every frame lists all contacts.
  case reports
  /// At most one contact, or none.
  case single

  init(of track: RecordingTrack) {
    if let device = track.header.device, device.slotCount != nil {
      self = .slots
      return
    }
    var found = RecordedProtocol.single
    for event in track.events {
      if event.type == .synchronization, event.code == SynchronizationCode.multitouchReport {
        self = .reports
        return
      }
      if event.type == .absolute,
        event.code == AbsoluteCode.multitouchSlot
          || event.code == AbsoluteCode.multitouchTrackingID
      {
        found = .slots
      }
    }
    self = found
  }
}
