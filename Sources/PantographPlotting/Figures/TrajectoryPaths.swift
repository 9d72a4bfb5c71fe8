/// The paths of contacts over a surface. Lines are drawn first, then beads, symbols and labels.
struct TrajectoryPaths {
  let contacts: [PlottedContact]
  let x: PlotScale
  let y: PlotScale
  let plot: Box
  let palette: Palette

  /// The largest number of contacts with labels. More labels would hide the paths.
  static let maximumLabelled = 60

  var marks: [Mark] {
    var lines: [Mark] = []
    var signs: [Mark] = []
    var labelled: [(contact: Int, start: Point, side: Point)] = []
    var ends: [Point] = []
    let budget = max(24, 16_000 / max(1, contacts.count))
    let decimation = LineDecimation(tolerance: 0.15, maximumCount: budget)
    let pieces = max(1, min(28, 2000 / max(1, contacts.count)))
    let ticks = TimeTicks(for: contacts)
    for (index, contact) in contacts.enumerated() {
      let points = decimation(contact.samples.map(position))
      guard let start = points.first, let end = points.last else { continue }
      let color = palette.series(index)
      lines +=
        TaperedLine(
          points: points, color: color, background: palette.surface, pieces: pieces
        ).marks
      lines += beads(ticks.samples(of: contact), from: start, to: end, color: color)
      let hasMoved = points.contains { ($0 - start).length > 9 }
      // The ring and dot of a tap are in the same position, so the dot is put inside a larger ring.
      signs += PointSymbol.ring.marks(
        at: start, color: color, background: palette.surface, scale: hasMoved ? 1 : 1.9)
      signs += contact.endSymbol.marks(
        at: end, color: color, background: palette.surface, scale: hasMoved ? 1 : 0.8)
      let ahead = points.first { ($0 - start).length > 12 } ?? end
      labelled.append((index, start, start - ahead))
      ends += [start, end]
    }
    guard labelled.count <= Self.maximumLabelled else { return lines + signs }
    var placement = LabelPlacement(area: plot, signs: ends)
    let badges = labelled.flatMap { label in
      badge(label.contact, start: label.start, side: label.side, in: &placement)
    }
    return lines + signs + badges
  }

  private func position(_ sample: PlottedContact.Sample) -> Point {
    Point(x.position(of: sample.xMillimetres), y.position(of: sample.yMillimetres))
  }

  private func beads(
    _ samples: [PlottedContact.Sample], from start: Point, to end: Point, color: Color
  ) -> [Mark] {
    var last = start
    var marks: [Mark] = []
    for sample in samples {
      let point = position(sample)
      // A resting finger needs only one bead.
      guard (point - last).length >= 9, (point - end).length >= 9 else { continue }
      last = point
      marks += PointSymbol.bead.marks(at: point, color: color, background: palette.surface)
    }
    return marks
  }

  private func badge(
    _ index: Int, start: Point, side: Point, in placement: inout LabelPlacement
  ) -> [Mark] {
    let color = palette.series(index)
    let style = TextStyle(palette.background, size: 10.5, weight: .bold, anchor: .middle)
    let text = TextMeasure(style).fitting(contacts[index].label, width: 60)
    guard !text.isEmpty else { return [] }
    let height = 16.0
    let width = max(height, TextMeasure(style).width(of: text) + 8)
    let middle = placement.place(width: width, height: height, by: start, side: side)
    let box = Box(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    return [
      .rectangle(box, radius: height / 2, fill: color, stroke: Stroke(palette.surface, width: 1.5)),
      .text(text, at: middle + Point(0, style.centering), style),
    ]
  }
}
