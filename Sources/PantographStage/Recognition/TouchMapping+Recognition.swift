import PantographGestures
import PantographRecordings
import PantographTouches

extension TouchMapping {
  /// Returns this mapping, with a touchpad's gestures recognized by these numbers; nil changes
  /// nothing.
  package func recognizing(
    by thresholds: RecognitionThresholds?, on kind: DeviceKind
  ) -> TouchMapping {
    guard let thresholds, case .indirect(var settings) = self else { return self }
    settings.thresholds = thresholds[kind].hand
    return .indirect(settings)
  }
}

extension RecordedContacts {
  /// Creates the contacts of a track, filtered by these numbers; nil stands for Pantograph's own.
  package init(_ track: RecordingTrack, by thresholds: RecognitionThresholds?) {
    self.init(track, filters: thresholds?.filters(for: track.header.device))
  }
}
