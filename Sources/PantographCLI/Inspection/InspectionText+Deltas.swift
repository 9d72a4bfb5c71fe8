import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographTouches

extension InspectionText {
  /// The lines about one device's movements.
  func movements(_ index: Int) -> PrintableText {
    guard let deltas = inspection.deltas[index] else { return "" }
    var text: PrintableText = ""
    if inspection.tracks[index].eventCount == 0, let size = deltas.stream.size {
      text += row(
        "Size", "\(DecimalText(size.x, decimals: 1)) x \(DecimalText(size.y, decimals: 1)) mm")
    }
    text += row("Unit", "\(deltas.stream.unitWords)")
    if let doubt = deltas.stream.doubt { text += row("", style.yellow("\(doubt)")) }
    return text
  }

  /// The lines about the number of movements.
  var reports: PrintableText {
    guard inspection.reportCount > 0 else { return "" }
    var text = row("Movements", "\(inspection.reportCount) reports")
    let rates = inspection.deltas.values.sorted { $0.reportCount > $1.reportCount }
    if inspection.eventCount == 0, let rate = rates.first?.rate {
      text += row("Rate", "\(DecimalText(rate, decimals: 1)) Hz while moving (median)")
    }
    if rates.contains(where: { !$0.stream.statesCancellation }) {
      text += row(
        "", "the file does not state cancelled gestures; those whose fingers stay down are"
      )
    }
    return text
  }

  var movementTable: PrintableText {
    let several = inspection.tracks.count > 1
    var rows = [
      (several ? ["device"] : []) + [
        "fingers", "from s", "to s", "moved mm", "at lift mm/s", "gesture of the source",
      ]
    ]
    for (index, deltas) in inspection.deltas.sorted(by: { $0.key < $1.key }) {
      for gesture in deltas.gestures {
        let ending = gesture.ending == .lifted ? "" : ", \(gesture.endingWords)"
        let isStroke = gesture.kind.isStroke
        rows.append(
          (several ? ["\(index + 1)"] : []) + [
            "\(gesture.fingers)", seconds(gesture.start - inspection.start),
            seconds(gesture.end - inspection.start), fixed(gesture.translation.length),
            isStroke ? fixed(gesture.velocity.length) : "", gesture.title + ending,
          ])
      }
    }
    guard rows.count > 1 else { return "" }
    let rest = rows.count - 1 - Self.contactLimit
    let more: PrintableText = rest > 0 ? "  ... and \(rest) more; --json lists them all\n" : ""
    return "\n" + TextTable(Array(rows.prefix(Self.contactLimit + 1)), style: style).text + more
  }
}
