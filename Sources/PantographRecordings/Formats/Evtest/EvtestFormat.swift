extension RecordingFormat {
  /// The text that `evtest` prints.
  public static let evtest = RecordingFormat(
    name: "evtest", title: "evtest's text", trackLimit: 1,
    recognizes: {
      LineProbe(prefix: $0).any {
        $0.starts(with: "Event: time ") || $0.starts(with: "Input driver version is ")
          || $0.starts(with: "Input device ID: bus ")
      }
    },
    parser: { EvtestParser() })
}
