extension RecordingFormat {
  /// The text that `libinput debug-events` prints: libinput's gestures and scrolls, any number of
  /// devices.
  public static let debugEvents = RecordingFormat(
    name: "debug-events", title: "libinput debug-events' text",
    recognizes: {
      LineProbe(prefix: $0).any {
        var line = $0
        return DebugEventsHead(&line) != nil
      }
    },
    parser: { DebugEventsParser() },
    encoder: { DebugEventsEncoder() })
}
