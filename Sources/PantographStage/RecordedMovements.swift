import PantographGestures
import PantographRecordings
import PantographTouches

/// The contacts of a hand of which a recording has only the movements. They have the reported
/// number, movement, spread and rotation; the place where they land is assumed.
struct RecordedMovements {
  let surface: SurfaceGeometry
  private let reports: [DeltaReport]
  private var contacts: DeltaContacts
  private var index = 0
  private var isDown = false

  init(_ reports: [DeltaReport], of header: TrackHeader) {
    let stream = header.deltas ?? DeltaStream(unit: .libinput)
    let surface = SurfaceGeometry(stream.touchpad(named: header.device?.name ?? ""))
    self.surface = surface
    self.reports = reports
    contacts = DeltaContacts(stream.unit, landingAt: surface.center)
  }

  /// Returns the next frame; nil after the last one. Fingers that are down at the end of the
  /// recording are cancelled.
  mutating func next() -> ContactFrame? {
    while index < reports.count {
      index += 1
      if let frame = contacts.update(reports[index - 1]) {
        isDown = frame.fingerCount > 0
        return frame
      }
    }
    guard isDown, let last = reports.last else { return nil }
    isDown = false
    return contacts.update(
      DeltaReport(time: last.time, .swipeEnded(fingers: 1, isCancelled: true)))
  }
}
