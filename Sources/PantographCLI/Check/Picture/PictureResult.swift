import PantographTouches

/// The result of the last part of a check: a card that follows the hand, and the time that its picture
/// takes.
enum PictureResult: Equatable {
  /// The display that shows the picture.
  enum Place: String, Equatable {
    case window, terminal

    /// The moment at which the measured time ends.
    var end: String {
      switch self {
      case .window: "the window system had the picture"
      case .terminal: "the picture was written to the terminal"
      }
    }
  }

  /// The time of each report from the kernel's stamp until its picture; none if nothing came.
  case measured([TimeSpan], Place)
  /// No picture was shown, for a reason that is a sentence without its full stop.
  case notShown(String)
  /// The user or a signal ended the check before.
  case notReached

  /// The distribution of the times; nil if none was measured.
  var latency: LatencySummary? {
    guard case .measured(let latencies, _) = self else { return nil }
    return LatencySummary(latencies)
  }

  /// The pictures that a display shows from a report's stamp until its picture: one in which the report
  /// comes, one in which the scene is drawn, and one that the window system adds.
  static let pictures = 3.0

  /// The finding about the time to the picture on a display with this refresh.
  func finding(hertz: Double) -> CheckFinding {
    switch self {
    case .measured(_, let place):
      guard let latency else {
        return CheckFinding(
          "picture", .open, "The card was shown, but nothing came from the device.",
          advice: "Move the card while it is shown: check again.")
      }
      let limit = TimeSpan.seconds(Self.pictures / hertz)
      let holds = latency.most <= limit
      return CheckFinding(
        "picture", holds ? .held : .failed,
        "From the kernel's stamp until \(place.end): \(latency.words) reports. Three pictures last "
          + "\(LatencySummary.milliseconds(limit)).",
        advice: holds
          ? nil
          : "End programs that use all processors or draw all the time, and check again. If it stays, "
            + "send the bundle.")
    case .notShown(let reason):
      return CheckFinding(
        "picture", .open, "The time to the picture was not measured: \(reason).",
        advice: "`pantograph demo card --time 10 --latencies` prints it.")
    case .notReached:
      return CheckFinding(
        "picture", .open, "The check ended before the card was shown.")
    }
  }
}
