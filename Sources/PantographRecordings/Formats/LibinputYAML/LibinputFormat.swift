extension RecordingFormat {
  /// The format that `libinput record` writes: YAML, version 1, any number of devices.
  public static let libinput = RecordingFormat(
    name: "libinput", title: "libinput record YAML 1",
    recognizes: {
      LineProbe(prefix: $0).any { $0.starts(with: "# libinput record") }
        || (LineProbe(prefix: $0).any { $0.starts(with: "ndevices:") }
          && LineProbe(prefix: $0).any { $0.starts(with: "devices:") })
    },
    parser: { LibinputParser() },
    encoder: { LibinputEncoder() })
}
