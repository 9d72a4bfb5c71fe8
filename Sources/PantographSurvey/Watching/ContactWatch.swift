import PantographGestures
import PantographTouches

/// Measures the contacts that a device reports: shapes, steps, noise, and the places of landings.
struct ContactWatch: Sendable {
  private struct OpenContact: Sendable {
    let id: ContactID
    var last: Vector
    /// The last step, scaled to the jump filter's interval; nil if there is none to compare with.
    var lastStep: Double?
    var rest: RestWindow
    var size: ContactSize?
    var leastSize = ContactSize(major: .infinity, minor: .infinity)
    var mostSize = ContactSize(major: 0, minor: 0)
    var pressure: Double?
    /// The values of the pressure. Each reported value counts once, as long as it may last.
    var pressures = ValueSketch()
  }

  private var open: [OpenContact] = []
  private var lastTime: Timestamp?
  private let surface: SurfaceGeometry
  private let thresholds: SurveyThresholds
  private let limits: SurveyLimits

  init(_ thresholds: SurveyThresholds, _ limits: SurveyLimits, on surface: SurfaceGeometry) {
    self.thresholds = thresholds
    self.limits = limits
    self.surface = surface
  }

  mutating func take(_ frame: ContactFrame, into cell: inout SurveyCell) {
    let span = lastTime.map { frame.time - $0 } ?? .zero
    for index in frame.indices {
      let contact = frame[index]
      guard let place = open.firstIndex(where: { $0.id == contact.id }) else {
        if contact.phase.isDown { land(contact, at: frame.time, into: &cell) }
        continue
      }
      if contact.phase.isDown {
        follow(place, contact, at: frame.time, in: span, into: &cell)
      } else {
        lift(open.remove(at: place), into: &cell)
      }
    }
    lastTime = frame.time
  }

  private mutating func land(_ contact: Contact, at time: Timestamp, into cell: inout SurveyCell) {
    cell.contacts += 1
    var open = OpenContact(
      id: contact.id, last: contact.position,
      rest: RestWindow(at: contact.position, time, contact.accuracy))
    see(contact, &open)
    if let pressure = contact.pressure {
      cell.add(
        pressure * 100, .landingPressure, limits,
        isJudged: pressure > 0
          && surface.pressureRange >= thresholds.faint.leastPressureRange)
    }
    self.open.append(open)
    if contact.accuracy == .exact { measureEdges(contact.position, into: &cell) }
  }

  private func measureEdges(_ position: Vector, into cell: inout SurveyCell) {
    let size = surface.size
    let side = min(position.x, size.x - position.x)
    let edge = thresholds.edge
    guard thresholds.isFiltered else {
      let nearest = min(side, position.y, size.y - position.y)
      cell.add(nearest, .nearestEdge, limits)
      return
    }
    if size.x * edge.sideShare >= edge.sideWidth {
      cell.add(side, .side, limits)
    } else if size.x > 0 {
      cell.add(side / size.x * 100, .sideShare, limits, isJudged: size.x >= edge.leastWidth)
    }
    guard size.y > 0 else { return }
    cell.add(position.y / size.y * 100, .top, limits, isJudged: size.y > edge.leastHeight)
    cell.add(
      (1 - position.y / size.y) * 100, .bottom, limits,
      isJudged: size.y >= ThumbThresholds().leastHeight && !surface.isAssumed)
  }

  /// Adds the shape of a contact. A device reports only changes.
  private func see(_ contact: Contact, _ open: inout OpenContact) {
    if let size = contact.size {
      open.leastSize.major = min(open.leastSize.major, size.major)
      open.leastSize.minor = min(open.leastSize.minor, size.minor)
      open.mostSize.major = max(open.mostSize.major, size.major)
      open.mostSize.minor = max(open.mostSize.minor, size.minor)
    }
    if let pressure = contact.pressure, pressure != open.pressure {
      open.pressures.add(pressure * 100)
      open.pressure = pressure
    }
  }

  private mutating func follow(
    _ place: Int, _ contact: Contact, at time: Timestamp, in span: TimeSpan,
    into cell: inout SurveyCell
  ) {
    see(contact, &open[place])
    guard contact.accuracy == .exact else {
      open[place].lastStep = nil
      open[place].last = contact.position
      open[place].rest = RestWindow(at: contact.position, time, contact.accuracy)
      return
    }
    let length = (contact.position - open[place].last).length
    open[place].last = contact.position
    measureStep(length, in: span, of: place, into: &cell)
    if let noise = open[place].rest.take(contact.position, time) {
      cell.add(noise, .restNoise, limits)
    }
  }

  private mutating func measureStep(
    _ length: Double, in span: TimeSpan, of place: Int, into cell: inout SurveyCell
  ) {
    if length > 0 { cell.add(length, .step, limits) }
    let jump = thresholds.jump
    guard span > .zero, span <= jump.longestGap else {
      open[place].lastStep = nil
      return
    }
    let scaled = length * (jump.interval.seconds / span.seconds)
    if length > 0 {
      cell.add(scaled, .stepSpeed, limits, isJudged: length >= jump.leastStep)
      if let last = open[place].lastStep, length >= jump.leastStep {
        cell.add(max(0, scaled - last), .stepIncrease, limits)
      }
    }
    open[place].lastStep = scaled
  }

  private func lift(_ open: OpenContact, into cell: inout SurveyCell) {
    if open.mostSize.major > 0 {
      let judgesSize = !surface.isAssumed
      cell.add(open.mostSize.major, .size, limits, isJudged: judgesSize)
      cell.add(open.leastSize.major, .leastSize, limits)
      cell.add(open.mostSize.minor, .width, limits)
      cell.add(open.leastSize.minor, .leastWidth, limits)
    }
    guard open.pressures.count > 0, open.pressures.most > 0 else { return }
    cell.add(
      open.pressures.most, .pressure, limits,
      isJudged: surface.pressureRange >= thresholds.palm.leastPressureRange)
    cell.add(open.pressures.mean, .meanPressure, limits)
    cell.add(open.pressures.quantile(0.5) ?? 0, .medianPressure, limits)
    cell.add(open.pressures.least, .leastPressure, limits)
  }
}

/// The extent of the positions of one finger in consecutive spans of a tenth of a second.
struct RestWindow: Sendable {
  /// The time at rest after which a hand counts as having no speed.
  private static let time = TimeSpan.milliseconds(100)
  /// The fewest reports that show noise. Two reports show only a movement.
  private static let fewestReports = 3

  private var start: Vector
  private var since: Timestamp
  private var low: Vector
  private var high: Vector
  private var reports = 1
  private let isExact: Bool

  init(at position: Vector, _ time: Timestamp, _ accuracy: PositionAccuracy) {
    start = position
    since = time
    low = position
    high = position
    isExact = accuracy == .exact
  }

  /// Adds a position. If a span ends with it in which the finger rested, returns the larger extent
  /// of the positions, sideways or up and down.
  mutating func take(_ position: Vector, _ time: Timestamp) -> Double? {
    low = Vector(x: min(low.x, position.x), y: min(low.y, position.y))
    high = Vector(x: max(high.x, position.x), y: max(high.y, position.y))
    reports += 1
    guard time - since >= Self.time else { return nil }
    let extent = max(high.x - low.x, high.y - low.y)
    let isAtRest = (position - start).length <= HandThresholds().still
    let isKnown = isExact && reports >= Self.fewestReports
    self = RestWindow(at: position, time, .exact)
    return isAtRest && isKnown ? extent : nil
  }
}
