import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographSurvey
import PantographTouches

/// Writes the output of `inspect` for people.
struct InspectionText {
  /// The largest number of contacts that are listed. JSON lists all contacts.
  static let contactLimit = 50

  var inspection: RecordingInspection
  /// The first contacts that ended, each with the index of its device.
  var contacts: [(track: Int, contact: ContactSummary)]
  var style: TextStyle

  var text: PrintableText {
    var text: PrintableText = "\(style.bold("\(inspection.name)"))  \(inspection.format.title)\n"
    for index in inspection.tracks.indices { text += device(index) + movements(index) }
    if let path = inspection.descriptionPath { text += row("Described", "in \(path)") }
    for note in inspection.notes {
      text += row("Note", "\(note.key): \(note.value)")
    }
    if inspection.eventCount == 0, inspection.reportCount > 0 {
      return text + row("Duration", "\(seconds(inspection.duration)) s") + reports + movementTable
        + issues
    }
    guard inspection.eventCount > 0 else {
      return text + row("Events", "none, only the description of a device") + issues
    }
    text += row("Duration", "\(seconds(inspection.duration)) s")
    text += row("Events", "\(inspection.eventCount) in \(inspection.frameCount) frames")
    if let rate = inspection.tracks.isEmpty ? nil : inspection.tracks[inspection.mainTrack].rate {
      text += row("Rate", "\(DecimalText(rate, decimals: 1)) Hz while touched (median)")
    }
    let most = inspection.maximumContacts
    text += row(
      "Contacts", "\(inspection.contactCount)\(most > 1 ? ", up to \(most) at once" : "")")
    text += filters + reports
    return text + contactTable + gestureTable + movementTable + anomalies + issues
  }

  private func device(_ index: Int) -> PrintableText {
    let track = inspection.tracks[index]
    let label: PrintableText =
      inspection.tracks.count == 1 ? "Device" : "Device \(index + 1)"
    if track.eventCount == 0, track.header.deltas != nil {
      let name = track.header.device?.name ?? ""
      return row(label, name.isEmpty ? "not named in the file (touchpad)" : "\(name) (touchpad)")
    }
    guard let device = track.header.device else {
      return row(label, "not described in the file; all millimetres are assumed")
    }
    let slots = device.slotCount.map { ", \($0) slots" } ?? ""
    var text = row(label, "\(device.name) (\(track.surface.kind.words)\(slots))")
    if track.surface.kind != .other {
      let size = track.surface.size
      let width = DecimalText(size.x, decimals: 1)
      let assumed: PrintableText =
        track.surface.isAssumed ? style.yellow(" assumed, the device does not report it") : ""
      text += row("Size", "\(width) x \(DecimalText(size.y, decimals: 1)) mm\(assumed)")
    }
    for quirk in DeviceQuirk.matching(device) {
      text += row("Rule", "\(quirk.devices): \(quirk.reason)")
      text += row("", "because \(quirk.criteria)")
    }
    return text
  }

  /// The lines about the effect of the default filters.
  private var filters: PrintableText {
    var text: PrintableText = ""
    for (index, track) in inspection.tracks.enumerated() {
      guard let words = track.filterTally.words(of: track.deviceContacts) else { continue }
      let device = inspection.tracks.count > 1 ? "device \(index + 1): " : ""
      let hint = inspection.isFiltered ? "" : "; --filtered shows the result"
      text += row("Filters", "\(device)\(words) (of \(track.deviceContacts))\(hint)")
    }
    return text
  }

  private var contactTable: PrintableText {
    guard !contacts.isEmpty else { return "" }
    let several = inspection.tracks.count > 1
    var rows = [
      (several ? ["device"] : []) + ["contact", "from s", "to s", "path mm", "apart mm", ""]
    ]
    for (track, contact) in contacts {
      let tool = contact.tool == .finger || contact.tool == .unknown ? "" : ", \(contact.tool)"
      rows.append(
        (several ? ["\(track + 1)"] : []) + [
          "\(contact.id.rawValue)", seconds(contact.start - inspection.start),
          seconds(contact.end - inspection.start), fixed(contact.distance),
          fixed(contact.displacement), contact.ending + tool,
        ])
    }
    let rest = inspection.contactCount - contacts.count
    let more: PrintableText = rest > 0 ? "  ... and \(rest) more; --json lists them all\n" : ""
    return "\n" + TextTable(rows, style: style).text + more
  }

  private var gestureTable: PrintableText {
    let several = inspection.tracks.count > 1
    var rows = [(several ? ["device"] : []) + ["fingers", "from s", "to s", "moved mm", "gesture"]]
    for (index, track) in inspection.tracks.enumerated() {
      for gesture in track.firstGestures {
        let ending = gesture.outcome == .ended ? "" : ", \(gesture.endingWords)"
        rows.append(
          (several ? ["\(index + 1)"] : []) + [
            "\(gesture.fingers)", seconds(gesture.start - inspection.start),
            seconds(gesture.end - inspection.start), fixed(gesture.sample.way.length),
            gesture.title + ending,
          ])
      }
    }
    guard rows.count > 1 else { return "" }
    let rest = inspection.tracks.reduce(0) { $0 + $1.gestures.count } - Self.contactLimit
    let more: PrintableText = rest > 0 ? "  ... and \(rest) more; --json lists them all\n" : ""
    return "\n" + TextTable(Array(rows.prefix(Self.contactLimit + 1)), style: style).text + more
  }

  private var anomalies: PrintableText {
    var text: PrintableText = ""
    for (index, track) in inspection.tracks.enumerated() {
      for entry in track.anomalies.entries {
        let shown = entry.lines.prefix(8).map(String.init).joined(separator: ", ")
        let more = entry.count > entry.lines.prefix(8).count ? ", ..." : ""
        let isAlways = entry.count > 1 && entry.count == track.frameCount
        let lines =
          isAlways ? ": every frame" : shown.isEmpty ? "" : ": line \(shown)\(more)"
        let device = inspection.tracks.count > 1 ? " (device \(index + 1))" : ""
        text += "  \(entry.count) x \(entry.words)\(device)\(lines)\n"
      }
    }
    return text.isEmpty ? "" : "\n\(style.bold("Anomalies"))\n\(text)"
  }

  private var issues: PrintableText {
    guard inspection.issueCount > 0 else { return "" }
    var text: PrintableText = "\n\(style.bold("Problems in the file"))\n"
    for issue in inspection.issues.prefix(10) {
      let severity = issue.severity == .error ? style.red("error") : style.yellow("warning")
      text += "  \(severity): \(IssueText(issue, in: inspection.name))\n"
    }
    let rest = inspection.issueCount - 10
    return text + (rest > 0 ? "  ... and \(rest) more\n" : "")
  }

  func row(_ label: PrintableText, _ value: PrintableText) -> PrintableText {
    "  \(label)\(String(repeating: " ", count: max(1, 11 - label.count)))\(value)\n"
  }

  func seconds(_ span: TimeSpan) -> String {
    DecimalText(span.seconds, decimals: 3, zeros: .kept).description
  }

  func fixed(_ millimetres: Double) -> String {
    DecimalText(millimetres, decimals: 1, zeros: .kept).description
  }
}
