import PantographPlainText

/// An overview of a recording: the device, the paths of the fingers, and their times.
///
/// Give each contact of the recording a label (its number), its samples in millimetres from the
/// surface's top left and in seconds since the first frame, and its end:
///
///     let figure = RecordingFigure(
///       title: "swipe.evemu", device: "SynPS/2 Synaptics TouchPad",
///       surface: PlottedSurface(widthMillimetres: 102, heightMillimetres: 68),
///       duration: 1.24, reportsPerSecond: 80, contacts: contacts)
///     try figure.drawing().write(to: "swipe.svg")  // or .png; from Rendering
public struct RecordingFigure: Hashable, Sendable {
  /// The figure's heading, such as the name of the file.
  public var title: String
  /// The name of the device.
  public var device: String
  /// The touch surface; nil if its size is unknown and cannot be guessed.
  public var surface: PlottedSurface?
  /// The duration of the recording in seconds.
  public var duration: Double
  /// The report rate of the device; nil if unknown.
  public var reportsPerSecond: Double?
  /// The contacts, in the order in which they began.
  public var contacts: [PlottedContact]
  /// The number of contacts of the recording; nil if `contacts` has them all.
  public var contactCount: Int?

  public init(
    title: String, device: String, surface: PlottedSurface?, duration: Double,
    reportsPerSecond: Double? = nil, contacts: [PlottedContact], contactCount: Int? = nil
  ) {
    self.title = title
    self.device = device
    self.surface = surface
    self.duration = duration
    self.reportsPerSecond = reportsPerSecond
    self.contacts = contacts
    self.contactCount = contactCount
  }

  /// The largest number of contacts drawn. The figure says if there are more.
  public static let maximumContacts = 1000

  /// Returns the figure. Its height depends on the surface's shape.
  public func drawing(width: Double = 1200, palette: Palette = .light) -> Drawing {
    let drawn = Array(contacts.prefix(Self.maximumContacts))
    let width = width.isFinite ? max(640, width) : 1200
    let page = Box(x: 0, y: 0, width: width, height: 0).inset(left: 28, right: 28)
    var marks = heading(page, palette)
    let trajectories = TrajectoryPlot(surface: surface, contacts: drawn)
    let boxes = layout(of: trajectories, on: page)
    marks += trajectories.marks(in: boxes.surface, palette: palette)
    let times = PositionTimePlot(
      contacts: drawn, duration: duration, isAssumed: surface?.isAssumed ?? false)
    marks += times.marks(in: boxes.time, palette: palette)
    var bottom = boxes.time.maxY + 12
    for legend in legends(drawn, palette) {
      let rows = legend.layout(at: Point(page.x, bottom), width: page.width, palette: palette)
      marks += rows.marks
      bottom += rows.height + 2
    }
    for note in notes(drawn, cutOff: trajectories.cutOffCount) {
      let style = TextStyle(palette.warning, size: 11.5)
      let text = TextMeasure(style).fitting(note, width: page.width)
      bottom += 18
      marks.append(.text(text, at: Point(page.x, bottom - 4), style))
    }
    return Drawing(
      width: width, height: bottom + 16, background: palette.background,
      title: title + ": " + facts, marks: marks)
  }

  /// Returns the boxes of both plots, side by side. If the surface is too flat or the page too
  /// narrow for that, one is above the other.
  private func layout(
    of trajectories: TrajectoryPlot, on page: Box
  ) -> (surface: Box, time: Box) {
    let top = 84.0
    let beside = trajectories.size(within: page.width * 0.52, 500)
    if beside.height >= 320 {
      let surface = Box(x: page.x, y: top, width: beside.width, height: beside.height)
      let left = surface.maxX + 36
      let time = Box(
        x: left, y: top, width: max(0, page.maxX - left), height: max(beside.height, 360))
      return (surface, time)
    }
    let above = trajectories.size(within: page.width, 460)
    let surface = Box(x: page.x, y: top, width: above.width, height: above.height)
    return (surface, Box(x: page.x, y: surface.maxY + 8, width: page.width, height: 360))
  }

  /// Returns notes on samples that the picture leaves out.
  private func notes(_ drawn: [PlottedContact], cutOff: Int) -> [String] {
    var notes = drawn.reduce(OmittedSamples()) { $0 + $1.omitted }.notes
    if cutOff > 0 {
      notes.append(
        OmittedSamples.samples(cutOff) + " far off the surface, seen only in the panels over time")
    }
    return notes
  }

  /// The device, size, duration, rate and number of contacts in one line.
  private var facts: String {
    var facts = device.isEmpty ? "unnamed device" : device
    facts += " · " + (surface?.caption ?? "size unknown")
    facts +=
      " · " + DecimalText(duration, decimals: 2, zeros: .kept, extremes: .bounded).description
      + " s"
    if let rate = reportsPerSecond, rate.isFinite {
      facts += " · " + DecimalText(rate, decimals: 0, extremes: .bounded).description + " reports/s"
    }
    let count = max(contactCount ?? 0, contacts.count)
    facts += count == 1 ? " · 1 contact" : " · \(count) contacts"
    let drawn = min(contacts.count, Self.maximumContacts)
    if count > drawn { facts += ", the first \(drawn) drawn" }
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
