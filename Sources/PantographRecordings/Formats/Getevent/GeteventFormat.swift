extension RecordingFormat {
  /// What Android's `getevent -lt` prints, with labels or without, of one device or of several.
  public static let getevent = RecordingFormat(
    name: "getevent", title: "Android getevent -lt",
    recognizes: { LineProbe(prefix: $0).any { GeteventParser.claims($0) } },
    parser: { GeteventParser() })
}
