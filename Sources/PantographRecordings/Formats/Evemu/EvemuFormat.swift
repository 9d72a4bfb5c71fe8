extension RecordingFormat {
  /// The text format of evemu's tools. Pantograph itself records in it: evemu 1.3 with notes in
  /// comment lines `#: key: value`.
  public static let evemu = RecordingFormat(
    name: "evemu", title: "evemu", trackLimit: 1,
    recognizes: { LineProbe(prefix: $0).any { EvemuParser.claims($0) } },
    parser: { EvemuParser() },
    encoder: { EvemuEncoder() })
}
