extension RecordingFormat {
  /// The activity log of ChromeOS' gestures library. The file describes the device at its end.
  public static let activityLog = RecordingFormat(
    name: "activitylog", title: "ChromeOS activity log", trackLimit: 1, describesLast: true,
    recognizes: {
      let probe = LineProbe(prefix: $0)
      return probe.any { line in
        var line = line
        return line.skip(past: "\"hardwareState\"")
      }
    },
    parser: { ActivityLogParser() })
}
