/// A recording at a glance: what device, which ways the fingers went, and when.
///
/// Who has contacts of a recording gives each of them a label (its number), its samples in
/// millimetres from the surface's top left and in seconds since the first frame, and its end:
///
///     let figure = RecordingFigure(
///       title: "swipe.evemu", device: "SynPS/2 Synaptics TouchPad",
///       surface: PlottedSurface(widthMillimetres: 102, heightMillimetres: 68),
///       duration: 1.24, reportsPerSecond: 80, contacts: contacts)
///     try figure.drawing().write(to: "swipe.svg")  // or .png; from Rendering
public struct RecordingFigure: Hashable, Sendable {
  public var title: String
  public var device: String
  /// Nil where even a guess is not possible.
  public var surface: PlottedSurface?
  /// In seconds.
  public var duration: Double
  public var reportsPerSecond: Double?
  public var contacts: [PlottedContact]

  public init(
    title: String, device: String, surface: PlottedSurface?, duration: Double,
    reportsPerSecond: Double? = nil, contacts: [PlottedContact]
  ) {
    self.title = title
    self.device = device
    self.surface = surface
    self.duration = duration
    self.reportsPerSecond = reportsPerSecond
    self.contacts = contacts
  }

  /// With more contacts than this the rest is not drawn, and the figure says so.
  public static let maximumContacts = 1000

  /// The figure. Its height follows from the surface's shape.
  public func drawing(width: Double = 1200, palette: Palette = .light) -> Drawing {
    let drawn = Array(contacts.prefix(Self.maximumContacts))
    let width = width.isFinite ? max(640, width) : 1200
    let page = Box(x: 0, y: 0, width: width, height: 0).inset(left: 28, right: 28)
    var marks = heading(page, palette)
    let trajectories = TrajectoryPlot(surface: surface, contacts: drawn)
    let left = trajectories.size(within: page.width * 0.52, 500)
    let height = min(500, max(left.height, 360))
    let top = 84.0
    marks += trajectories.marks(
      in: Box(x: page.x, y: top, width: left.width, height: left.height), palette: palette)
    let gap = 36.0
    let right = Box(
      x: page.x + left.width + gap, y: top, width: max(0, page.width - left.width - gap),
      height: height)
    marks += PositionTimePlot(contacts: drawn, duration: duration)
      .marks(in: right, palette: palette)
    var bottom = top + height + 12
    for legend in legends(drawn, palette) {
      let rows = legend.layout(at: Point(page.x, bottom), width: page.width, palette: palette)
      marks += rows.marks
      bottom += rows.height + 2
    }
    return Drawing(
      width: width, height: bottom + 16, background: palette.background,
      title: title + ": " + facts, marks: marks)
  }

  /// Device, size, duration, rate and count in one line.
  private var facts: String {
    var facts = device.isEmpty ? "unnamed device" : device
    facts += " · " + (surface?.drawable?.caption ?? "size unknown")
    facts += " · " + DecimalText(decimals: 2)(duration) + " s"
    if let rate = reportsPerSecond, rate.isFinite {
      facts += " · " + DecimalText(decimals: 0)(rate) + " reports/s"
    }
    facts += contacts.count == 1 ? " · 1 contact" : " · \(contacts.count) contacts"
    if contacts.count > Self.maximumContacts {
      facts += ", the first \(Self.maximumContacts) drawn"
    }
    return facts
  }

  private func heading(_ page: Box, _ palette: Palette) -> [Mark] {
    let large = TextStyle(palette.text, size: 20, weight: .bold)
    let small = TextStyle(palette.secondaryText, size: 13)
    return [
      .text(
        TextMeasure(large).fitting(title, width: page.width), at: Point(page.x, 38), large),
      .text(
        TextMeasure(small).fitting(facts, width: page.width), at: Point(page.x, 60), small),
    ]
  }

  private func legends(_ drawn: [PlottedContact], _ palette: Palette) -> [Legend] {
    let fingers = drawn.enumerated().map { index, contact in
      Legend.Entry(
        contact.label + " " + contact.endText, color: palette.series(index),
        sign: .line(dash: PositionTimePlot.dash(of: index, palette)))
    }
    var signs: [(String, PointSymbol)] = [("touches down", .ring), ("lifted", .dot)]
    if drawn.contains(where: { $0.endSymbol == .cross }) { signs.append(("cancelled", .cross)) }
    if drawn.contains(where: { $0.end == .open }) { signs.append(("still down", .diamond)) }
    if let caption = TimeTicks(for: drawn).caption { signs.append((caption, .bead)) }
    let key = signs.map { text, symbol in
      Legend.Entry(text, color: palette.secondaryText, sign: .symbol(symbol))
    }
    return drawn.isEmpty ? [] : [Legend(fingers), Legend(key, fontSize: 11.5)]
  }
}
