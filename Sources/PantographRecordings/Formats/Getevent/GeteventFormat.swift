extension RecordingFormat {
  /// The text that Android's `getevent -lt` prints, with or without labels, for one device or
  /// several.
  public static let getevent = RecordingFormat(
    name: "getevent", title: "Android getevent -lt",
    recognizes: { LineProbe(prefix: $0).any { GeteventParser.claims($0) } },
    parser: { GeteventParser() })
}
