import PantographPlainText
import PantographTouches

extension CheckReport {
  /// The pictures per second of a display that does not report its own.
  private static let usualHertz = 60.0

  /// Findings about the rights, the window system and the display.
  var placeFindings: [CheckFinding] {
    var found: [CheckFinding] = []
    for (index, device) in access.enumerated() {
      let number = access.count > 1 ? " \(index + 1)" : ""
      let topic = "access\(number)"
      let may = device.mayOpen ? "you may open it" : "you may not open it"
      let subject = device.isChecked ? "The checked \(device.kind)" : "Another \(device.kind)"
      let reason = "\(subject): \(may); \(device.readerWords) may read it."
      if !device.mayOpen {
        found.append(
          CheckFinding(
            topic, device.isChecked ? .failed : .open, reason,
            advice: "`pantograph devices` says which rule gives the right."))
      } else if device.isEverybody {
        found.append(
          CheckFinding(
            topic, .failed, reason,
            advice:
              "Take the right to read it from others: `chmod o-r` on its node, and the rule that "
              + "gave the right."))
      } else {
        found.append(CheckFinding(topic, .held, reason))
      }
    }
    guard let system else { return found }
    found.append(
      CheckFinding("window system", .held, "The window system: \(system.windowWords)."))
    if system.displays.isEmpty {
      found.append(
        CheckFinding(
          "refresh", .open, "No display describes itself, so the pictures per second are unknown."))
    } else {
      found.append(
        CheckFinding(
          "refresh", .held,
          "\(system.displays.map(\.words).joined(separator: "; ")). This is the timing that the display "
            + "prefers; the one in use was not measured."))
    }
    return found
  }

  /// Findings about the size, the report rate, the pressure and the size of contacts.
  var deviceFindings: [CheckFinding] {
    let width = DecimalText(device.size.x, decimals: 1)
    let height = DecimalText(device.size.y, decimals: 1)
    var found = [
      device.isAssumed
        ? CheckFinding(
          "size", .failed,
          "The device does not report its size; \(width) x \(height) mm are assumed, and every "
            + "distance with them.",
          advice: "Measure the surface. The distribution's hardware database (60-evdev.hwdb) can "
            + "give the kernel its resolution.")
        : CheckFinding("size", .held, "The device reports \(width) x \(height) mm.")
    ]
    found.append(
      rate.map {
        CheckFinding(
          "report rate", .held, "\(DecimalText($0, decimals: 1)) reports per second while touched.")
      } ?? CheckFinding("report rate", .open, "There were too few reports."))
    let measures = measures
    found.append(
      Self.inUse(
        "pressure", described: device.describesPressure, measures.pressure, of: measures
      ) {
        "\(DecimalText($0.lowerBound, decimals: 2)) to \(DecimalText($0.upperBound, decimals: 2)) of "
          + "its range"
      })
    found.append(
      Self.inUse(
        "contact size", described: device.describesSize, measures.size, of: measures
      ) {
        "\(DecimalText($0.lowerBound, decimals: 1)) to \(DecimalText($0.upperBound, decimals: 1)) mm"
      })
    return found
  }

  private static func inUse(
    _ topic: String, described: Bool, _ range: ClosedRange<Double>?, of measures: ContactMeasures,
    _ words: (ClosedRange<Double>) -> String
  ) -> CheckFinding {
    guard described else {
      return CheckFinding(
        topic, .open, "The device describes no \(topic), so there is nothing to check.")
    }
    guard measures.contacts > 1 else {
      return CheckFinding(topic, .open, "There were too few contacts.")
    }
    let advice = "Palms are then not recognized by their \(topic)."
    guard let range else {
      return CheckFinding(
        topic, .failed, "The device describes a \(topic), but reported none.", advice: advice)
    }
    guard range.lowerBound < range.upperBound else {
      return CheckFinding(
        topic, .failed, "Every contact had the same \(topic): \(words(range)).", advice: advice)
    }
    return CheckFinding(topic, .held, "In use: \(words(range)).")
  }

  /// The finding about events that the kernel lost.
  var lossFinding: CheckFinding {
    let losses = hands.reduce(0) { $0 + $1.losses }
    guard losses > 0 else {
      let isOpen = measures.contacts == 0
      return CheckFinding(
        "lost events", isOpen ? .open : .held,
        isOpen ? "There were no events." : "The kernel lost no events (SYN_DROPPED).")
    }
    return CheckFinding(
      "lost events", .failed,
      "The kernel lost events \(losses) \(losses == 1 ? "time" : "times") (SYN_DROPPED).",
      advice:
        "The program was not scheduled in time: end programs that use all processors, and check again."
    )
  }

  /// The finding about faults in the events, such as values outside an axis' range.
  var faultFinding: CheckFinding {
    let faults = hands.flatMap { hand in hand.faults.map { "\($0) (\(hand.name))" } }
    guard faults.isEmpty else {
      return CheckFinding(
        "events", .failed, "\(faults.joined(separator: "; ")).",
        advice: "Send the bundle: the device's driver sends events that its description rules out.")
    }
    let isOpen = hands.allSatisfy { $0.recording == nil }
    return CheckFinding(
      "events", isOpen ? .open : .held,
      isOpen ? "There were no events." : "The events are as the device describes them.")
  }

  /// The pictures per second of the first display.
  private var hertz: Double { system?.displays.first?.hertz ?? Self.usualHertz }

  /// Findings about the time from the kernel's stamp to the decision and to the picture.
  var latencyFindings: [CheckFinding] {
    var found: [CheckFinding] = []
    if let latency {
      let picture = TimeSpan.seconds(1 / hertz)
      let holds = latency.most <= picture
      let lines =
        printed.map { " From the end of a gesture to its printed line: \($0.words)." } ?? ""
      found.append(
        CheckFinding(
          "latency", holds ? .held : .failed,
          "From the kernel's stamp to the decision: \(latency.words) reports. A picture lasts "
            + "\(LatencySummary.milliseconds(picture)).\(lines)",
          advice: holds
            ? nil
            : "End programs that use all processors, and check again. If it stays, send the bundle."
        ))
    } else {
      found.append(CheckFinding("latency", .open, "There were no reports to measure."))
    }
    found.append(picture.finding(hertz: hertz))
    return found
  }

  /// The finding about the replay of the recordings.
  var replayFinding: CheckFinding {
    let recorded = hands.filter { $0.recording != nil }
    let broken = recorded.first { $0.difference != nil }
    if let broken, let difference = broken.difference {
      return CheckFinding(
        "replay", .failed, "The replay of \(broken.name) differs: \(difference).",
        advice: "Send the bundle: this is a defect of Pantograph.")
    }
    guard !recorded.isEmpty else {
      return CheckFinding("replay", .open, "There is no recording to replay.")
    }
    let compared = end == .recording ? "its original" : "the live hand"
    return CheckFinding(
      "replay", .held,
      "\(recorded.count == 1 ? "The recording gives" : "All \(recorded.count) recordings give") the same "
        + "gestures and decisions as \(compared), time by time and number by number.")
  }

  /// Findings about what is missing.
  var completeFindings: [CheckFinding] {
    var found: [CheckFinding] = []
    for hand in hands {
      guard let problem = hand.recordingProblem else { continue }
      found.append(
        CheckFinding(
          "recording", .failed, "The recording of \(hand.name) is incomplete: \(problem).",
          advice: "Make room on the disk, or set TMPDIR to a folder with room."))
    }
    switch end {
    case .complete, .recording: break
    case .removed:
      found.append(
        CheckFinding(
          "whole", .failed, "The device was removed; the check is partial.",
          advice: "Connect the device again, and start the check again."))
    case .stopped:
      found.append(CheckFinding("whole", .open, "You ended the check early; it is partial."))
    }
    if let omission {
      found.append(
        CheckFinding(
          "bundle", .failed, "The bundle is partial: \(omission).",
          advice: "Make room on the disk, or name another place with --output."))
    }
    return found
  }
}
