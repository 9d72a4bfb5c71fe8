extension RecordingFormat {
  /// The bytes of `struct input_event` on a 64-bit kernel.
  public static let raw24 = RecordingFormat(
    name: "raw24", title: "raw input_event of 24 bytes", trackLimit: 1,
    recognizes: { RawLayout.recognize($0)?.size == 24 },
    parser: { RawParser(size: 24) })

  /// The bytes of `struct input_event` on a 32-bit kernel.
  public static let raw16 = RecordingFormat(
    name: "raw16", title: "raw input_event of 16 bytes", trackLimit: 1,
    recognizes: { RawLayout.recognize($0)?.size == 16 },
    parser: { RawParser(size: 16) })
}
