import PantographRecordings
import PantographTouches

/// Describes the data that an edit could not preserve.
package enum LossText {
  package static func merging(_ overlay: Recording.Overlay) -> [String] {
    guard overlay.contactsLeftOut > 0 else { return [] }
    return [
      "--merge left out \(count(overlay.contactsLeftOut, "contact")): the device has too few slots"
    ]
  }

  package static func fitting(_ report: DeviceFit.Report) -> [String] {
    var texts: [String] = []
    if report.positionsClamped > 0 {
      texts.append(
        "--onto moved \(count(report.positionsClamped, "position")) to the edge of the new surface")
    }
    if report.contactsLeftOut > 0 {
      let contacts = count(report.contactsLeftOut, "contact")
      texts.append("--onto left out \(contacts): the new device has too few slots")
    }
    if !report.axesDropped.isEmpty {
      let names = report.axesDropped.sorted().map { EventNames.name(of: $0, in: .absolute) }
      texts.append(
        "--onto left out axes that the new device does not have: \(names.joined(separator: ", "))")
    }
    if report.eventsDropped > 0 {
      let events = count(report.eventsDropped, "other event")
      texts.append("--onto left out \(events) that the new device does not send")
    }
    if report.isSizeAssumed {
      texts.append("--onto assumed a size, because one of the devices does not report its size")
    }
    return texts
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
