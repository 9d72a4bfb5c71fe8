import PantographTouches

/// Everything that a check found: the content of its page and its bundle. Nothing in it names the
/// person or the computer.
struct CheckReport {
  /// The manner in which a check ended.
  enum End: Equatable {
    case complete
    /// The device was removed.
    case removed
    /// The user or a signal ended the check.
    case stopped
    /// The report is about a recording; there was no check.
    case recording
  }

  var device: CheckedDevice
  /// The rights to read the touch devices; empty for a recording.
  var access: [DeviceAccess] = []
  /// The computer; nil for a recording, which may be from another one.
  var system: SystemFacts?
  var hands: [CheckedHand]
  var end: End
  /// The card that follows the hand at the end of a check.
  var picture = PictureResult.notReached
  /// Findings about a recording as a file.
  var fileFindings: [CheckFinding] = []
  /// Why the bundle lacks files; nil if it has all of them.
  var omission: String?

  init(
    device: CheckedDevice, access: [DeviceAccess] = [], system: SystemFacts? = nil,
    hands: [CheckedHand], end: End
  ) {
    self.device = device
    self.access = access
    self.system = system
    self.hands = hands
    self.end = end
  }

  /// All findings, in the order in which they are shown.
  var findings: [CheckFinding] {
    var found = fileFindings
    if end != .recording { found += placeFindings }
    found += deviceFindings
    found += hands.filter { $0.step != nil }.map { StepWords.finding($0) }
    found += [lossFinding, faultFinding]
    if end != .recording { found += latencyFindings }
    found.append(replayFinding)
    return found + completeFindings
  }

  /// Whether nothing failed. What was not checked does not count.
  var holds: Bool { !findings.contains { $0.state == .failed } }

  /// The pressures and sizes of all contacts.
  var measures: ContactMeasures {
    hands.reduce(into: ContactMeasures()) { $0.add($1.measures) }
  }

  var latency: LatencySummary? { LatencySummary(hands.flatMap(\.latencies)) }
  var printed: LatencySummary? { LatencySummary(hands.flatMap(\.printed)) }

  /// The reports per second while touched: the middle of the hands' rates.
  var rate: Double? {
    let rates = hands.compactMap(\.rate).sorted()
    return rates.isEmpty ? nil : rates[rates.count / 2]
  }
}
